// The short question below an answer (CO110): when it stands there, what its answers do, and that nobody is asked twice.
import { describe, expect, it } from "vitest";
import { type DataLanguage, LANGUAGES, readLines } from "../../train/lines.ts";
import { TASKS } from "../../train/tasks.ts";
import type { Asks } from "../advice/advice.ts";
import { doubtOn, withoutSafeAnswer } from "./check.ts";
import { answerTo, CHECK_ORDER, checkFor, isSafeAnswer, tappedAnswer } from "./check-words.ts";
import { judge } from "./judge.ts";
import { ask } from "./testing/read-cases.ts";

const danger = TASKS.find(({ name }) => name === "danger")!;

/** Words that are likely to tell of danger and not surely, with the question that they raise. */
function doubtful(language: DataLanguage): readonly { readonly words: string; readonly check: Asks }[] {
  return readLines(danger, "oblique", language).flatMap(({ text: words, who }) => {
    const question = ask({ words, locale: language });
    const check = who === "asker" && judge(question) === null ? doubtOn(question).check : null;
    return check === null ? [] : [{ words, check }];
  });
}

describe.each(LANGUAGES)("the question below an answer (%s)", (language) => {
  const cases = doubtful(language);
  const answering = (words: string, answer: string) =>
    ask({ words: answer, earlier: [words], locale: language });

  it("[CO110] is asked where danger is not sure, and is whole", () => {
    expect(cases.length).toBeGreaterThan(5);
    for (const id of CHECK_ORDER) {
      const { question, choices, free } = checkFor(id, language);
      expect(question).toMatch(/\?$/);
      expect(question.length).toBeLessThan(90);
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(choices.length).toBeLessThanOrEqual(4);
      expect(new Set(choices).size).toBe(choices.length);
      expect(choices.every((choice) => choice.length <= 40)).toBe(true);
      expect(choices.some((choice) => tappedAnswer(choice)?.means === "safe")).toBe(true);
      expect(free).toBe(false);
    }
  });

  it("[CO110] a tapped answer gives help of its kind, or goes on for good", () => {
    for (const { words, check } of cases)
      for (const choice of check.choices) {
        const question = answering(words, choice);
        const means = tappedAnswer(choice)!.means;
        if (means === "safe")
          expect([judge(question), doubtOn(question).check], choice).toEqual([null, null]);
        else expect(judge(question)?.contacts.length, choice).toBeDefined();
        // The answer lets what was asked be answered, and a follow-up, too.
        if (means !== "safe") continue;
        expect(isSafeAnswer(check.question, choice)).toBe(true);
        expect(doubtOn(ask({ words, earlier: [words, choice], locale: language })).check).toBeNull();
        expect(withoutSafeAnswer(`${words}\n\n${choice}`)).toBe(words.trim());
        expect(doubtOn(ask({ words: `${words}\n\n${choice}`, locale: language })).check).toBeNull();
      }
  });

  it("[CO110] goes with the turn that raised it, and stands in nobody's way after that", () => {
    const next = { ru: "ну так что написать?", en: "so what do i write?" }[language];
    const typed = { ru: "да, бывает", en: "yes, sometimes" }[language];
    for (const { words, check } of cases) {
      expect(doubtOn(ask({ words, locale: language })).check).toEqual(check);
      expect(doubtOn(answering(words, next)).check).toBeNull();
      // An answer of one's own is heard where the question was just asked.
      const id = CHECK_ORDER.find((one) => checkFor(one, language).question === check.question)!;
      const means = answerTo(id, typed);
      if (means !== null && means !== "safe") expect(judge(answering(words, typed)), words).not.toBeNull();
    }
  });

  it("[CO110] a message of a chat raises it, too, and the answer settles it for this chat", () => {
    const chats = readLines(danger, "oblique", language).flatMap(({ text, who }) => {
      const speaker = who === "me" ? ("me" as const) : ("them" as const);
      const messages = [{ speaker, text, confidence: 1 }];
      const shown = ask({ transcript: { kind: "chat", language, messages }, locale: language });
      return who === "asker" || judge(shown) !== null || doubtOn(shown).check === null ? [] : [shown];
    });
    expect(chats.length).toBeGreaterThan(0);
    for (const shown of chats) {
      const calm = doubtOn(shown).check!.choices.find((choice) => tappedAnswer(choice)?.means === "safe")!;
      const settled = { ...shown, words: calm };
      expect([judge(settled), doubtOn(settled).check]).toEqual([null, null]);
    }
  });
});

describe("a typed answer", () => {
  it.each([
    ["violence", "да", "violence_suffered"],
    ["violence", "иногда", "violence_suffered"],
    ["violence", "нет, всё нормально", "safe"],
    ["violence", "да нормально всё у нас", "safe"],
    ["violence", "не знаю даже", "violence_likely"],
    ["violence", "yeah sometimes", "violence_suffered"],
    ["violence", "no, it's fine", "safe"],
    ["violence", "idk", "violence_likely"],
    ["self_harm", "бывает", "self_harm_self"],
    ["self_harm", "nope", "safe"],
    ["minor", "нет", "minor"],
    ["minor", "да", "safe"],
    ["minor", "yes", "safe"],
    ["coercion", "no", "coercion_pressed"],
    ["boundary", "нет", "boundary_pushed"],
    ["blackmail", "yes", "blackmail_suffered"],
    ["violence", "у меня не всё в порядке", null],
    ["violence", "что написать ей про кино", null],
  ] as const)("[CO110] %s: «%s» means %s", (id, words, means) => {
    expect(answerTo(id, words)).toBe(means);
  });

  it("[CO110] no choice stands under two questions", () => {
    for (const language of LANGUAGES) {
      const choices = CHECK_ORDER.flatMap((id) => checkFor(id, language).choices);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });
});
