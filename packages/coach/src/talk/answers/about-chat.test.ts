// Short questions after an answer are about the chat at hand, and are answered from it.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import type { Advice, Verdict } from "../../advice/advice.ts";
import type { Language, Speaker, Transcript } from "../../transcript/transcript.ts";
import { urgesOn } from "../../safety/no/urges.ts";
import { answerTalk } from "../answer-talk.ts";

type Lines = readonly (readonly [Speaker, string])[];

const CHATS: Readonly<Record<Language, Readonly<Partial<Record<Verdict, Lines>>>>> = {
  ru: {
    ask_out: [
      ["me", "как выходные?"],
      ["them", "пусто( хочу на ледяную пещеру, а мне туда не с кем поехать"],
    ],
    wait: [
      ["them", "ахах, вот это история"],
      ["me", "это ещё не всё"],
      ["me", "потом расскажу про козу"],
    ],
    let_it_go: [
      ["me", "сходим в субботу в кино?"],
      ["them", "спасибо, но нет. мне это не интересно"],
    ],
  },
  en: {
    ask_out: [
      ["me", "how's the weekend?"],
      ["them", "empty. there's a lantern thing at the lake and nobody to go with me"],
    ],
    wait: [
      ["them", "haha what a story"],
      ["me", "there's more"],
      ["me", "remind me about the goat"],
    ],
    let_it_go: [
      ["me", "movie on saturday?"],
      ["them", "thanks but no, i'm not interested"],
    ],
  },
};

function asked(locale: Language, verdict: Verdict, said: string): { words: string; first: Advice } {
  const transcript: Transcript = {
    kind: "chat",
    language: locale,
    messages: (CHATS[locale][verdict] ?? []).map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
  };
  const question = {
    intent: "reply" as const,
    transcript,
    context: "",
    profile: "",
    notes: "",
    locale,
    take: 0,
  };
  const outcome = adviseFrom(question);
  if (!outcome.ok) throw new Error("no advice");
  expect(outcome.advice.verdict).toBe(verdict);
  const turns = [
    { role: "assistant" as const, text: outcome.advice.summary, offer: outcome.advice },
    { role: "user" as const, text: said },
  ];
  return { words: answerTalk({ ...question, turns }).words, first: outcome.advice };
}

describe.each([
  [
    "ru",
    ["и что потом?", "а если согласится?", "стоит ли вообще?", "я не понял", "боюсь", "она мне нравится"],
  ],
  [
    "en",
    [
      "and then what?",
      "what if she says yes?",
      "is it worth it?",
      "I don't get it",
      "I'm scared",
      "I really like her",
    ],
  ],
] as const)("after an answer (%s)", (locale, questions) => {
  it.each(questions)("[CO147] %s: as the verdict has it", (said) => {
    const answers = (["ask_out", "wait", "let_it_go"] as const).map((one) => asked(locale, one, said).words);
    expect(new Set(answers).size).toBe(3);
    // The last of them stands after a no.
    expect(urgesOn(answers.at(-1) ?? ""), answers.at(-1)).toBe(false);
    for (const words of answers)
      expect(words).not.toMatch(/вставь их сюда\.$|I don't quite follow|Не до конца понимаю/u);
  });
});

it.each([
  ["ru", "почему?"],
  ["ru", "что это значит?"],
  ["ru", "ты уверен?"],
  ["en", "why?"],
  ["en", "what does she mean?"],
  ["en", "are you sure?"],
] as const)("[CO147] (%s) %s: what is read in the chat", (locale, said) => {
  const { words, first } = asked(locale, "ask_out", said);
  expect(words).toContain(first.summary.split(". ")[0]);
});

it("[CO147] “can it be shorter” changes the messages", () => {
  expect(asked("en", "ask_out", "can it be shorter").words).toMatch(/short/iu);
});
