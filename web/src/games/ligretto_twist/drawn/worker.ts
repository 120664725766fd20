/** The painter in a thread of its own: what it paints takes no time from the page, which answers presses. */
import { Painter } from "./painter";
import type { Order } from "./scenes";

const painter = new Painter();
addEventListener("message", ({ data }: MessageEvent<readonly Order[]>) => painter.hear(data));
