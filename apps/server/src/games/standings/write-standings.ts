// How people stand (SN1, SN2): their rating after every rated game, their month, and what they have done in all their games. Every
// write is a step of the transaction that rates or keeps the game, so that none is counted twice or lost.
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { PlayedGame, RatedEntry } from "../../ports/games.ts";
import type { MatchDeeds } from "../deeds.ts";
import { honoursFor } from "../honours.ts";

/** The season of a moment: its month, UTC. Pure. */
export function seasonOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** A season's first moment and the next one's, ms since 1970. Pure. */
export function seasonSpan(season: string): { readonly from: number; readonly to: number } {
  const [year = 0, month = 1] = season.split("-").map(Number);
  return { from: Date.UTC(year, month - 1), to: Date.UTC(year, month) };
}

/** Notes what a rated game has made of somebody's rating. A step of the caller's transaction, once for a game and person. */
export function* noteRated({ kysely }: Database, entry: RatedEntry): Work<void> {
  const { userId, gameId, at, rating, change, isWin } = entry;
  yield* rows(
    kysely.insertInto("rating_point").values({ user_id: userId, game_id: gameId, at, rating, change }),
  );
  const won = isWin ? 1 : 0;
  yield* rows(
    kysely
      .insertInto("season_standing")
      .values({ season: seasonOf(at), user_id: userId, rating, games: 1, wins: won })
      .onConflict((known) =>
        known.columns(["season", "user_id"]).doUpdateSet({
          rating,
          games: sql`season_standing.games + 1`,
          wins: sql`season_standing.wins + ${won}`,
        }),
      ),
  );
}

/** Adds a game to the records of those who played it and still have an account. A step of the caller's transaction. */
export function* addToRecords(
  { kysely }: Database,
  game: PlayedGame,
  deeds: MatchDeeds | null,
  members: ReadonlySet<string>,
): Work<void> {
  const people = game.parts.filter(({ botLevel }) => botLevel === null);
  // Only games with other people count as games; power-ups count always.
  const counted = people.length > 1 ? 1 : 0;
  for (const { userId, characterId } of people) {
    if (!members.has(userId)) continue;
    const won = counted === 1 && characterId === game.winnerId ? 1 : 0;
    const own = deeds?.players[characterId];
    const [bomb = 0, radius = 0, speed = 0, health = 0] = own?.taken ?? [];
    const record = yield* firstRow(
      kysely
        .insertInto("player_record")
        .values({
          user_id: userId,
          games: counted,
          wins: won,
          streak: won,
          best_streak: won,
          took_bomb: bomb,
          took_radius: radius,
          took_speed: speed,
          took_health: health,
        })
        .onConflict((known) =>
          known.column("user_id").doUpdateSet({
            games: sql`player_record.games + ${counted}`,
            wins: sql`player_record.wins + ${won}`,
            streak: sql`case when ${counted} = 0 then player_record.streak when ${won} = 1 then player_record.streak + 1 else 0 end`,
            best_streak: sql`case when ${won} = 1 and player_record.streak + 1 > player_record.best_streak then player_record.streak + 1 else player_record.best_streak end`,
            took_bomb: sql`player_record.took_bomb + ${bomb}`,
            took_radius: sql`player_record.took_radius + ${radius}`,
            took_speed: sql`player_record.took_speed + ${speed}`,
            took_health: sql`player_record.took_health + ${health}`,
          }),
        )
        .returning("streak"),
    );
    const codes = honoursFor({
      deeds: own,
      opponents: game.parts.length - 1,
      isWin: won === 1,
      health: game.parts.find((part) => part.characterId === characterId)?.health ?? null,
      wallsClosed: deeds?.wallsClosed ?? 0,
      streak: record?.streak ?? 0,
    });
    for (const code of codes)
      yield* rows(
        kysely
          .insertInto("honour")
          .values({ user_id: userId, code, at: game.endedAt })
          .onConflict((known) => known.doNothing()),
      );
  }
}
