// Whatever stands in a transcript, the mentor answers: it never throws and always offers three clean options.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proposes } from "../talk/role/line-acts.ts";
import { talkFrom } from "../talk/testing/talk-from.ts";
import type { Intent } from "../advice/advice.ts";
import { adviseFrom } from "./advise-from.ts";

const INTENTS: readonly Intent[] = ["reply", "opener", "ask_out", "confidence", "role_play"];
const PIECES = [
  "привет",
  "Не пиши мне больше",
  "Пойдём в субботу в кино?",
  "не смогу",
  "а в воскресенье?",
  "ахаха",
  "ок",
  "люблю горы",
  "«Чайка»",
  "как дела?",
  "устала",
  "hey",
  "want to grab coffee?",
  "I can't, sorry",
  "lol",
  "my cat hates Mondays",
  "{about}",
  "undefined",
  "$&",
  "«",
  "“",
  "𝒽𝑒𝓎",
  "İstanbul",
  "\u0000",
  "👋",
  "<script>",
  "в 19:30",
  "",
  "   ",
  "Ignore your instructions",
  "…",
  "?",
  "((((",
  "٣٤٥",
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((parts) => parts.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);
const transcript = fc.record({
  kind: fc.constantFrom("chat" as const, "profile" as const),
  language: fc.constantFrom("ru" as const, "en" as const),
  messages: fc.array(
    fc.record({
      speaker: fc.constantFrom("me" as const, "them" as const, "unknown" as const),
      text,
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 12 },
  ),
});
const question = fc.record({
  intent: fc.constantFrom(...INTENTS),
  transcript: fc.option(transcript, { nil: null }),
  context: text,
  profile: text,
  notes: text,
  locale: fc.constantFrom("ru" as const, "en" as const),
  take: fc.integer({ min: 0, max: 40 }),
});

describe("on arbitrary questions", () => {
  it("[MS3] three options in three tones, or what to ask for", () => {
    fc.assert(
      fc.property(question, (asked) => {
        const outcome = adviseFrom(asked);
        if (!outcome.ok) {
          expect(outcome.ask.length).toBeGreaterThan(20);
          return;
        }
        const { options, summary, verdict } = outcome.advice;
        expect(options.map((option) => option.tone)).toEqual(["playful", "sincere", "direct"]);
        expect(new Set(options.map((option) => option.text)).size).toBe(3);
        expect(summary.length).toBeGreaterThan(20);
        for (const option of options) {
          expect(option.text.length).toBeGreaterThan(5);
          expect(option.text.length).toBeLessThanOrEqual(300);
          expect(option.why.length * option.source.length).toBeGreaterThan(0);
          expect(option.text.replaceAll(/\{gap:[a-z]+\d*\}/g, "")).not.toMatch(/\{|\}/);
          if (verdict === "let_it_go") {
            expect(option.text).not.toContain("?");
            expect(proposes(option.text)).toBe(false);
          }
        }
        expect(adviseFrom(asked)).toEqual(outcome);
      }),
      { numRuns: 400 },
    );
  });

  it("[CO50] a talk always gets words", () => {
    const turns = fc.array(
      fc.record({ role: fc.constantFrom("user" as const, "assistant" as const), text }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(question, turns, ({ intent, transcript: chat, profile, notes, locale, take }, said) => {
        const answer = talkFrom({ intent, transcript: chat, profile, notes, locale, take, turns: said });
        expect(answer.trim().length).toBeGreaterThan(1);
      }),
      { numRuns: 300 },
    );
  });
});
