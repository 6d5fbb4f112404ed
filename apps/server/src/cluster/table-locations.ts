// Where every table of the site is, as far as this process knows: what others tell of it, and all locations read again now and then,
// in case that a message was not heard.
import type { Clock } from "../ports/process.ts";
import type { ClusterRegister, TableLocation } from "./ports.ts";

/** How often all locations are read again. */
const READ_AGAIN_MS = 5_000;
/** How long a location must have been missing when they are read again, before it counts as gone. */
const MISSING_MS = 2_000;

/** Tables and their owners. */
export class TableLocations {
  readonly #register: Pick<ClusterRegister, "location" | "locations" | "watch">;
  readonly #clock: Clock;
  readonly #moved: (tableId: string, location: TableLocation | null, hasNewOwner: boolean) => void;
  readonly #locations = new Map<string, TableLocation>();
  /** Locations that were missing when they were read last, and since when. */
  readonly #missing = new Map<string, number>();
  #stopTimer: (() => void) | null = null;
  #isStopped = false;

  /** `moved`: a table has another owner than before, or another row, or is gone (null). */
  constructor(deps: {
    register: Pick<ClusterRegister, "location" | "locations" | "watch">;
    clock: Clock;
    moved: (tableId: string, location: TableLocation | null, hasNewOwner: boolean) => void;
  }) {
    this.#register = deps.register;
    this.#clock = deps.clock;
    this.#moved = deps.moved;
  }

  /** Begins to listen. `readAgain` reads what is there. */
  async watch(): Promise<void> {
    await this.#register.watch((tableId, location) => this.#note(tableId, location));
  }

  /** Reads no more. */
  stop(): void {
    this.#isStopped = true;
    this.#stopTimer?.();
  }

  /** Where a table is, as far as it is known here. */
  get(tableId: string): TableLocation | null {
    return this.#locations.get(tableId) ?? null;
  }

  /** Where every table is, as far as it is known here. */
  all(): ReadonlyMap<string, TableLocation> {
    return this.#locations;
  }

  /** Where a table is. Rejects when the register is away and nobody here knows it. */
  async find(tableId: string): Promise<TableLocation | null> {
    const known = this.get(tableId);
    if (known !== null) return known;
    const found = await this.#register.location(tableId);
    if (found !== null) this.#note(tableId, found);
    return found;
  }

  /** Reads all locations, and goes on doing so. */
  async readAgain(): Promise<void> {
    this.#stopTimer?.();
    const before = new Map(this.#locations);
    try {
      const found = await this.#register.locations();
      for (const [tableId, location] of found) {
        this.#missing.delete(tableId);
        this.#note(tableId, location);
      }
      for (const [tableId, location] of before)
        if (!found.has(tableId) && this.#locations.get(tableId) === location) this.#miss(tableId);
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

  #note(tableId: string, location: TableLocation | null): void {
    const before = this.#locations.get(tableId);
    if (location === null) {
      if (!this.#locations.delete(tableId)) return;
    } else {
      // An older message may come after a newer one.
      if (
        before &&
        (before.epoch > location.epoch || (before.epoch === location.epoch && before.row === location.row))
      )
        return;
      this.#locations.set(tableId, location);
    }
    this.#moved(tableId, location, before?.ownerId !== location?.ownerId);
  }
}
