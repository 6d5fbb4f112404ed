// Ratings: the arithmetic, and what is stored of it on both databases (CH5).
import { rating } from "openskill";
import { afterAll, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import type { Database } from "../../db/database.ts";
import { StaleOwner } from "../../errors.ts";
import { createGuestBook } from "../../guest-book/guest-book.ts";
import { addNewcomerGain, createFairPlay } from "../../ledger/newcomers.ts";
import { countingRandom } from "../../testing/chance.ts";
import { postgresDatabases, sqliteDatabases } from "../../testing/databases.ts";
import { defaultName } from "../names.ts";
import { createPlayers } from "../players.ts";
import type { Account } from "../../ports/sessions.ts";
import { NEW_SKILL_ESTIMATE, shownRating } from "./skill-estimate.ts";
import { rateGame } from "./rating.ts";
import { DAY_MS } from "../../ports/process.ts";

const VISIT = { address: "192.0.2.1", language: "ru" } as const;

function accountOf(account: Pick<Account, "userId"> & Partial<Account>): Account {
  const { userId: holder } = account;
  return { sessionId: "s", name: null, email: null, photoURL: null, isGuest: false, holder, ...account };
}

describe("the rating arithmetic", () => {
  it("[CH5] shows a new account with 1000, and nobody below 0", () => {
    expect(NEW_SKILL_ESTIMATE).toEqual(rating());
    expect(shownRating(NEW_SKILL_ESTIMATE.mu)).toBe(1000);
    expect(shownRating(-5)).toBe(0);
  });

  it("[CH5] lifts the first, lowers the last, and treats ties alike", () => {
    const fresh = (place: number) => ({ ...NEW_SKILL_ESTIMATE, place });
    const [first, second, third, fourth] = rateGame([fresh(1), fresh(2), fresh(3), fresh(3)]).map(({ mu }) =>
      shownRating(mu),
    );
    expect(first).toBeGreaterThan(second ?? 0);
    expect(second).toBeGreaterThan(third ?? 0);
    expect([third, first! > 1000, third! < 1000]).toEqual([fourth, true, true]);
    const draw = rateGame([fresh(1), fresh(1)]).map(({ mu }) => shownRating(mu));
    expect(draw).toEqual([1000, 1000]);
  });
});

describe("names", () => {
  it("are made up with five digits, and with more once those keep being taken", () => {
    expect(defaultName(countingRandom(), 0)).toMatch(/^Игрок-\d{5}$/);
    expect(defaultName(countingRandom(), 20)).toMatch(/^Игрок-\d{9}$/);
  });
});

describe.each([sqliteDatabases(), postgresDatabases()])("stored ratings ($kind)", (databases) => {
  afterAll(() => databases.stop());

  async function open(): Promise<{
    database: Database;
    clock: VirtualClock;
    players: ReturnType<typeof createPlayers>;
    join: (...userIds: string[]) => Promise<void>;
    gained: (userId: string) => Promise<number>;
  } | null> {
    const database = await databases.open();
    if (database === null) return null;
    const clock = new VirtualClock();
    const players = createPlayers({
      database,
      clock,
      random: countingRandom(),
      openChips: async () => undefined,
      startChips: async () => undefined,
      guests: createGuestBook({
        database,
        clock,
        secrets: { identity: "s" },
        env: { mentorFreeRequests: null },
      }),
      standings: { *noteRated() {} },
      fairPlay: createFairPlay(database),
    });
    const join = async (...userIds: string[]) => {
      for (const userId of userIds) await players.ensure(accountOf({ userId }), VISIT);
    };
    await join("a", "b", "c", "d");
    /** Points won from newcomers, all days together. */
    const gained = async (userId: string) => {
      const gains = await database.kysely
        .selectFrom("newcomer_gain")
        .select("points")
        .where("user_id", "=", userId)
        .execute();
      return gains.reduce((sum, { points }) => sum + points, 0);
    };
    return { database, clock, players, join, gained };
  }
  const game = (gameId: string, ...order: string[]) => ({
    gameId,
    stake: 0,
    places: order.map((userId, index) => ({ userId, place: index + 1 })),
  });

  it("[CL9] are not changed by a former owner of the table", async (context) => {
    const opened = await open();
    if (opened === null) return context.skip();
    const { database, players, join } = opened;
    await join("a", "b");
    const game = {
      gameId: "g",
      stake: 0,
      places: ["a", "b"].map((userId, at) => ({ userId, place: at + 1 })),
    };
    const cards = await players.rate({ ...game, gameId: "h" }, { tableId: "t", epoch: 2 });
    await expect(players.rate(game, { tableId: "t", epoch: 1 })).rejects.toThrow(StaleOwner);
    expect((await players.card("a"))?.rating).toBe(cards.find(({ userId }) => userId === "a")?.rating);
    await database.close();
  });

  it("[CH5] change once per game, and come back as cards", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    const cards = await t.players.rate(game("g1", "a", "b"));
    const ratings = Object.fromEntries(cards.map(({ userId, rating }) => [userId, rating]));
    expect([ratings["a"]! > 1000, ratings["b"]! < 1000]).toEqual([true, true]);
    expect(cards.map(({ rating, ratingChange }) => rating - ratingChange)).toEqual([1000, 1000]);
    const [again] = await Promise.all([
      t.players.rate(game("g1", "a", "b")),
      t.players.rate(game("g1", "b", "a")),
    ]);
    // Whoever asks again because the answer was lost gets that answer.
    const changes = (of: typeof cards) => of.map(({ userId, ratingChange }) => [userId, ratingChange]);
    expect(changes(again)).toEqual(changes(cards));
    expect((await t.players.card("a"))?.rating).toBe(ratings["a"]);
    await t.database.close();
  });

  it("[OC4] what was missed comes with the current user until it is read, with the change of the rating, however late", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    const note = { gameId: "g1", roomName: "Стол", why: "line", place: 2, chips: -100, at: 5 } as const;
    await t.players.noteMissed("b", note);
    await t.players.noteMissed("ghost", note);
    const missed = async () => await t.players.record("b").then((record) => record?.["missed"]);
    expect(await missed()).toEqual({ ...note, ratingChange: 0 });
    const cards = await t.players.rate(game("g1", "a", "b"));
    const { ratingChange } = cards.find(({ userId }) => userId === "b")!;
    expect(ratingChange).toBeLessThan(0);
    expect(await missed()).toEqual({ ...note, ratingChange });
    await t.players.forgetMissed("b", "an older one");
    expect(await missed()).toBeDefined();
    await t.players.noteMissed("b", { ...note, gameId: "g2" });
    expect(await missed()).toEqual({ ...note, gameId: "g2", ratingChange: 0 });
    await t.players.forgetMissed("b", "g2");
    expect(await missed()).toBeUndefined();
    await t.players.noteMissed("b", note);
    await t.database.atomically(() => t.players.erasure("b"));
    for (const table of ["missed_game", "rating_change"] as const)
      expect(JSON.stringify(await t.database.kysely.selectFrom(table).selectAll().execute())).not.toMatch(
        /"b"|ghost/,
      );
    await t.clock.advance(31 * DAY_MS);
    await t.players.forgetExpired();
    expect(await t.database.kysely.selectFrom("rating_change").selectAll().execute()).toEqual([]);
    await t.database.close();
  });

  it("[CH5] change in at most five games a day between the same people", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    await t.clock.advance(DAY_MS);
    const ratingOf = async () => (await t.players.card("a"))?.rating;
    for (let index = 1; index <= 5; index++) await t.players.rate(game(`g${index}`, "a", "b"));
    const limit = await ratingOf();
    await t.players.rate(game("g6", "b", "a"));
    await t.players.rate(game("g7", "a", "b"));
    expect(await ratingOf()).toBe(limit);
    await t.players.rate(game("h1", "a", "b", "c"));
    expect(await ratingOf()).toBeGreaterThan(limit ?? 0);
    const withThird = await ratingOf();
    await t.clock.advance(DAY_MS);
    await t.players.rate(game("g6", "a", "b"));
    expect(await ratingOf()).toBe(withThird);
    await t.players.rate(game("g8", "a", "b"));
    expect(await ratingOf()).toBeGreaterThan(withThird ?? 0);
    await t.database.close();
  });

  it("[CH5] stand still between two who have had their five, also in a game of four", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    await t.clock.advance(DAY_MS);
    const estimates = async () => {
      const rows = await t.database.kysely.selectFrom("player").select(["user_id", "mu", "sigma"]).execute();
      return new Map(rows.map(({ user_id, mu, sigma }) => [user_id, { mu, sigma }]));
    };
    const after = (before: Awaited<ReturnType<typeof estimates>>, ...order: string[]) =>
      rateGame(order.map((userId, index) => ({ ...before.get(userId)!, place: index + 1 })));
    // Two games of three count for each pair of them.
    for (const third of ["c", "d"]) await t.players.rate(game(`with-${third}`, "a", "b", third));
    for (let index = 0; index < 3; index++) await t.players.rate(game(`two-${index}`, "a", "b"));
    const before = await estimates();
    await Promise.all([
      t.players.rate(game("four", "a", "b", "c", "d")),
      t.players.rate(game("four", "a", "b", "c", "d")),
    ]);
    const four = await estimates();
    expect(four.get("a")?.mu).toBeCloseTo(after(before, "a", "c", "d")[0]!.mu, 9);
    expect(four.get("b")?.mu).toBeCloseTo(after(before, "b", "c", "d")[0]!.mu, 9);
    expect(four.get("c")?.mu).toBeCloseTo(after(before, "a", "b", "c", "d")[2]!.mu, 9);
    await t.players.rate(game("two-again", "b", "a"));
    expect(await estimates()).toEqual(four);
    await t.clock.advance(DAY_MS);
    await t.players.forgetExpired();
    expect(await t.database.kysely.selectFrom("rated_pair").selectAll().execute()).toEqual([]);
    await t.players.rate(game("next-day", "b", "a"));
    expect((await estimates()).get("b")!.mu).toBeGreaterThan(four.get("b")!.mu);
    await t.database.close();
  });

  it("[CH7] rise by newcomers no further than a day allows; others' games go on, tomorrow's too", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    const mu = async (userId: string) =>
      (
        await t.database.kysely
          .selectFrom("player")
          .select("mu")
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow()
      ).mu;
    await t.clock.advance(DAY_MS / 2 - (t.clock.now() % DAY_MS) + DAY_MS);
    await t.join("x", "y", "z");
    let games = 0;
    while ((await t.gained("a")) < 100) await t.players.rate(game(`fed-${games++}`, "a", "x", "y", "z"));
    expect(games).toBeLessThan(3);
    const fed = [await mu("a"), await mu("x"), await mu("z")] as const;
    await t.players.rate(game("more", "a", "x", "y", "z"));
    expect(await mu("a")).toBe(fed[0]);
    // Between the newcomers the same game counts.
    expect(await mu("x")).toBeGreaterThan(fed[1]);
    expect(await mu("z")).toBeLessThan(fed[2]);
    expect(await t.gained("x")).toBeGreaterThan(0);
    // An older one at the table: the share of it that newcomers gave is counted, the rest is not.
    const counted = await t.gained("a");
    await t.players.rate(game("with-b", "a", "b", "x"));
    const risen = ((await mu("a")) - fed[0]) * 40;
    expect(risen).toBeGreaterThan(0);
    expect(await t.gained("a")).toBeCloseTo(counted + risen / 2, 6);
    const before = await mu("a");
    await t.clock.advance(DAY_MS / 2);
    await t.join("late");
    await t.players.rate(game("tomorrow", "a", "late"));
    expect(await mu("a")).toBeGreaterThan(before);
    await t.database.close();
  });

  it("[CH7] rise by the game for a stake that brought the day's chips, and by no free one after it", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    await t.clock.advance(DAY_MS);
    await t.join("x", "y");
    const rating = async () => (await t.players.card("a"))?.rating ?? 0;
    // The prize may be in the books before the rating is.
    await t.database.atomically(() =>
      addNewcomerGain(t.database, { userId: "a", chips: 3000, at: t.clock.now() }),
    );
    await t.players.rate({ ...game("paid", "a", "x"), stake: 1000 });
    const risen = await rating();
    expect(risen).toBeGreaterThan(1000);
    await t.players.rate(game("free", "a", "y"));
    expect(await rating()).toBe(risen);
    await t.database.close();
  });

  it("[CH5] do not change in a game of one, and survive people who are gone", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    await t.players.rate(game("solo", "a"));
    expect((await t.players.card("a"))?.rating).toBe(1000);
    const cards = await t.players.rate(game("g1", "a", "ghost"));
    expect(cards.map(({ userId }) => userId)).toEqual(["a"]);
    expect(cards[0]?.rating).toBeGreaterThan(1000);
    const stored = JSON.stringify([
      await t.database.kysely.selectFrom("rated_game").selectAll().execute(),
      await t.database.kysely.selectFrom("rated_pair").selectAll().execute(),
    ]);
    expect(stored).not.toContain("ghost");
    await t.database.close();
  });

  it("belong to players whose names look different: who brings a name that looks taken gets a made-up one", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    const nameOf = async (userId: string, name: string) => {
      await t.players.ensure(accountOf({ userId, name }), VISIT);
      return (await t.players.card(userId))?.name;
    };
    expect(await nameOf("tom", "Tom")).toBe("Tom");
    expect(await t.players.isNameTaken("Том")).toBe(true);
    expect(await nameOf("tom-2", "Том")).toMatch(/^Игрок-\d{5}$/);
    await t.database.close();
  });

  it("take only pictures that a page may show", async (context) => {
    const t = await open();
    if (t === null) return context.skip();
    for (const [photoURL, shown] of [
      ["https://p.example/a.png", "https://p.example/a.png"],
      ["http://p.example/a.png", null],
      ["javascript:alert(1)", null],
      ["data:image/png;base64,x", null],
      [`https://p.example/${"x".repeat(3000)}`, null],
    ] as const) {
      await t.players.ensure(accountOf({ userId: "a", photoURL }), VISIT);
      expect((await t.players.card("a"))?.photoURL).toBe(shown);
    }
    await t.database.close();
  });
});
