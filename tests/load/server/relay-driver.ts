// The bare `ws` relay as the generator meets it: one JSON object a message, the table in the address.
import { WebSocket } from "ws";
import { COUNT_MARK, textTemplate } from "./frames.ts";
import { RawClient, type Wire } from "./raw-client.ts";
import {
  bombJson,
  type Driver,
  type DriverContext,
  inGroups,
  wordJson,
  ProbeSeat,
  RawSeat,
  type Seat,
  walkerName,
} from "./seat.ts";

const WIRE: Wire = { marker: Buffer.from('"type":"player_state"'), fault: null, linePing: null };
const IDS = [1, 2, 3, 4] as const;

/** Clients of the relay. */
export function createRelayDriver(context: DriverContext): Driver {
  const base = context.address.replace("http", "ws");
  const openSeat = (table: number, id: number): Promise<Seat> => {
    const url = `${base}/?table=${table}`;
    return table < context.probeTables ? probe(context, url, table, id) : raw(context, url, id);
  };
  return {
    open: () => inGroups(context.tables, 10, (table) => Promise.all(IDS.map((id) => openSeat(table, id)))),
  };
}

async function raw(context: DriverContext, url: string, id: number): Promise<Seat> {
  const client = await RawClient.open({ url }, WIRE, context.tally, () => {});
  client.goLean();
  return new RawSeat(client, id, context.saying, {
    position: (stop) => textTemplate(wordJson(id, stop, context.saying, COUNT_MARK)),
    bomb: (stop) => textTemplate(bombJson(stop)),
  });
}

async function probe(context: DriverContext, url: string, table: number, id: number): Promise<Seat> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      type: string;
      id: number;
      x: number;
      y: number;
      orientation: string;
      heading?: string | null;
    };
    if (message.type !== "player_state") return;
    context.heard();
    context.latency.heard(walkerName(table, message.id), message);
  });
  return new ProbeSeat({ table, id }, context, {
    position: (stop, seq) => socket.send(wordJson(id, stop, context.saying, String(seq))),
    bomb: (stop) => socket.send(bombJson(stop)),
    leave: () => socket.terminate(),
  });
}
