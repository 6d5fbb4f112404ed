// However words are typed, the judgement and the signals read the same ones.
import { expect, it } from "vitest";
import { adviseFrom } from "../advising/advise-from.ts";
import { judge } from "./judge.ts";
import { noStands } from "../deciding/no-stands.ts";
import { readText } from "./phrases/phrase.ts";

const asked = { earlier: [], profile: "", notes: "", transcript: null, locale: "ru" } as const;

it.each([
  "о н м е н я б ь е т",
  "о н  м е н я  б ь е т",
  "о.н м.е.н.я б.ь.е.т",
  "oн мeня бьeт",
  "он ме\u200bня бь\u2060ёт",
  "он меня бьёёёёт",
  "о\u0301н меня бь\u202dет",
])("[MF1] «%s» is read as what it says", (words) => {
  expect(judge({ ...asked, words })?.kind).toBe("violence");
});

it.each([
  "I want to k i l l myself",
  "i want to killlll myself",
  "I want to k\u00adill myself",
  "Ｉ want to kill myself",
])("[MF1] “%s” is read as what it says", (words) => {
  expect(judge({ ...asked, words })?.kind).toBe("self_harm");
});

it.each(["а я с ней", "у нас с А. и Б.", "x o x o", "1 a b", "i o u"])(
  "[MF1] «%s» is no spaced word",
  (words) => {
    expect(readText(words)).toBe(words.toLowerCase());
  },
);

it.each([
  "Не хочy встpечаться",
  "Не хо\u200bчу встречаться",
  "Не хочуууу встречаться",
  "Неее хочу встречаться",
])("[MF1] [CO71] a no is one to the guard and to the diagnosis: «%s»", (no) => {
  const messages = [
    { speaker: "me" as const, text: "Пойдём в кино в пятницу?", confidence: 1 },
    { speaker: "them" as const, text: no, confidence: 1 },
  ];
  const chat = { kind: "chat" as const, language: "ru" as const, messages };
  expect(noStands(chat)).toBe(true);
  const rest = { context: "", profile: "", notes: "", locale: "ru", take: 0 } as const;
  expect(adviseFrom({ intent: "reply", transcript: chat, ...rest })).toMatchObject({
    advice: { verdict: "let_it_go" },
  });
});
