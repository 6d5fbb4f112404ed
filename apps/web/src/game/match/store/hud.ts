// What the panels around the board say. Read from the world after each event; never every frame.
import type { CharacterColor, CharacterId, EyeVariant, Finish, Stats } from "@fitil/contracts";
import type { ServerClock } from "./server-clock.ts";
import type { World, WorldPlayerState } from "./world.ts";

/** One line of the players' list. */
export interface HudPlayer {
  readonly id: CharacterId;
  readonly color: CharacterColor;
  readonly eyeVariant: EyeVariant;
  readonly name: string;
  readonly health: number;
  readonly maxHealth: number;
  readonly state: WorldPlayerState;
  readonly isMine: boolean;
  readonly isBot: boolean;
  readonly stats: Stats;
  /** Whose bomb felled them, or a wall; null while alive, and when nobody knows. */
  readonly felledBy: CharacterId | "wall" | null;
  /** Their line is down, and the character waits for it. */
  readonly isLineLost: boolean;
}

/** `playing`: alive at the table; `fallen`: own death, the others play on; `watching`: never played; `over`: the match has ended. */
export type MatchPhase = "playing" | "fallen" | "watching" | "over";

/** How it ended for this person. Only a winner gets a prize. */
export interface HudOutcome {
  readonly winnerId: CharacterId | null;
  readonly winnerName: string | null;
  readonly isMine: boolean;
  readonly prize: number;
  /** Revealed at the end: its SHA-256 was shown at the start (BD6). */
  readonly seed: string;
  /** How everybody came out of it; empty when a fault or a stop has ended the game. */
  readonly places: readonly Finish[];
  /** Broken crates and hits dealt to others, by character; null for whoever has not seen the whole match. */
  readonly deeds: ReadonlyMap<CharacterId, { readonly crates: number; readonly hits: number }> | null;
}

/** Everything the panels know. Frozen by habit: a new object after each change. */
export interface MatchHud {
  readonly gameId: string;
  readonly players: readonly HudPlayer[];
  /** Own stats, or null for whoever watches. */
  readonly stats: Stats | null;
  readonly phase: MatchPhase;
  readonly outcome: HudOutcome | null;
  readonly isSolo: boolean;
  /** Crates still standing, in a match played alone; 0 otherwise: nobody counts them there. */
  readonly crates: number;
  /** Local ms. */
  readonly startedAt: number;
  /** Local ms; null in a match played alone. */
  readonly suddenDeathAt: number | null;
  readonly suddenDeathOn: boolean;
  readonly seedHash: string;
  /** Local ms of the blast or wall that decided the match; null before. */
  readonly finaleAt: number | null;
  /** People who watch and did not start in this match. */
  readonly watchers: number;
}

const BRICK = 2;

/** The panels' content for `myId` (null watches). A fresh object. */
export function readHud(world: World, myId: CharacterId | null, clock: ServerClock): MatchHud {
  const me = myId === null ? undefined : world.players.get(myId);
  const winnerId = world.outcome?.winnerId ?? null;
  return {
    gameId: world.gameId,
    players: [...world.players.values()].map((player) => ({
      id: player.id,
      color: player.color,
      eyeVariant: player.eyeVariant,
      name: player.name,
      health: player.stats.health,
      maxHealth: player.stats.maxHealth,
      state: player.state,
      isMine: player.id === myId,
      isBot: player.isBot,
      stats: player.stats,
      felledBy: player.felledBy,
      isLineLost: player.isLineLost && player.state === "alive",
    })),
    stats: me?.stats ?? null,
    phase: phaseOf(world, me?.state),
    outcome: world.outcome && {
      winnerId,
      winnerName: winnerId === null ? null : (world.players.get(winnerId)?.name ?? null),
      isMine: winnerId !== null && winnerId === myId,
      prize: world.outcome.prize,
      seed: world.outcome.seed,
      places: world.outcome.places,
      deeds: world.isWhole ? world.players : null,
    },
    isSolo: world.solo,
    crates: world.solo ? world.ground.reduce((sum, code) => sum + (code === BRICK ? 1 : 0), 0) : 0,
    startedAt: clock.toLocal(world.startedAt),
    suddenDeathAt: world.suddenDeathAt === null ? null : clock.toLocal(world.suddenDeathAt),
    suddenDeathOn: world.suddenDeathOn,
    seedHash: world.seedHash,
    finaleAt: world.finale?.atMs ?? null,
    watchers: world.watchers,
  };
}

function phaseOf(world: World, mine: WorldPlayerState | undefined): MatchPhase {
  if (world.outcome !== null) return "over";
  if (mine === undefined) return "watching";
  return mine === "alive" ? "playing" : "fallen";
}

/** Whether two readings say the same, so that the panels need not be drawn again. A clock that has learnt a little counts as the same. */
export function sameHud(a: MatchHud, b: MatchHud): boolean {
  return (
    a.gameId === b.gameId &&
    a.phase === b.phase &&
    a.suddenDeathOn === b.suddenDeathOn &&
    a.crates === b.crates &&
    a.watchers === b.watchers &&
    a.finaleAt === b.finaleAt &&
    (a.outcome === null) === (b.outcome === null) &&
    Math.abs(a.startedAt - b.startedAt) < NOTICEABLE_MS &&
    sameStats(a.stats, b.stats) &&
    a.players.length === b.players.length &&
    a.players.every((player, index) => samePlayer(player, b.players[index]!))
  );
}

/** `next`, with every player that says the same as in `before` taken from there, so that only who changed is drawn again. */
export function keepUnchangedPlayers(next: MatchHud, before: MatchHud): MatchHud {
  const players = next.players.map((player, index) => {
    const known = before.players[index];
    return known !== undefined && samePlayer(player, known) && player.isMine === known.isMine
      ? known
      : player;
  });
  return { ...next, players };
}

const NOTICEABLE_MS = 100;

function sameStats(a: Stats | null, b: Stats | null): boolean {
  if (a === null || b === null) return a === b;
  return a.maxBombs === b.maxBombs && a.blastRadius === b.blastRadius && a.speed === b.speed;
}

function samePlayer(a: HudPlayer, b: HudPlayer): boolean {
  return (
    a.id === b.id &&
    a.health === b.health &&
    a.maxHealth === b.maxHealth &&
    a.state === b.state &&
    a.name === b.name &&
    a.isLineLost === b.isLineLost &&
    sameStats(a.stats, b.stats)
  );
}

/** A game older than this was joined, not started. */
const FRESH_MS = 3000;

/** Whether somebody who plays saw this match begin: then it begins with a word and a sound. Pure. */
export function isFresh(hud: MatchHud, nowMs: number): boolean {
  return hud.phase === "playing" && nowMs - hud.startedAt < FRESH_MS;
}
