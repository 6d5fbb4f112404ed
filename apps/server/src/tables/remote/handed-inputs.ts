// What a running match has been told so far, on its way to the process that goes on with it, so that its replay is whole (RP1). It
// is needed when the match is over, so it travels behind the table and holds nobody up.
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { InputLog } from "@fitil/engine";
import type { Neighbours } from "../neighbours.ts";
import { unpaidGameOf } from "../table/state.ts";
import type { TableState } from "../table/state.ts";

const pack = promisify(deflateRaw);
/** A match ends within 185 s, and has at most some 20 reports a second of each player: far below. */
const MAX_BYTES = 16_777_216;

/** Leaves the inputs of a table's match for its next process. Rejects when they cannot be left. */
export async function leaveInputs(
  neighbours: Pick<Neighbours, "leave">,
  table: { readonly state: TableState; inputs(): InputLog | null },
): Promise<void> {
  const [gameId, inputs] = [unpaidGameOf(table.state), table.inputs()];
  if (gameId === null || inputs === null) return;
  const packed = await pack(new Uint8Array(inputs.rows().buffer));
  await neighbours.leave(`inputs:${gameId}`, packed.toString("base64"));
}

/** The rows that the process before has left, once; null: it left none, or they are none. */
export async function pickUpInputs(
  neighbours: Pick<Neighbours, "pickUp">,
  gameId: string,
): Promise<Float64Array<ArrayBuffer> | null> {
  try {
    const text = await neighbours.pickUp(`inputs:${gameId}`);
    if (text === null) return null;
    // PERF: half a megabyte at most, in two ms; packing takes ten and is done beside the loop.
    const bytes = inflateRawSync(Buffer.from(text, "base64"), { maxOutputLength: MAX_BYTES });
    return new Float64Array(new Uint8Array(bytes).buffer);
  } catch {
    // Lost or damaged on its way: the game then has no recording.
    return null;
  }
}
