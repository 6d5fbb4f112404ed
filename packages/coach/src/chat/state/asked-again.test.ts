// A question that was asked twice, or said to stand unanswered.
import { describe, expect, it } from "vitest";
import type { Act } from "../../acts/act.ts";
import { asksAgain } from "./asked-again.ts";
import { foldTalk } from "./fold-talk.ts";
import type { Utterance } from "../../message/utterance.ts";

type Line = readonly ["me" | "them", string, ...(readonly Act[])];

function isAskedAgain(...lines: readonly Line[]): boolean {
  const talk = lines.map(([speaker, text, ...acts]): Utterance => {
    return { speaker, text, acts: new Map(acts.map((act) => [act, 1])) };
  });
  return asksAgain(foldTalk(talk), talk);
}

const ASKED = ["them", "а дети у тебя есть?", "question_me"] as const;

describe("a question asked again", () => {
  it.each([
    "но ты не ответила)",
    "кстати, ты так и не сказал",
    "ты ушёл от ответа",
    "you never answered that",
    "nice, dodging the question",
  ])("[CO139] %s", (text) => {
    expect(isAskedAgain(ASKED, ["me", "ого, сразу серьёзно)"], ["them", text])).toBe(true);
  });

  it("[CO139] stands through another dodge, and until it is answered", () => {
    const said = ["them", "ты не ответил"] as const;
    expect(isAskedAgain(ASKED, ["me", "хм"], said, ["me", "длинная история"], ["them", "ясно"])).toBe(true);
    expect(isAskedAgain(ASKED, ["me", "хм"], said, ["me", "нет, не было", "answer"], ["them", "ясно"])).toBe(
      false,
    );
  });

  it("[CO139] nothing was asked, or it is said in the same words", () => {
    expect(isAskedAgain(["them", "он мне так и не ответил"])).toBe(false);
    expect(isAskedAgain(ASKED, ["me", "хм"], ["them", "так дети у тебя есть?", "question_me"])).toBe(true);
    expect(isAskedAgain(ASKED, ["me", "хм"], ["them", "люблю осень"])).toBe(false);
  });
});
