// Where a person is, seen from this process: the process that has their newest connection, and the table they sit at.
import type { NewestConnection, PersonRegister } from "./ports.ts";

/** This process among the others, as far as people are asked for. */
interface Self {
  readonly nodeId: string;
  /** The other processes that live. */
  others(): readonly string[];
}

/** People's connections and seats over a whole site. */
export class PersonLocations {
  readonly #register: PersonRegister;
  readonly #self: Self;

  constructor(register: PersonRegister, self: Self) {
    this.#register = register;
    this.#self = self;
  }

  /** The process that has a person's newest connection; null: none that lives. */
  async whereIs(userId: string): Promise<string | null> {
    const connection = await this.#register.newest(userId);
    const isAlive =
      connection !== null &&
      (connection.nodeId === this.#self.nodeId || this.#self.others().includes(connection.nodeId));
    return isAlive ? connection.nodeId : null;
  }

  /** Notes a person's new connection here. */
  takeConnection(
    userId: string,
    clientId: string,
  ): Promise<{ serial: number; before: NewestConnection | null }> {
    return this.#register.takeConnection(userId, { nodeId: this.#self.nodeId, clientId });
  }

  /** Notes that a person sits at a table now; returns where they sat before. */
  takeSeat(userId: string, tableId: string): Promise<string | null> {
    return this.#register.takeSeat(userId, tableId);
  }

  /** They sit there no more. */
  leaveSeat(userId: string, tableId: string): Promise<void> {
    return this.#register.leaveSeat(userId, tableId);
  }

  /** The table where a person sits, or null. */
  seat(userId: string): Promise<string | null> {
    return this.#register.seat(userId);
  }
}
