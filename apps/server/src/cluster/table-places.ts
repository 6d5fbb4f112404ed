// Where every table of the site is, as far as this process knows: what others tell of it, and all places read again now and then,
// in case that a word was not heard.
import type { Clock } from "../ports.ts";
import type { ClusterRegister, Place } from "./ports.ts";

/** How often all places are read again. */
const READ_AGAIN_MS = 5_000;
/** How long a place must have been missing when they are read again, before it counts as gone. */
const MISSING_MS = 2_000;

/** Tables and their owners. */
export class TablePlaces {
  readonly #register: Pick<ClusterRegister, "place" | "places" | "watch">;
  readonly #clock: Clock;
  readonly #moved: (tableId: string, place: Place | null, hasNewOwner: boolean) => void;
  readonly #places = new Map<string, Place>();
  /** Places that were missing when they were read last, and since when. */
  readonly #missing = new Map<string, number>();
  #stopTimer: (() => void) | null = null;
  #isStopped = false;

  /** `moved`: a table has another owner than before, or another row, or is gone (null). */
  constructor(deps: {
    register: Pick<ClusterRegister, "place" | "places" | "watch">;
    clock: Clock;
    moved: (tableId: string, place: Place | null, hasNewOwner: boolean) => void;
  }) {
    this.#register = deps.register;
    this.#clock = deps.clock;
    this.#moved = deps.moved;
  }

  /** Begins to listen. `readAgain` reads what is there. */
  async watch(): Promise<void> {
    await this.#register.watch((tableId, place) => this.#note(tableId, place));
  }

  /** Reads no more. */
  stop(): void {
    this.#isStopped = true;
    this.#stopTimer?.();
  }

  /** Where a table is, as far as it is known here. */
  get(tableId: string): Place | null {
    return this.#places.get(tableId) ?? null;
  }

  /** Where every table is, as far as it is known here. */
  all(): ReadonlyMap<string, Place> {
    return this.#places;
  }

  /** Where a table is. Rejects when the register is away and nobody here knows it. */
  async find(tableId: string): Promise<Place | null> {
    const known = this.get(tableId);
    if (known !== null) return known;
    const found = await this.#register.place(tableId);
    if (found !== null) this.#note(tableId, found);
    return found;
  }

  /** Reads all places, and goes on doing so. */
  async readAgain(): Promise<void> {
    this.#stopTimer?.();
    const before = new Map(this.#places);
    try {
      const found = await this.#register.places();
      for (const [tableId, place] of found) {
        this.#missing.delete(tableId);
        this.#note(tableId, place);
      }
      for (const [tableId, place] of before)
        if (!found.has(tableId) && this.#places.get(tableId) === place) this.#miss(tableId);
    } catch {
      // Told once, by the connection; read again soon.
    }
    if (!this.#isStopped) this.#stopTimer = this.#clock.after(READ_AGAIN_MS, () => void this.readAgain());
  }

  /** A register that has lost everything is entered again in a second or two: what is missing is not gone yet. */
  #miss(tableId: string): void {
    const now = this.#clock.now();
    const since = this.#missing.get(tableId) ?? now;
    this.#missing.set(tableId, since);
    if (now - since < MISSING_MS) return;
    this.#missing.delete(tableId);
    this.#note(tableId, null);
  }

  #note(tableId: string, place: Place | null): void {
    const before = this.#places.get(tableId);
    if (place === null) {
      if (!this.#places.delete(tableId)) return;
    } else {
      // An older word may come after a newer one.
      if (
        before &&
        (before.epoch > place.epoch || (before.epoch === place.epoch && before.row === place.row))
      )
        return;
      this.#places.set(tableId, place);
    }
    this.#moved(tableId, place, before?.ownerId !== place?.ownerId);
  }
}
