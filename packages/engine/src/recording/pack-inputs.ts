// A recording as a short text, exact to the last bit: each column says only what the row before did not let one expect. People and
// bots walk straight on for most of their words, so most of it is zeros, which any compressor takes away.
import { InputLog, PLAYERS, ROW } from "./input-log.ts";

/** Larger ones are written as they stand. */
const LARGEST_WHOLE = 0x7fffffff;
/** The wire's three decimals. */
const UNITS_A_CELL = 1000;

/**
 * A whole number as the difference to what was expected, a number of other kind in brackets, or null: not said. Empty brackets are
 * -0, which JSON knows no word for.
 */
type Cell = number | readonly [] | readonly [number] | null;

/** What the player's words so far let one expect of their next one. */
interface Habit {
  atMs: number;
  /** In thousandths of a cell, and per ms. */
  place: [number, number];
  speed: [number, number];
  seq: number;
  lagMs: number;
}

interface Columns {
  readonly t: Cell[];
  readonly w: number[];
  readonly x: Cell[];
  readonly y: Cell[];
  readonly s: Cell[];
  readonly l: Cell[];
}

class Habits {
  readonly #byPlayer = new Map<number, Habit>();

  of(player: number): Habit {
    let habit = this.#byPlayer.get(player);
    if (habit === undefined) {
      habit = { atMs: 0, place: [0, 0], speed: [0, 0], seq: 0, lagMs: 0 };
      this.#byPlayer.set(player, habit);
    }
    return habit;
  }
}

/** Where the player would be by now in thousandths of a cell, going on as they did. */
function expectedPlace({ place, speed, atMs }: Habit, axis: 0 | 1, nowMs: number): number {
  return Math.round(place[axis] + speed[axis] * Math.min(nowMs - atMs, 100));
}

function learnPlace(habit: Habit, x: number, y: number, nowMs: number): void {
  const passedMs = Math.min(nowMs - habit.atMs, 100);
  const to: [number, number] = [Math.round(x * UNITS_A_CELL), Math.round(y * UNITS_A_CELL)];
  if (passedMs >= 1) habit.speed = [(to[0] - habit.place[0]) / passedMs, (to[1] - habit.place[1]) / passedMs];
  habit.place = to;
  habit.atMs = nowMs;
}

/** Is it a whole number of `units`, small enough to be one exactly? */
function isWhole(value: number, units: number): boolean {
  const whole = Math.round(value * units);
  return Math.abs(whole) < LARGEST_WHOLE && whole / units === value;
}

function write(value: number, expected: number, units = 1): Cell {
  if (Number.isNaN(value)) return null;
  if (Object.is(value, -0)) return [];
  return isWhole(value, units) ? Math.round(value * units) - expected : [value];
}

function read(cell: Cell | undefined, expected: number, units = 1): number {
  if (cell === null || cell === undefined) return Number.NaN;
  return typeof cell === "number" ? (cell + expected) / units : (cell[0] ?? -0);
}

/** A recording as JSON text. Deterministic; `unpackInputs` gives the same recording back. */
export function packInputs(log: InputLog): string {
  const rows = log.rows();
  const columns: Columns = { t: [], w: [], x: [], y: [], s: [], l: [] };
  const habits = new Habits();
  let before = 0;
  for (let at = 0; at < rows.length; at += ROW) {
    const [atMs = 0, what = 0, x = 0, y = 0, seq = 0, lagMs = 0] = rows.subarray(at, at + ROW);
    const habit = habits.of(what % PLAYERS);
    columns.t.push(write(atMs, before));
    columns.w.push(what);
    columns.x.push(write(x, expectedPlace(habit, 0, atMs), UNITS_A_CELL));
    columns.y.push(write(y, expectedPlace(habit, 1, atMs), UNITS_A_CELL));
    columns.s.push(write(seq, habit.seq));
    columns.l.push(write(lagMs, habit.lagMs));
    before = learn(habit, atMs, x, y, seq, lagMs);
  }
  return JSON.stringify(columns);
}

/** The recording of such a text. Throws on a text that is none: what was stored has been damaged. */
export function unpackInputs(text: string): InputLog {
  const { t, w, x, y, s, l } = JSON.parse(text) as Columns;
  const rows = new Float64Array(w.length * ROW);
  const habits = new Habits();
  let before = 0;
  for (const [index, what] of w.entries()) {
    const habit = habits.of(what % PLAYERS);
    const atMs = read(t[index], before);
    const row = [
      atMs,
      what,
      read(x[index], expectedPlace(habit, 0, atMs), UNITS_A_CELL),
      read(y[index], expectedPlace(habit, 1, atMs), UNITS_A_CELL),
      read(s[index], habit.seq),
      read(l[index], habit.lagMs),
    ];
    rows.set(row, index * ROW);
    before = learn(habit, atMs, row[2]!, row[3]!, row[4]!, row[5]!);
  }
  return new InputLog(rows);
}

/** Notes what a row lets one expect of the next ones; returns the match ms that the next row is told from. */
function learn(habit: Habit, atMs: number, x: number, y: number, seq: number, lagMs: number): number {
  if (isWhole(x, UNITS_A_CELL) && isWhole(y, UNITS_A_CELL)) learnPlace(habit, x, y, atMs);
  if (isWhole(seq, 1)) habit.seq = seq;
  if (isWhole(lagMs, 1)) habit.lagMs = lagMs;
  return isWhole(atMs, 1) ? atMs : Math.floor(atMs);
}
