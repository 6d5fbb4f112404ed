// Who leaves game after game waits before they sit down where others wait (SN4): counted in the database, so that it holds in
// every process and after every restart.
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { SeatWait } from "../ports/people.ts";
import { DAY_MS, MINUTE_MS } from "../ports/process.ts";

/** Games that one may leave in a day without a wait. */
const FREE_LEAVES = 2;
/** After the third left game of a day, the fourth, and every further one. */
const WAITS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;
const LONGEST_WAIT_MS = WAITS_MS[2];

/** Notes that somebody has left a game, once for the game; nothing for whoever has no account any more. `at` in ms since 1970. */
export async function noteLeft(
  { kysely }: Database,
  userId: string,
  gameId: string,
  at: number,
): Promise<void> {
  await kysely
    .insertInto("left_game")
    .columns(["user_id", "game_id", "at"])
    .expression((build) =>
      build
        .selectFrom("player")
        .select((of) => [
          "player.user_id",
          of.cast<string>(of.val(gameId), "text").as("game_id"),
          of.cast<number>(of.val(at), "bigint").as("at"),
        ])
        .where("player.user_id", "=", userId),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

/** How long somebody still waits at `now` (ms since 1970); null: not at all. */
export async function seatWait({ kysely }: Database, userId: string, now: number): Promise<SeatWait | null> {
  const recent = await kysely
    .selectFrom("left_game")
    .select("at")
    .where("user_id", "=", userId)
    .where("at", ">", now - LONGEST_WAIT_MS - DAY_MS)
    .orderBy("at", "desc")
    .execute();
  const last = recent[0]?.at;
  if (last === undefined) return null;
  const leaves = recent.filter(({ at }) => at > last - DAY_MS).length;
  const until = last + (WAITS_MS[Math.min(leaves - FREE_LEAVES, WAITS_MS.length) - 1] ?? 0);
  return until > now ? { until, leftMs: until - now } : null;
}

/** Forgets what no wait is counted from any more. `now` in ms since 1970. */
export function* forgetLeft({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("left_game").where("at", "<=", now - LONGEST_WAIT_MS - DAY_MS));
}
