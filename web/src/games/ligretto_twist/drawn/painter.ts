/** Keeps the canvases and what each shows; paints those that changed, and all that moves, frame by frame. */
import { type Canvas, type Context, forget, paint, type Progress } from "./paint";
import { LASTS_MS, type Look, type Motion, motions, type Order, type Scene } from "./scenes";

const MOTIONS = Object.keys(LASTS_MS) as Motion[];
const easeOut = (far: number): number => 1 - (1 - far) ** 2;

class Drawing {
  scene: Scene | null = null;
  stale = false;
  #width = 0; // until it is told its size
  #height = 0;
  readonly #context: Context;
  readonly #began = new Map<Motion, number | null>(); // null: with the next frame

  constructor(canvas: Canvas, onrestored: () => void) {
    this.#context = canvas.getContext("2d") as Context;
    canvas.addEventListener("contextrestored", onrestored);
  }

  size(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.stale = true;
  }

  show(scene: Scene, still: boolean): void {
    for (const motion of this.scene && !still ? motions(this.scene, scene) : []) this.#began.set(motion, null);
    this.scene = scene;
    this.stale = true;
  }

  paint(look: Look, now: number): void {
    const far = (motion: Motion): number => {
      const began = this.#began.get(motion);
      if (began === undefined) return 1;
      if (began === null) this.#began.set(motion, now);
      const past = (now - (began ?? now)) / LASTS_MS[motion];
      if (past < 1) return easeOut(past);
      this.#began.delete(motion);
      return 1;
    };
    const progress = Object.fromEntries(MOTIONS.map((motion) => [motion, far(motion)])) as Progress;
    if (this.scene && this.#width > 0) {
      const { canvas } = this.#context;
      if (canvas.width !== this.#width) canvas.width = this.#width; // empties it, so not before it is painted
      if (canvas.height !== this.#height) canvas.height = this.#height;
      paint(this.#context, this.scene, look, progress);
    }
    this.stale = this.#began.size > 0;
  }
}

export class Painter {
  readonly #drawings = new Map<number, Drawing>();
  #look: Look | null = null;
  #waits = false;

  hear(orders: readonly Order[]): void {
    for (const order of orders) this.#do(order);
    this.#paintSoon();
  }

  #do(order: Order): void {
    switch (order.do) {
      case "open":
        this.#drawings.set(order.id, new Drawing(order.canvas, () => this.#again()));
        break;
      case "size":
        this.#drawings.get(order.id)?.size(order.width, order.height);
        break;
      case "show":
        this.#drawings.get(order.id)?.show(order.scene, order.still);
        break;
      case "close":
        this.#drawings.delete(order.id);
        break;
      case "look":
        this.#look = order.look;
        this.#again();
    }
  }

  /** The colours are others, or what was painted is lost. */
  #again(): void {
    forget();
    for (const drawing of this.#drawings.values()) drawing.stale = true;
    this.#paintSoon();
  }

  #paintSoon(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame((now) => {
      this.#waits = false;
      const stale = [...this.#drawings.values()].filter((drawing) => drawing.stale);
      for (const drawing of stale) if (this.#look) drawing.paint(this.#look, now);
      if (this.#look && stale.some((drawing) => drawing.stale)) this.#paintSoon();
    });
  }
}
