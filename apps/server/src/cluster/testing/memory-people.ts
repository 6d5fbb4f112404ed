// Newest connections and seats of a test's many processes: plain maps.
import type { NewestConnection, PersonRegister } from "../ports.ts";

/** Where people are, in memory. */
export class MemoryPeople implements PersonRegister {
  readonly #connections = new Map<string, NewestConnection>();
  readonly #seats = new Map<string, string>();
  #serial = 0;

  async takeConnection(
    userId: string,
    connection: NewestConnection,
  ): Promise<{ readonly serial: number; readonly before: NewestConnection | null }> {
    const before = this.#connections.get(userId) ?? null;
    this.#connections.set(userId, connection);
    return { serial: ++this.#serial, before };
  }

  async newest(userId: string): Promise<NewestConnection | null> {
    return this.#connections.get(userId) ?? null;
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
