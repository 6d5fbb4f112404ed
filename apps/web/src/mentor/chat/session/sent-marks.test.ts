// Marks on an answer's messages, as they show before the server has answered.
import type { MessageMetadata } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { markOf, withMark } from "./sent-marks.ts";

const BARE: MessageMetadata = { parentId: "q-1", createdAt: 1 };

describe("[MK11] marks on messages that were sent", () => {
  it("stand in the order of marking; the last one is the sent one", () => {
    const one = withMark(BARE, { option: 2, told: {}, now: 10 });
    const two = withMark(one, { option: 0, told: { outcome: "silent" }, now: 20 });
    expect(two).toEqual({
      ...BARE,
      sentOption: 0,
      sent: [
        { option: 2, at: 10 },
        { option: 0, at: 20, outcome: "silent" },
      ],
    });
    expect([markOf(two, 0)?.at, markOf(two, 1), markOf(undefined, 0)]).toEqual([20, undefined, undefined]);
    expect(withMark(two, { option: 0, told: null, now: 30 })).toEqual(one);
    expect(withMark(one, { option: 2, told: null, now: 30 })).toEqual(BARE);
  });

  it("keep their time and what is known of them, until that is told anew or forgotten", () => {
    const marked = withMark(BARE, { option: 1, told: { outcome: "answered" }, now: 10 });
    expect(withMark(marked, { option: 1, told: {}, now: 99 })).toEqual(marked);
    expect(withMark(marked, { option: 1, told: { outcome: "silent" }, now: 99 }).sent).toEqual([
      { option: 1, at: 10, outcome: "silent" },
    ]);
    expect(withMark(marked, { option: 1, told: { outcome: null }, now: 99 }).sent).toEqual([
      { option: 1, at: 10 },
    ]);
  });
});
