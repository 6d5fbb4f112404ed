// Remembered chats speak for what they were, the more the more alike; their file gives back what was written, or is refused.
import { describe, expect, it } from "vitest";
import { fitChatKernel } from "../../train/fit-chat-kernel.ts";
import { createChatKernel, WINDOW_WEIGHTS } from "./chat-kernel.ts";
import { readRememberedChats, writeRememberedChats } from "./chat-kernel-file.ts";

/** Numbers a window. */
const WIDE = 4;
/** Two heaps of chats, around one and around minus one; every third has no note. */
const VECTORS = Array.from({ length: 24 }, (_, chat) =>
  Float32Array.from({ length: WINDOW_WEIGHTS.length * WIDE }, (__, at) =>
    at >= 4 * WIDE && chat % 3 === 0 ? 0 : (chat % 2 === 0 ? 1 : -1) + Math.sin(7 * chat + 3 * at) / 3,
  ),
);
const TARGETS = VECTORS.map((_, chat) => [1 - (chat % 2), chat % 2]);
const WEIGHTS = VECTORS.map(() => 1);
const HANDS = [0, 1, 2].map((hand) => VECTORS.map((_, at) => at).filter((at) => at % 3 === hand));
const fitted = fitChatKernel(VECTORS, WEIGHTS, TARGETS, HANDS);
const bytes = writeRememberedChats(fitted.remembered);

const likeliest = (scores: ArrayLike<number>) => ((scores[0] as number) > (scores[1] as number) ? 0 : 1);

describe("chats alike", () => {
  const kernel = createChatKernel(readRememberedChats(bytes));

  it("[CO230] speak for what they were", () => {
    for (const [chat, vectors] of VECTORS.entries())
      expect(likeliest(kernel.scoresOf(vectors))).toBe(chat % 2);
  });

  it("[CO230] say what they would have said without a hand", () => {
    for (const [chat, scores] of fitted.unseen.entries()) expect(likeliest(scores)).toBe(chat % 2);
  });

  it("[CO230] say next to nothing of a chat that is like none of them", () => {
    const far = Float32Array.from({ length: WINDOW_WEIGHTS.length * WIDE }, () => 40);
    for (const score of kernel.scoresOf(far)) expect(Math.abs(score)).toBeLessThan(0.01);
  });

  it("[CO230] say nothing of what has another size", () => {
    expect(() => kernel.scoresOf(new Float32Array(7))).toThrow("7 numbers where 20 were learnt");
  });
});

describe("the file of remembered chats", () => {
  it("[CO230] gives back what was written", () => {
    expect(readRememberedChats(bytes)).toEqual(fitted.remembered);
  });

  it("[CO230] is refused when it is another one, changed, cut short or too long", () => {
    const other = bytes.slice();
    other[0]! += 1;
    expect(() => readRememberedChats(other)).toThrow("no file of remembered chats");
    expect(() => readRememberedChats(bytes.subarray(0, 9))).toThrow("9 bytes are no remembered chats");
    const changed = bytes.slice();
    changed[200]! ^= 1;
    expect(() => readRememberedChats(changed)).toThrow("have been changed");
    for (const end of [20, 100, bytes.length - 1])
      expect(() => readRememberedChats(bytes.subarray(0, end))).toThrow(`Remembered chats of ${end} bytes`);
    expect(() => readRememberedChats(Uint8Array.of(...bytes, 0))).toThrow(
      `Remembered chats of ${bytes.length + 1} bytes`,
    );
  });
});
