// People as players: a unique name, a picture, a rating. Chips are the ledger's. Must never know how somebody signed in.
import type { CurrentUser, PlayerSettings } from "@fitil/contracts";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { playerNameSchema } from "@fitil/contracts";
import { behindFence } from "../db/fence.ts";
import type { Database } from "../db/database.ts";
import { lookAlikeKey } from "../db/look-alike-key.ts";
import type { Tables } from "../db/schema.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { FirstVisit } from "../http/caller/edge.ts";
import type { FairPlay, Standings } from "../ports/games.ts";
import type { PlayerCard, Players } from "../ports/people.ts";
import { forgetClosed, noteClosed } from "./closed-accounts.ts";
import { ensurePlayer } from "./first-visit.ts";
import type { FirstVisitDeps } from "./first-visit.ts";
import { forgetLeft, noteLeft, seatWait } from "./leaver-waits.ts";
import { keepSettings, settingsOf } from "./player-settings.ts";
import { forgetMissed, forgetUnread, missedGame, noteMissed } from "./unseen-results.ts";
import { applyRating, forgetRatings } from "./rating/rate-store.ts";
import { shownRating } from "./rating/skill-estimate.ts";

export interface PlayersDeps extends FirstVisitDeps {
  readonly fairPlay: FairPlay;
  readonly standings: Standings;
}

type Renamed =
  | { readonly ok: true; readonly card: PlayerCard }
  | { readonly ok: false; readonly code: "user/bad_name" | "user/name_taken" };

/** Players, and what the account pages need of them. */
export interface PlayerAccounts extends Players, FirstVisit {
  /** Whether somebody has this name already, or one that looks like it. */
  isNameTaken(name: string): Promise<boolean>;
  /** Gives another name, from an unchecked value. */
  rename(userId: string, name: unknown): Promise<Renamed>;
  /** Everything kept about the player, for export. */
  record(userId: string): Promise<Record<string, unknown> | null>;
  /** Takes the player out, inside a transaction of the caller's. */
  erasure(userId: string): Work<void>;
  /** What the person has set in a match. */
  settings(userId: string): Promise<PlayerSettings>;
  keepSettings(userId: string, settings: PlayerSettings): Promise<void>;
  /** The person has read how that game ended. */
  forgetMissed(userId: string, gameId: string): Promise<void>;
  /** Forgets which people played together and which accounts were closed, as soon as no rule asks. Call now and then. */
  forgetExpired(): Promise<void>;
}

/** Makes the players of a migrated database. */
export function createPlayers(deps: PlayersDeps): PlayerAccounts {
  const { database, clock } = deps;
  const { kysely } = database;
  return {
    ensure: (account, visit) => ensurePlayer(deps, account, visit),
    card: async (userId) => {
      const player = await kysely
        .selectFrom("player")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return player ? toCard(player) : null;
    },
    async currentUser(userId) {
      const [user, missed, wait] = await Promise.all([
        currentUser(database, userId),
        missedGame(database, userId),
        seatWait(database, userId, clock.now()),
      ]);
      return user && { ...user, ...(missed && { missed }), ...(wait && { waitsUntil: wait.until }) };
    },
    noteMissed: (userId, missed) => noteMissed(database, userId, missed),
    noteLeft: (userId, gameId) => noteLeft(database, userId, gameId, clock.now()),
    seatWait: (userId) => seatWait(database, userId, clock.now()),
    settings: (userId) => settingsOf(database, userId),
    keepSettings: (userId, settings) => keepSettings(database, userId, settings),
    forgetMissed: (userId, gameId) => forgetMissed(database, userId, gameId),
    rate: async (game, fence) => {
      const { rateGame } = await import("./rating/rating.ts");
      const at = clock.now();
      const changes = await behindFence(database, { fence, at }, () =>
        applyRating(database, game, { at, rateGame, fairPlay: deps.fairPlay, standings: deps.standings }),
      );
      const userIds = game.places.map(({ userId }) => userId);
      if (userIds.length === 0) return [];
      const players = await kysely.selectFrom("player").selectAll().where("user_id", "in", userIds).execute();
      return players.map((player) => ({
        ...toCard(player),
        ratingChange: changes.get(player.user_id) ?? 0,
      }));
    },
    isNameTaken: async (name) => (await holderOf(database, name)) !== null,
    rename: (userId, name) => rename(database, userId, name),
    record: async (userId) => {
      const player = await kysely
        .selectFrom("player")
        .selectAll()
        .where("user_id", "=", userId)
        .executeTakeFirst();
      if (!player) return null;
      const missed = await missedGame(database, userId);
      const left = await kysely.selectFrom("left_game").selectAll().where("user_id", "=", userId).execute();
      return { ...player, rating: shownRating(player.mu), ...(missed && { missed }), left };
    },
    *erasure(userId) {
      yield* noteClosed(database, userId, clock.now());
      yield* rows(kysely.deleteFrom("rating_change").where("user_id", "=", userId));
      yield* rows(kysely.deleteFrom("missed_game").where("user_id", "=", userId));
      yield* rows(kysely.deleteFrom("left_game").where("user_id", "=", userId));
      yield* rows(kysely.deleteFrom("player").where("user_id", "=", userId));
    },
    async forgetExpired() {
      const now = clock.now();
      await database.atomically(function* () {
        yield* forgetClosed(database, now);
        yield* forgetRatings(database, now);
        yield* forgetUnread(database, now);
        yield* forgetLeft(database, now);
      });
    },
  };
}

