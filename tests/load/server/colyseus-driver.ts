// Colyseus as the generator meets it: seats reserved over HTTP, then its binary messages on raw sockets; the probes use its own
// client library. That library lives among the peers, outside the workspaces, so it is loaded when it is needed.
import { binaryTemplate, clientFrame, type Template, FIRST_COUNT } from "./frames.ts";
import { RawClient, type Wire } from "./raw-client.ts";
import {
  type Driver,
  type DriverContext,
  inGroups,
  ProbeSeat,
  RawSeat,
  type Seat,
  walkerName,
} from "./seat.ts";

const JOIN_ROOM = 10;
const IDS = [1, 2, 3, 4] as const;
/** Only the broadcast mode's positions can be counted without decoding. */
const BROADCAST_WIRE: Wire = { marker: Buffer.from("player_state"), fault: null, linePing: null };
const STATE_WIRE: Wire = { marker: null, fault: null, linePing: null };

interface Reservation {
  readonly name: string;
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId: string;
}

interface ColyseusClient {
  encodeMessage(type: string, payload: object): Buffer;
  joinAsRealClient(
    address: string,
    reservation: Reservation,
    ownId: number,
    seen: (id: number, x: number, y: number, orientation: string) => void,
  ): Promise<{ send(type: string, payload: object): void; leave(): Promise<unknown> }>;
}

/** Clients of Colyseus. `mode` names the room: positions broadcast at once, or kept in the room's state. */
export async function createColyseusDriver(
  context: DriverContext,
  mode: "broadcast" | "state",
): Promise<Driver> {
  const library = (await import(
    new URL("../peers/colyseus-client.mjs", import.meta.url).href
  )) as ColyseusClient;
  const openTable = async (table: number): Promise<Seat[]> => {
    const first = await reserve(context.address, `create/${mode}`);
    const seats: Seat[] = [];
    for (const id of IDS) {
      const reservation = id === 1 ? first : await reserve(context.address, `joinById/${first.roomId}`);
      seats.push(
        table < context.probeTables
          ? await probe(context, library, reservation, table, id)
          : await raw(context, library, reservation, id, mode),
      );
    }
    return seats;
  };
  return { open: () => inGroups(context.tables, 10, openTable) };
}

async function reserve(address: string, method: string): Promise<Reservation> {
  const response = await fetch(`${address}/matchmake/${method}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  if (!response.ok) throw new Error(`matchmake ${method}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reservation;
}

/** A position as the library writes it, with the two bytes of its counter found. */
function positionTemplate(
  library: ColyseusClient,
  id: number,
  stop: { x: number; y: number; orientation: string },
): Template {
  const { x, y, orientation } = stop;
  const bytes = library.encodeMessage("player_state", { id, x, y, orientation, seq: FIRST_COUNT });
  const count = Buffer.alloc(2);
  count.writeUInt16BE(FIRST_COUNT);
  return binaryTemplate(bytes, bytes.lastIndexOf(count));
}

async function raw(
  context: DriverContext,
  library: ColyseusClient,
  reservation: Reservation,
  id: number,
  mode: "broadcast" | "state",
): Promise<Seat> {
  const { processId, roomId, sessionId } = reservation;
  const url = `${context.address.replace("http", "ws")}/${processId}/${roomId}?sessionId=${sessionId}`;
  const joined = Promise.withResolvers<void>();
  const wire = mode === "broadcast" ? BROADCAST_WIRE : STATE_WIRE;
  const client = await RawClient.open({ url }, wire, context.tally, (payload) => {
    if (payload[0] === JOIN_ROOM) joined.resolve();
  });
  await joined.promise;
  client.send(clientFrame("binary", Buffer.from([JOIN_ROOM])));
  client.goLean();
  return new RawSeat(client, id, context.saying, {
    position: (stop) => positionTemplate(library, id, stop),
    bomb: ({ x, y }) => {
      const frame = clientFrame("binary", library.encodeMessage("place_bomb", { x, y }));
      return { frame, fill: () => frame };
    },
  });
}

async function probe(
  context: DriverContext,
  library: ColyseusClient,
  reservation: Reservation,
  table: number,
  id: number,
): Promise<Seat> {
  const room = await library.joinAsRealClient(
    context.address,
    reservation,
    id,
    (other, x, y, orientation) => {
      context.heard();
      context.latency.heard(walkerName(table, other), { x, y, orientation });
    },
  );
  return new ProbeSeat({ table, id }, context, {
    position: ({ x, y, orientation }, seq) => room.send("player_state", { id, x, y, orientation, seq }),
    bomb: ({ x, y }) => room.send("place_bomb", { x, y }),
    leave: () => void room.leave(),
  });
}
