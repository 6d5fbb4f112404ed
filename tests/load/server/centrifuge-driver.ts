// Centrifuge for Go as the generator meets it: one channel a table, everybody publishes into it and hears it. Publishers hear themselves,
// as the library has it.
import { Centrifuge, type PublicationContext } from "centrifuge";
import { WebSocket } from "ws";
import { mustBeTaken, openRawCentrifuge } from "./centrifuge-client.ts";
import { COUNT_MARK, textTemplate } from "./frames.ts";
import {
  bombJson,
  type Driver,
  type DriverContext,
  inGroups,
  ProbeSeat,
  RawSeat,
  type Seat,
  walkerName,
  wordJson,
} from "./seat.ts";

const IDS = [1, 2, 3, 4] as const;

/** Clients of the Go library. */
export function createCentrifugeDriver(context: DriverContext): Driver {
  const url = `${context.address.replace("http", "ws")}/connection/websocket`;
  const openSeat = (table: number, id: number): Promise<Seat> =>
    table < context.probeTables ? probe(context, url, table, id) : raw(context, url, table, id);
  return {
    open: () => inGroups(context.tables, 10, (table) => Promise.all(IDS.map((id) => openSeat(table, id)))),
  };
}

async function raw(context: DriverContext, url: string, table: number, id: number): Promise<Seat> {
  const { client, command } = await openRawCentrifuge({ url }, context.tally, () => undefined);
  const channel = `table:${table}`;
  mustBeTaken(
    await Promise.all([command({ connect: { name: "js" } }), command({ subscribe: { channel, flag: 1 } })]),
  );
  client.goLean();
  const publication = (data: string): string =>
    `{"publish":{"channel":"${channel}","data":${data}},"id":${COUNT_MARK}}`;
  return new RawSeat(client, id, context.saying, {
    position: (stop) => textTemplate(publication(wordJson(id, stop, context.saying, COUNT_MARK))),
    bomb: (stop) => textTemplate(publication(bombJson(stop))),
  });
}

async function probe(context: DriverContext, url: string, table: number, id: number): Promise<Seat> {
  const client = new Centrifuge(url, { websocket: WebSocket });
  const subscription = client.newSubscription(`table:${table}`);
  subscription.on("publication", ({ data }: PublicationContext) => {
    const event = data as { type: string; id: number; x: number; y: number; orientation: string };
    if (event.type !== "player_state" || event.id === id) return;
    context.heard();
    context.latency.heard(walkerName(table, event.id), event);
  });
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  const publish = (data: string): void =>
    // Counted, and judged in the end.
    void subscription.publish(JSON.parse(data)).catch(() => {
      context.tally.faults++;
    });
  return new ProbeSeat({ table, id }, context, {
    position: (stop, seq) => publish(wordJson(id, stop, context.saying, String(seq))),
    bomb: (stop) => publish(bombJson(stop)),
    leave: () => client.disconnect(),
  });
}
