/** A player's settings, kept on this device. */

export const THEMES = ["auto", "light", "dark"] as const;
export const MOTIONS = ["auto", "less"] as const;

export interface Likes {
  language: string; // "" is the browser's
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  vibrate: boolean;
  leftHanded: boolean;
  sortDown: boolean; // the hand from high to low
  playForced: boolean; // forced moves are played automatically
  oneTap: boolean; // a tap plays a card; otherwise it lifts it, and a second plays it
}

const USUAL: Likes = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: true,
  vibrate: true,
  leftHanded: false,
  sortDown: false,
  playForced: false,
  oneTap: false,
};
const PLACE = "rospo-likes";

function read(): Likes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Likes>) };
  } catch {
    return { ...USUAL }; // storage is closed, or holds something else
  }
}

export const likes: Likes = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function show(): void {
  const theme = likes.theme === "auto" ? (dark.matches ? "dark" : "light") : likes.theme;
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.dataset["motion"] = lessMotion() ? "less" : "full";
}

/** Should things move as little as possible? */
export function lessMotion(): boolean {
  return likes.motion === "less" || still.matches;
}

/** Call after every change. */
export function keepLikes(): void {
  show();
  try {
    localStorage.setItem(PLACE, JSON.stringify(likes));
  } catch {
    // then only for this visit
  }
}

dark.addEventListener("change", show);
still.addEventListener("change", show);
show();
