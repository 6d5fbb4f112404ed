// Reads how people stand: the ladder of a season, somebody's public page, what is worth showing beside the tables. Writes nothing.
import { LADDER_MIN_GAMES, LADDER_ROWS, SHOWN_RECENT_GAMES } from "@fitil/contracts";
import type { Highlights, HonourCode, Ladder, LadderRow, PlayerPage } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { seasonOf, seasonSpan } from "./write-standings.ts";

const NEIGHBOURS = 2;
const SHOWN_TOP = 3;
/** Points of the plot: the newest. */
const SHOWN_POINTS = 300;

/** Those of a season who stand on its ladder, best first. Guests come onto it with an account. */
function standing({ kysely }: Database, season: string) {
  return kysely
    .selectFrom("season_standing as standing")
    .innerJoin("player", "player.user_id", "standing.user_id")
    .select(["standing.user_id", "player.name", "standing.rating", "standing.games", "standing.wins"])
    .where("standing.season", "=", season)
    .where("standing.games", ">=", LADDER_MIN_GAMES)
    .where("player.is_guest", "=", 0)
    .orderBy("standing.rating", "desc")
    .orderBy("standing.wins", "desc")
    .orderBy("standing.user_id");
}

async function rowsOf(database: Database, season: string, limit: number, offset = 0): Promise<LadderRow[]> {
  const found = await standing(database, season).limit(limit).offset(offset).execute();
  return found.map(({ user_id: playerId, ...row }, index) => ({
    place: offset + index + 1,
    playerId,
    ...row,
  }));
}

/** The ladder of a season; null for one that nobody has played in and that does not run now. `now`: ms since 1970. */
export async function readLadder(
  database: Database,
  wanted: string | null,
  now: number,
): Promise<Omit<Ladder, "me"> | null> {
  const running = seasonOf(now);
  const season = wanted ?? running;
  const played = await database.kysely
    .selectFrom("season_standing")
    .select("season")
    .distinct()
    .orderBy("season", "desc")
    .execute();
  const seasons = [...new Set([running, ...played.map((one) => one.season)])];
  if (!seasons.includes(season)) return null;
  return { season, ...seasonSpan(season), rows: await rowsOf(database, season, LADDER_ROWS), seasons };
}

