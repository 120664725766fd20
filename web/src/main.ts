import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { words } from "./lib/words.svelte";

const place = document.getElementById("app");
if (!place) throw new Error("the page has no place for the app");
await words.begin(); // so that nothing is shown in the wrong language
mount(App, { target: place });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/offline.js");
