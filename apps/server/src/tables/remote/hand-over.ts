// A process that goes down gives its tables to the others of its site, matches and all (CL15). What nobody takes stays, and ends with it.
import type { Log } from "../../ports/process.ts";
import type { Checkpointer } from "../checkpoint/checkpointer.ts";
import type { Neighbours } from "../neighbours.ts";
import { tellNode } from "../node-messages.ts";
import type { TableActor } from "../table-actor.ts";
import { unpaidGameOf } from "../table/state.ts";
import { leaveInputs } from "./handed-inputs.ts";

/** What a process needs to let its tables go. */
export interface HandOver {
  readonly neighbours: Neighbours;
  readonly checkpointer: Pick<Checkpointer, "writeWhole">;
  readonly log: Log;
  /** The table is another process's from now on. */
  readonly letGo: (tableId: string) => void;
}

/** Gives `table` to the process `to`. Where it cannot be written down or handed on, it goes on here. */
export async function handOver(deps: HandOver, table: TableActor, to: string): Promise<void> {
  const { neighbours, checkpointer, log } = deps;
  const { id } = table.spec;
  try {
    table.stop();
    const isGiven = (await checkpointer.writeWhole(table)) && (await neighbours.hand(id, to));
    if (!isGiven) return table.resume();
  } catch (error) {
    log.warn({ tableId: id, err: error }, "a table could not be handed over");
    return table.resume();
  }
  tellNode(neighbours, to, { type: "take", tableId: id });
  deps.letGo(id);
  await leaveInputs(neighbours, table).catch((error: unknown) => {
    const gameId = unpaidGameOf(table.state);
    log.warn({ gameId, err: error }, "a match that was handed over will have no replay");
  });
}
