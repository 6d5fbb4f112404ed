// The whole visible game as one message: `game_started`, and what a late subscriber is given. Pure.
import { COLORS } from "@fitil/contracts";
import type { GamePicture } from "@fitil/contracts";
import type { CharacterId, MatchPicture } from "@fitil/engine";
import { wireBomb } from "./wire-events.ts";
import type { Participant } from "./participant.ts";

/** What a picture needs besides the match itself. */
export interface PictureFrame {
  readonly gameId: string;
  readonly seedHash: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly serverTime: number;
  readonly participants: ReadonlyMap<CharacterId, Participant>;
  /** The connection a person was last seen on. */
  readonly clientIdOf: (userId: string) => string;
}

/** Draws `game_started`. The dead are told with health 0, the departed are not; nothing hidden is in it. */
export function gamePicture(match: MatchPicture, frame: PictureFrame): GamePicture {
  return {
    type: "game_started",
    gameId: frame.gameId,
    seedHash: frame.seedHash,
    startedAt: frame.startedAt,
    serverTime: frame.serverTime,
    players: match.players.map((player) => {
      const participant = frame.participants.get(player.id);
      if (!participant) throw new Error(`character ${player.id} belongs to nobody`);
      return {
        id: player.id,
        x: player.x,
        y: player.y,
        orientation: player.orientation,
        ...(player.heading === null ? {} : { heading: player.heading }),
        color: COLORS[player.id],
        eyeVariant: participant.eyeVariant,
        clientId: frame.clientIdOf(participant.userId),
        name: participant.name,
        isBot: participant.botLevel !== null,
        stats: player.status === "playing" ? player.stats : { ...player.stats, health: 0 },
        isInvincible: player.isInvincible,
        invincibleForMs: player.invincibleForMs,
      };
    }),
    board: match.board.map((row) => [...row]),
    bombs: match.bombs.map((bomb) => wireBomb(bomb, frame.startedAt)),
    suddenDeath: match.suddenDeath
      ? {
          startsAt: frame.startedAt + match.suddenDeath.startsAtMs,
          wallsClosed: match.suddenDeath.wallsClosed,
        }
      : null,
  };
}
