// Newest connections and seats of a test's many processes: plain maps.
import type { Line, PersonRegister } from "../ports.ts";

/** Where people are, in memory. */
export class MemoryPeople implements PersonRegister {
  readonly #lines = new Map<string, Line>();
  readonly #seats = new Map<string, string>();
  #serial = 0;

  async takeLine(
    userId: string,
    line: Line,
  ): Promise<{ readonly serial: number; readonly before: Line | null }> {
    const before = this.#lines.get(userId) ?? null;
    this.#lines.set(userId, line);
    return { serial: ++this.#serial, before };
  }

  async line(userId: string): Promise<Line | null> {
    return this.#lines.get(userId) ?? null;
  }

  async takeSeat(userId: string, tableId: string): Promise<string | null> {
    const before = this.#seats.get(userId) ?? null;
    this.#seats.set(userId, tableId);
    return before;
  }

  async leaveSeat(userId: string, tableId: string): Promise<void> {
    if (this.#seats.get(userId) === tableId) this.#seats.delete(userId);
  }

  async seat(userId: string): Promise<string | null> {
    return this.#seats.get(userId) ?? null;
  }
}
