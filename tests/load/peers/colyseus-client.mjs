// What the generator needs of Colyseus' own client library: a real client, and the bytes of a message as it writes them.
import { encode } from "@colyseus/schema";
import { Client } from "@colyseus/sdk";
import { Packr } from "msgpackr";

const ROOM_DATA = 13;
const packr = new Packr();

/** A message as the library would put it on the wire. */
export function encodeMessage(type, payload) {
  const head = Buffer.alloc(64);
  const it = { offset: 1 };
  head[0] = ROOM_DATA;
  encode.string(head, type, it);
  return Buffer.concat([head.subarray(0, it.offset), packr.pack(payload)]);
}

/** A real client at a table. `seen(id, x, y, orientation)` is called for every position of somebody else it learns of. */
export async function joinAsRealClient(address, reservation, ownId, seen) {
  const room = await new Client(address).consumeSeatReservation(reservation);
  room.onMessage("player_state", (message) => seen(message.id, message.x, message.y, message.orientation));
  room.onMessage("place_bomb", () => {});
  const known = new Map();
  room.onStateChange((state) => {
    state.players?.forEach((player, key) => {
      if (key === String(ownId)) return;
      const { x, y, orientation } = player;
      const before = known.get(key);
      if (before !== undefined && before.x === x && before.y === y && before.orientation === orientation)
        return;
      known.set(key, { x, y, orientation });
      seen(Number(key), Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000, orientation);
    });
  });
  return { send: (type, payload) => room.send(type, payload), leave: () => room.leave() };
}
