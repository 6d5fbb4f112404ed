// Stakes, prizes and refunds (CH3, CH4) with books that are slow, fail, or lose their answers.
import { beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { fallTogether, finishesOf, seatParty, startParty } from "./testing/matches.ts";
import { member, openSite } from "./testing/table-site.ts";
import type { Guest, Site } from "./testing/table-site.ts";

let clock: VirtualClock;
let site: Site;

beforeEach(() => {
  clock = new VirtualClock();
  site = openSite(clock);
});

const chips = (...users: string[]) => users.map((user) => site.ledger.balances.get(user));
const cancels = (guest: Guest) => guest.client.events(guest.lobby, "countdown_canceled");
const overs = (guest: Guest) => guest.client.events(guest.game, "game_over");

/** Seated, and start pressed: the countdown runs. */
async function counting(users = ["a", "b"]): Promise<Guest[]> {
  const { guests } = await seatParty(site, users, 100);
  await guests[0]!.act({ type: "start_game" });
  return [...guests];
}

describe("staking", () => {
  it("[CH3] at game start all stakes go to escrow in one movement, before anybody sees the game", async () => {
    const [ann] = await counting(["a", "b", "c"]);
    await clock.advance(4_999);
    expect(chips("a", "b", "c")).toEqual([1000, 1000, 1000]);
    await clock.advance(1);
    expect(chips("a", "b", "c")).toEqual([900, 900, 900]);
    expect(site.ledger.movements).toEqual(["stake game1"]);
    expect(ann!.client.events(ann!.game, "game_started")).toHaveLength(1);
  });

  it("[CH3] who cannot pay loses the slot, hears why, and the countdown is cancelled; nobody pays", async () => {
    const [ann, bob] = await counting();
    site.ledger.balances.set("b", 99);
    await clock.advance(5_000);
    expect(cancels(ann!)).toEqual([{ type: "countdown_canceled", canceledByPlayerId: null }]);
    expect(ann!.client.events(ann!.lobby, "lobby_state_update").at(-1)).toMatchObject({
      characters: [{ isTaken: true }, { isTaken: false }, {}, {}],
    });
    expect(bob!.client.messages.at(-1)).toMatchObject({ success: false, reason: "not_enough_chips" });
    expect(chips("a", "b")).toEqual([1000, 99]);
    expect(site.tables.list()[0]).toMatchObject({ isGameInProgress: false, playerCount: 2 });
  });

  it("[CH7] whoever has won enough from newcomers takes no slot beside newcomers alone, and hears why", async () => {
    const { guests, room } = await seatParty(site, ["a"], 100);
    for (const user of ["a", "e"]) site.ledger.newcomers.add(user);
    site.ledger.fedByNewcomers.add("b");
    const bob = await site.guest("b", room);
    expect(await bob.select(2)).toBe(407);
    expect(bob.client.messages.at(-1)).toMatchObject({ success: false, reason: "newcomers_only" });
    const free = await startParty(site, ["e"], 0);
    await (await site.guest("f", free.room)).client.unsubscribe(free.guests[0]!.lobby);
    // Somebody older is there, be it without a slot yet.
    await site.guest("d", room);
    expect(await bob.select(2)).toBe(0);
    expect(guests).toHaveLength(1);
  });

  it("[CH7] the only older one leaves before the start: no stake moves, the slot is lost, the countdown cancelled", async () => {
    const { guests } = await seatParty(site, ["a", "b", "d"], 100);
    const [ann, bob, dan] = guests as [Guest, Guest, Guest];
    site.ledger.newcomers.add("a");
    site.ledger.fedByNewcomers.add("b");
    await ann.act({ type: "start_game" });
    await dan.act({ type: "leave_room" });
    await clock.advance(5_000);
    expect(cancels(ann)).toEqual([{ type: "countdown_canceled", canceledByPlayerId: null }]);
    expect(bob.client.messages.at(-1)).toMatchObject({ success: false, reason: "newcomers_only" });
    expect(ann.client.events(ann.lobby, "lobby_state_update").at(-1)).toMatchObject({
      characters: [{ isTaken: true }, { isTaken: false }, { isTaken: false }, {}],
    });
    expect(chips("a", "b", "d")).toEqual([1000, 1000, 1000]);
    expect(site.ledger.movements).toEqual([]);
    // At an empty table, and at a free one, nothing is in the way.
    expect((await seatParty(site, ["b"], 250)).guests).toHaveLength(1);
    expect((await startParty(site, ["b", "a"], 0)).guests).toHaveLength(2);
  });

  it("[CH3] slow books: the lobby waits, then plays; nobody takes a slot meanwhile", async () => {
    const [ann] = await counting();
    const release = site.ledger.hold();
    await clock.advance(6_000);
    expect(site.tables.list()[0]?.isGameInProgress).toBe(false);
    const eve = await site.person("e");
    await eve.subscribe(ann!.lobby);
    const selecting = eve.publish(`game:actions:${site.tables.list()[0]?.id}`, {
      type: "select_character",
      characterId: 3,
      eyeVariant: 1,
    });
    expect(await selecting).toBe(103);
    release();
    await clock.advance(0);
    expect(ann!.client.events(ann!.game, "game_started")).toMatchObject([
      { players: [{ id: 1 }, { id: 2 }] },
    ]);
  });

  it.each(["leaves", "cancels"])("[CH3] somebody %s while the stakes are taken: all go back", async (how) => {
    const [ann, bob] = await counting();
    const release = site.ledger.hold();
    await clock.advance(5_000);
    await bob!.act({ type: how === "leaves" ? "leave_room" : "cancel_countdown" });
    expect(cancels(ann!)).toEqual([
      { type: "countdown_canceled", canceledByPlayerId: how === "leaves" ? null : 2 },
    ]);
    release();
    await clock.advance(0);
    expect(site.ledger.movements).toEqual(["stake game1", "refund game1"]);
    expect(chips("a", "b")).toEqual([1000, 1000]);
    expect(site.tables.stats()).toMatchObject({ games: 0, settling: 0 });
  });

  it("[OC4] a connection lost while the stakes are taken plays within its grace", async () => {
    const [ann, bob] = await counting();
    const release = site.ledger.hold();
    await clock.advance(5_000);
    bob!.client.lose();
    release();
    await clock.advance(0);
    expect(ann!.client.events(ann!.game, "game_started")).toHaveLength(1);
    await clock.advance(20_000);
    expect(overs(ann!)).toMatchObject([{ winnerId: 1, winnerPrize: 200 }]);
    expect(chips("a", "b")).toEqual([1100, 900]);
  });

  it("[CH3] a start after a cancelled staking waits until the stakes are back: nobody is too poor by accident", async () => {
    const [ann, bob] = await counting();
    for (const user of ["a", "b"]) site.ledger.balances.set(user, 100);
    const release = site.ledger.hold();
    await clock.advance(5_000);
    await bob!.act({ type: "cancel_countdown" });
    await ann!.act({ type: "start_game" });
    await clock.advance(5_000);
    release();
    await clock.advance(0);
    expect(site.ledger.movements).toEqual(["stake game1", "refund game1", "stake game2"]);
    expect(ann!.client.events(ann!.game, "game_started")).toHaveLength(1);
  });

  it("[CH3] books that never answer: the start is given up after 5 s, a late answer is refunded", async () => {
    const [ann] = await counting();
    const release = site.ledger.hold();
    await clock.advance(10_000);
    expect(cancels(ann!)).toHaveLength(1);
    expect(await ann!.act({ type: "update_emotion", eyeVariant: 3 })).toBe(0);
    release();
    await clock.advance(0);
    expect(site.ledger.unsettled()).toEqual([]);
    expect(chips("a", "b")).toEqual([1000, 1000]);
  });

  it.each(["before", "after"] as const)(
    "[CH4] the books fail (%s the work was done): the lobby stays, and nothing is lost",
    async (mishap) => {
      const [ann] = await counting();
      site.ledger.mishaps.push(mishap, "before");
      await clock.advance(5_000);
      expect(cancels(ann!)).toEqual([{ type: "countdown_canceled", canceledByPlayerId: null }]);
      await clock.advance(1_000);
      expect(chips("a", "b")).toEqual([1000, 1000]);
      await ann!.act({ type: "start_game" });
      await clock.advance(5_000);
      expect(chips("a", "b")).toEqual([900, 900]);
      expect(site.tables.stats().games).toBe(1);
    },
  );
});

describe("the prize", () => {
  it("[CH4] the escrow goes to the winner; winnerPrize is stake × payers, and the chips are there when it is told", async () => {
    const { guests } = await startParty(site, ["a", "b", "c"], 250);
    const [ann, bob, cid] = guests as [Guest, Guest, Guest];
    await fallTogether(site, [ann, cid]);
    expect(overs(bob)).toMatchObject([{ winnerId: 2, winnerPrize: 750 }]);
    expect(finishesOf(overs(bob)[0])).toEqual([
      { id: 1, place: 2, chips: -250, ratingChange: 0, felledBy: 1 },
      { id: 2, place: 1, chips: 500, ratingChange: 1, felledBy: null },
      { id: 3, place: 2, chips: -250, ratingChange: 0, felledBy: 3 },
    ]);
    expect(chips("a", "b", "c")).toEqual([750, 1500, 750]);
    expect(site.ledger.movements).toEqual(["stake game1", "pay game1 b"]);
  });

  it("[CH4] winnerPrize is what the ledger moved, and a difference to the escrow is an error in the log", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    const [ann, bob] = guests as [Guest, Guest];
    site.ledger.gone.add("b");
    await ann.act({ type: "leave_room" });
    await clock.advance(0);
    expect(overs(bob)).toMatchObject([{ winnerId: 2, winnerPrize: 0 }]);
    expect(finishesOf(overs(bob)[0]).map(({ chips: net }) => net)).toEqual([0, 0]);
    expect(chips("a", "b")).toEqual([1000, 1000]);
    expect(site.logged).toEqual(["the prize is not what was staked"]);
  });

  it("[CH4] whoever has left has paid all the same", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    await guests[0]!.act({ type: "leave_room" });
    await clock.advance(0);
    expect(overs(guests[1]!)).toMatchObject([{ winnerId: 2, winnerPrize: 200 }]);
    expect(chips("a", "b")).toEqual([900, 1100]);
  });

  it("[CH4] a draw gives every stake back", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    await fallTogether(site, guests);
    expect(overs(guests[0]!)).toMatchObject([{ winnerId: null, winnerPrize: 0 }]);
    expect(chips("a", "b")).toEqual([1000, 1000]);
  });

  it("[CH4] slow books hold game_over back for a second at most; the prize arrives later", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    const [ann, bob] = guests as [Guest, Guest];
    const release = site.ledger.hold();
    await ann.act({ type: "leave_room" });
    await clock.advance(999);
    expect(overs(bob)).toEqual([]);
    expect(site.tables.list()[0]?.isGameInProgress).toBe(true);
    await clock.advance(1);
    expect(overs(bob)).toMatchObject([{ winnerId: 2, winnerPrize: 200 }]);
    expect(site.tables.list()[0]?.isGameInProgress).toBe(false);
    release();
    await clock.advance(0);
    expect(chips("a", "b")).toEqual([900, 1100]);
    expect(overs(bob)).toHaveLength(1);
  });

  it("[CH3] the next stakes wait until the prize of the game before is in", async () => {
    site.ledger.balances.set("b", 100);
    const { guests } = await startParty(site, ["a", "b"], 100);
    const [ann, bob] = guests as [Guest, Guest];
    site.ledger.mishaps.push("before", "before", "before");
    await ann.act({ type: "leave_room" });
    await clock.advance(0);
    await clock.advance(1_000);
    expect(overs(bob)).toHaveLength(1);
    await ann.client.unsubscribe(ann.lobby);
    await ann.client.subscribe(ann.lobby);
    expect(await ann.select(1)).toBe(0);
    expect(await bob.act({ type: "ready" })).toBe(0);
    await ann.act({ type: "start_game" });
    await clock.advance(5_000);
    expect(site.ledger.movements).toEqual(["stake game1"]);
    await clock.advance(1_000);
    expect(site.ledger.movements).toEqual(["stake game1", "pay game1 b", "stake game2"]);
    expect(bob.client.events(bob.game, "game_started")).toHaveLength(2);
  });

  it("[CH3] books that can never be closed hold the next stakes for half a minute, not for ever", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    const [ann, bob] = guests as [Guest, Guest];
    site.ledger.broken.add("game1");
    await ann.act({ type: "leave_room" });
    await clock.advance(30_000);
    expect(overs(bob)).toHaveLength(1);
    await ann.client.unsubscribe(ann.lobby);
    await ann.client.subscribe(ann.lobby);
    expect(await ann.select(1)).toBe(0);
    expect(await bob.act({ type: "ready" })).toBe(0);
    await ann.act({ type: "start_game" });
    await clock.advance(5_000);
    expect(site.ledger.movements).toEqual(["stake game1", "stake game2"]);
    expect(bob.client.events(bob.game, "game_started")).toHaveLength(2);
    expect(site.tables.stats()).toMatchObject({ settling: 1 });
    expect(site.tables.stats().settlementFailures).toBeGreaterThan(3);
    site.ledger.broken.clear();
    await clock.advance(30_000);
    expect(site.ledger.movements).toContain("pay game1 b");
  });

  it.each(["before", "after"] as const)(
    "[CH4] books that fail (%s the work) are asked again until the prize is paid, once",
    async (mishap) => {
      const { guests } = await startParty(site, ["a", "b"], 100);
      site.ledger.mishaps.push(mishap, "before", mishap);
      await guests[0]!.act({ type: "leave_room" });
      await clock.advance(10_000);
      expect(chips("a", "b")).toEqual([900, 1100]);
      expect(site.ledger.movements).toEqual(["stake game1", "pay game1 b"]);
      expect(site.tables.stats().settling).toBe(0);
    },
  );
});

