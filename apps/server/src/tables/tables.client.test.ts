// The unmodified `centrifuge` client over a loopback socket: two people sit down, play for a stake, one wins.
// Sockets are real, time is virtual: nothing here waits for anything but what it expects to hear.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Centrifuge } from "centrifuge";
import type { PublicationContext, Subscription } from "centrifuge";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  LOBBY_UPDATES,
  actionsChannel,
  gameChannel,
  gameStartedSchema,
  lobbyChannel,
} from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { openSite } from "./testing/table-site.ts";
import type { Site } from "./testing/table-site.ts";

type Heard = Record<string, unknown> & { type: string };

/** Hears everything of one subscription and lets a test wait for the next of a type. */
class Ear {
  readonly heard: Heard[] = [];
  readonly #waiting: { type: string; resolve: (event: Heard) => void }[] = [];
  readonly #taken = new Map<string, number>();

  constructor(subscription: Subscription) {
    subscription.on("publication", ({ data }: PublicationContext) => this.take(data as Heard));
  }

  take(event: Heard): void {
    this.heard.push(event);
    for (let index = 0; index < this.#waiting.length; index++) {
      const waiter = this.#waiting[index];
      if (waiter?.type !== event.type) continue;
      this.#waiting.splice(index, 1);
      this.#taken.set(event.type, (this.#taken.get(event.type) ?? 0) + 1);
      waiter.resolve(event);
      return;
    }
  }

  /** The next event of this type that no earlier call has returned. */
  next(type: string): Promise<Heard> {
    const taken = this.#taken.get(type) ?? 0;
    const known = this.heard.filter((event) => event.type === type)[taken];
    if (!known) return new Promise((resolve) => this.#waiting.push({ type, resolve }));
    this.#taken.set(type, taken + 1);
    return Promise.resolve(known);
  }
}

let clock: VirtualClock;
let site: Site;
let server: ReturnType<typeof createServer>;
const clients: Centrifuge[] = [];

beforeEach(async () => {
  clock = new VirtualClock();
  site = openSite(clock);
  server = createServer();
  site.hub.attach(server, { path: "/ws" });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await site.tables.close();
  await site.hub.close();
  await new Promise((resolve) => server.close(resolve));
});

async function sitDown(userId: string, roomId: string) {
  await site.ledger.open(userId);
  const { port } = server.address() as AddressInfo;
  const client = new Centrifuge(`ws://127.0.0.1:${port}/ws`, { token: userId });
  clients.push(client);
  const messages: Heard[] = [];
  client.on("message", ({ data }) => messages.push(data as Heard));
  const lobby = client.newSubscription(lobbyChannel(roomId));
  const game = client.newSubscription(gameChannel(roomId));
  const ears = { lobby: new Ear(lobby), game: new Ear(game) };
  client.connect();
  lobby.subscribe();
  game.subscribe();
  await Promise.all([lobby.ready(), game.ready()]);
  const act = (action: Record<string, unknown>) => client.publish(actionsChannel(roomId), action);
  return { client, messages, lobby, game, ears, act };
}

it("[LB][OC][CH] two people sit down, start, move, bomb; one wins, and the chips arrive", async () => {
  const roomId = site.table({ stakes: 250, name: "Вдвоём" });
  const ann = await sitDown("a", roomId);
  const bob = await sitDown("b", roomId);
  const list = ann.client.newSubscription(LOBBY_UPDATES);
  const listEar = new Ear(list);
  list.subscribe();
  await list.ready();
  await ann.client.publish(LOBBY_UPDATES, { type: "request_lobby_list" });
  await clock.advance(300);
  expect((await listEar.next("lobby_list_update"))["rooms"]).toMatchObject([
    { name: "Вдвоём", playerCount: 2 },
  ]);

  await ann.act({ type: "select_character", characterId: 1, eyeVariant: 2 });
  await bob.act({ type: "select_character", characterId: 1, eyeVariant: 4 });
  expect(bob.messages).toEqual([{ type: "select_character_response", success: true, characterId: 2 }]);
  await expect(bob.act({ type: "place_bomb" })).rejects.toMatchObject({ code: 403 });

  await ann.act({ type: "start_game" });
  expect((await bob.ears.lobby.next("countdown_started"))["duration"]).toBe(5);
  await clock.advance(5_000);
  const picture = gameStartedSchema.parse(await bob.ears.game.next("game_started"));
  expect(picture.players.map(({ id, eyeVariant }) => [id, eyeVariant])).toEqual([
    [1, 2],
    [2, 4],
  ]);

  await clock.advance(200);
  await bob.act({ type: "player_state", id: 2, x: 15.5, y: 10, orientation: "left", seq: 1 });
  expect(await ann.ears.game.next("player_state")).toMatchObject({ id: 2, x: 15.5, y: 10 });

  for (const health of [2, 1, 0]) {
    await ann.act({ type: "place_bomb", x: 0, y: 0 });
    await bob.ears.game.next("bomb_placed");
    await clock.advance(2_000);
    expect((await bob.ears.game.next("explosion"))["hitPlayers"]).toEqual([{ id: 1, newHealth: health }]);
  }
  const over = await bob.ears.game.next("game_over");
  expect(over).toMatchObject({ winnerId: 2, winnerPrize: 500 });
  expect([site.ledger.balances.get("a"), site.ledger.balances.get("b")]).toEqual([750, 1250]);
  await bob.ears.lobby.next("lobby_state_update");
  await expect(ann.act({ type: "select_character", characterId: 3, eyeVariant: 1 })).resolves.toBeDefined();
});

it("[LB9] a second window of the same person takes over, and the first is told and stays away", async () => {
  const roomId = site.table();
  const first = await sitDown("a", roomId);
  await first.act({ type: "select_character", characterId: 4, eyeVariant: 1 });
  const gone = new Promise<{ code: number; reason: string }>((resolve) =>
    first.client.on("disconnected", resolve),
  );
  const second = await sitDown("a", roomId);
  expect(await gone).toMatchObject({ code: 4500, reason: "replaced by a newer connection" });
  await second.act({ type: "update_emotion", eyeVariant: 3 });
  expect(site.tables.heldSeat("a")).toEqual({ roomId, characterId: 4 });
});
