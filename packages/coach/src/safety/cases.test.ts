// The written cases: dangerous ones get help of their kind, ordinary look-alikes none, as a chat, as told words and as a
// pasted talk. The held-out half is only counted, never looked at while rules are written [MF1].
import { describe, expect, it } from "vitest";
import { helpFor, HELP_ORDER } from "./help/help-words.ts";
import { judge } from "./judge.ts";
import { readCases } from "./testing/read-cases.ts";
import type { SafetyCase } from "./testing/read-cases.ts";

describe("a written case", () => {
  it.each(readCases("tuned"))("[MF1] $language $kind: $line", ({ kind, question, pasted }) => {
    expect(judge(question)?.kind ?? null).toBe(kind);
    if (pasted !== null) expect(judge(pasted)?.kind ?? null).toBe(kind);
  });
});

/** Share of the cases with help. */
function helped(cases: readonly SafetyCase[]): number {
  return cases.filter(({ question }) => judge(question) !== null).length / cases.length;
}

describe.each(["held-out", "fresh"] as const)("the cases that are only counted: %s", (half) => {
  const cases = readCases(half);
  it("[MF1] nine in ten of the dangerous ones get help", () => {
    expect(helped(cases.filter(({ kind }) => kind !== null))).toBeGreaterThanOrEqual(0.9);
  });
  it("[MF1] at most three in a hundred ordinary ones are false alarms", () => {
    expect(helped(cases.filter(({ kind }) => kind === null))).toBeLessThanOrEqual(0.03);
  });
});

describe("the words of help", () => {
  it.each(HELP_ORDER)(
    "[MF1] %s: whole in both languages, Russian contacts first for who writes Russian",
    (id) => {
      const [ru, en] = [helpFor(id, "ru", ""), helpFor(id, "en", "")];
      expect(en.kind).toBe(ru.kind);
      expect(en.steps).toHaveLength(ru.steps.length);
      for (const { summary, steps, text, contacts } of [ru, en]) {
        expect(summary.length).toBeGreaterThan(20);
        expect(text.length + steps.join("").length).toBeGreaterThan(80);
        // Whoever is led to somebody is first told what to do this evening.
        if (contacts.length > 1) expect(steps.length).toBeGreaterThan(1);
        for (const { value, source } of contacts) {
          expect(value).toMatch(/^(?:https:\/\/|[\d-]+|[\d ]+)/);
          expect(source).toMatch(/\.[a-zрф]{2,}$/);
        }
      }
      const both = helpFor(id, "en", "он меня бьёт").contacts;
      expect(both).toEqual([...ru.contacts, ...en.contacts]);
    },
  );
});
