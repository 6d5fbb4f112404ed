// A game that is over, as the archive keeps it (RP1). Pure.
import { hashState } from "@fitil/engine";
import type { InputLog } from "@fitil/engine";
import type { PlayedGame } from "../ports/games.ts";
import { chipsOf } from "./table/game-over.ts";
import type { Game, TableSpec, MatchResult } from "./table/state.ts";

/** What is kept of a game; null when a fault or a stop has ended it, so that nobody has played it to its end. */
export function playedGame(
  { name, stakes, isPrivate }: TableSpec,
  game: Game,
  { winnerId, places }: MatchResult,
  inputs: InputLog | null,
): PlayedGame | null {
  const { outcome, players } = game.match;
  if (outcome === null || places.length === 0) return null;
  const prize = winnerId === null ? 0 : game.pot;
  return {
    gameId: game.gameId,
    room: { name, stakes, isPrivate },
    startedAt: game.startedAt,
    endedAt: game.startedAt + outcome.atMs,
    seed: game.seed,
    seedHash: game.seedHash,
    winnerId,
    endHash: hashState(game.match),
    parts: game.participants.map(({ characterId, userId, name: called, eyeVariant, botLevel }) => {
      const { place = 1, felledBy = null } = places.find((one) => one.characterId === characterId) ?? {};
      const player = players.find(({ id }) => id === characterId);
      const { status } = player ?? {};
      return {
        characterId,
        userId,
        name: called,
        eyeVariant,
        botLevel,
        place,
        chips: chipsOf({ winnerId, prize }, characterId, stakes),
        felledBy,
        health: player?.stats.health ?? 0,
        left: status === "left" && felledBy === null && !game.retired.includes(characterId),
      };
    }),
    inputs,
  };
}
