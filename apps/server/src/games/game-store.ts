// Finished games in the database: written once, read by their id, kept for 30 days or for as long as somebody keeps them (RP1).
import { MAX_FAVOURITES, REPLAY_KEPT_DAYS } from "@fitil/contracts";
import type { CharacterId } from "@fitil/contracts";
import { RULES_VERSION } from "@fitil/engine";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { PlayedGame } from "../ports/games.ts";
import type { ReplayFrame, SealedReplay } from "./replay-file.ts";
import { addToRecords } from "./standings/write-standings.ts";
import { DAY_MS } from "../ports/process.ts";

const KEPT_MS = REPLAY_KEPT_DAYS * DAY_MS;
/** Games that one turn forgets: a few milliseconds of an embedded database. */
const FORGOTTEN_AT_ONCE = 50;

/** Writes a game down; twice is once. A step of the caller's transaction; false: it was there. */
export function* writeGame(database: Database, game: PlayedGame, sealed: SealedReplay | null): Work<boolean> {
  const { kysely } = database;
  const first = yield* firstRow(
    kysely
      .insertInto("game")
      .values({
        id: game.gameId,
        room_name: game.room.name,
        stakes: game.room.stakes,
        is_private: game.room.isPrivate ? 1 : 0,
        started_at: game.startedAt,
        ended_at: game.endedAt,
        winner: game.winnerId,
        seed: game.seed,
        seed_hash: game.seedHash,
        rules_version: RULES_VERSION,
        end_hash: game.endHash,
        digest: sealed?.digest ?? null,
      })
      .onConflict((known) => known.doNothing())
      .returning("id"),
  );
  if (first === undefined) return false;
  const known = yield* rows(
    kysely
      .selectFrom("player")
      .select("user_id")
      .where(
        "user_id",
        "in",
        game.parts.map(({ userId }) => userId),
      ),
  );
  const members = new Set(known.map(({ user_id }) => user_id));
  const parts = game.parts.map((part) => ({
    game_id: game.gameId,
    character: part.characterId,
    // Whoever closed their account while the game waited to be kept is not in it.
    user_id: members.has(part.userId) ? part.userId : null,
    bot: part.botLevel === null ? null : part.name,
    eyes: part.eyeVariant,
    place: part.place,
    chips: part.chips,
    felled_by: part.felledBy === null ? null : String(part.felledBy),
  }));
  yield* rows(kysely.insertInto("game_player").values(parts));
  yield* addToRecords(database, game, sealed?.deeds ?? null, members);
  if (sealed !== null)
    yield* rows(kysely.insertInto("game_replay").values({ game_id: game.gameId, words: sealed.words }));
  return true;
}

/** The game with the parts of everybody, names as they are today; null when there is none. */
export async function readGame({ kysely }: Database, gameId: string) {
  const game = await kysely.selectFrom("game").selectAll().where("id", "=", gameId).executeTakeFirst();
  if (game === undefined) return null;
  const parts = await kysely
    .selectFrom("game_player as part")
    .leftJoin("player", "player.user_id", "part.user_id")
    .leftJoin("rating_point as point", (join) =>
      join.onRef("point.user_id", "=", "part.user_id").onRef("point.game_id", "=", "part.game_id"),
    )
    .selectAll("part")
    .select(["player.name", "point.change"])
    .where("part.game_id", "=", gameId)
    .orderBy("part.character")
    .execute();
  return { game, parts };
}

/** A game's replay as it is stored; null without one. */
export async function readReplay(
  { kysely }: Database,
  gameId: string,
): Promise<{ readonly frame: ReplayFrame; readonly words: Uint8Array } | null> {
  const kept = await kysely
    .selectFrom("game")
    .innerJoin("game_replay", "game_replay.game_id", "game.id")
    .select(["seed", "seed_hash", "rules_version", "end_hash", "words"])
    .where("game.id", "=", gameId)
    .executeTakeFirst();
  if (kept === undefined) return null;
  const characters = await kysely
    .selectFrom("game_player")
    .select("character")
    .where("game_id", "=", gameId)
    .orderBy("character")
    .execute();
  const frame = {
    rulesVersion: kept.rules_version,
    seed: kept.seed,
    seedHash: kept.seed_hash,
    playerIds: characters.map(({ character }) => character as CharacterId),
    endHash: kept.end_hash,
  };
  return { frame, words: kept.words };
}

/** Keeps a game for good. A step of the caller's transaction. */
export function* keepFavourite(
  { kysely, kind }: Database,
  userId: string,
  gameId: string,
  at: number,
): Work<"kept" | "games/not_found" | "games/too_many_favourites"> {
  // Two games kept at once must not both be the tenth: the person's own row stands for the turn.
  yield* rows(
    kysely
      .selectFrom("player")
      .select("user_id")
      .where("user_id", "=", userId)
      .$if(kind === "postgres", (query) => query.forUpdate()),
  );
  const game = yield* firstRow(kysely.selectFrom("game").select("id").where("id", "=", gameId));
  if (game === undefined) return "games/not_found";
  const kept = yield* rows(
    kysely.selectFrom("game_favourite").select("game_id").where("user_id", "=", userId),
  );
  if (kept.some((one) => one.game_id === gameId)) return "kept";
  if (kept.length >= MAX_FAVOURITES) return "games/too_many_favourites";
  yield* rows(kysely.insertInto("game_favourite").values({ user_id: userId, game_id: gameId, at }));
  return "kept";
}

/** Forgets a few of the games that nobody keeps and whose time is over; returns how many. `now` in ms since 1970. */
export async function forgetGames({ kysely }: Database, now: number): Promise<number> {
  const old = await kysely
    .selectFrom("game")
    .leftJoin("game_favourite", "game_favourite.game_id", "game.id")
    .select("game.id")
    .where("game.ended_at", "<=", now - KEPT_MS)
    .where("game_favourite.game_id", "is", null)
    .orderBy("game.ended_at")
    .limit(FORGOTTEN_AT_ONCE)
    .execute();
  if (old.length > 0)
    await kysely
      .deleteFrom("game")
      .where(
        "id",
        "in",
        old.map(({ id }) => id),
      )
      .execute();
  return old.length;
}

/** Takes a person out of every game, and their favourites. A step of the caller's transaction. */
export function* eraseFromGames({ kysely }: Database, userId: string): Work<void> {
  yield* rows(kysely.updateTable("game_player").set({ user_id: null }).where("user_id", "=", userId));
  for (const table of [
    "game_favourite",
    "rating_point",
    "season_standing",
    "player_record",
    "honour",
  ] as const)
    yield* rows(kysely.deleteFrom(table).where("user_id", "=", userId));
}

/** Everything kept about a person here, for their export. */
export async function personRecord({ kysely }: Database, userId: string): Promise<Record<string, unknown>> {
  const of = <Name extends "rating_point" | "season_standing" | "player_record" | "honour">(table: Name) =>
    kysely
      .selectFrom(table as "honour")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
  return {
    games: await kysely
      .selectFrom("game_player")
      .innerJoin("game", "game.id", "game_player.game_id")
      .select(["game_id", "character", "place", "chips", "ended_at"])
      .where("user_id", "=", userId)
      .orderBy("ended_at")
      .execute(),
    favourites: await kysely
      .selectFrom("game_favourite")
      .select(["game_id", "at"])
      .where("user_id", "=", userId)
      .execute(),
    ratings: await of("rating_point"),
    seasons: await of("season_standing"),
    record: await of("player_record"),
    honours: await of("honour"),
  };
}
