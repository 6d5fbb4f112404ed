// What was not read well is understood as far as it goes, and never repeated to anybody.
import { expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import { englishSituations } from "../testing/situations/en.ts";
import { russianSituations } from "../testing/situations/ru.ts";
import type { Situation } from "../testing/situations/situation.ts";

const CHATS = [...russianSituations, ...englishSituations].filter(({ transcript }) => transcript !== null);

/** The situation as if its screenshot had been read with this certainty (0–1). */
function readWith(confidence: number, situation: Situation): Situation {
  const { transcript } = situation;
  if (transcript === null) return situation;
  const messages = transcript.messages.map((message) => ({ ...message, confidence }));
  return { ...situation, transcript: { ...transcript, messages } };
}

/** Pieces of the chat (two words and at least eleven letters) that the answer repeats. */
function repeatedIn(situation: Situation): readonly string[] {
  const outcome = adviseFrom({ ...situation, take: 0 });
  if (!outcome.ok) return [];
  const { summary, options } = outcome.advice;
  const answer = ` ${wordsOf([summary, ...options.map(({ text }) => text)].join(" \n ")).join(" ")} `;
  return (situation.transcript?.messages ?? []).flatMap(({ text }) => {
    const words = wordsOf(text);
    return words
      .slice(1)
      .map((word, index) => `${words[index]} ${word}`)
      .filter((piece) => piece.length > 11 && answer.includes(` ${piece} `));
  });
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

it("[CO111] what the reader was not sure of stands in no message and no summary", () => {
  const repeating = CHATS.filter((chat) => repeatedIn(readWith(0.99, chat)).length > 0);
  // In so many chats their words come back where they were read well: of these, and of a third of the others, none does.
  expect(repeating.length).toBeGreaterThanOrEqual(8);
  const doubtful = CHATS.filter((chat, index) => index % 3 === 0 || repeating.includes(chat));
  expect(doubtful.flatMap((chat) => repeatedIn(readWith(0.5, chat)))).toEqual([]);
});

it.each([
  ["ru", "пойдём в кино в пятницу?", "в пятницу не могу, давай в субботу вечером", /суббот/u],
  ["en", "cinema on friday?", "friday is no good, how about saturday evening?", /saturday/u],
] as const)(
  "[CO111] a day that was offered (%s) is in every message, and in none where it may be misread",
  (language, mine, theirs, day) => {
    const messagesAt = (confidence: number) => {
      const messages = [
        { speaker: "me" as const, text: mine, confidence: 1 },
        { speaker: "them" as const, text: theirs, confidence },
      ];
      const outcome = adviseFrom({
        intent: "reply",
        transcript: { kind: "chat", language, messages },
        context: "",
        profile: "",
        notes: "",
        locale: language,
        take: 0,
      });
      return outcome.ok ? outcome.advice.options.map(({ text }) => day.test(text)) : [];
    };
    expect(messagesAt(1)).toEqual([true, true, true]);
    expect(messagesAt(0.5)).toEqual([false, false, false]);
  },
);

it("[CO111] what it was sure of beside that is repeated as ever", () => {
  const chat = CHATS.find((one) => repeatedIn(readWith(0.99, one)).length > 0) as Situation;
  expect(repeatedIn(readWith(0.85, chat))).toEqual(repeatedIn(chat));
});
