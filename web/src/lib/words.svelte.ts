/**
 * Everything people read, in their language: Fluent messages, `src/words/<language>/<area>.ftl`, and an area per game,
 * `src/games/<game>/words/<language>.ftl`. An area is loaded when something needs it; `app` is always there.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { likes } from "./settings.svelte";

export const LANGUAGES = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
  fr: "Français",
  nl: "Nederlands",
  es: "Español",
};
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(["../words/*/*.ftl", "../games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
});
const load = (area: string, language: Language): Promise<string> | "" =>
  (FILES[`../words/${language}/${area}.ftl`] ?? FILES[`../games/${area}/words/${language}.ftl`])?.() ?? "";

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #areas = new Set(["app"]);
  #wanted: Language = "en"; // asked for last, perhaps not loaded yet
  #latest: Promise<void> = Promise.resolve();

  /** Choose the language: the one somebody set, or the first of the browser's that we have. */
  async begin(): Promise<void> {
    const asked = [likes.language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    await this.speak(asked.find(isLanguage) ?? "en");
    setTimeout(() => new Intl.NumberFormat(this.language)); // a browser's first one takes long: now, not in a race
  }

  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#load();
  }

  /** Load the words of a part of the app, or of a game. */
  need(area: string): Promise<void> {
    if (this.#areas.has(area)) return this.#latest;
    this.#areas.add(area);
    return this.#load();
  }

  /** A message, with its arguments. A missing message shows its id; a test finds it first. */
  readonly t = (id: string, args: Args = {}): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    return this.#bundle.formatPattern(message.value, args, []);
  };

  /** A game's own message, `<game>-<id>`; or else `id`, as most games say it. */
  readonly tOf = (game: string, id: string, args: Args = {}): string =>
    this.t(this.has(`${game}-${id}`) ? `${game}-${id}` : id, args);

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The last request counts: an earlier load that ends later waits for it and shows nothing. */
  #load(): Promise<void> {
    const language = this.#wanted;
    const loading: Promise<void> = this.#read(language).then((bundle) => {
      if (this.#latest !== loading) return this.#latest;
      this.#bundle = bundle;
      this.language = language;
      document.documentElement.lang = language;
    });
    this.#latest = loading;
    return loading;
  }

  async #read(language: Language): Promise<FluentBundle> {
    const texts = await Promise.all([...this.#areas].map((area) => load(area, language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    return bundle;
  }
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && tag in LANGUAGES;
}

export const words = new Words();
export const { t, tOf } = words;