async function rename(database: Database, userId: string, name: unknown): Promise<Renamed> {
  const parsed = playerNameSchema.safeParse(name);
  if (!parsed.success) return { ok: false, code: "user/bad_name" };
  const own = await database.kysely
    .selectFrom("player")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  // Two names that look alike may both stand from before that counted: neither is taken from whoever has it.
  if (own?.name === parsed.data) return { ok: true, card: toCard(own) };
  const holder = await holderOf(database, parsed.data);
  if (holder !== null && holder !== userId) return { ok: false, code: "user/name_taken" };
  try {
    const player = await database.kysely
      .updateTable("player")
      .set({ name: parsed.data, name_key: lookAlikeKey(parsed.data) })
      .where("user_id", "=", userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ok: true, card: toCard(player) };
  } catch (cause) {
    // Two people asked for the same free name at once: the unique column let one through.
    const winner = await holderOf(database, parsed.data);
    if (winner !== null && winner !== userId) return { ok: false, code: "user/name_taken" };
    throw cause;
  }
}

async function holderOf({ kysely }: Database, name: string): Promise<string | null> {
  const holder = await kysely
    .selectFrom("player")
    .select("user_id")
    .where("name_key", "=", lookAlikeKey(name))
    .executeTakeFirst();
  return holder?.user_id ?? null;
}

async function currentUser({ kysely }: Database, userId: string): Promise<CurrentUser | null> {
  const found = await kysely
    .selectFrom("player")
    .innerJoin("ledger_account", "ledger_account.user_id", "player.user_id")
    .leftJoin("ledger_movement as start", (join) =>
      join.on("start.key", "=", sql<string>`'grant:' || ledger_account.id`),
    )
    .select(["player.name", "player.mu", "player.photo_url", "player.is_guest", "ledger_account.balance"])
    .select("start.key as startingChips")
    .where("player.user_id", "=", userId)
    .where("ledger_account.currency", "=", "chips")
    .executeTakeFirst();
  if (!found) return null;
  const { name, mu, photo_url, is_guest, balance, startingChips } = found;
  const user = { id: userId, Name: name, Rating: shownRating(mu), Chips: balance, photoURL: photo_url };
  if (is_guest === 1) return { ...user, isGuest: true };
  return startingChips === null ? { ...user, withoutStartingChips: true } : user;
}

function toCard(player: Selectable<Tables["player"]>): PlayerCard {
  const { user_id, name, mu, photo_url, is_guest } = player;
  return { userId: user_id, name, rating: shownRating(mu), photoURL: photo_url, isGuest: is_guest === 1 };
}
