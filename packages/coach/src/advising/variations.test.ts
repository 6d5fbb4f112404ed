// One neutral chat, many last lines (data/variations.*.json): how often a no, a hint, a counter-offer or an idiom is heard for
// what it is. The lines are in no training data. The aims are ten soft noes of twelve, seven counter-offers of eight, twelve hints of
// sixteen, eleven idioms of twelve; where English does not reach them yet, its floor is what was measured.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import type { Advice } from "../advice/advice.ts";
import { asksOrPushes } from "../safety/no/standing-no.ts";
import type { Language, Speaker } from "../transcript/transcript.ts";

type Messages = readonly (readonly [Speaker, string])[];

interface Variations {
  readonly afterInvitation: {
    readonly messages: Messages;
    readonly clearNo: readonly string[];
    readonly softNo: readonly string[];
    /** With the beginning of the day that the answer has to name. */
    readonly counterOffer: readonly { readonly say: string; readonly day: string }[];
  };
  readonly afterTalk: {
    readonly messages: Messages;
    readonly hint: readonly string[];
    readonly idiom: readonly string[];
  };
}

function variationsOf(language: Language): Variations {
  const file = join(import.meta.dirname, `../../data/variations.${language}.json`);
  return JSON.parse(readFileSync(file, "utf8")) as Variations;
}

/** Null where the answer is no advice but help. */
function adviceOn(messages: Messages, last: string, language: Language): Advice | null {
  const all = [...messages, ["them", last] as const];
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: all.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
    },
    context: "",
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  return outcome.ok ? outcome.advice : null;
}

const FLOORS = {
  ru: { softNo: 10, counterOffer: 7, hint: 12, idiom: 11 },
  en: { softNo: 9, counterOffer: 7, hint: 11, idiom: 11 },
};

describe.each(["ru", "en"] as const)("a varied last line in %s", (language) => {
  const floors = FLOORS[language];
  const { afterInvitation, afterTalk } = variationsOf(language);
  const missed = (lines: readonly string[], messages: Messages, heard: (advice: Advice | null) => boolean) =>
    lines.filter((line) => !heard(adviceOn(messages, line, language)));

  it("[CO130] every clear no is heard, and none is answered by asking out or a push", () => {
    const { clearNo, softNo, messages } = afterInvitation;
    expect(missed(clearNo, messages, (advice) => advice?.verdict === "let_it_go")).toEqual([]);
    for (const line of [...clearNo, ...softNo]) {
      const advice = adviceOn(messages, line, language);
      expect(advice?.verdict, line).not.toBe("ask_out");
      if (advice?.verdict === "let_it_go")
        for (const { text } of advice.options) expect(asksOrPushes(text), text).toBe(false);
    }
  });

  it("[CO130] most soft noes are heard", () => {
    const { softNo, messages } = afterInvitation;
    const not = missed(softNo, messages, (advice) => advice?.verdict === "let_it_go");
    expect(softNo.length - not.length, not.join("\n")).toBeGreaterThanOrEqual(floors.softNo);
  });

  it("[CO130] counter-offers are taken up with their day", () => {
    const { counterOffer, messages } = afterInvitation;
    const not = counterOffer.filter(({ say, day }) => {
      const advice = adviceOn(messages, say, language);
      return (
        advice === null ||
        advice.verdict === "let_it_go" ||
        !advice.options.some(({ text }) => text.toLowerCase().includes(day))
      );
    });
    expect(counterOffer.length - not.length, not.map(({ say }) => say).join("\n")).toBeGreaterThanOrEqual(
      floors.counterOffer,
    );
  });

  it("[CO130] most hints are met with an invitation", () => {
    const { hint, messages } = afterTalk;
    const not = missed(hint, messages, (advice) => advice?.verdict === "ask_out");
    expect(hint.length - not.length, not.join("\n")).toBeGreaterThanOrEqual(floors.hint);
  });

  it("[CO130] idioms end nothing", () => {
    const { idiom, messages } = afterTalk;
    const not = missed(idiom, messages, (advice) => advice !== null && advice.verdict !== "let_it_go");
    expect(idiom.length - not.length, not.join("\n")).toBeGreaterThanOrEqual(floors.idiom);
  });
});
