// No farming (CH7): who is a newcomer, what an account has won from newcomers today (a day of UTC), and what it may not
// do any more until tomorrow. Kept in the transaction that pays or rates, so that a crash neither loses nor doubles it.
import { MAX_NEWCOMER_CHIPS_PER_DAY, MAX_NEWCOMER_POINTS_PER_DAY, NEWCOMER_AGE_MS } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { FairPlay } from "../ports/games.ts";
import { DAY_MS } from "../ports/process.ts";

/** Won from newcomers: whole chips, or points of the rating that people see, not rounded. */
export interface NewcomerGain {
  readonly userId: string;
  readonly chips?: number;
  readonly points?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Of these people, those whose account is younger than a day at `at`, and all guests (GU5). Whoever is gone is none. */
export function* newcomersAmong(
  { kysely }: Database,
  userIds: readonly string[],
  at: number,
): Work<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const found = yield* rows(
    kysely
      .selectFrom("player")
      .select("user_id")
      .where("user_id", "in", userIds)
      .where((eb) => eb.or([eb("created_at", ">", at - NEWCOMER_AGE_MS), eb("is_guest", "=", 1)])),
  );
  return new Set(found.map(({ user_id }) => user_id));
}

/** Adds to what somebody has won from newcomers today. */
export function* addNewcomerGain({ kysely }: Database, gain: NewcomerGain): Work<void> {
  const { userId, chips = 0, points = 0 } = gain;
  if (chips === 0 && points === 0) return;
  yield* rows(
    kysely
      .insertInto("newcomer_gain")
      .values({ user_id: userId, day: dayOf(gain.at), chips, points })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "day"]).doUpdateSet((eb) => ({
          chips: eb("newcomer_gain.chips", "+", chips),
          points: eb("newcomer_gain.points", "+", points),
        })),
      ),
  );
}

/** What stands of one person against these others. */
export interface NewcomerVerdict {
  /** They take no slot for a stake beside only these. */
  readonly takesNoSlot: boolean;
  /** Their stake is not taken, though they have a slot: these came, or their winnings did, after they had sat down. */
  readonly paysNoStake: boolean;
  /** They have won enough chips, or enough points, from newcomers today, and there are only newcomers. */
  readonly enoughChips: boolean;
  readonly enoughPoints: boolean;
}

const FREE: NewcomerVerdict = {
  takesNoSlot: false,
  paysNoStake: false,
  enoughChips: false,
  enoughPoints: false,
};

/**
 * Judges everybody of a table, each against all the others, as they stand at `at`. Somebody without others is free. A
 * newcomer's own points keep them from taking a slot, not from playing on in the one they have: a first win brings 105, and new
 * friends who stay where they sit have their rematch.
 */
export function* judgeAmongNewcomers(
  database: Database,
  userIds: readonly string[],
  at: number,
): Work<ReadonlyMap<string, NewcomerVerdict>> {
  const newcomers = yield* newcomersAmong(database, userIds, at);
  if (newcomers.size === 0) return new Map();
  const gains = yield* rows(
    database.kysely
      .selectFrom("newcomer_gain")
      .select(["user_id", "chips", "points"])
      .where("user_id", "in", userIds)
      .where("day", "=", dayOf(at)),
  );
  return new Map(
    gains.map(({ user_id, chips, points }) => {
      const others = userIds.filter((userId) => userId !== user_id);
      if (others.length === 0 || !others.every((userId) => newcomers.has(userId))) return [user_id, FREE];
      const enoughChips = chips >= MAX_NEWCOMER_CHIPS_PER_DAY;
      const enoughPoints = points >= MAX_NEWCOMER_POINTS_PER_DAY;
      const takesNoSlot = enoughChips || enoughPoints;
      const paysNoStake = enoughChips || (enoughPoints && !newcomers.has(user_id));
      return [user_id, { takesNoSlot, paysNoStake, enoughChips, enoughPoints }];
    }),
  );
}

/** The same rules for whoever rates games. */
export function createFairPlay(database: Database): FairPlay {
  return {
    newcomersAmong: (userIds, at) => newcomersAmong(database, userIds, at),
    *unratedAmong({ places, stake }, at) {
      const userIds = places.map(({ userId }) => userId);
      const verdicts = yield* judgeAmongNewcomers(database, userIds, at);
      // Chips won in a game for a stake may be its own: whoever had enough before it could not have played it.
      const isUnrated = (verdict: NewcomerVerdict | undefined) =>
        verdict?.enoughPoints === true || (stake === 0 && verdict?.enoughChips === true);
      return new Set(userIds.filter((userId) => isUnrated(verdicts.get(userId))));
    },
    addPoints: (userId, points, at) => addNewcomerGain(database, { userId, points, at }),
  };
}

/** Forgets one person's gains. */
export function* eraseNewcomerGains({ kysely }: Database, userId: string): Work<void> {
  yield* rows(kysely.deleteFrom("newcomer_gain").where("user_id", "=", userId));
}

/** Forgets the gains of earlier days. `now` in ms since 1970. */
export function* forgetNewcomerGains({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("newcomer_gain").where("day", "<", dayOf(now)));
}

/** Days since 1970, UTC. */
function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}
