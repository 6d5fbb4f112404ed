// Each person's newest connection, over all processes of a site: the older one is closed, and what still comes from it is
// not listened to.
import type { Client } from "@fitil/realtime";
import type { Log } from "../ports.ts";
import type { Neighbours, NodeMessage } from "./neighbours.ts";
import type { TablePublisher } from "./table-publisher.ts";

/** The newest connections that this process knows of. */
export class NewestConnections {
  readonly #neighbours: Neighbours;
  readonly #publisher: TablePublisher;
  readonly #log: Log;
  /** By connection: its serial, null when it could not be had. */
  readonly #serials = new Map<string, Promise<number | null>>();
  readonly #newest = new Map<string, { serial: number; clientId: string }>();

  constructor(deps: { neighbours: Neighbours; publisher: TablePublisher; log: Log }) {
    this.#neighbours = deps.neighbours;
    this.#publisher = deps.publisher;
    this.#log = deps.log;
  }

  /** Somebody has connected here. */
  connected({ id, userId }: Client): void {
    this.#serials.set(id, this.#take(userId, id));
  }

  /** That connection is over. */
  disconnected({ id, userId }: Client): void {
    this.#serials.delete(id);
    if (this.#newest.get(userId)?.clientId === id) this.#newest.delete(userId);
  }

  /** The serial of a connection of this process; what could not be had before is asked for again. 0 when it cannot be had now. */
  async serial({ id, userId }: Pick<Client, "id" | "userId">): Promise<number> {
    const taking = this.#serials.get(id);
    const serial = (await taking) ?? null;
    if (serial !== null || taking === undefined) return serial ?? 0;
    // Whoever asks at the same time waits for the same answer.
    if (this.#serials.get(id) === taking) this.#serials.set(id, this.#take(userId, id));
    return (await this.#serials.get(id)) ?? 0;
  }

  /** Hears of a connection of another process's. False: the person has a newer one. Whatever they have here is older. */
  isNewest(userId: string, clientId: string, serial: number): boolean {
    const known = this.#newest.get(userId);
    if (known && known.serial > serial) return known.clientId === clientId;
    if (known?.clientId !== clientId) this.#publisher.keepOnly(userId, clientId);
    this.#newest.set(userId, { serial, clientId });
    return true;
  }

  /** A connection of another process's is gone. */
  forget(userId: string, clientId: string): void {
    if (this.#newest.get(userId)?.clientId === clientId) this.#newest.delete(userId);
  }

  async #take(userId: string, clientId: string): Promise<number | null> {
    try {
      const { serial, before } = await this.#neighbours.people.takeLine(userId, clientId);
      const known = this.#newest.get(userId);
      if (!known || known.serial < serial) this.#newest.set(userId, { serial, clientId });
      if (before !== null && before.nodeId !== this.#neighbours.nodeId) {
        const word: NodeMessage = { type: "replaced", clientId: before.clientId };
        this.#neighbours.send(before.nodeId, JSON.stringify(word), true);
      }
      return serial;
    } catch (error) {
      this.#log.warn({ err: error }, "a newer connection could not be noted");
      return null;
    }
  }
}
