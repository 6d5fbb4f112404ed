// People's connections of other processes, as the owner of tables knows them: which process each comes by, and who of them listens
// to which channel.
import type { TableConnection } from "../deps.ts";
import type { FarClient } from "../neighbours.ts";

/** A connection of another process's, as our tables see it. */
export interface FarConnection extends TableConnection {
  open: boolean;
  roundTripMs: number;
  /** Its process may go on under another name. */
  nodeId: string;
  readonly channels: Set<string>;
}

/** All of them. */
export class FarConnections {
  readonly #clients = new Map<string, FarConnection>();
  /** By channel: who of other processes is in it. */
  readonly #listeners = new Map<string, Set<FarConnection>>();

  /** One connection. */
  get(clientId: string): FarConnection | undefined {
    return this.#clients.get(clientId);
  }

  /** Those that come by one process. */
  of(nodeId: string): readonly FarConnection[] {
    return [...this.#clients.values()].filter((client) => client.nodeId === nodeId);
  }

  /** A connection that its process tells of: the one that is known, brought up to date, or a new one. */
  note(nodeId: string, { id, userId, roundTripMs }: FarClient): FarConnection {
    const known = this.#clients.get(id);
    if (known) {
      known.roundTripMs = roundTripMs;
      known.nodeId = nodeId;
      return known;
    }
    const made: FarConnection = { id, userId, roundTripMs, nodeId, open: true, channels: new Set() };
    this.#clients.set(id, made);
    return made;
  }

  /** The connection is over. It must have left its channels. */
  forget(client: FarConnection): void {
    this.#clients.delete(client.id);
  }

  /** Who listens to a channel; undefined: nobody. PERF: the hot path. */
  listeners(channel: string): ReadonlySet<FarConnection> | undefined {
    return this.#listeners.get(channel);
  }

  /** Enters a channel; nothing changes when it is in it. */
  listen(client: FarConnection, channel: string): void {
    client.channels.add(channel);
    const listeners = this.#listeners.get(channel) ?? new Set();
    listeners.add(client);
    this.#listeners.set(channel, listeners);
  }

  /** Leaves a channel. */
  unlisten(client: FarConnection, channel: string): void {
    client.channels.delete(channel);
    const listeners = this.#listeners.get(channel);
    listeners?.delete(client);
    if (listeners?.size === 0) this.#listeners.delete(channel);
  }

  /** A channel is no more: returns the processes whose people were in it. */
  close(channel: string): readonly string[] {
    const listeners = [...(this.#listeners.get(channel) ?? [])];
    for (const client of listeners) client.channels.delete(channel);
    this.#listeners.delete(channel);
    return listeners.map(({ nodeId }) => nodeId);
  }
}
