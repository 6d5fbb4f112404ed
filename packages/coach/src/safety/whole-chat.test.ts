// [MF1] The whole chat weighs what its parts raise: what single messages are taken for falls silent in a calm one, lists and signs stand,
// and danger in all of it together is asked about though no part names it.
import { describe, expect, it } from "vitest";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { inWholeChat, isCalm } from "./whole-chat.ts";

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

describe.each(["ru", "en"] as const)("a whole chat (%s)", (language) => {
  const calm = chat(language, CALM[language]);
  const grave = chat(language, GRAVE[language]);

  it("[MF1] that is calm silences what a message was taken for, and no list or sign", () => {
    expect(isCalm(calm, "")).toBe(true);
    expect(inWholeChat(calm, "", { told: [], heard: ["violence", "unclear"] })).toEqual({
      asked: [],
      sure: [],
    });
    expect(inWholeChat(calm, "", { told: ["violence"], heard: [] }).asked).toEqual(["violence"]);
  });

  it("[MF1] that is grave is asked about by its own kind, and is sure where a sign agrees", () => {
    expect(isCalm(grave, "")).toBe(false);
    expect(inWholeChat(grave, "", { told: [], heard: [] })).toEqual({ asked: ["violence"], sure: [] });
    expect(inWholeChat(grave, "", { told: [], heard: ["self_harm_other"] }).asked).toEqual(["violence"]);
    expect(inWholeChat(grave, "", { told: ["violence"], heard: [] }).sure).toEqual(["violence_feared"]);
  });

  it("[MF1] that leaves no doubt needs no list: a message that is taken for the same is enough", () => {
    const heard = { told: [], heard: ["violence", "self_harm_other"] } as const;
    expect(inWholeChat(grave, "", heard).sure).toEqual(["violence_feared"]);
    expect(inWholeChat(calm, "", heard).sure).toEqual([]);
  });

  it("[MF1] of one or two messages is none, and changes nothing", () => {
    const raised = { told: [], heard: ["unclear"] } as const;
    for (const messages of [calm.messages.slice(0, 2), grave.messages.slice(0, 1)])
      expect(inWholeChat({ ...calm, messages }, "", raised)).toEqual({ asked: ["unclear"], sure: [] });
    expect(inWholeChat(null, "", raised)).toEqual({ asked: ["unclear"], sure: [] });
  });
});
