// One match of unruly players: mostly legal walking, bombs everywhere, and now and then whatever an outside client might send.
// For tests and the soak only: everything comes from the seed, so that a failing seed is the whole bug report.
import { cellIndex } from "../board/grid.ts";
import { CELL, SEQ_EPOCH } from "../constants.ts";
import { hashState } from "../hash-state.ts";
import { advance, apply, createMatch, nextDueAt } from "../match.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MatchInput } from "../match-input.ts";
import type { CharacterId, GeneratorState, MatchState, Orientation, PlayerState } from "../match-types.ts";
import { type Body, stepBody } from "../movement/step-body.ts";
import { createGenerator, drawBelow } from "../random/generator.ts";
import { checkInvariants } from "./check-invariants.ts";
import { WireViewer } from "./wire-viewer.ts";

const ORIENTATIONS: readonly Orientation[] = ["up", "right", "down", "left"];
const ODD_NUMBERS = [
  Number.NaN,
  Infinity,
  -Infinity,
  -1,
  -0.001,
  -0,
  0.5,
  16.4,
  17,
  1e9,
  9_007_199_254_740_992,
];
const MOST_STEPS = 400;

/** Rare things worth meeting again. */
export type Moment =
  | "a chain of three"
  | "one brick, two bombs"
  | "somebody crushed"
  | "somebody pushed"
  | "a wall over a bomb"
  | "nobody wins";

function noteMoments(told: readonly MatchEvent[], viewer: WireViewer, moments: Set<Moment>): void {
  const explosions = told.filter((event) => event.type === "explosion");
  if (explosions.length >= 3) moments.add("a chain of three");
  for (const { x, y } of explosions.flatMap((event) => event.destroyedBricks)) {
    const reached = explosions.filter((event) =>
      event.explosionCells.some((cell) => cell.x === x && cell.y === y),
    );
    if (reached.length > 1) moments.add("one brick, two bombs");
  }
  for (const [index, event] of told.entries()) {
    if (event.type === "game_over" && event.winnerId === null) moments.add("nobody wins");
    if (event.type !== "wall_spawned") continue;
    if (event.crushedPlayers.length > 0) moments.add("somebody crushed");
    if (told[index + 1]?.type === "player_state") moments.add("somebody pushed");
    if (viewer.board[cellIndex(event.x, event.y)] === CELL.BOMB) moments.add("a wall over a bomb");
  }
}

/** What a random match was like, and what was wrong with it. */
export interface RandomMatch {
  readonly seed: string;
  /** Broken invariants in words; empty for a sound match. */
  readonly broken: readonly string[];
  readonly inputs: number;
  readonly events: ReadonlyMap<MatchEvent["type"], number>;
  readonly moments: ReadonlySet<Moment>;
  readonly finalHash: string;
}

function drawClaim(generator: GeneratorState): number {
  if (drawBelow(generator, 3) === 0) return ODD_NUMBERS[drawBelow(generator, ODD_NUMBERS.length)]!;
  return drawBelow(generator, 17_000) / 1000;
}

/** Something no honest client would send. */
function drawMischief(generator: GeneratorState, playerId: CharacterId): MatchInput {
  const what = drawBelow(generator, 20);
  if (what === 0) return { type: "leave", playerId };
  if (what < 5) return { type: "bomb", playerId, x: drawClaim(generator), y: drawClaim(generator) };
  const claim = { type: "move" as const, playerId, x: drawClaim(generator), y: drawClaim(generator) };
  const orientation = ORIENTATIONS[drawBelow(generator, 4)]!;
  if (what < 10) return { ...claim, orientation };
  if (what < 12) return { ...claim, orientation, heading: orientation };
  const seq =
    what < 15
      ? drawBelow(generator, 100)
      : SEQ_EPOCH * (1 + drawBelow(generator, 3)) + drawBelow(generator, 9);
  return { ...claim, orientation, seq, lagMs: drawClaim(generator) };
}

