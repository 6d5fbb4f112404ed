// [MF1] The whole chat weighs what tells of danger in it: what words are taken for falls silent in a calm one, and danger in all of it
// together gets help though no part names it.
import { describe, expect, it } from "vitest";
import { readChatsAside } from "../../../train/labelled-chats.ts";
import { graveSituation } from "../../learnt/open-situations.ts";
import type { Language, Transcript } from "../../transcript/transcript.ts";
import table from "../data/witnesses.json" with { type: "json" };
import { inWholeChat, isCalm, mayAsk, mayHelp } from "./whole-chat.ts";

const chat = (language: Language, lines: readonly string[]): Transcript => ({
  kind: "chat",
  language,
  messages: lines.map((line) => ({
    speaker: line.startsWith(">") ? ("me" as const) : ("them" as const),
    text: line.slice(2),
    confidence: 1,
  })),
});
const CALM: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "> как прошёл концерт у сестры?",
    "< отлично, она на виолончели, я чуть не разревелась от гордости",
    "> запись есть?",
    "< есть, скину вечером. а ты что делал в субботу?",
    "> чинил велосипед и проиграл",
  ],
  en: [
    "> how was your sister's concert?",
    "< brilliant, she plays the cello, i nearly cried i was so proud",
    "> is there a recording?",
    "< yeah i'll send it tonight. what did you do on saturday?",
    "> tried to fix my bike and lost",
  ],
};
/** Calmer still: nobody fails in it. */
const SAFE: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "> привет! как выходные",
    "< привет, отлично, пекла пирог с вишней",
    "> с косточками или без",
    "< без, я не злодейка))",
    "> оставишь кусочек?",
  ],
  en: [
    "> hey! how was the weekend",
    "< lovely, made a cherry pie",
    "> stones in or out",
    "< out, i'm not a monster haha",
    "> save me a slice?",
  ],
};
const GRAVE: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "> я же просила мне не звонить",
    "< звонил и буду звонить. ты с кем вчера из зала вышла",
    "> откуда ты знаешь про зал",
    "< я всё про тебя знаю. завтра буду ждать у выхода",
    "< и только попробуй опять через служебный, пожалеешь",
    "> оставь меня в покое, мне страшно",
    "< поговорим хочешь ты или нет, я знаю во сколько у тебя смена",
  ],
  en: [
    "> i asked you not to call me",
    "< i'll call when i want. who did you leave the gym with last night",
    "> how do you know about the gym",
    "< i know everything about you. tomorrow i'll be at the exit",
    "< and don't you dare use the side door again or you'll be sorry",
    "> please leave me alone, you're scaring me",
    "< you'll talk to me whether you like it or not, i know what time your shift ends",
  ],
};

const NOTHING = { asked: [], sure: [], vague: [] };

/** A chat with this much danger in it (0–1), and what a list's phrase comes to there. */
function listedIn(one: Transcript): { readonly danger: number; readonly found: string } {
  const danger = graveSituation(one, "")?.probability ?? 0;
  const { asked, sure } = inWholeChat(one, "", [{ by: "list", case: "violence_threat" }]);
  return {
    danger,
    found: sure.includes("violence_threat") ? "help" : asked.includes("violence") ? "question" : "nothing",
  };
}

it("[MF1] a list's phrase is passed over, asked about or help as the bounds in witnesses.json say, at every danger there is", () => {
  const chats = (["ru", "en"] as const).flatMap((language) =>
    readChatsAside(language)
      .filter(({ messages }) => messages.length > 3)
      .slice(0, 30)
      .map(({ messages }) =>
        listedIn({
          kind: "chat",
          language,
          messages: messages.map((message) => ({ ...message, confidence: 1 })),
        }),
      ),
  );
  const { asks, helps } = table.list;
  expect(asks).toBeLessThan(helps);
  for (const { danger, found } of chats)
    expect(found, `danger ${danger}`).toBe(
      danger >= helps ? "help" : danger >= asks ? "question" : "nothing",
    );
  expect(new Set(chats.map(({ found }) => found))).toEqual(new Set(["help", "question", "nothing"]));
});