describe("a graceful stop", () => {
  it("[CH4] running games end without a winner and every stake goes back; no timer stays", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    await site.tables.close();
    await clock.advance(0);
    expect(overs(guests[0]!)).toMatchObject([{ winnerId: null, winnerPrize: 0 }]);
    expect(chips("a", "b")).toEqual([1000, 1000]);
    await site.hub.close();
    expect(clock.pending()).toBe(0);
  });

  it("[LB5] countdowns are cancelled, and nothing new begins", async () => {
    const [ann] = await counting();
    await site.tables.close();
    expect(cancels(ann!)).toEqual([{ type: "countdown_canceled", canceledByPlayerId: null }]);
    expect(site.tables.create(member("a"), { stakes: 0 })).toEqual({
      ok: false,
      code: "server/shutting_down",
    });
    expect(await ann!.act({ type: "start_game" })).toBe(400);
    await clock.advance(60_000);
    expect(site.tables.stats()).toMatchObject({ tables: 0, gamesStarted: 0 });
  });

  it("[CH4] a stop while the stakes are taken waits for the books and gives back", async () => {
    await counting();
    const release = site.ledger.hold();
    await clock.advance(5_000);
    let closed = false;
    const closing = site.tables.close().then(() => (closed = true));
    await clock.advance(0);
    expect(closed).toBe(false);
    release();
    await closing;
    expect(chips("a", "b")).toEqual([1000, 1000]);
    expect(site.ledger.unsettled()).toEqual([]);
  });

  it("[CH4] a stop while the prize waits for another try: one more try, game_over told, and the next start can mend the rest", async () => {
    const { guests } = await startParty(site, ["a", "b"], 100);
    site.ledger.mishaps.push("before", "before", "before", "before");
    await guests[0]!.act({ type: "leave_room" });
    await clock.advance(100);
    await site.tables.close();
    expect(overs(guests[1]!)).toHaveLength(1);
    expect(site.ledger.unsettled()).toEqual(["game1"]);
    site.ledger.mishaps.length = 0;
    expect(await site.ledger.refundUnfinished()).toBe(1);
    expect(site.ledger.total()).toBe(2000);
  });
});