/** Where somebody stands in a season; undefined without a rated game in it. */
export async function readOwnPlace(
  database: Database,
  season: string,
  userId: string,
): Promise<Ladder["me"]> {
  const { kysely } = database;
  const own = await kysely
    .selectFrom("season_standing")
    .select(["rating", "games", "wins"])
    .where("season", "=", season)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (own === undefined) return undefined;
  const listed = await standing(database, season).where("standing.user_id", "=", userId).executeTakeFirst();
  if (listed === undefined) return { place: null, ...own, neighbours: [] };
  const { rating, wins } = own;
  const { ahead } = await kysely
    .selectFrom(standing(database, season).as("row"))
    .select(({ fn }) => fn.countAll<number>().as("ahead"))
    .where((or) =>
      or.or([
        or("row.rating", ">", rating),
        or.and([or("row.rating", "=", rating), or("row.wins", ">", wins)]),
        or.and([or("row.rating", "=", rating), or("row.wins", "=", wins), or("row.user_id", "<", userId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  const place = Number(ahead) + 1;
  const first = Math.max(0, place - 1 - NEIGHBOURS);
  const neighbours = await rowsOf(database, season, place + NEIGHBOURS - first, first);
  return { place, ...own, neighbours };
}

/** What somebody has done in their games with others; noughts for nobody. */
export async function readRecord(
  { kysely }: Database,
  userId: string,
): Promise<{ readonly games: number; readonly wins: number; readonly bestStreak: number }> {
  const record = await kysely
    .selectFrom("player_record")
    .select(["games", "wins", "best_streak as bestStreak"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return record ?? { games: 0, wins: 0, bestStreak: 0 };
}

/** Somebody's public page; null for nobody. Games of private tables are not on it. */
export async function readPlayerPage(
  { kysely }: Database,
  userId: string,
  person: { readonly name: string; readonly rating: number; readonly isVip: boolean },
): Promise<PlayerPage> {
  const of = (table: "player_record") => kysely.selectFrom(table).selectAll().where("user_id", "=", userId);
  const record = await of("player_record").executeTakeFirst();
  const points = await kysely
    .selectFrom("rating_point")
    .select(["at", "rating"])
    .where("user_id", "=", userId)
    .orderBy("at", "desc")
    .limit(SHOWN_POINTS)
    .execute();
  const honours = await kysely
    .selectFrom("honour")
    .select(["code", "at"])
    .where("user_id", "=", userId)
    .orderBy("at")
    .execute();
  const recentGames = await kysely
    .selectFrom("game_player as part")
    .innerJoin("game", "game.id", "part.game_id")
    .leftJoin("rating_point as point", (join) =>
      join.onRef("point.user_id", "=", "part.user_id").onRef("point.game_id", "=", "part.game_id"),
    )
    .select(["game.id", "game.ended_at", "game.room_name", "part.place", "point.change"])
    .select((eb) =>
      eb
        .selectFrom("game_player as other")
        .select(({ fn }) => fn.countAll<number>().as("players"))
        .whereRef("other.game_id", "=", "game.id")
        .as("players"),
    )
    .where("part.user_id", "=", userId)
    .where("game.is_private", "=", 0)
    .orderBy("game.ended_at", "desc")
    .limit(SHOWN_RECENT_GAMES)
    .execute();
  return {
    id: userId,
    ...person,
    ratingHistory: points.toReversed(),
    games: record?.games ?? 0,
    wins: record?.wins ?? 0,
    streak: record?.streak ?? 0,
    bestStreak: record?.best_streak ?? 0,
    favouritePowerup: favouriteOf(record),
    honours: honours.map(({ code, at }) => ({ code: code as HonourCode, at })),
    recent: recentGames.map(({ id }) => id),
    recentGames: recentGames.map((game) => ({
      id: game.id,
      endedAt: game.ended_at,
      roomName: game.room_name,
      place: game.place,
      players: Number(game.players ?? 0),
      ratingChange: game.change ?? 0,
    })),
  };
}

/** What the list of tables shows. `now`: ms since 1970. */
export async function readHighlights(database: Database, now: number): Promise<Highlights> {
  const last = await database.kysely
    .selectFrom("game")
    .innerJoin("game_player as winner", (join) =>
      join.onRef("winner.game_id", "=", "game.id").onRef("winner.character", "=", "game.winner"),
    )
    .innerJoin("player", "player.user_id", "winner.user_id")
    .select(["game.id", "game.ended_at", "game.room_name", "player.name"])
    .select((eb) =>
      eb
        .selectFrom("game_player as other")
        .select(({ fn }) => fn.countAll<number>().as("players"))
        .whereRef("other.game_id", "=", "game.id")
        .as("players"),
    )
    .where("game.is_private", "=", 0)
    .where("game.digest", "is not", null)
    .orderBy("game.ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    top: await rowsOf(database, seasonOf(now), SHOWN_TOP),
    lastGame: last
      ? {
          id: last.id,
          endedAt: last.ended_at,
          roomName: last.room_name,
          winner: last.name,
          players: Number(last.players ?? 0),
        }
      : null,
  };
}

type Record4 = Readonly<Record<"took_bomb" | "took_radius" | "took_speed" | "took_health", number>>;

/** The kind taken most often; null while none was. */
function favouriteOf(record: Record4 | undefined): PlayerPage["favouritePowerup"] {
  if (record === undefined) return null;
  const counts = [
    [4, record.took_bomb],
    [5, record.took_radius],
    [6, record.took_speed],
    [7, record.took_health],
  ] as const;
  const [kind, most] = counts.reduce((best, one) => (one[1] > best[1] ? one : best));
  return most === 0 ? null : kind;
}
