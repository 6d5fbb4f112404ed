// Shows somebody else's walk: along the course they said, just late enough that the next report finds them where it says (PL7).
// Whoever says positions alone is followed along the way they took, a little further behind. Nobody is ever shown to jump.
import type { Orientation } from "@fitil/contracts";
import { BASE_SPEED, COURSE_MS, findWay, newWay, stepBody } from "@fitil/engine";
import type { Body } from "@fitil/engine";

/** On a quiet line, in ms of walking: behind a course, and behind positions that come every 50 ms. */
const MIN_DELAY_MS = 20;
const MIN_DELAY_OF_POSITIONS_MS = 60;
const MAX_DELAY_MS = 260;
/** What was walked too far is walked back within this time. */
const BACK_MS = 120;
/** A course that nobody renews is walked to its end more slowly in its last moments. */
const SOFT_STOP_MS = 150;
/** Behind by more than this, or a way longer than this many cells: no walk any more, be there. */
const SNAP_MS = 700;
const SNAP_CELLS = 3.9;
/** Later than this is a stall: to wait for those would cost more than they do. */
const STALL_MS = 100;
/** What a report tells of the jitter weighs as the time since the one before, which a course that is believed keeps short, of so many ms. */
const LEARN_MS = 2_500;
/** Positions come too often for that. */
const LEARNT_OF_POSITIONS = 0.12;
/** Longer pauses between positions are somebody standing still. */
const STANDING_MS = 400;
/** Closer than this is there, in cells. */
const NEAR_CELLS = 0.02;
/** What is missing to the wanted delay, or too much, is made good over about this time. */
const CATCH_UP_MS = 250;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
}

/** A report: a place, and where to from there. */
interface MoveReport extends Point {
  readonly heading?: Orientation | null | undefined;
}

function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** Whether walking `heading` from one place leads to the other (null: whether it is the same place). */
function leadsTo(board: ArrayLike<number>, from: Point, heading: Orientation | null, to: Point): boolean {
  const body: Body = { x: from.x, y: from.y, orientation: from.orientation, speed: 1 };
  stepBody({ board }, body, heading, (apart(from, to) * 1000) / BASE_SPEED);
  return apart(body, to) < NEAR_CELLS;
}

/** Which way it is from one place to another that is not the same. */
function facing(from: { x: number; y: number }, to: { x: number; y: number }): Orientation {
  if (to.x !== from.x) return to.x > from.x ? "right" : "left";
  return to.y > from.y ? "down" : "up";
}

/** One other player on their way. */
export class PathFollower {
  /** Shown position, in cells. Live: read it, do not keep it. */
  readonly shown: Body & { moving: boolean };
  #report: MoveReport;
  /** How long ago it came. */
  #ageMs = 0;
  /** Where it has led by now. */
  readonly #front: Body;
  /** What is still to be walked to it. */
  #way: Point[] = [];
  #jitter = 10;
  #pace = 1;
  /** Cells per ms while something is walked back; else 0. */
  #backPace = 0;
  #saysCourses: boolean;

  /** Stands, or is under way, where the first report says. */
  constructor(report: MoveReport) {
    const { x, y, orientation, heading } = report;
    this.#report = { ...report };
    this.#front = { x, y, orientation, speed: 1 };
    this.shown = { x, y, orientation, speed: 1, moving: false };
    this.#saysCourses = heading != null;
  }

