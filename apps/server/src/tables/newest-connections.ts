// One connection a person, the newest: the older one is closed, in this process and in all others of the site, and what still comes
// from it is not listened to.
import { CLOSE_REPLACED } from "@fitil/contracts";
import type { Client } from "@fitil/realtime";
import type { Log } from "../ports/process.ts";
import type { TableHub } from "./deps.ts";
import type { Neighbours, NodeMessage } from "./neighbours.ts";
import { tellNode } from "./node-messages.ts";

const REPLACED = { code: CLOSE_REPLACED, reason: "replaced by a newer connection" } as const;

/** The newest connections that this process knows of. */
export class NewestConnections {
  /** The other processes of the site; null: there are none. */
  readonly #neighbours: Neighbours | null;
  readonly #log: Log;
  #hub: TableHub | null = null;
  /** By connection: its serial, null when it could not be had. Only where there are other processes, like the newest. */
  readonly #serials = new Map<string, Promise<number | null>>();
  readonly #newest = new Map<string, { serial: number; clientId: string }>();

  constructor(neighbours: Neighbours | null, log: Log) {
    this.#neighbours = neighbours;
    this.#log = log;
  }

  /** Names the hub whose connections these are. */
  attach(hub: TableHub): void {
    this.#hub = hub;
  }

  /** Somebody has connected here: whatever they have besides is older. */
  connected({ id, userId }: Client): void {
    this.#keepOnly(userId, id);
    if (this.#neighbours !== null) this.#serials.set(id, this.#take(this.#neighbours, userId, id));
  }

  /** Another process says that a connection's person has a newer one there. */
  replaced(clientId: string): void {
    this.#hub?.disconnectClient(clientId, REPLACED);
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
    if (serial !== null || taking === undefined || this.#neighbours === null) return serial ?? 0;
    // Whoever asks at the same time waits for the same answer.
    if (this.#serials.get(id) === taking) this.#serials.set(id, this.#take(this.#neighbours, userId, id));
    return (await this.#serials.get(id)) ?? 0;
  }

  /** Hears of a connection of another process's. False: the person has a newer one. Whatever they have here is older. */
  isNewest(userId: string, clientId: string, serial: number): boolean {
    const known = this.#newest.get(userId);
    if (known && known.serial > serial) return known.clientId === clientId;
    if (known?.clientId !== clientId) this.#keepOnly(userId, clientId);
    this.#newest.set(userId, { serial, clientId });
    return true;
  }

  /** A connection of another process's is gone. */
  forget(userId: string, clientId: string): void {
    if (this.#newest.get(userId)?.clientId === clientId) this.#newest.delete(userId);
  }

  #keepOnly(userId: string, clientId: string): void {
    this.#hub?.disconnectUser(userId, REPLACED, clientId);
  }

  async #take(neighbours: Neighbours, userId: string, clientId: string): Promise<number | null> {
    try {
      const { serial, before } = await neighbours.people.takeConnection(userId, clientId);
      const known = this.#newest.get(userId);
      if (!known || known.serial < serial) this.#newest.set(userId, { serial, clientId });
      if (before !== null && before.nodeId !== neighbours.nodeId) {
        const message: NodeMessage = { type: "replaced", clientId: before.clientId };
        tellNode(neighbours, before.nodeId, message);
      }
      return serial;
    } catch (error) {
      this.#log.warn({ err: error }, "a newer connection could not be noted");
      return null;
    }
  }
}
