/** For tests without a browser: as much of a page as settings and words ask for. Import it first. */
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => new EventTarget());
vi.stubGlobal("document", { documentElement: { dataset: {} } });
