// What becomes of a plan: it is played in thought by the rules themselves, against opponents near by who bomb where they stand and get
// away, with one's own way changed once their bombs are seen (BT5). Bounded in steps of the engine, never in time.
import { packCells } from "../board/cells.ts";
import { cellIndex, cellX, cellY } from "../board/grid.ts";
import { BASE_SPEED, CELL, FUSE_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchEvent } from "../match-events.ts";
import type { TimedInput } from "../match-input.ts";
import type { CharacterId, MatchState } from "../match-types.ts";
import { findNextDue } from "../rules/next-due.ts";
import { spiralFrom } from "../rules/spiral.ts";
import type { ForeseenBomb } from "./blast-forecast.ts";
import type { BotView, SeenPlayer } from "./bot-view.ts";
import { countBombs } from "./notice-bombs.ts";
import { createOutlook, findBest, findLongest, lookOut } from "./outlook.ts";
import { cellOfPlace, type Walker, type Ways } from "./safe-ways.ts";

/** One step of a way: the cell, and the match ms at which one is in its middle. */
interface Step {
  readonly cell: number;
  readonly atMs: number;
}

/** A way with its times, the first step first; empty: one stays. */
export type TimedWay = readonly Step[];

/** Something to do: a bomb at once or not, then a way. */
export interface Plan {
  readonly placeBomb: boolean;
  readonly way: TimedWay;
}

/** What a plan led to: hits taken and given. */
export interface Prospect {
  readonly taken: number;
  readonly given: number;
}

/** Steps of the engine that may still be made. */
export interface StepBudget {
  left: number;
}

/** What is thought about: the match as seen, with the bombs noticed. */
export interface Situation {
  readonly view: BotView;
  readonly me: SeenPlayer;
  readonly noticed: readonly ForeseenBomb[];
  readonly order: readonly number[];
}

/** Opponents farther off stand still in thought, cells. */
const RIVAL_CELLS = 6;
/** When the bombs of this instant have been seen and ways are changed for them, ms. */
const SEEN_AFTER_MS = 250;
/** Until the last bomb of this instant has gone off, ms. */
const PLAYED_MS = FUSE_MS + 100;
const MARGIN_MS = 20;
/** Just inside a cell, from the side one comes from, cells off its middle. */
const INSIDE_CELLS = 0.49;

const outlook = createOutlook();

/** The way to `place`, with its times. */
export function timedWay(ways: Ways, place: number): TimedWay {
  const way: Step[] = [];
  for (let at = place; ways.before[at]! >= 0; at = ways.before[at]!)
    way.push({ cell: cellOfPlace(at), atMs: ways.arriveMs[at]! });
  return way.reverse();
}

// PERF: one bare match, copied for each look. All four are in it: the bombs of who has fallen still go off.
const bare = createMatch({ seed: "look ahead", playerIds: [1, 2, 3, 4] });
bare.hiddenCells.fill(0);

/** A match that looks like the situation: under the bricks is nothing, and walls close only where it is seen that they will. */
function matchLike({ view, noticed }: Situation): MatchState {
  const corner = view.closingCorner;
  const board = view.board.slice();
  const bombs = view.bombs.filter((bomb) => noticed.some(({ x, y }) => x === bomb.x && y === bomb.y));
  // What has not been noticed is not there.
  for (const bomb of view.bombs) if (!bombs.includes(bomb)) board[cellIndex(bomb.x, bomb.y)] = CELL.EMPTY;
  const state: MatchState = {
    ...bare,
    nowMs: view.nowMs,
    cells: packCells(board),
    hiddenCells: bare.hiddenCells.slice(),
    bricksLeft: board.length,
    players: bare.players.map((player) => {
      const seen = view.players.find(({ id }) => id === player.id);
      const standingBombs = bombs.filter(({ ownerId }) => ownerId === player.id).length;
      if (seen === undefined) return { ...player, status: "left", standingBombs };
      const { x, y, orientation, invincibleUntilMs } = seen;
      const stats = { ...seen.stats };
      const allowanceAtMs = view.nowMs;
      return { ...player, x, y, orientation, invincibleUntilMs, standingBombs, stats, allowanceAtMs };
    }),
    bombs,
    closingCorner: corner ?? 0,
    suddenDeathStarted: true,
    wallsClosed: corner === null ? spiralFrom(0).length : view.wallsClosed,
  };
  state.nextDueAtMs = findNextDue(state);
  return state;
}

/** Adds what a walker says on a way: at each edge of a cell and in its middle. */
function sayWay(
  inputs: TimedInput[],
  playerId: CharacterId,
  from: Walker,
  way: TimedWay,
  untilMs: number,
): void {
  const halfMs = 500 / (BASE_SPEED * from.speed);
  let cell = cellIndex(Math.round(from.x), Math.round(from.y));
  for (const step of way) {
    if (step.atMs - halfMs > untilMs) return;
    const x = cellX(step.cell);
    const y = cellY(step.cell);
    const offX = (cellX(cell) - x) * INSIDE_CELLS;
    const offY = (cellY(cell) - y) * INSIDE_CELLS;
    const orientation = "up";
    inputs.push({
      atMs: step.atMs - halfMs + 1,
      input: { type: "move", playerId, x: x + offX, y: y + offY, orientation },
    });
    if (step.atMs <= untilMs)
      inputs.push({ atMs: step.atMs, input: { type: "move", playerId, x, y, orientation } });
    cell = step.cell;
  }
}

