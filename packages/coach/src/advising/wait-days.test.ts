// How long to wait stands with every verdict that says to wait, and with no other.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import verdicts from "../deciding/data/verdicts.json" with { type: "json" };
import type { VerdictRow } from "../deciding/verdict-table.ts";

const ROWS = verdicts as readonly VerdictRow[];

describe("[MK12] days to wait", () => {
  it("stand in every row that says to wait, and in no other", () => {
    const wrong = ROWS.filter(({ verdict, waitDays }) => (verdict === "wait") !== (waitDays !== undefined));
    expect(wrong.map(({ id }) => id)).toEqual([]);
    for (const { waitDays } of ROWS)
      if (waitDays !== undefined) expect([1, 2, 3, 4, 5, 6, 7]).toContain(waitDays);
  });

  it("go with the advice", () => {
    const outcome = adviseFrom({
      intent: "reply",
      transcript: {
        kind: "chat",
        language: "ru",
        messages: ["Привет! Как дела?", "Чем занята?", "Ау"].map((text) => ({
          speaker: "me",
          text,
          confidence: 1,
        })),
      },
      context: "",
      profile: "",
      notes: "",
      locale: "ru",
      take: 0,
    });
    expect(outcome.ok && [outcome.advice.verdict, outcome.advice.waitDays]).toEqual(["wait", 2]);
  });

  it.each([
    [7, "ru", ["ты мне написал? прости, сессия", "как сдам сама тебе напишу, и пойдем в твой бургерный"]],
    [
      4,
      "en",
      ["sorry, deadline week, I'm dead", "can't really text, give me a few days and I'm human again"],
    ],
  ] as const)("[CO198] are %i where they name the time", (days, language, theirs) => {
    const lines = [
      ["me", "привет)"],
      ["them", theirs[0]],
      ["me", "ok"],
      ["them", theirs[1]],
    ] as const;
    const outcome = adviseFrom({
      intent: "reply",
      transcript: {
        kind: "chat",
        language,
        messages: lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
      },
      context: "",
      profile: "",
      notes: "",
      locale: language,
      take: 0,
    });
    expect(outcome.ok && [outcome.advice.verdict, outcome.advice.waitDays]).toEqual(["wait", days]);
  });
});
