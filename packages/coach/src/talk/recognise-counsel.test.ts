// The counsel's data is whole and fit to be read, and questions as people put them reach it: on wordings that were kept aside.
import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answerTalk } from "./answer-talk.ts";
import { reportedIn } from "../request/reported.ts";
import type { TalkAnswer } from "./talk.ts";
import { COUNSEL_TOPICS, counselCalled, messagesOf } from "../counsel/language-data.ts";
import { recogniseCounsel } from "./recognise-counsel.ts";

const LANGUAGES = ["ru", "en"] as const;

function keptAside<T>(name: string): T {
  // The test's own file, written by hand.
  return JSON.parse(readFileSync(join(import.meta.dirname, "testing", name), "utf8")) as T;
}

function answer(text: string, change: { locale: "ru" | "en"; take?: number; profile?: string }): TalkAnswer {
  const rest = { transcript: null, profile: "", notes: "", take: 0, intent: "reply" } as const;
  return answerTalk({ ...rest, ...change, turns: [{ role: "user", text }] });
}

describe.each(LANGUAGES)("[CO120] wordings kept aside (%s)", (locale) => {
  const aside = Object.entries(keptAside<Record<string, string[]>>(`held-out.${locale}.json`));
  const asked = aside.flatMap(([id, texts]) => texts.map((text) => ({ id, text })));

  it("are two of each topic, at least 80 questions, and none is learnt from", () => {
    expect(aside.map(([id]) => id).toSorted()).toEqual(COUNSEL_TOPICS.map(({ id }) => id).toSorted());
    expect(asked.length).toBeGreaterThanOrEqual(2 * COUNSEL_TOPICS.length);
    const learnt = new Set(COUNSEL_TOPICS.flatMap(({ id }) => counselCalled(id, locale).asked));
    expect(asked.filter(({ text }) => learnt.has(text))).toEqual([]);
  });

  it("are answered rightly or asked about in 90 of 100, and wrongly in no more than 3", () => {
    const judged = asked.map(({ id, text }) => ({ id, text, found: recogniseCounsel(text) }));
    const wrong = judged.filter(({ id, found }) => found?.kind === "sure" && found.id !== id);
    const right = judged.filter(({ id, found }) => found?.kind === "sure" && found.id === id);
    const offered = judged.filter(({ id, found }) => found?.kind === "unsure" && found.ids.includes(id));
    expect(wrong.length / asked.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
    expect((right.length + offered.length) / asked.length).toBeGreaterThanOrEqual(0.9);
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.75);
  });

  it("get words and no messages but where the topic has messages", () => {
    const topics = new Map(COUNSEL_TOPICS.map((topic) => [topic.id, topic]));
    for (const { text } of asked) {
      const found = recogniseCounsel(text);
      const { words, advice, card } = answer(text, { locale });
      if (found?.kind !== "sure") continue;
      const topic = topics.get(found.id);
      // A no that is told of is heard before any advice: «она сказала что мы только друзья».
      if (advice?.verdict === "let_it_go" && reportedIn(text) !== null) continue;
      if (topic?.offer === undefined && topic?.wish === undefined)
        expect([text, advice]).toEqual([text, null]);
      expect([text, card, words.length > 200]).toEqual([text, undefined, true]);
    }
  });

  it("[CO54] a question of another matter is hardly ever taken for one of these", () => {
    const others = keptAside<string[]>(`elsewhere.${locale}.json`);
    const taken = others.filter((text) => recogniseCounsel(text)?.kind === "sure");
    expect(taken.length / others.length, JSON.stringify(taken)).toBeLessThanOrEqual(0.1);
  });
});

