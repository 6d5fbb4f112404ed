// What every database must make of finished games (RP1). One suite, run on SQLite and on a real PostgreSQL.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { MAX_FAVOURITES, replaySchema } from "@fitil/contracts";
import { verifyReplay } from "@fitil/engine";
import type { Database } from "../db/database.ts";
import type { PlayedGame } from "../ports/games.ts";
import type { TestDatabases } from "../testing/databases.ts";
import { keepFavourite, readGame, readReplay } from "./game-store.ts";
import { createGames } from "./games.ts";
import type { Games } from "./games.ts";
import { openReplay, sha256Hex } from "./replay-file.ts";
import { playedByBots } from "./testing/played.ts";
import { workerHere } from "./testing/worker-here.ts";
import { DAY_MS } from "../ports/process.ts";

/** Runs the contract on one kind of database. */
export function gamesContract(databases: TestDatabases): void {
  describe(`finished games on ${databases.kind}`, () => {
    let clock: VirtualClock;
    let database: Database;
    let games: Games;
    const logged: string[] = [];

    beforeEach(async (context) => {
      const opened = await databases.open();
      if (opened === null) return context.skip();
      database = opened;
      clock = new VirtualClock();
      logged.length = 0;
      games = gamesOn(database);
      for (const userId of ["a", "b"]) await person(userId);
    });
    afterEach(() => database?.close());
    afterAll(() => databases.stop());

    const gamesOn = (on: Database) =>
      createGames({
        database: on,
        clock,
        steadyClock: clock,
        log: { info: () => {}, warn: () => {}, error: (_fields, message) => void logged.push(message) },
        replayWorker: workerHere,
        env: { vipPlayers: [] },
      });
    const person = (userId: string) =>
      database.kysely
        .insertInto("player")
        .values({
          user_id: userId,
          name: `Имя ${userId}`,
          name_key: userId,
          photo_url: null,
          mu: 25,
          sigma: 8,
          created_at: 0,
        })
        .execute();
    const keep = async (game: PlayedGame) => {
      games.archive.keep(game);
      await games.drain();
    };
    const favourite = (userId: string, gameId: string) =>
      database.atomically(() => keepFavourite(database, userId, gameId, clock.now()));
    const idsKept = async () =>
      (await database.kysely.selectFrom("game").select("id").execute()).map(({ id }) => id);

    it("[RP1] keeps a game once, with its people and a replay that proves itself", async () => {
      const game = playedByBots("g1", ["a", "b", "c", "d"], clock.now());
      await keep(game);
      await keep({ ...game, inputs: null });
      expect(logged).toEqual([]);
      const found = await readGame(database, "g1");
      expect(found?.game).toMatchObject({ seed: game.seed, end_hash: game.endHash, room_name: "Стол №1" });
      // Nobody knows c and d: their accounts were closed before the game was kept.
      expect(found?.parts.map(({ user_id, name }) => [user_id, name])).toEqual([
        ["a", "Имя a"],
        ["b", "Имя b"],
        [null, null],
        [null, null],
      ]);
      const kept = await readReplay(database, "g1");
      if (kept === null) throw new Error("no replay");
      const replay = replaySchema.parse(
        JSON.parse(Buffer.from(openReplay(kept.frame, kept.words, "identity")).toString()),
      );
      expect(replay.digest).toBe(found?.game.digest);
      expect(verifyReplay(replay, sha256Hex)).toBe("proven");
      expect(kept.words.byteLength).toBeLessThan(20_000);
    });

    it("[RP1] keeps a game without its replay where its beginning was not heard, or its words do not lead to its end", async () => {
      const game = playedByBots("g1", ["a", "b"], clock.now());
      await keep({ ...game, inputs: null });
      await keep({ ...game, gameId: "g2", endHash: "0".repeat(32) });
      expect(await readReplay(database, "g1")).toBeNull();
      expect(await readReplay(database, "g2")).toBeNull();
      expect(logged).toEqual(["a game does not come to its end again"]);
      expect(await idsKept()).toHaveLength(2);
    });

    it("[RP1] tries again while the database is away, and holds nobody up", async () => {
      let isAway = true;
      const shaky: Database = {
        ...database,
        atomically: (work) => (isAway ? Promise.reject(new Error("away")) : database.atomically(work)),
      };
      games = gamesOn(shaky);
      games.archive.keep(playedByBots("g1", ["a", "b"], clock.now()));
      await clock.advance(2_500);
      expect(await idsKept()).toEqual([]);
      isAway = false;
      await clock.advance(2_000);
      await games.drain();
      expect(await idsKept()).toEqual(["g1"]);
      expect(new Set(logged)).toEqual(new Set(["a game could not be kept"]));
    });

    it("[RP1] forgets a game after 30 days, but not one that somebody keeps", async () => {
      for (const gameId of ["old", "liked"]) await keep(playedByBots(gameId, ["a", "b"], clock.now()));
      expect(await favourite("a", "liked")).toBe("kept");
      await clock.advance(30 * DAY_MS - 1);
      await keep(playedByBots("new", ["a", "b"], clock.now()));
      await games.forgetExpired();
      expect(await idsKept()).toHaveLength(3);
      await clock.advance(1);
      await games.forgetExpired();
      expect((await idsKept()).sort()).toEqual(["liked", "new"]);
      expect(await readReplay(database, "old")).toBeNull();
      expect(await readReplay(database, "liked")).not.toBeNull();
    });

    it("[RP1] lets a person keep ten games and no more, each once", async () => {
      const game = playedByBots("g0", ["a", "b"], clock.now());
      for (let index = 0; index <= MAX_FAVOURITES; index++)
        await keep({ ...game, gameId: `g${index}`, inputs: null });
      const answers = await Promise.all(
        Array.from({ length: MAX_FAVOURITES + 1 }, (_, index) => favourite("a", `g${index}`)),
      );
      expect(answers.toSorted()).toEqual([
        "games/too_many_favourites",
        ...Array.from({ length: MAX_FAVOURITES }, () => "kept"),
      ]);
      expect(await favourite("a", "g1")).toBe(answers[1]);
      expect(await favourite("b", "g0")).toBe("kept");
      expect(await favourite("a", "none")).toBe("games/not_found");
    });

    it("[RP1] tells a person everything, and forgets who they were with their account", async () => {
      await keep(playedByBots("g1", ["a", "b"], clock.now()));
      await favourite("a", "g1");
      expect(await games.record("a")).toMatchObject({
        games: [{ game_id: "g1", character: 1 }],
        favourites: [{ game_id: "g1" }],
      });
      await database.atomically(() => games.erasure("a"));
      const found = await readGame(database, "g1");
      expect(found?.parts.map(({ user_id, name }) => [user_id, name])).toEqual([
        [null, null],
        ["b", "Имя b"],
      ]);
      expect(await games.record("a")).toMatchObject({ games: [], favourites: [] });
      expect(await readReplay(database, "g1")).not.toBeNull();
    });
  });
}
