// One click and bots over the real hub (BT, QP), each rule by its number.
import { beforeEach, describe, expect, it } from "vitest";
import { gameStartedSchema, lobbyEventSchema } from "@fitil/contracts";
import type { CharacterSlot } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { fallTogether, finishesOf, startParty } from "./testing/matches.ts";
import { openSite } from "./testing/table-site.ts";
import type { Guest, Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

async function play(userId: string): Promise<string> {
  const found = await site.tables.play({ userId, isGuest: false }, 0);
  if (!found.ok) throw new Error(found.code);
  return found.id;
}

/** The last slots this person was told of. */
function slotsOf({ client, lobby }: Guest): readonly CharacterSlot[] {
  const last = lobbyEventSchema.parse(client.events(lobby, "lobby_state_update").at(-1));
  return last.type === "lobby_state_update" ? last.characters : [];
}

const started = ({ client, game }: Guest) =>
  client.events(game, "game_started").map((event) => gameStartedSchema.parse(event));

describe("one click", () => {
  it("[QP1] leads to the fullest public free table with a place, else to a new one", async () => {
    const mine = site.table({ name: "Пустой" }, "x");
    const own = await play("a");
    expect(own).not.toBe(mine);
    expect(await play("b")).toBe(own);
    await site.guest("x", mine);
    expect(await play("b")).toBe(mine);
    await site.guest("a", own);
    await site.guest("b", own);
    expect(await play("c")).toBe(own);
    for (const user of ["d", "e"]) await site.guest(user, own);
    expect(await play("c")).toBe(mine);
    expect(await site.tables.play({ userId: "c", isGuest: false }, 100)).toMatchObject({ ok: true });
  });

  it("[QP1] whoever has lost the line is no company", async () => {
    const room = site.table({}, "x");
    const gone = await site.guest("x", room);
    await gone.select(1);
    expect(await play("a")).toBe(room);
    gone.client.lose();
    expect(await play("a")).not.toBe(room);
  });

  it("[QP1] never to a private table, a running game or another stake", async () => {
    const hidden = site.table({ isPrivate: true }, "x");
    await site.guest("x", hidden);
    const { room } = await startParty(site, ["p", "q"]);
    const paid = site.table({ stakes: 100 }, "y");
    await site.guest("y", paid);
    expect([hidden, room, paid]).not.toContain(await play("a"));
  });

  it("[QP2] nobody new for half a second: bots come one after another, are shown as bots, and the countdown runs", async () => {
    const ann = await site.guest("a", await play("a"));
    expect(await ann.select(2)).toBe(0);
    await clock.advance(400);
    expect(slotsOf(ann).filter(({ isBot }) => isBot)).toEqual([]);
    await clock.advance(200);
    expect(slotsOf(ann).filter(({ isBot }) => isBot)).toHaveLength(1);
    await clock.advance(250);
    const slots = slotsOf(ann);
    expect(slots.map(({ isBot }) => isBot)).toEqual([true, false, true, true]);
    expect(slots.every(({ isTaken, name, isReady }) => isTaken && name !== null && isReady)).toBe(true);
    expect(ann.client.events(ann.lobby, "countdown_started")).toHaveLength(1);
    await clock.advance(5_000);
    const [first] = started(ann);
    expect(first?.players.map(({ isBot }) => isBot)).toEqual([true, false, true, true]);
  });

  it("[QP2] somebody who comes meanwhile gets their time and a bot's place, until the start", async () => {
    const room = await play("a");
    const ann = await site.guest("a", room);
    await ann.select(1);
    await clock.advance(700);
    const bob = await site.guest("b", room);
    expect(await bob.select(2)).toBe(0);
    expect(slotsOf(bob).filter(({ isBot }) => isBot)).toHaveLength(2);
    await clock.advance(400);
    expect(ann.client.events(ann.lobby, "countdown_started")).toHaveLength(0);
    await clock.advance(200);
    expect(ann.client.events(ann.lobby, "countdown_started")).toHaveLength(1);
    const cid = await site.guest("c", room);
    expect(await cid.select(3)).toBe(0);
    await clock.advance(5_000);
    expect(started(ann)[0]?.players.map(({ isBot }) => isBot)).toEqual([false, false, false, true]);
  });

  it.each([0, 600, 700])(
    "[QP2] whoever does not want to wait has all bots at once, after %i ms",
    async (waitedMs) => {
      const ann = await site.guest("a", await play("a"));
      await ann.select(1);
      await clock.advance(waitedMs);
      expect(await ann.act({ type: "start_game" })).toBe(0);
      expect(slotsOf(ann).filter(({ isBot }) => isBot)).toHaveLength(3);
      await clock.advance(5_000);
      expect(started(ann)).toHaveLength(1);
    },
  );

  it("[QP2] [LB6] who cancels is left in peace for a while; who only looks starts nothing", async () => {
    const room = await play("a");
    const ann = await site.guest("a", room);
    await clock.advance(30_000);
    expect(started(ann)).toHaveLength(0);
    await ann.select(1);
    await clock.advance(3_000);
    expect(await ann.act({ type: "cancel_countdown" })).toBe(0);
    await clock.advance(19_000);
    expect(ann.client.events(ann.lobby, "countdown_started")).toHaveLength(1);
    await clock.advance(1_500);
    expect(ann.client.events(ann.lobby, "countdown_started")).toHaveLength(2);
  });

  it("[QP3] the next game needs one press, and comes by itself then; nobody is made to play who has not agreed", async () => {
    const ann = await site.guest("a", await play("a"));
    await ann.select(1);
    await clock.advance(7_500);
    expect(started(ann)).toHaveLength(1);
    await fallTogether(site, [ann]);
    expect(ann.client.events(ann.game, "game_over")).toHaveLength(0);
    await clock.advance(1_500);
    const [over] = ann.client.events(ann.game, "game_over");
    expect([2, 3, 4]).toContain(over?.["winnerId"]);
    // Whoever nobody plays against any more has not gone: they outlived the person.
    const places = finishesOf(over);
    expect(places.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual([1, 2, 2, 4]);
    expect(places[0]).toEqual({ id: 1, place: 4, chips: 0, ratingChange: 0, felledBy: 1 });
    expect(ann.client.events(ann.game, "player_disconnected")).toHaveLength(0);
    expect(slotsOf(ann)[0]).toMatchObject({ isTaken: true, isReady: false });
    await clock.advance(60_000);
    expect(started(ann)).toHaveLength(1);
    expect(await ann.act({ type: "ready" })).toBe(0);
    await clock.advance(6_500);
    expect(started(ann)).toHaveLength(2);
  });

  it("[QP3] whoever has not said yet whether they play on has as long as the end is shown, and the countdown", async () => {
    const room = await play("a");
    const people = [await site.guest("a", room), await site.guest("b", room)] as const;
    const [ann, bob] = people;
    await ann.select(1);
    await bob.select(2);
    await clock.advance(7_500);
    await fallTogether(site, [...people]);
    await clock.advance(1_500);
    expect(await ann.act({ type: "ready" })).toBe(0);
    await clock.advance(4_900);
    expect(ann.client.events(ann.lobby, "countdown_started")).toHaveLength(1);
    expect(await bob.act({ type: "ready" })).toBe(0);
    await clock.advance(6_500);
    expect(started(ann)).toHaveLength(2);
    expect(started(ann)[1]?.players.map(({ isBot }) => isBot)).toEqual([false, false, true, true]);
  });
});

describe("bots", () => {
  it("[BT1] are called and sent away by whoever sits at a free table, in its lobby", async () => {
    const room = site.table();
    const ann = await site.guest("a", room);
    expect(await ann.act({ type: "add_bots", level: "hard" })).toBe(403);
    await ann.select(3);
    expect(await ann.act({ type: "add_bots", level: "godlike" })).toBe(107);
    expect(await ann.act({ type: "add_bots", level: "hard" })).toBe(0);
    expect(slotsOf(ann).filter(({ isBot }) => isBot)).toHaveLength(3);
    expect(await ann.act({ type: "remove_bots" })).toBe(0);
    expect(slotsOf(ann).filter(({ isBot }) => isBot)).toHaveLength(0);
    await ann.act({ type: "add_bots", level: "easy" });
    await ann.act({ type: "start_game" });
    await clock.advance(5_000);
    expect(started(ann)).toHaveLength(1);
    expect(await ann.act({ type: "remove_bots" })).toBe(402);
  });

  it("[BT1] never sit at a table with a stake", async () => {
    const ann = await site.guest("a", site.table({ stakes: 100 }));
    await ann.select(1);
    expect(await ann.act({ type: "add_bots", level: "easy" })).toBe(406);
  });

  it("[BT1] walk and bomb, change nobody's rating, and stop when nobody is left", async () => {
    const ann = await site.guest("a", site.table());
    await ann.select(1);
    await ann.act({ type: "add_bots", level: "hard" });
    await ann.act({ type: "start_game" });
    await clock.advance(15_000);
    const moved = new Set(ann.client.events(ann.game, "player_state").map((event) => event["id"]));
    expect(moved).toEqual(new Set([2, 3, 4]));
    // PL6: decisions, not positions, as pages say them.
    const words = ann.client.events(ann.game, "player_state");
    expect(words.some((event) => event["heading"] !== undefined)).toBe(true);
    expect(words.length).toBeLessThan(3 * 15 * 6);
    expect(ann.client.events(ann.game, "bomb_placed").length).toBeGreaterThan(2);
    expect(await ann.act({ type: "leave_room" })).toBe(0);
    await clock.advance(0);
    expect(site.tables.stats()).toMatchObject({ games: 0 });
    expect(site.players.rated).toEqual([]);
    const told = ann.client.events(ann.game).length;
    await clock.advance(60_000);
    expect(ann.client.events(ann.game)).toHaveLength(told);
    expect(site.faults).toEqual([]);
  });

  it("[BT1] go when the last person has left the lobby", async () => {
    const room = site.table();
    const ann = await site.guest("a", room);
    const bob = await site.guest("b", room);
    await ann.select(1);
    await ann.act({ type: "add_bots", level: "easy" });
    await ann.act({ type: "leave_room" });
    expect(slotsOf(bob).every(({ isTaken }) => !isTaken)).toBe(true);
  });
});

describe("agreeing to a stake", () => {
  it("[CH3] nobody is charged for a next game they did not agree to; who did not watches", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"], 100);
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    await fallTogether(site, [bob, cat]);
    await clock.advance(1_000);
    expect(ann.client.events(ann.game, "game_over")).toHaveLength(1);
    expect(slotsOf(ann).map(({ isReady }) => isReady)).toEqual([false, false, false, false]);
    expect(await ann.act({ type: "start_game" })).toBe(103);
    expect(await bob.act({ type: "ready" })).toBe(0);
    expect(await ann.act({ type: "start_game" })).toBe(0);
    await clock.advance(5_000);
    expect(
      started(ann)
        .at(-1)
        ?.players.map(({ id }) => id),
    ).toEqual([1, 2]);
    expect(site.ledger.balances.get("c")).toBe(900);
    expect(slotsOf(cat)[2]).toMatchObject({ isTaken: true, isReady: false });
  });
});
