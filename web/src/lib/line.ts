/** The way to a table: one WebSocket after the other. One that is silent for too long is dead, though nothing closed it. */
import type { FromServer } from "./wire";

const SOONEST_MS = 300;
const LATEST_MS = 10_000;
/** The server is heard every two seconds. */
const SILENT_MS = 4000;
/** Time for a new connection to say something. */
const OPENING_MS = 8000;
const LOOK_MS = 250;

interface Ends {
  /** Before each connection; null: don't, the line has ended. May fail. */
  address: () => Promise<string | null>;
  hear: (message: FromServer) => void;
  /** Nothing has been heard since then. It is tried again. */
  lost: (since: number) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #heardAt = Date.now();
  #openedAt = 0;
  #patience = OPENING_MS;
  #lookedAt = Date.now();
  #watch: ReturnType<typeof setInterval>;
  #again: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly ends: Ends) {
    addEventListener("online", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
    this.#watch = setInterval(this.#look, LOOK_MS);
    void this.#connect();
  }

  /** For good. */
  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#soon);
    document.removeEventListener("visibilitychange", this.#soon);
    clearInterval(this.#watch);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  write(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ v: 1, ...message }));
  }

  /** Try again, after so long. */
  again(wait = Math.min(LATEST_MS, SOONEST_MS * 2 ** this.#tries++)): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.ends.lost(this.#heardAt);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#connect(), wait);
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#again);
    const address = await this.ends.address().catch(() => "");
    if (this.#ended || address === null) return;
    if (address === "") {
      this.again();
      return;
    }
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#patience = OPENING_MS;
    this.#openedAt = Date.now();
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return; // given up
      this.#heardAt = Date.now();
      this.#patience = SILENT_MS;
      this.#tries = 0;
      this.ends.hear(JSON.parse(event.data as string) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#ended) this.again();
    };
  }

  /** Is it still there? A page that was asleep itself has to hear first what came meanwhile. */
  readonly #look = (): void => {
    const now = Date.now();
    const slept = now - this.#lookedAt > SILENT_MS / 2;
    this.#lookedAt = now;
    if (this.#socket && !slept && now - Math.max(this.#heardAt, this.#openedAt) > this.#patience) this.again();
  };

  /** The page is back, or the network: don't wait. */
  readonly #soon = (): void => {
    if (this.#socket === null && !this.#ended && document.visibilityState === "visible") {
      this.#tries = 0;
      this.again(0);
    }
  };
}
