// Requests of networks that break WebSockets may come to another process than the one that holds the stream (RT56): they are
// handed over there.
import type { EmulationPeers, Hub } from "@fitil/realtime";
import { z } from "zod";
import type { SiteCalls } from "../../ports/shared-site.ts";

const HOLDS = "stream/holds";
const COMMANDS = "stream/commands";
const heldSchema = z.object({ session: z.string() });
/** `data` as base64: it may be binary. */
const commandsSchema = z.object({ session: z.string(), data: z.base64() });

/** The other processes as the hub asks for them, and this one's answers to them. Hubs are called by the ids of their processes. */
export function emulationPeers(
  hub: Pick<Hub, "holdsSession" | "takeCommands">,
  calls: SiteCalls,
): EmulationPeers {
  calls.serve(HOLDS, (payload) => hub.holdsSession(heldSchema.parse(payload).session));
  calls.serve(COMMANDS, (payload) => {
    const { session, data } = commandsSchema.parse(payload);
    return hub.takeCommands(session, Buffer.from(data, "base64"));
  });
  const ask = async (processId: string, kind: string, payload: object) => {
    const nodeId = calls.nodeOf(processId);
    return nodeId !== null && (await calls.call(nodeId, kind, payload)) === true;
  };
  return {
    holds: (processId, session) => ask(processId, HOLDS, { session }),
    forward: (processId, session, data) =>
      ask(processId, COMMANDS, { session, data: Buffer.from(data).toString("base64") }),
  };
}
