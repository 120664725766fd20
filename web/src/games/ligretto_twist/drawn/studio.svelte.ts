/** Where drawings are ordered: from a painter in a thread of its own or, in a browser that can't, in this one. */
import { isStill } from "../../../lib/motion";
import type { Order, Scene } from "./scenes";

const SEATS = 4; // at most

/** Is it a thread of its own? If that fails, canvases are made anew: they can't be taken back. */
export const studio = $state({ threads: "transferControlToOffscreen" in HTMLCanvasElement.prototype });
let send: ((orders: Order[]) => void) | null = null;
let orders: Order[] = [];
let opened = 0;

function open(): (orders: Order[]) => void {
  new MutationObserver(look).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  document.addEventListener("visibilitychange", look); // some phones forget what they don't show
  look();
  return studio.threads ? inThread() : inPage();
}

function inThread(): (orders: Order[]) => void {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onerror = () => {
    send = inPage();
    studio.threads = false;
    look();
  };
  return (all) =>
    worker.postMessage(
      all,
      all.flatMap((order) => (order.do === "open" ? [order.canvas as OffscreenCanvas] : [])),
    );
}

function inPage(): (orders: Order[]) => void {
  const painter = import("./painter").then(({ Painter }) => new Painter());
  return (all) => void painter.then((one) => one.hear(all));
}

/** What is ordered together is told together. */
function order(one: Order): void {
  if (orders.push(one) > 1) return;
  queueMicrotask(() => {
    const all = orders;
    orders = [];
    (send ??= open())(all);
  });
}

function look(): void {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  order({
    do: "look",
    look: {
      ink: colour("ink"),
      soft: colour("soft"),
      sheet: colour("sheet"),
      glow: colour("glow"),
      card: colour("card"),
      edge: colour("card-edge"),
      seats: Array.from({ length: SEATS }, (_, seat) => colour(`seat-${seat}`)),
    },
  });
}

/** A canvas on the page. */
export class Drawn {
  readonly #id = ++opened;
  readonly #sizes: ResizeObserver;

  constructor(canvas: HTMLCanvasElement) {
    order({ do: "open", id: this.#id, canvas: studio.threads ? canvas.transferControlToOffscreen() : canvas });
    this.#sizes = new ResizeObserver(([seen]) => {
      if (!seen) return;
      const [pixels] = seen.devicePixelContentBoxSize ?? [];
      const { width, height } = seen.contentRect;
      const [across, down] = pixels
        ? [pixels.inlineSize, pixels.blockSize]
        : [width * devicePixelRatio, height * devicePixelRatio];
      order({ do: "size", id: this.#id, width: Math.round(across), height: Math.round(down) });
    });
    try {
      this.#sizes.observe(canvas, { box: "device-pixel-content-box" }); // told of another screen's pixels, too
    } catch {
      this.#sizes.observe(canvas);
    }
  }

  show(scene: Scene): void {
    order({ do: "show", id: this.#id, scene, still: isStill() });
  }

  close(): void {
    this.#sizes.disconnect();
    order({ do: "close", id: this.#id });
  }
}
