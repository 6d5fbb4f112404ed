// The question between help and messages (CO110): when it is asked, what its answers do, and that nobody is asked twice.
import { describe, expect, it } from "vitest";
import { type DataLanguage, LANGUAGES, readLines } from "../../train/lines.ts";
import { TASKS } from "../../train/tasks.ts";
import { checkOn, withoutSafeAnswer } from "./check.ts";
import { answerTo, CHECK_ORDER, checkFor, isSafeAnswer, tappedAnswer } from "./check-words.ts";
import type { Help } from "./help.ts";
import { judge } from "./judge.ts";
import { ask } from "./testing/read-cases.ts";

const danger = TASKS.find(({ name }) => name === "danger")!;

/** Words that are likely to tell of danger and not surely, with the question that they raise. */
function doubtful(language: DataLanguage): readonly { readonly words: string; readonly check: Help }[] {
  return readLines(danger, "oblique", language).flatMap(({ text: words, who }) => {
    const question = ask({ words, locale: language });
    const check = who === "asker" && judge(question) === null ? checkOn(question) : null;
    return check === null ? [] : [{ words, check }];
  });
}

describe.each(LANGUAGES)("the question before messages (%s)", (language) => {
  const cases = doubtful(language);
  const answering = (words: string, answer: string) =>
    ask({ words: answer, earlier: [words], locale: language });

  it("[CO110] is asked where danger is not sure, and is whole", () => {
    expect(cases.length).toBeGreaterThan(5);
    for (const id of CHECK_ORDER) {
      const { asks, summary, text, verdict } = checkFor(id, language, "");
      expect(verdict).toBe("wait");
      expect(asks?.question).toMatch(/\?$/);
      expect(asks?.choices.length).toBeGreaterThanOrEqual(2);
      expect(asks?.choices.length).toBeLessThanOrEqual(4);
      expect(new Set(asks?.choices).size).toBe(asks?.choices.length);
      expect(asks?.choices.every((choice) => choice.length <= 60)).toBe(true);
      expect(summary.length + text.length).toBeGreaterThan(80);
    }
  });

  it("[CO110] a tapped answer gives help of its kind, or goes on for good", () => {
    for (const { words, check } of cases)
      for (const choice of check.asks!.choices) {
        const question = answering(words, choice);
        const means = tappedAnswer(choice)!.means;
        if (means === "safe") expect([judge(question), checkOn(question)], choice).toEqual([null, null]);
        else expect(judge(question)?.contacts.length, choice).toBeDefined();
        // The answer lets what was asked be answered, and a follow-up, too.
        if (means !== "safe") continue;
        expect(isSafeAnswer(check.asks!.question, choice)).toBe(true);
        expect(checkOn(ask({ words, earlier: [words, choice], locale: language }))).toBeNull();
        expect(withoutSafeAnswer(`${words}\n\n${choice}`)).toBe(words.trim());
        expect(checkOn(ask({ words: `${words}\n\n${choice}`, locale: language }))).toBeNull();
      }
  });

  it("[CO110] stands until it is answered: another word about the same does not step round it", () => {
    const next = { ru: "ну так что написать?", en: "so what do i write?" }[language];
    for (const { words, check } of cases)
      expect(checkOn(answering(words, next))?.asks?.question).toBe(check.asks?.question);
    const other = {
      ru: "Другой вопрос: новая знакомая обожает горы, что ей написать?",
      en: "Another question: a new girl loves mountains, what do I write her?",
    }[language];
    for (const { words } of cases) expect(checkOn(answering(words, other))).toBeNull();
  });

  it("[CO110] a message of a chat raises it, too, and the answer settles it for this chat", () => {
    const chats = readLines(danger, "oblique", language).flatMap(({ text, who }) => {
      const speaker = who === "me" ? ("me" as const) : ("them" as const);
      const messages = [{ speaker, text, confidence: 1 }];
      const shown = ask({ transcript: { kind: "chat", language, messages }, locale: language });
      return who === "asker" || judge(shown) !== null || checkOn(shown) === null ? [] : [shown];
    });
    expect(chats.length).toBeGreaterThan(0);
    for (const shown of chats) {
      const calm = checkOn(shown)!.asks!.choices.find((choice) => tappedAnswer(choice)?.means === "safe")!;
      const settled = { ...shown, words: calm };
      expect([judge(settled), checkOn(settled)]).toEqual([null, null]);
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
      const choices = CHECK_ORDER.flatMap((id) => checkFor(id, language, "").asks!.choices);
      expect(new Set(choices).size).toBe(choices.length);
    }
  });
});
