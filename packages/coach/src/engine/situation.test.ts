// Which words a chat gets where the table has found a question and the whole chat says something else.
import { expect, it } from "vitest";
import type { LikelySituation } from "../learnt/situation.ts";
import { decideBetween } from "./situation.ts";

const OPEN = { isFixed: false, isWished: false, no: null, isPlaced: false, isAsked: true };

/** What is told of a chat whose last line asks, where these are the likeliest situations. */
function toldOf(...likely: readonly LikelySituation[]) {
  const row = {
    id: "V00",
    when: [],
    verdict: "write_now",
    move: "answer_question",
    because: "they ask",
  } as const;
  const accepted = { write_now: 0.9, wait: 0.1, ask_out: 0.1, let_it_go: 0.1 };
  return decideBetween(row, { likely, accepted }, OPEN).told;
}

it.each(["hurt", "hard_news", "their_fault", "plan"] as const)("[CO180] a question gives way to %s", (id) => {
  const pause = { id: "pause", probability: 0.1 } as const;
  expect(toldOf({ id, probability: 0.6 }, pause)).toBe(id);
  expect(toldOf({ id, probability: 0.3 }, pause)).toBe("question");
});
