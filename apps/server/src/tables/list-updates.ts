// The public list on the wire: one update for all changes within a window, none when nothing that shows has changed,
// and none when nobody reads. Requests cannot make it faster.
import { LOBBY_UPDATES } from "@fitil/contracts";
import type { LobbyListUpdate, TableSummary } from "@fitil/contracts";
import type { Clock } from "../ports/process.ts";
import type { TablePublisher } from "./table-publisher.ts";

/** The least time between two updates; a long list adds a millisecond a table. */
const LIST_WINDOW_MS = 250;
/** A change waits this long for company when the window is already over. */
const LIST_COMPANY_MS = 20;

/** Publishes `lobby_list_update`. */
export class ListUpdates {
  readonly #clock: Clock;
  readonly #publisher: TablePublisher;
  readonly #rooms: () => readonly TableSummary[];
  #lastText = "";
  #requested = false;
  #notBefore = 0;
  #stopTimer: (() => void) | null = null;

  constructor(deps: { clock: Clock; publisher: TablePublisher; rooms: () => readonly TableSummary[] }) {
    this.#clock = deps.clock;
    this.#publisher = deps.publisher;
    this.#rooms = deps.rooms;
  }

  /** Something that the list shows may have changed. */
  changed(): void {
    if (this.#stopTimer) return;
    const delayMs = Math.max(LIST_COMPANY_MS, this.#notBefore - this.#clock.now());
    this.#stopTimer = this.#clock.after(delayMs, () => this.#publish());
  }

  /** Somebody asked for the list: the next update goes out even when nothing has changed. */
  request(): void {
    this.#requested = true;
    this.changed();
  }

  /** Stops; nothing waits any more. */
  close(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #publish(): void {
    this.#stopTimer = null;
    const requested = this.#requested;
    this.#requested = false;
    if (!this.#publisher.hasListReaders()) {
      this.#lastText = "";
      return;
    }
    const rooms = this.#rooms();
    const update: LobbyListUpdate = { type: "lobby_list_update", rooms: [...rooms] };
    const text = JSON.stringify(update);
    if (text === this.#lastText && !requested) return;
    this.#lastText = text;
    this.#notBefore = this.#clock.now() + LIST_WINDOW_MS + rooms.length;
    this.#publisher.publish(LOBBY_UPDATES, { text, isUrgent: false });
  }
}
