// Which words a chat gets where the table has found a question and the whole chat says something else.
import { expect, it } from "vitest";
import type { SituationId } from "../learnt/situation.ts";
import { decideBetween } from "./situation.ts";

const OPEN = { isFixed: false, isWished: false, no: null, isPlaced: false, isAsked: true };

/** What is told of a chat whose last line asks, where the whole is this likely to be that. */
function toldOf(id: SituationId, probability: number) {
  const row = {
    id: "V00",
    when: [],
    verdict: "write_now",
    move: "answer_question",
    because: "they ask",
  } as const;
  const likely = [
    { id, probability },
    { id: "question" as const, probability: 1 - probability },
  ].toSorted((one, other) => other.probability - one.probability);
  const accepted = { write_now: 0.9, wait: 0.1, ask_out: 0.1, let_it_go: 0.1 };
  return decideBetween(row, { likely, accepted }, OPEN).told;
}

it.each(["hurt", "hard_news", "their_fault", "plan"] as const)("[CO180] a question gives way to %s", (id) => {
  expect(toldOf(id, 0.6)).toBe(id);
  expect(toldOf(id, 0.2)).toBe("question");
});