/** What a player does in one step of `stepMs`: walks, bombs or means mischief. */
function drawInput(
  state: MatchState,
  player: PlayerState,
  headings: Map<CharacterId, Orientation>,
  stepMs: number,
  generator: GeneratorState,
): MatchInput {
  const dice = drawBelow(generator, 40);
  if (dice === 0) return drawMischief(generator, player.id);
  if (dice < 4) return { type: "bomb", playerId: player.id };
  if (dice < 12 || !headings.has(player.id)) headings.set(player.id, ORIENTATIONS[drawBelow(generator, 4)]!);
  const { x: fromX, y: fromY } = player.course ?? player;
  const body: Body = { x: fromX, y: fromY, orientation: player.orientation, speed: player.stats.speed };
  stepBody(state, body, headings.get(player.id)!, stepMs);
  const { x, y, orientation } = body;
  const move = { type: "move" as const, playerId: player.id, x, y, orientation };
  // Two of the four say courses, and sometimes a position as well.
  if (player.id > 2 && dice % 5 > 0) return { ...move, heading: dice % 7 === 0 ? null : orientation };
  if (dice % 2 === 0) return move;
  return { ...move, x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
}

function drawPlayers(generator: GeneratorState): CharacterId[] {
  const ids = ([1, 2, 3, 4] as const).filter(() => drawBelow(generator, 4) > 0);
  return ids.length === 0 ? [2] : ids;
}

/** Gives everybody a few lives and powers, so that a short match sees late play; starts some matches right before sudden death. */
function stirUp(state: MatchState, generator: GeneratorState): void {
  for (const player of state.players) {
    player.stats.maxBombs = 1 + drawBelow(generator, 8);
    player.stats.blastRadius = 1 + drawBelow(generator, 10);
    player.stats.speed = [1, 1.2, 1.4, 1.6, 1.8, 2][drawBelow(generator, 6)]!;
    player.stats.maxHealth = 3 + drawBelow(generator, 3);
    player.stats.health = 1 + drawBelow(generator, player.stats.maxHealth);
  }
  if (drawBelow(generator, 2) === 0) advance(state, 115_000 + drawBelow(generator, 30_000));
}

/** Plays one random match from `seed` (some steps of it, or to its end) and checks everything after every input. */
export function playRandomMatch(seed: string): RandomMatch {
  const generator = createGenerator(`${seed}/dice`);
  const state = createMatch({ seed, playerIds: drawPlayers(generator) });
  stirUp(state, generator);
  const viewer = new WireViewer(state);
  viewer.wallsClosed = state.wallsClosed;
  const events = new Map<MatchEvent["type"], number>();
  const headings = new Map<CharacterId, Orientation>();
  const broken: string[] = [];
  let bricks = state.bricksLeft;
  let inputs = 0;
  const moments = new Set<Moment>();
  const take = (told: readonly MatchEvent[]): void => {
    viewer.walkTo(state.nowMs);
    noteMoments(told, viewer, moments);
    for (const event of told) {
      viewer.hear(event);
      events.set(event.type, (events.get(event.type) ?? 0) + 1);
    }
    broken.push(...checkInvariants(state));
    if (state.bricksLeft > bricks) broken.push("bricks grew");
    bricks = state.bricksLeft;
  };
  /** Instant by instant, so that the viewer hears of each at its own time. */
  const playTo = (atMs: number): void => {
    for (let due = nextDueAt(state); due !== null && due <= atMs; due = nextDueAt(state))
      take(advance(state, due));
    take(advance(state, atMs));
  };
  for (let step = 0; step < MOST_STEPS && state.outcome === null && broken.length === 0; step++) {
    const stepMs = 1 + drawBelow(generator, 120);
    const atMs = state.nowMs + stepMs;
    for (const player of state.players) {
      if (drawBelow(generator, 10) === 0) continue;
      inputs += 1;
      playTo(atMs);
      take(apply(state, drawInput(state, player, headings, stepMs, generator), atMs));
    }
    viewer.walkTo(state.nowMs);
    broken.push(...viewer.findDifferences(state));
  }
  if (state.startedWith > 1) playTo(185_000);
  if (state.startedWith > 1 && state.outcome === null) broken.push("never ended");
  if (viewer.winnerId !== undefined && viewer.winnerId !== state.outcome?.winnerId)
    broken.push("wrong winner told");
  if (hashState(JSON.parse(JSON.stringify(state)) as MatchState) !== hashState(state))
    broken.push("JSON changes it");
  return { seed, broken, inputs, events, moments, finalHash: hashState(state) };
}
