// People as players: a unique name, a picture, a rating. Chips are the ledger's. Must never know how somebody signed in.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Selectable } from "kysely";
import { playerNameSchema } from "@fitil/contracts";
import type { CurrentUser } from "@fitil/contracts";
import { behindFence } from "../db/fence.ts";
import type { Database } from "../db/database.ts";
import { lookAlikeKey } from "../db/look-alike-key.ts";
import type { Tables } from "../db/schema.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { FirstVisit, Visit } from "../http/edge.ts";
import type { Language } from "../http/messages.ts";
import type {
  Account,
  Clock,
  FairPlay,
  GuestBook,
  PlayerCard,
  Players,
  Random,
  Standings,
} from "../ports.ts";
import { defaultName } from "./names.ts";
import { forgetLeft, noteLeft, seatWait } from "./left-games.ts";
import { forgetMissed, forgetUnread, missedGame, noteMissed } from "./missed-games.ts";
import { applyRating, forgetRatings } from "./rate-store.ts";
import { NEW_BELIEF, shownRating } from "./belief.ts";

export interface PlayersDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Opens the chips account of a new player; a second call changes nothing. */
  readonly openChips: (account: Account) => Promise<void>;
  /** Gives the starting chips to a guest who has signed up; a second call changes nothing. */
  readonly startChips: (account: Account) => Promise<void>;
  readonly guests: GuestBook;
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
  /** The person has read how that game ended. */
  forgetMissed(userId: string, gameId: string): Promise<void>;
  /** Forgets which people played together and which accounts were closed, as soon as no rule asks. Call now and then. */
  forgetExpired(): Promise<void>;
}

/** Longer than any token lives, so that a closed account's token cannot make it again. */
const CLOSED_MS = 70 * 60 * 1000;
const MAX_NAME_TRIES = 40;
const MAX_PHOTO_URL_LENGTH = 2000;

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
    forgetMissed: (userId, gameId) => forgetMissed(database, userId, gameId),
    rate: async (game, fence) => {
      const { rateGame } = await import("./rating.ts");
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
      const closed = { user_digest: digest(userId), closed_at: clock.now() };
      yield* rows(
        kysely
          .insertInto("closed_account")
          .values(closed)
          .onConflict((conflict) =>
            conflict.column("user_digest").doUpdateSet({ closed_at: closed.closed_at }),
          ),
      );
      yield* rows(kysely.deleteFrom("rating_change").where("user_id", "=", userId));
      yield* rows(kysely.deleteFrom("missed_game").where("user_id", "=", userId));
      yield* rows(kysely.deleteFrom("left_game").where("user_id", "=", userId));
      yield* rows(kysely.deleteFrom("player").where("user_id", "=", userId));
    },
    async forgetExpired() {
      const now = clock.now();
      await database.atomically(function* () {
        yield* rows(kysely.deleteFrom("closed_account").where("closed_at", "<=", now - CLOSED_MS));
        yield* forgetRatings(database, now);
        yield* forgetUnread(database, now);
        yield* forgetLeft(database, now);
      });
    },
  };
}

async function ensurePlayer(deps: PlayersDeps, account: Account, visit: Visit): Promise<boolean> {
  const { kysely } = deps.database;
  const photoUrl = pictureOf(account);
  const known = await kysely
    .selectFrom("player")
    .select(["photo_url", "is_guest"])
    .where("user_id", "=", account.userId)
    .executeTakeFirst();
  if (known) {
    if (known.is_guest === 1)
      await (account.isGuest ? deps.guests.seen(account.userId) : settle(deps, account));
    if (known.photo_url !== photoUrl)
      await kysely
        .updateTable("player")
        .set({ photo_url: photoUrl })
        .where("user_id", "=", account.userId)
        .execute();
    return true;
  }
  const closed = await kysely
    .selectFrom("closed_account")
    .select("closed_at")
    .where("user_digest", "=", digest(account.userId))
    .where("closed_at", ">", deps.clock.now() - CLOSED_MS)
    .executeTakeFirst();
  if (closed) return false;
  if (account.isGuest) await deps.guests.admit(account.userId, visit.address);
  // Chips first: a crash in between leaves no player, so the next call does both again and neither twice.
  await deps.openChips(account);
  await insertPlayer(deps, account, { photoUrl, language: visit.language });
  return true;
}

/** A guest has signed up: they get their chips, and count as somebody who begins now (GU5). */
async function settle({ database, clock, guests, startChips }: PlayersDeps, account: Account): Promise<void> {
  await startChips(account);
  await database.atomically(function* (): Work<void> {
    yield* rows(
      database.kysely
        .updateTable("player")
        .set({ is_guest: 0, created_at: clock.now() })
        .where("user_id", "=", account.userId)
        .where("is_guest", "=", 1),
    );
    yield* guests.erasure(account.userId);
  });
}

async function insertPlayer(
  deps: PlayersDeps,
  account: Account,
  { photoUrl, language }: { readonly photoUrl: string | null; readonly language: Language },
): Promise<void> {
  const kind = account.isGuest ? (`guest-${language}` as const) : "player";
  const wanted = playerNameSchema.safeParse(account.isGuest ? null : account.name);
  for (let attempt = 0; attempt < MAX_NAME_TRIES; attempt++) {
    const name = attempt === 0 && wanted.success ? wanted.data : defaultName(deps.random, attempt, kind);
    const inserted = await deps.database.kysely
      .insertInto("player")
      .values({
        user_id: account.userId,
        name,
        name_key: lookAlikeKey(name),
        photo_url: photoUrl,
        ...NEW_BELIEF,
        created_at: deps.clock.now(),
        is_guest: account.isGuest ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (inserted) return;
    // Either the name is taken, or another call of the same person was first.
    const there = await deps.database.kysely
      .selectFrom("player")
      .select("user_id")
      .where("user_id", "=", account.userId)
      .executeTakeFirst();
    if (there) return;
  }
  throw new Error("No free name was found for a new player");
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

/** The provider's picture, if a page may show it. */
function pictureOf({ photoURL }: Account): string | null {
  if (photoURL === null || photoURL.length > MAX_PHOTO_URL_LENGTH) return null;
  return URL.parse(photoURL)?.protocol === "https:" ? photoURL : null;
}

function digest(userId: string): string {
  return createHash("sha256").update(userId).digest("base64url");
}
