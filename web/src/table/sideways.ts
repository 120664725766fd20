/** A phone held sideways has little height: what is yours lies beside the table then, not below it, unless letters are very large. */
import { MediaQuery } from "svelte/reactivity";

export const sideways = new MediaQuery("(orientation: landscape) and (max-height: 480px) and (min-width: 40rem)");
