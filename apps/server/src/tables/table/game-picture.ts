// The whole visible game as one message: `game_started`, and what a late subscriber is given. Reads only.
import { COLORS } from "@fitil/contracts";
import type { GamePicture, WireBomb } from "@fitil/contracts";
import { picture } from "@fitil/engine";
import type { BombState } from "@fitil/engine";
import { clientIdOf, personOf } from "./seats.ts";
import type { TableState } from "./state.ts";

/**
 * Draws `game_started`; null when no match runs. `now`: ms since 1970, which the match must have been played up to. The
 * dead are told with health 0, the departed are not; nothing hidden is in it.
 */
export function gamePicture(state: TableState, now: number): GamePicture | null {
  if (state.phase.kind !== "playing") return null;
  const { gameId, seedHash, startedAt, participants, match } = state.phase.game;
  const { players, board, bombs, suddenDeath } = picture(match);
  return {
    type: "game_started",
    gameId,
    seedHash,
    startedAt,
    serverTime: now,
    players: players.map((player) => {
      const participant = participants.find(({ characterId }) => characterId === player.id);
      if (!participant) throw new Error(`character ${player.id} belongs to nobody`);
      return {
        id: player.id,
        x: player.x,
        y: player.y,
        orientation: player.orientation,
        ...(player.heading === null ? {} : { heading: player.heading }),
        color: COLORS[player.id],
        eyeVariant: participant.eyeVariant,
        clientId: clientIdOf(state, participant.userId),
        name: participant.name,
        isBot: participant.botLevel !== null,
        stats: player.status === "playing" ? player.stats : { ...player.stats, health: 0 },
        isInvincible: player.isInvincible,
        invincibleForMs: player.invincibleForMs,
        ...(isLineLost(state, participant.userId) ? { isLineLost: true as const } : {}),
      };
    }),
    board: board.map((row) => [...row]),
    bombs: bombs.map((bomb) => wireBomb(bomb, startedAt)),
    suddenDeath: suddenDeath
      ? { startsAt: startedAt + suddenDeath.startsAtMs, wallsClosed: suddenDeath.wallsClosed }
      : null,
  };
}

function isLineLost(state: TableState, userId: string): boolean {
  return personOf(state, userId)?.away === true;
}

/** A standing bomb as the wire shows it. */
export function wireBomb(bomb: BombState, startedAt: number): WireBomb {
  return {
    ownerId: bomb.ownerId,
    x: bomb.x,
    y: bomb.y,
    placedAt: startedAt + bomb.placedAtMs,
    blastRadius: bomb.blastRadius,
  };
}
