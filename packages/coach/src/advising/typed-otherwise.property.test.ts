// However a chat is typed, it is read as what it says: look-alike letters, signs that nobody sees, letters held down and Russian in Latin
// letters change neither verdict nor language, and take no help away. On chats of hands that nothing was learnt from.
import { chatLanguage } from "@fitil/language";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChatsAside } from "../../train/labelled-chats.ts";
import { doubtOn } from "../safety/check.ts";
import { judge } from "../safety/judge.ts";
import { GRAVE_SITUATIONS } from "../learnt/situation.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { toLatinLetters } from "../words/transliteration.ts";
import { adviseFrom } from "./advise-from.ts";

const GRAVE: readonly string[] = GRAVE_SITUATIONS;
const LATIN = "ABCEHKMOPTXYaceopxyk";
const CYRILLIC = "АВСЕНКМОРТХУасеорхук";
const TWINS = new Map(
  Array.from(LATIN, (letter, at) => [letter, CYRILLIC.charAt(at)] as const).flatMap(([one, other]) => [
    [one, other] as const,
    [other, one] as const,
  ]),
);

/** One sign of a text as somebody may type it; `chance` (0–99) is another one for each sign. */
type Typing = (sign: string, chance: number) => string;

const TYPINGS: Readonly<Record<string, Typing>> = {
  "some letters of the other alphabet": (sign, chance) => (chance < 40 ? (TWINS.get(sign) ?? sign) : sign),
  "all of them": (sign) => TWINS.get(sign) ?? sign,
  "zero-width signs": (sign, chance) => (chance < 30 ? `${sign}\u200B` : sign),
};
const HELD_DOWN: Typing = (sign, chance) =>
  chance < 10 && /[аеиоуыэюяaeiou]/u.test(sign) ? sign.repeat(4) : sign;

function typedAs(typing: Typing, seed: number): (text: string) => string {
  let state = seed;
  return (text) =>
    Array.from(text, (sign) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return typing(sign, (state >>> 8) % 100);
    }).join("");
}

type Aside = ReturnType<typeof readChatsAside>[number];

/** What comes of a chat and the words beside it: help, a question, or a verdict and the language of the messages. */
function answerTo(chat: Aside, language: Language, type: (text: string) => string, known = language) {
  const transcript: Transcript = {
    kind: "chat",
    language: known,
    messages: chat.messages.map(({ speaker, text }) => ({ speaker, text: type(text), confidence: 1 })),
  };
  const beside = { profile: "", notes: "", transcript, locale: language, earlier: [] } as const;
  const question = { ...beside, words: type(chat.note) };
  const { check, standing } = doubtOn(question);
  const outcome = adviseFrom({
    ...beside,
    context: type(chat.note),
    intent: "reply",
    take: 0,
    careful: standing,
  });
  const texts = outcome.ok
    ? outcome.advice.options.map(({ text }) => text.replaceAll(/\{gap:\w+\}/gu, ""))
    : [];
  return {
    help: judge(question)?.kind ?? null,
    asked: check?.question ?? null,
    verdict: outcome.ok ? outcome.advice.verdict : null,
    language: chatLanguage(texts),
  };
}

describe.each(["ru", "en"] as const)("a chat in %s", (language) => {
  const chats = readChatsAside(language);
  const anyChat = fc.constantFrom(...chats);

  it.each(Object.keys(TYPINGS))("[CO210] [MF1] typed with %s is the same chat", (name) => {
    fc.assert(
      fc.property(anyChat, fc.nat(), (chat, seed) => {
        const typing = TYPINGS[name] as Typing;
        expect(answerTo(chat, language, typedAs(typing, seed))).toEqual(
          answerTo(chat, language, (text) => text),
        );
      }),
      { numRuns: 12 },
    );
  });

  it("[CO210] [MF1] whose letters are held down keeps its help, or is asked about", () => {
    const grave = fc.constantFrom(...chats.filter(({ situation }) => GRAVE.includes(situation)));
    fc.assert(
      fc.property(grave, fc.nat(), (chat, seed) => {
        const read = answerTo(chat, language, (text) => text);
        const held = answerTo(chat, language, typedAs(HELD_DOWN, seed));
        expect(held.language).toBe(language);
        if (read.help !== null) expect(held.help ?? held.asked).not.toBeNull();
      }),
      { numRuns: 12 },
    );
  });
});

it("[CO210] Russian in Latin letters is understood, answered in such letters, and no help is lost in it", () => {
  const chats = readChatsAside("ru").filter((_, at) => at % 12 === 0);
  let same = 0;
  for (const chat of chats) {
    const russian = answerTo({ ...chat, note: "" }, "ru", (text) => text);
    const latin = answerTo({ ...chat, note: "" }, "ru", toLatinLetters, "en");
    if (russian.help !== null) expect(latin.help ?? latin.asked).not.toBeNull();
    expect(latin.language).toBe("en");
    if (latin.verdict === russian.verdict) same += 1;
  }
  expect(same).toBeGreaterThanOrEqual(chats.length - 1);
});
