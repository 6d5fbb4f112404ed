// When somebody who walks has something to say (PL7): everybody walks their last report on with the same code, so that only what
// others cannot know is worth a report. For whoever plays over a wire: the page, bots, benches.
import { codeOn } from "../board/cells.ts";
import { cellUnder } from "../board/grid.ts";
import { CELL, COURSE_MS, COURSE_REPEAT_MS, REPORT_EVERY_MS } from "../constants.ts";
import type { Orientation } from "../match-types.ts";
import { type Body, stepBody } from "./step-body.ts";
import type { MovementView } from "./collision.ts";

/** Further than this from where others have them, in cells, is worth a report. */
const DRIFT_CELLS = 0.05;

/** A place as the wire has it, and where to. */
export interface MoveReport {
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  readonly heading: Orientation | null;
}

/** The wire's three decimals. */
function roundedOff(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** What one player has said last, and where that has led them in everybody's eyes. */
export class MoveReporter {
  #said: MoveReport;
  /** Where others have the player. */
  readonly #seen: Body;
  #believedMs = 0;
  #saidAtMs = Number.NEGATIVE_INFINITY;

  /** Nothing is said yet: others have the player standing at `body`. */
  constructor({ x, y, orientation }: Body) {
    this.#said = { x: roundedOff(x), y: roundedOff(y), orientation, heading: null };
    this.#seen = { x, y, orientation, speed: 1 };
  }

  /** Walks the last report on by `dtMs`, as others do, at the player's present speed. Call once a frame. */
  walk(view: MovementView, speed: number, dtMs: number): void {
    this.#seen.speed = speed;
    stepBody(view, this.#seen, this.#said.heading, Math.min(dtMs, this.#believedMs));
    this.#believedMs = Math.max(0, this.#believedMs - dtMs);
  }

  /** Whatever was said does not count any more: the next report is due in any case. */
  forget(): void {
    this.#seen.x = Number.NaN;
  }

  /**
   * What to say now that `body` wants to go `heading`, or null: nothing new, or the last report is less than 50 ms old. Handing it out counts
   * as said, and puts `body` where the report says: from a place that rounding has moved, others could be led round another corner. A
   * decision, a drift from what others see and a power-up's cell are said at once, a walk on and on every 300 ms.
   */
  take(view: MovementView, body: Body, heading: Orientation | null, nowMs: number): MoveReport | null {
    const sinceMs = nowMs - this.#saidAtMs;
    if (sinceMs < REPORT_EVERY_MS) return null;
    const report = { x: roundedOff(body.x), y: roundedOff(body.y), orientation: body.orientation, heading };
    if (!this.#isNews(view, report, sinceMs)) return null;
    this.#said = report;
    this.#saidAtMs = nowMs;
    this.#believedMs = COURSE_MS;
    body.x = this.#seen.x = report.x;
    body.y = this.#seen.y = report.y;
    return report;
  }

  #isNews(view: MovementView, report: MoveReport, sinceMs: number): boolean {
    const { x, y, orientation, heading } = this.#said;
    if (report.heading !== heading) return true;
    if (!(Math.abs(this.#seen.x - report.x) + Math.abs(this.#seen.y - report.y) <= DRIFT_CELLS)) return true;
    if (report.x === x && report.y === y && report.orientation === orientation) return false;
    if (heading === null || sinceMs >= COURSE_REPEAT_MS) return true;
    const cell = cellUnder(report.x, report.y);
    return codeOn(view, cell) >= CELL.POWERUP_BOMB && cell !== cellUnder(x, y);
  }
}
