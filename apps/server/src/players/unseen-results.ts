// The one game that somebody does not know the end of, because their line was lost: told on their return until they have
// read it. What it changed of the rating is looked up then, so that books which were slow are in it.
import type { MissedGame } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { MissedNote } from "../ports/people.ts";
import { DAY_MS } from "../ports/process.ts";

const KEPT_MS = 30 * DAY_MS;

/** Notes it in place of an earlier one; nothing for whoever has no account any more. */
export async function noteMissed(
  { kysely }: Database,
  userId: string,
  { gameId, roomName, why, place, chips, at }: MissedNote,
): Promise<void> {
  const known = await kysely
    .selectFrom("player")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!known) return;
  const note = { game_id: gameId, room_name: roomName, why, place, chips, at };
  await kysely
    .insertInto("missed_game")
    .values({ user_id: userId, ...note })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(note))
    .execute();
}

/** What is noted for somebody, or null. */
export async function missedGame({ kysely }: Database, userId: string): Promise<MissedGame | null> {
  const found = await kysely
    .selectFrom("missed_game")
    .leftJoin("rating_change", (join) =>
      join
        .onRef("rating_change.game_id", "=", "missed_game.game_id")
        .onRef("rating_change.user_id", "=", "missed_game.user_id"),
    )
    .selectAll("missed_game")
    .select("rating_change.change")
    .where("missed_game.user_id", "=", userId)
    .executeTakeFirst();
  if (!found) return null;
  const { game_id: gameId, room_name: roomName, why, place, chips, at, change } = found;
  return { gameId, roomName, why, place, chips, ratingChange: change ?? 0, at };
}

/** It has been read. A newer one than that game stays. */
export async function forgetMissed({ kysely }: Database, userId: string, gameId: string): Promise<void> {
  await kysely
    .deleteFrom("missed_game")
    .where("user_id", "=", userId)
    .where("game_id", "=", gameId)
    .execute();
}

/** Forgets what nobody came to read in a month. `now` in ms since 1970. */
export function* forgetUnread({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("missed_game").where("at", "<=", now - KEPT_MS));
}
