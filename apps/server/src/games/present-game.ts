// A finished game from the database's rows to what everybody may know of it. Pure.
import type { CharacterId, EyeVariant, FinishedGame, Stake } from "@fitil/contracts";
import { RULES_VERSION } from "@fitil/engine";
import type { readGame } from "./game-store.ts";

/** The game as `GET /api/games/:id` tells it. */
export function presentGame(
  { game, parts }: NonNullable<Awaited<ReturnType<typeof readGame>>>,
  isFavourite: boolean,
): FinishedGame {
  return {
    id: game.id,
    room: { name: game.room_name, stakes: game.stakes as Stake },
    startedAt: game.started_at,
    endedAt: game.ended_at,
    players: parts.map((part) => ({
      id: part.character as CharacterId,
      playerId: part.user_id,
      name: part.bot ?? part.name,
      isBot: part.bot !== null,
      eyeVariant: part.eyes as EyeVariant,
      place: part.place,
      chips: part.chips,
      ratingChange: part.change ?? 0,
      felledBy:
        part.felled_by === "wall" || part.felled_by === null
          ? part.felled_by
          : (Number(part.felled_by) as CharacterId),
    })),
    winnerId: game.winner as CharacterId | null,
    seed: game.seed,
    seedHash: game.seed_hash,
    rulesVersion: game.rules_version,
    endHash: game.end_hash,
    digest: game.digest,
    watchable: game.digest !== null && game.rules_version === RULES_VERSION,
    isFavourite,
  };
}
