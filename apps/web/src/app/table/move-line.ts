// Takes the page's line to the very process that has its table, so that nothing has to be passed on. Only within the site, and
// only until it fails: then the site's own address serves as ever. Whoever offers an address knows that no match runs (CL16).
import type { Clock } from "../../lib/clock.ts";
import type { Connection } from "../../lib/realtime/connection.ts";

/** The first word at a new table goes before the line moves. */
const SETTLED_MS = 500;
const LOOK_AGAIN_MS = 3_000;
const PATIENCE_MS = 2_000;
const REST_MS = 60_000;

const movers = new WeakMap<Connection, LineMover>();

/** The one mover of a page's line. */
export function moverOf(connection: Connection, clock: Clock): LineMover {
  const mover = movers.get(connection) ?? new LineMover(connection, clock);
  movers.set(connection, mover);
  return mover;
}

/** One page's way from process to process. */
class LineMover {
  readonly #connection: Connection;
  readonly #clock: Clock;
  /** Until when no other address is tried, because the last one failed. */
  #restsUntil = Number.NEGATIVE_INFINITY;
  #at: string | null = null;
  #stopWatching: () => void = () => undefined;

  constructor(connection: Connection, clock: Clock) {
    this.#connection = connection;
    this.#clock = clock;
  }

  /** The person's table can be reached at `line`, an origin: takes the line there soon, if it is of this site. Returns how to withdraw that. */
  offer(line: string, page: Pick<Location, "protocol" | "hostname">): () => void {
    const address = addressIn(line, page);
    if (address === null || address === this.#at) return () => undefined;
    let stop = () => {};
    const wait = (delayMs: number) => {
      const restMs = this.#restsUntil - this.#clock.now();
      stop = this.#clock.after(Math.max(delayMs, restMs), () => {
        if (this.#connection.store.getState().status === "connected") this.#move(address);
        else wait(LOOK_AGAIN_MS);
      });
    };
    wait(SETTLED_MS);
    return () => stop();
  }

  #move(address: string): void {
    const { store } = this.#connection;
    this.#stopWatching();
    this.#at = address;
    this.#connection.redial(address);
    const cancel = this.#clock.after(PATIENCE_MS, () => {
      this.#giveUp();
      this.#connection.redial(null);
    });
    let hasStood = false;
    const forget = store.subscribe(({ status }) => {
      if (status === "connected") {
        cancel();
        hasStood = true;
      } else if (hasStood) this.#giveUp();
    });
    this.#stopWatching = () => {
      cancel();
      forget();
    };
  }

  /** It failed, or is lost: for a while the site's own address serves. */
  #giveUp(): void {
    this.#stopWatching();
    this.#at = null;
    this.#restsUntil = this.#clock.now() + REST_MS;
  }
}

/** Where WebSockets of a process of this page's site are dialled; null: it is another site's, or no address. */
function addressIn(
  line: string,
  { protocol, hostname }: Pick<Location, "protocol" | "hostname">,
): string | null {
  const url = URL.parse(line);
  if (url?.protocol !== protocol) return null;
  if (url.hostname !== hostname && !url.hostname.endsWith(`.${hostname}`)) return null;
  return `${url.origin.replace(/^http/, "ws")}/ws`;
}