describe.each(LANGUAGES)("the counsel's words (%s)", (locale) => {
  const counsels = COUNSEL_TOPICS.map(({ id }) => counselCalled(id, locale));

  it("are two or three short paragraphs, with another side to them", () => {
    for (const { id, say, more, variants = [] } of counsels)
      for (const paragraphs of [say, ...variants.map((variant) => variant.say)]) {
        expect([id, paragraphs.length >= 2 && paragraphs.length <= 3]).toEqual([id, true]);
        const length = paragraphs.join("").length;
        expect([id, length >= 350 && length <= 1_000, more.join("").length >= 120]).toEqual([id, true, true]);
      }
  });

  it("are the language's own and hold nothing to be filled in", () => {
    for (const { id, say, more, variants = [] } of counsels)
      for (const text of [...say, ...more, ...variants.flatMap((variant) => variant.say)]) {
        expect([id, /[{}|]/.test(text)]).toEqual([id, false]);
        expect([id, /[а-яё]{3}/iu.test(text)]).toEqual([id, locale === "ru"]);
      }
  });

  it("guess nobody's gender", () => {
    // «Ты сделал», «я рад», «ты должна» say who somebody is.
    const gendered =
      /(?<!\p{L})(?:ты|я)\s(?!сначала)(?:\p{L}+\s)?(?:не\s)?(?:\p{L}{2,}(?:[аеиыя]л|шел|шёл|ала|ела|ила|ыла|яла|шла)(?:с[яь])?|рад|рада|готов|готова|должен|должна|сам|сама)(?!\p{L})/iu;
    for (const { id, say, more } of locale === "ru" ? counsels : [])
      for (const text of [...say, ...more]) expect([id, gendered.exec(text)?.[0]]).toEqual([id, undefined]);
  });

  it("have names short enough to be tapped, and wordings of their own", () => {
    const all = counsels.flatMap(({ asked }) => asked.map((text) => text.toLowerCase()));
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    for (const { id, name, asked } of counsels) {
      expect([id, name.length <= 60, asked.length >= 20]).toEqual([id, true, true]);
    }
  });

  it("[CO41] their messages are two or more of each tone, of a length that is read, and guess no gender", () => {
    for (const { id } of COUNSEL_TOPICS.filter(({ offer }) => offer !== undefined))
      for (const lines of Object.values(messagesOf(id, locale))) {
        expect([id, lines.length >= 2]).toEqual([id, true]);
        for (const line of lines) {
          expect([line, line.length >= 12 && line.length <= 220]).toEqual([line, true]);
          expect(/[а-яё]/iu.test(line)).toBe(locale === "ru");
          expect(line).not.toMatch(/\((?:а|ась|ла)\)|(?<!\p{L})я (?:не )?\p{L}+(?:л|лся|лась|ла)(?!\p{L})/iu);
          if (id === "end_kindly") expect(line).not.toContain("?");
        }
      }
  });
});

describe("[CO120] what is said to a question", () => {
  it("depends on who asks", () => {
    const asked = "кто платит на первом свидании";
    const [plain, woman] = ["", "Работала врачом, я сама рада знакомству"].map(
      (profile) => answer(asked, { locale: "ru", profile }).words,
    );
    expect(woman).not.toBe(plain);
    expect(woman).toContain("за оплаченный ужин ты ничего не должна");
    expect(answer("он ревнует меня к друзьям", { locale: "ru" }).words).toContain("контроль");
    expect(answer("ревную её ко всем", { locale: "ru" }).words).not.toContain("контроль");
  });

  it("[MC1] another take says it from the other side", () => {
    for (const locale of LANGUAGES) {
      const asked = counselCalled("first_kiss", locale).name;
      const [first, second] = [0, 1].map((take) => answer(asked, { locale, take }).words);
      expect(second).not.toBe(first);
    }
  });

  it.each(LANGUAGES)(
    "is a question with answers to tap where it is not sure, and a tap answers it (%s)",
    (locale) => {
      const aside = Object.values(keptAside<Record<string, string[]>>(`held-out.${locale}.json`)).flat();
      const unsure = aside.filter((text) => recogniseCounsel(text)?.kind === "unsure");
      const cards = unsure.flatMap((text) => answer(text, { locale }).card ?? []);
      expect(cards.length).toBeGreaterThan(0);
      for (const { choices, question, free } of cards) {
        expect([question.length > 5, free, choices.length >= 2 && choices.length <= 4]).toEqual([
          true,
          true,
          true,
        ]);
        for (const choice of choices) {
          const { asks, words } = answer(choice, { locale });
          expect([choice, asks, words.length > 200]).toEqual([choice, false, true]);
        }
      }
    },
  );
});