function walkerOf({ x, y, stats, invincibleUntilMs }: SeenPlayer): Walker {
  return { x, y, speed: stats.speed, invincibleUntilMs };
}

/** The nearest way to safety from these bombs; where there is none, to where one lasts longest. */
function flightOf(
  situation: Situation,
  bombs: readonly ForeseenBomb[],
  walker: Walker,
  fromMs: number,
): TimedWay {
  const { view, order } = situation;
  lookOut(outlook, view, bombs, walker, { fromMs, marginMs: MARGIN_MS, order });
  const { place } = findBest(outlook, (_, seconds) => -seconds);
  return timedWay(outlook.ways, place < 0 ? findLongest(outlook) : place);
}

/** What opponents near by do when one bombs, or does not: all of it said in advance, since they are the same for every way of one's own. */
interface Reply {
  readonly bombs: readonly ForeseenBomb[];
  readonly inputs: readonly TimedInput[];
}

/** Everybody near by bombs where they stand and gets away. `own`: one's own bomb of this instant. */
export function foreseeReply(situation: Situation, own: ForeseenBomb | null): Reply {
  const { view, me, noticed } = situation;
  const rivals = view.players.filter(
    (other) => other.id !== me.id && Math.abs(other.x - me.x) + Math.abs(other.y - me.y) <= RIVAL_CELLS,
  );
  const bombs = own === null ? [...noticed] : [...noticed, own];
  const inputs: TimedInput[] = [];
  for (const rival of rivals) {
    const x = Math.round(rival.x);
    const y = Math.round(rival.y);
    const isTaken =
      view.board[cellIndex(x, y)] !== CELL.EMPTY || (own !== null && own.x === x && own.y === y);
    if (isTaken || countBombs(view, rival) >= rival.stats.maxBombs) continue;
    bombs.push({ x, y, blastRadius: rival.stats.blastRadius, dueAtMs: view.nowMs + FUSE_MS + 1 });
    inputs.push({ atMs: view.nowMs + 1, input: { type: "bomb", playerId: rival.id } });
  }
  for (const rival of rivals) {
    const walker = walkerOf(rival);
    const way = flightOf(situation, bombs, walker, view.nowMs + 2);
    sayWay(inputs, rival.id, walker, way, Infinity);
  }
  return { bombs, inputs };
}

/** Where a walker is at `atMs` on a way. */
function walkerAt(walker: Walker, way: TimedWay, atMs: number): Walker {
  let { x, y } = walker;
  const msPerCell = 1000 / (BASE_SPEED * walker.speed);
  for (const step of way) {
    const toX = cellX(step.cell);
    const toY = cellY(step.cell);
    const leftMs = step.atMs - atMs;
    if (leftMs > 0) {
      const far = Math.min(Math.abs(toX - x) + Math.abs(toY - y), leftMs / msPerCell);
      // Straight back from the next middle, on the lane one comes along.
      if (Math.abs(toX - x) > Math.abs(toY - y))
        return { ...walker, x: toX - Math.sign(toX - x) * far, y: toY };
      return { ...walker, x: toX, y: toY - Math.sign(toY - y) * far };
    }
    x = toX;
    y = toY;
  }
  return { ...walker, x, y };
}

function countHits(events: readonly MatchEvent[], me: CharacterId): Prospect {
  let taken = 0;
  let given = 0;
  for (const event of events) {
    if (event.type === "wall_spawned") taken += event.crushedPlayers.includes(me) ? 1 : 0;
    if (event.type !== "explosion") continue;
    for (const { id } of event.hitPlayers) {
      if (id === me) taken += 1;
      else given += 1;
    }
  }
  return { taken, given };
}

/** Plays `plan` against `reply` by the rules. Spends `budget`; null when it is used up. Changes nothing of the situation. */
export function lookAhead(
  situation: Situation,
  plan: Plan,
  reply: Reply,
  budget: StepBudget,
): Prospect | null {
  const { view, me } = situation;
  if (budget.left <= 0) return null;
  const seenMs = view.nowMs + SEEN_AFTER_MS;
  const walker = walkerOf(me);
  const inputs: TimedInput[] = reply.inputs.slice();
  if (plan.placeBomb) inputs.push({ atMs: view.nowMs, input: { type: "bomb", playerId: me.id } });
  sayWay(inputs, me.id, walker, plan.way, seenMs);
  const later = walkerAt(walker, plan.way, seenMs);
  sayWay(inputs, me.id, later, flightOf(situation, reply.bombs, later, seenMs), Infinity);
  inputs.sort((a, b) => a.atMs - b.atMs);
  const state = matchLike(situation);
  const events: MatchEvent[] = [];
  for (const { atMs, input } of inputs) {
    apply(state, input, atMs, events);
    budget.left -= 1;
  }
  return countHits(advance(state, view.nowMs + PLAYED_MS, events), me.id);
}