describe.each(["ru", "en"] as const)("a whole chat (%s)", (language) => {
  const calm = chat(language, CALM[language]);
  const grave = chat(language, GRAVE[language]);

  it("[MF1] that is calm silences what a message or a phrase was taken for, and no sign that adds up", () => {
    expect(isCalm(calm, "")).toBe(true);
    const heard = { by: "message", check: "violence" } as const;
    expect(inWholeChat(calm, "", [heard, { by: "told", check: "unclear_told" }])).toEqual(NOTHING);
    expect(inWholeChat(calm, "", [{ by: "signs", case: "violence_followed" }]).sure).toEqual([
      "violence_followed",
    ]);
  });

  it("[MF1] that is calm keeps help for whoever says that they do not want to live", () => {
    expect(inWholeChat(calm, "", [{ by: "life", case: "self_harm_self" }]).sure).toEqual(["self_harm_self"]);
  });

  it("[MF1] that is calm with the person's words read along takes no help from these words alone, but for a life", () => {
    const safe = chat(language, SAFE[language]);
    expect(mayHelp("violence_followed", safe, "")).toBe(false);
    expect(mayHelp("self_harm_self", safe, "")).toBe(true);
    expect(mayHelp("violence_followed", grave, "")).toBe(true);
    expect(mayHelp("violence_followed", { ...calm, messages: calm.messages.slice(0, 3) }, "")).toBe(true);
    expect(mayHelp("violence_followed", null, "")).toBe(true);
  });

  it("[MF1] that leaves no doubt gets help though no part names it, of the kind that its messages are likest to", () => {
    expect(isCalm(grave, "")).toBe(false);
    expect(inWholeChat(grave, "", [])).toEqual({ asked: ["violence"], sure: ["violence_feared"], vague: [] });
  });

  it("[MF1] that is grave makes a witness of the same sure, and hears none of another kind", () => {
    expect(inWholeChat(grave, "", [{ by: "sign", check: "pressed" }]).sure).toEqual(["coercion_likely"]);
    expect(inWholeChat(grave, "", [{ by: "message", check: "self_harm_other" }])).toEqual({
      asked: ["violence"],
      sure: ["violence_feared"],
      vague: [],
    });
  });

  it("[MF1] of one or two messages is none: each witness counts by itself", () => {
    const heard = { by: "message", check: "unclear" } as const;
    const listed = { by: "list", case: "violence_threat" } as const;
    for (const messages of [calm.messages.slice(0, 2), grave.messages.slice(0, 1)])
      expect(inWholeChat({ ...calm, messages }, "", [heard, listed])).toEqual({
        asked: ["unclear"],
        sure: ["violence_threat"],
        vague: [],
      });
    expect(inWholeChat(null, "", [heard])).toEqual({ asked: ["unclear"], sure: [], vague: [] });
  });
});

it("[MF1] a tired couple is not asked whether somebody is afraid: what names no danger needs a likely one", () => {
  const tired = chat("ru", [
    "> Ты опять забыл Варю забрать. Воспитательница мне звонила в 19:20!!!",
    "< у меня совещание было",
    "> У тебя всегда совещание. А я что, не работаю?",
    "< ну извини, что я ещё должен сделать, на колени встать?",
    "> Делай что хочешь",
    "< Хватит орать. Приду — поговорим",
  ]);
  const note =
    "женаты 9 лет. я ещё злюсь но ругаться при ребёнке не хочу, хочу чтобы договорились кто когда забирает";
  expect(isCalm(tired, note)).toBe(false);
  expect(mayAsk("unclear_told", tired, note)).toBe(false);
  expect(mayAsk("unclear_told", chat("ru", GRAVE.ru), "")).toBe(true);
  expect(mayAsk("unclear_told", chat("en", GRAVE.en), "")).toBe(true);
});
