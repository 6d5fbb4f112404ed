// Following an answer: the reader decides, the layout never does.
import { describe, expect, it } from "vitest";
import { followingAfter } from "./follow-rule.ts";
import type { ScrollMoment } from "./follow-rule.ts";

const SIZE = { whole: 2_000, shown: 500 };
const moment = (some: Partial<ScrollMoment>): ScrollMoment => ({
  by: 0,
  left: 300,
  isBusy: false,
  isReaders: false,
  size: SIZE,
  sizeBefore: SIZE,
  ...some,
});

describe("[MC1] what the talk follows", () => {
  it("lets go as soon as the reader scrolls up, however little, also while an answer grows", () => {
    expect(followingAfter("end", moment({ by: -2, left: 2, isReaders: true, isBusy: true }))).toBe("nothing");
    expect(followingAfter("answer", moment({ by: -200, isReaders: true }))).toBe("nothing");
  });

  it("follows the end for whoever goes there", () => {
    expect(followingAfter("nothing", moment({ by: 400, left: 10, isReaders: true }))).toBe("end");
    expect(followingAfter("answer", moment({ by: 40, left: 200, isReaders: true }))).toBe("nothing");
  });

  it("takes a jump for the reader's when nothing else moves, as when the page is searched", () => {
    expect(followingAfter("answer", moment({ by: -900 }))).toBe("nothing");
    expect(followingAfter("answer", moment({ by: 0.5 }))).toBe("answer");
  });

  it("is not moved by an answer that grows, a box that grows, or an end that comes nearer", () => {
    expect(followingAfter("answer", moment({ by: 52, left: 136, isBusy: true }))).toBe("answer");
    expect(
      followingAfter("end", moment({ by: 52, left: 84, sizeBefore: { whole: 2_000, shown: 636 } })),
    ).toBe("end");
    expect(
      followingAfter("answer", moment({ by: -52, left: 0, sizeBefore: { whole: 2_052, shown: 500 } })),
    ).toBe("answer");
  });
});
