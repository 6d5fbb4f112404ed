// What another process says of tables, brought to whoever it is for: one entry for every kind there is. The owner's half of a table hears
// of other processes' people (table-host.ts), the gateway's half of their tables (remote-tables.ts).
import type { Directory } from "../directory.ts";
import type { Neighbours, NodeMessage } from "../neighbours.ts";
import type { NewestConnections } from "../newest-connections.ts";
import type { RemoteTables } from "./remote-tables.ts";
import type { TableHost } from "./table-host.ts";

/** Who is to hear of something. */
export interface Receivers {
  readonly host: TableHost;
  readonly remote: RemoteTables;
  readonly directory: Directory;
  readonly connections: NewestConnections;
  readonly neighbours: Pick<Neighbours, "takeOver">;
  /** That process goes down. */
  readonly drains: (nodeId: string) => void;
}

/** Brings a message to its receiver; the next one of that process waits for the promise, if there is one. */
export function deliverMessage(to: Receivers, from: string, message: NodeMessage): Promise<void> | void {
  const { host, remote, directory } = to;
  switch (message.type) {
    case "ask":
      // What comes after a question does not wait for its answer.
      return void host.answer(from, message.number, message.question);
    case "position":
      return host.position(message);
    case "unsubscribed":
      return host.leave(message.clientId, message.channel);
    case "here":
      return host.here(from, message);
    case "lost":
      return host.lost(message.clientId);
    case "leave":
      directory.table(message.tableId)?.dispatch({ type: "leave", userId: message.userId });
      return undefined;
    case "card":
      directory.table(message.tableId)?.dispatch({ type: "cards_changed", cards: [message.card] });
      return undefined;
    case "answer":
      return remote.answered(message.number, message.answer);
    case "say":
      return remote.publishHere(message.channel, message);
    case "tell":
      return remote.tellHere(message.clientId, message.message);
    case "closed":
      return remote.closed(message.tableId);
    case "again":
      return message.tableId === null ? remote.announceAll(from) : remote.announce(message.tableId);
    case "replaced":
      return to.connections.replaced(message.clientId);
    case "draining":
      return to.drains(from);
    case "take":
      return void to.neighbours.takeOver(message.tableId);
  }
}
