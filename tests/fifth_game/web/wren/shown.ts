/** Wren's own view of a source. */
import type { Source } from "../../lib/source";
import type { WrenView } from "./view";

export const viewOf = (source: Source): WrenView | null => source.view as WrenView | null;
