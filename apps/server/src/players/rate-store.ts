// One finished game's effect on the stored ratings: once per game, at most five games a day between the same people (CH5).
// Runs inside a transaction that the caller opened.
import { createHash } from "node:crypto";
import { MAX_RATED_GAMES_PER_DAY } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { RankedGame } from "../ports.ts";
import { NEW_BELIEF } from "./belief.ts";
import type { RateGame } from "./rating.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Changes the ratings of everybody who played, or of nobody. `at` is now, ms since 1970. */
export function* applyRating(
  { kysely, kind }: Database,
  game: RankedGame,
  { at, rateGame }: { readonly at: number; readonly rateGame: RateGame },
): Work<void> {
  if (game.places.length < 2) return;
  const userIds = game.places.map(({ userId }) => userId).toSorted();
  const known = yield* rows(
    kysely
      .selectFrom("player")
      .select(["user_id", "mu", "sigma"])
      .where("user_id", "in", userIds)
      .orderBy("user_id")
      .$if(kind === "postgres", (query) => query.forUpdate()),
  );
  const people = createHash("sha256").update(userIds.join("\n")).digest("base64url");
  const today = yield* firstRow(
    kysely
      .selectFrom("rated_game")
      .select((eb) => eb.fn.countAll<number>().as("games"))
      .where("people", "=", people)
      .where("rated", "=", 1)
      .where("at", ">", at - DAY_MS),
  );
  const counts = (today?.games ?? 0) < MAX_RATED_GAMES_PER_DAY;
  const first = yield* firstRow(
    kysely
      .insertInto("rated_game")
      .values({ game_id: game.gameId, people, rated: counts ? 1 : 0, at })
      .onConflict((conflict) => conflict.column("game_id").doNothing())
      .returning("game_id"),
  );
  if (!first || !counts) return;
  // Somebody who is gone still had a place; the others are rated against a newcomer there.
  const beliefs = new Map(known.map(({ user_id, mu, sigma }) => [user_id, { mu, sigma }]));
  const rated = rateGame(
    game.places.map(({ userId, place }) => ({ ...(beliefs.get(userId) ?? NEW_BELIEF), place })),
  );
  for (const [index, { userId }] of game.places.entries()) {
    const belief = rated[index];
    if (belief) yield* rows(kysely.updateTable("player").set(belief).where("user_id", "=", userId));
  }
}
