/** Which page is shown, from the address. Links are plain links: a click on one of ours stays in the app. */

class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (click) => {
      const link = click.target instanceof Element ? click.target.closest("a") : null;
      const ours = link && link.origin === location.origin && !link.hasAttribute("download") && !link.target;
      if (!ours || click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return;
      if (link.pathname.startsWith("/api/")) return;
      click.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Where the address leads: its parts, without the slashes. */
  get parts(): string[] {
    return this.path.split("/").filter((part) => part);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (location.hash) requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView());
    else scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
  }
}

export const router = new Router();

/** What somebody wrote, from a part of an address. A part that nothing could have been written as stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
