// One finished game's effect on the stored ratings: once per game, at most five games in 24 hours between the same two
// people (CH5), and nothing for whoever has won enough from newcomers today (CH7). Runs inside a transaction that the caller opened.
import { MAX_RATED_GAMES_PER_DAY } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { FairPlay, RankedGame, Standings } from "../../ports/games.ts";
import { NEW_SKILL_ESTIMATE, ratingPoints, shownRating } from "./skill-estimate.ts";
import { eachPair, pairOf, rateByPairs } from "./pairs.ts";
import type { RateGame } from "./rating.ts";
import { DAY_MS } from "../../ports/process.ts";

const CHANGES_KEPT_MS = 30 * DAY_MS;

/** What a rating needs besides the game. */
export interface RatingContext {
  /** Now, ms since 1970. */
  readonly at: number;
  readonly rateGame: RateGame;
  readonly fairPlay: FairPlay;
  readonly standings: Standings;
}

/** Changes the ratings of those who played, each by those with whom they still count. Returns by user id what changed of the number that people see: the same again for a game that was rated before. */
export function* applyRating(
  database: Database,
  game: RankedGame,
  context: RatingContext,
): Work<ReadonlyMap<string, number>> {
  const changes = new Map<string, number>();
  if (game.places.length < 2) return changes;
  const { kysely, kind } = database;
  const { at, rateGame, fairPlay, standings } = context;
  const userIds = game.places.map(({ userId }) => userId);
  const known = yield* rows(
    kysely
      .selectFrom("player")
      .select(["user_id", "mu", "sigma"])
      .where("user_id", "in", userIds)
      .orderBy("user_id")
      .$if(kind === "postgres", (query) => query.forUpdate()),
  );
  const first = yield* firstRow(
    kysely
      .insertInto("rated_game")
      .values({ game_id: game.gameId, at })
      .onConflict((conflict) => conflict.column("game_id").doNothing())
      .returning("game_id"),
  );
  if (!first) return yield* changesOf(database, game.gameId);
  const unrated = yield* fairPlay.unratedAmong(game, at);
  const spent = yield* spentPairs(database, userIds, at);
  const counts = (a: string, b: string) => !unrated.has(a) && !unrated.has(b) && !spent.has(pairOf(a, b));

  // Somebody who is gone still had a place; the others are rated against a newcomer there.
  const estimates = new Map(known.map(({ user_id, mu, sigma }) => [user_id, { mu, sigma }]));
  const before = game.places.map(({ userId, place }) => ({
    ...(estimates.get(userId) ?? NEW_SKILL_ESTIMATE),
    place,
  }));
  const countsAt = (a: number, b: number) => counts(userIds[a] ?? "", userIds[b] ?? "");
  const rated = rateByPairs(before, countsAt, rateGame);
  const newcomers = yield* fairPlay.newcomersAmong(userIds, at);
  for (const [index, userId] of userIds.entries()) {
    const opponents = userIds.filter((other) => other !== userId && counts(userId, other));
    const estimate = rated[index];
    if (!estimate || opponents.length === 0 || !estimates.has(userId)) continue;
    yield* rows(kysely.updateTable("player").set(estimate).where("user_id", "=", userId));
    const muBefore = before[index]?.mu ?? estimate.mu;
    const change = shownRating(estimate.mu) - shownRating(muBefore);
    changes.set(userId, change);
    yield* rows(
      kysely.insertInto("rating_change").values({ game_id: game.gameId, user_id: userId, change, at }),
    );
    const isWin = game.places.every((other, at) => (at === index ? other.place === 1 : other.place > 1));
    const rating = shownRating(estimate.mu);
    yield* standings.noteRated({ userId, gameId: game.gameId, at, rating, change, isWin });
    const points = ratingPoints(estimate.mu) - ratingPoints(muBefore);
    const share = opponents.filter((other) => newcomers.has(other)).length / opponents.length;
    if (points > 0) yield* fairPlay.addPoints(userId, points * share, at);
  }
  const pairs = eachPair(userIds).filter(([a, b]) => counts(a, b));
  if (pairs.length === 0) return changes;
  const played = pairs.map(([a, b]) => ({ game_id: game.gameId, pair: pairOf(a, b), at }));
  yield* rows(kysely.insertInto("rated_pair").values(played));
  return changes;
}

/** Forgets which pairs played, as soon as it counts no more, and what games a month ago changed. `now` in ms since 1970. */
export function* forgetRatings({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("rated_pair").where("at", "<=", now - DAY_MS));
  yield* rows(kysely.deleteFrom("rating_change").where("at", "<=", now - CHANGES_KEPT_MS));
}

/** What a game changed when it was rated: for whoever asks again because the answer was lost on the way. */
function* changesOf({ kysely }: Database, gameId: string): Work<ReadonlyMap<string, number>> {
  const changes = yield* rows(
    kysely.selectFrom("rating_change").select(["user_id", "change"]).where("game_id", "=", gameId),
  );
  return new Map(changes.map(({ user_id, change }) => [user_id, change]));
}

/** The pairs among these people that have had their five games. */
function* spentPairs(
  { kysely }: Database,
  userIds: readonly string[],
  at: number,
): Work<ReadonlySet<string>> {
  const pairs = eachPair(userIds).map(([a, b]) => pairOf(a, b));
  const spent = yield* rows(
    kysely
      .selectFrom("rated_pair")
      .select("pair")
      .where("pair", "in", pairs)
      .where("at", ">", at - DAY_MS)
      .groupBy("pair")
      .having((eb) => eb.fn.countAll<number>(), ">=", MAX_RATED_GAMES_PER_DAY),
  );
  return new Set(spent.map(({ pair }) => pair));
}
