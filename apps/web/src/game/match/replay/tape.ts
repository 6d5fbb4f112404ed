// A recorded match as something to be watched: played once, it knows every event with its time, and a state every few seconds to
// start from, so that any moment is near. Pure.
import { COLORS } from "@fitil/contracts";
import type { FinishedGame, GameEvent, GamePicture, Replay, WireBomb } from "@fitil/contracts";
import { advance, apply, createMatch, picture } from "@fitil/engine";
import type { BombState, MatchEvent, MatchState } from "@fitil/engine";

/** Something that happened at a match ms, in the wire's words. */
export interface TapeEvent {
  readonly atMs: number;
  readonly event: GameEvent;
}

/** A recorded match, ready to be watched. Times are match ms. */
export interface Tape {
  readonly durationMs: number;
  readonly events: readonly TapeEvent[];
  /** The whole picture at a moment, all that is due then having happened. */
  pictureAt(ms: number): GamePicture;
}

/** The tape's wall clock begins here, so that no time on it is negative. */
export const TAPE_START_MS = 1_000_000;
const KEYFRAME_MS = 5_000;
/** Every match is over by then: the longest one ends 60 s after its last word. */
const PLAYED_OUT_MS = 1e12;

interface Keyframe {
  readonly state: MatchState;
  /** How many inputs have been said. */
  readonly said: number;
}

/** Plays a recorded match once. Throws on characters that no match can have. */
export function createTape(replay: Replay, game: FinishedGame): Tape {
  const { inputs, seed, playerIds } = replay;
  const match = createMatch({ seed, playerIds });
  const keyframes: Keyframe[] = [{ state: structuredClone(match), said: 0 }];
  const events: TapeEvent[] = [];
  const tell = (happened: readonly MatchEvent[], atMs: number) => {
    for (const one of happened) {
      const event = toWire(one, seed);
      if (event !== null) events.push({ atMs, event });
    }
  };
  /** What is due by itself, each instant at its own time. */
  const playUntil = (ms: number) => {
    while (match.outcome === null && match.nextDueAtMs >= 0 && match.nextDueAtMs <= ms) {
      const due = match.nextDueAtMs;
      tell(advance(match, due), due);
    }
  };
  for (const [index, { atMs, input }] of inputs.entries()) {
    while (match.outcome === null && keyframes.length * KEYFRAME_MS <= atMs) {
      const at = keyframes.length * KEYFRAME_MS;
      playUntil(at);
      if (match.outcome === null) advance(match, at);
      keyframes.push({ state: structuredClone(match), said: index });
    }
    playUntil(atMs);
    tell(apply(match, input, atMs), atMs);
  }
  playUntil(PLAYED_OUT_MS);
  const durationMs = match.outcome?.atMs ?? match.nowMs;
  return {
    durationMs,
    events,
    pictureAt(ms) {
      const start = keyframes[Math.min(keyframes.length - 1, Math.floor(Math.max(0, ms) / KEYFRAME_MS))]!;
      const state = structuredClone(start.state);
      for (let said = start.said; said < inputs.length && inputs[said]!.atMs <= ms; said++)
        apply(state, inputs[said]!.input, inputs[said]!.atMs);
      advance(state, Math.min(ms, durationMs));
      return toPicture(state, replay, game, ms);
    },
  };
}

function wireBomb({
  ownerId,
  x,
  y,
  blastRadius,
  placedAtMs,
}: Omit<BombState, "placedAtMs"> & { readonly placedAtMs: number }): WireBomb {
  return { ownerId, x, y, blastRadius, placedAt: TAPE_START_MS + placedAtMs };
}

/** Nobody watches to be corrected; the end is told without the chips, which the page knows of the game itself. */
function toWire(event: MatchEvent, seed: string): GameEvent | null {
  if (event.type === "correction") return null;
  if (event.type === "game_over") return { ...event, winnerPrize: 0, seed, places: [] };
  if (event.type === "bomb_placed") return { type: "bomb_placed", bomb: wireBomb(event.bomb) };
  return structuredClone(event) as GameEvent;
}

function toPicture(state: MatchState, replay: Replay, game: FinishedGame, ms: number): GamePicture {
  const { players, board, bombs, suddenDeath } = picture(state);
  return {
    type: "game_started",
    gameId: game.id,
    seedHash: replay.seedHash,
    startedAt: TAPE_START_MS,
    serverTime: TAPE_START_MS + ms,
    players: players.map((player) => {
      const known = game.players.find(({ id }) => id === player.id);
      return {
        id: player.id,
        x: player.x,
        y: player.y,
        orientation: player.orientation,
        ...(player.heading === null ? {} : { heading: player.heading }),
        color: COLORS[player.id],
        eyeVariant: known?.eyeVariant ?? 1,
        clientId: "",
        name: known?.name ?? "",
        isBot: known?.isBot ?? false,
        stats: player.status === "playing" ? { ...player.stats } : { ...player.stats, health: 0 },
        isInvincible: player.isInvincible,
        invincibleForMs: player.invincibleForMs,
      };
    }),
    board: board.map((row) => [...row]),
    bombs: bombs.map(wireBomb),
    suddenDeath: suddenDeath && {
      startsAt: TAPE_START_MS + suddenDeath.startsAtMs,
      wallsClosed: suddenDeath.wallsClosed,
    },
  };
}
