// Whose scrolling it was, and what is followed after it (MC1). Layout scrolls as well as people do: rows get their true
// heights, the box below grows, the end comes nearer. Pure.

/** This near to the end counts as being there, in CSS pixels. */
export const NEAR_PX = 72;

/** What the talk keeps in view: the newest answer's first line, the end, or nothing. */
export type Following = "answer" | "end" | "nothing";

/** One scroll event; lengths in CSS pixels. */
export interface ScrollMoment {
  /** How far it went from where it was put or seen last; up is negative. */
  readonly by: number;
  /** What is left below. */
  readonly left: number;
  /** An answer is being written. */
  readonly isBusy: boolean;
  /** The reader has begun it: by wheel, finger, key or the bar. */
  readonly isReaders: boolean;
  /** The whole height of the talk, and the height of what is shown of it: now, and at the last look. */
  readonly size: TalkSize;
  readonly sizeBefore: TalkSize;
}
export interface TalkSize {
  readonly whole: number;
  readonly shown: number;
}

/** What is followed after this event. */
export function followingAfter(now: Following, moment: ScrollMoment): Following {
  const { by, left, size, sizeBefore } = moment;
  const isPushedByEnd = left <= 1 && by < 0 && size.whole < sizeBefore.whole;
  const isQuiet = !moment.isBusy && !isPushedByEnd && size.shown === sizeBefore.shown;
  if (!moment.isReaders && !(isQuiet && Math.abs(by) > 1)) return now;
  return left <= NEAR_PX && by >= 0 ? "end" : "nothing";
}
