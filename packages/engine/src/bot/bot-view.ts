// What a bot may know (BT2): the match as every player at the table sees it. What is not in here no decision can depend on.
import { unpackCells } from "../board/cells.ts";
import type { BombState, CharacterId, MatchState, Orientation, PlayerStats } from "../match-types.ts";

/** A player on the board, as everybody sees them. Nothing says who is a bot. */
export interface SeenPlayer {
  readonly id: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  readonly stats: Readonly<PlayerStats>;
  /** Match ms. */
  readonly invincibleUntilMs: number;
}

/** The visible match: no seed, no generator, nothing that bricks hide, no corner before the first wall. */
export interface BotView {
  /** Match ms. */
  readonly nowMs: number;
  /** 187 cell codes, row-major. */
  readonly board: readonly number[];
  /** Those on the board, in id order; nobody once the match is over. */
  readonly players: readonly SeenPlayer[];
  readonly bombs: readonly BombState[];
  /** Whether walls will close in at all: not in a match played alone (OC2). */
  readonly hasSuddenDeath: boolean;
  /** Walls that have closed so far. */
  readonly wallsClosed: number;
  /** The corner they come from, as the first of them shows it; null before (OC3). */
  readonly closingCorner: number | null;
}

/** What is seen of `state` at `atMs` (match ms, about now); shares the bombs with it, so it holds until the match goes on. Reads only. */
export function viewForBot(state: MatchState, atMs: number = state.nowMs): BotView {
  const players: SeenPlayer[] = [];
  for (const { id, status, x, y, orientation, stats, invincibleUntilMs } of state.players) {
    if (status !== "playing" || state.outcome !== null) continue;
    players.push({ id, x, y, orientation, stats, invincibleUntilMs });
  }
  return {
    nowMs: atMs,
    board: unpackCells(state.cells),
    players,
    bombs: state.bombs,
    hasSuddenDeath: state.startedWith > 1,
    wallsClosed: state.wallsClosed,
    closingCorner: state.wallsClosed > 0 ? state.closingCorner : null,
  };
}