  /** How far behind it wants to walk now, ms. */
  delayMs(): number {
    const wanted = this.#saysCourses
      ? Math.max(MIN_DELAY_MS, 2 * this.#jitter)
      : Math.max(MIN_DELAY_OF_POSITIONS_MS, 50 + 1.6 * this.#jitter);
    return Math.min(MAX_DELAY_MS, wanted);
  }

  /** A report that has just arrived; `board`: 187 codes. */
  push(board: ArrayLike<number>, report: MoveReport): void {
    this.#measureJitter(report);
    this.#saysCourses ||= report.heading != null;
    this.#layWay(board, report);
    this.#report = report;
    this.#ageMs = 0;
    this.#front.x = report.x;
    this.#front.y = report.y;
  }

  /** Moves the shown position on by `dtMs`; `speed` is the speed stat 1.0..2.0. */
  advance(board: ArrayLike<number>, dtMs: number, speed: number): void {
    const { shown } = this;
    const { x, y } = shown;
    const heading = this.#report.heading ?? null;
    const cellsPerMs = (BASE_SPEED * speed) / 1000;
    shown.speed = this.#front.speed = speed;
    stepBody({ board }, this.#front, heading, Math.min(dtMs, Math.max(0, COURSE_MS - this.#ageMs)));
    this.#ageMs += dtMs;
    const gap = this.#gapCells();
    const gapMs = gap / cellsPerMs;
    if (gapMs > SNAP_MS) this.#jump(this.#front);
    this.#pace += (this.#wantedPace(gapMs) - this.#pace) * Math.min(1, dtMs / 80);
    let cells = cellsPerMs * dtMs * this.#pace;
    if (this.#ageMs > COURSE_MS) cells = Math.min(cells, Math.max(0, gap));
    const left = this.#walk(Math.max(cells, this.#backPace * dtMs));
    if (this.#way.length === 0) {
      if (heading === null) shown.orientation = this.#report.orientation;
      else stepBody({ board }, shown, heading, Math.min(left, cells) / cellsPerMs);
    }
    shown.moving = shown.x !== x || shown.y !== y;
    if (!shown.moving) this.#pace += (1 - this.#pace) * Math.min(1, dtMs / 120);
  }

  /** What a report is early or late by, while nothing but the line can be why. */
  #measureJitter(told: MoveReport): void {
    const before = this.#report;
    const cellsPerMs = (BASE_SPEED * this.shown.speed) / 1000;
    const walked = apart(before, told);
    const wasFree = apart(before, this.#front) > 0.95 * cellsPerMs * this.#ageMs;
    if (walked === 0) return;
    if (before.heading == null ? this.#saysCourses || this.#ageMs > STANDING_MS : !wasFree) return;
    const offMs = Math.min(Math.abs(this.#ageMs - walked / cellsPerMs), STALL_MS);
    const learnt = this.#saysCourses ? this.#ageMs / LEARN_MS : LEARNT_OF_POSITIONS;
    this.#jitter += (offMs - this.#jitter) * learnt;
  }

  #jump({ x, y, orientation }: Point): void {
    this.#way = [];
    Object.assign(this.shown, { x, y, orientation });
  }

  /** Lays the way to a report behind what is still to be walked. */
  #layWay(board: ArrayLike<number>, told: MoveReport): void {
    const { shown } = this;
    const from = this.#way.at(-1) ?? shown;
    const isUnderway = this.#way.length === 0 && this.#saysCourses;
    if (isUnderway && told.heading != null && leadsTo(board, told, told.heading, shown)) return;
    const found = newWay();
    const cells = findWay({ board }, from.x, from.y, told.x, told.y, SNAP_CELLS, NEAR_CELLS, found);
    if (cells < 0 && apart(from, told) > 2) return this.#jump(told);
    const isBack = isUnderway && !leadsTo(board, shown, this.#report.heading ?? null, told);
    this.#backPace = isBack ? cells / BACK_MS : 0;
    const { turns } = found;
    const { orientation } = told;
    for (let at = cells < 0 ? -1 : turns.length - 2; at >= 0; at -= 2)
      this.#way.push({ x: turns[at]!, y: turns[at + 1]!, orientation });
    this.#way.push(told);
  }

  /** Cells from the shown place to where the last report has led; below 0: it is ahead of that. */
  #gapCells(): number {
    let from: { x: number; y: number } = this.shown;
    let cells = 0;
    for (const point of this.#way) {
      cells += apart(from, point);
      from = point;
    }
    const rest = apart(from, this.#front);
    if (this.#way.length > 0 || rest === 0) return cells + rest;
    return facing(this.shown, this.#front) === this.#report.heading ? rest : -rest;
  }

  /** Walks `cells` along the way; returns what is left of them. */
  #walk(cells: number): number {
    const { shown } = this;
    let left = cells;
    for (let point = this.#way[0]; point !== undefined; point = this.#way[0]) {
      const length = apart(shown, point);
      shown.orientation = length === 0 || this.#backPace > 0 ? point.orientation : facing(shown, point);
      if (length > left) {
        shown.x += ((point.x - shown.x) / length) * left;
        shown.y += ((point.y - shown.y) / length) * left;
        return 0;
      }
      left -= length;
      shown.x = point.x;
      shown.y = point.y;
      this.#way.shift();
    }
    this.#backPace = 0;
    return left;
  }

  #wantedPace(gapMs: number): number {
    const keeping = Math.min(2.5, Math.max(0.5, 1 + (gapMs - this.delayMs()) / CATCH_UP_MS));
    if (this.#report.heading == null) return keeping;
    return keeping * Math.min(1, Math.max(0.2, (COURSE_MS - this.#ageMs + gapMs) / SOFT_STOP_MS));
  }
}
