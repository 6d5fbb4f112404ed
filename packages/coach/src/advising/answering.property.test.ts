// Whatever stands before it: a question that they asked last is answered by every message.
import fc from "fast-check";
import { expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import { askedIn } from "../message/question-asked.ts";
import { readChats } from "../../train/chats.ts";

const QUESTIONS = {
  ru: [
    "тебе в семь или в восемь?",
    "Какой чай ты пьёшь?",
    "Как прошёл экзамен?",
    "ты умеешь плавать?",
    "Почему ты не пришла?",
  ],
  en: [
    "would you rather have tea or cider?",
    "Which book was it?",
    "How did the exam go?",
    "can you swim?",
    "why did you leave?",
  ],
} as const;
/** Where nobody is answered any more. */
const CLOSED = new Set(["let_it_go"]);

/** An answer that the question itself offers. */
const offers = (question: string, text: string): boolean =>
  (askedIn(question)?.choices ?? []).some((choice) => text.toLowerCase().includes(choice.toLowerCase()));

it.each(["ru", "en"] as const)(
  "[CO150] [CO192] in %s each message holds an answer or its gap",
  (language) => {
    const chats = readChats(language);
    const arbitrary = fc.record({
      chat: fc.constantFrom(...chats),
      question: fc.constantFrom(...QUESTIONS[language]),
      after: fc.constantFrom("", language === "ru" ? "я тут пирог пеку" : "I'm baking a pie here"),
      take: fc.nat(5),
    });
    fc.assert(
      fc.property(arbitrary, ({ chat, question, after, take }) => {
        const lines = [
          ...chat.messages,
          ["them", question] as const,
          ...(after === "" ? [] : [["them", after] as const]),
        ];
        const outcome = adviseFrom({
          intent: "reply",
          transcript: {
            kind: "chat",
            language,
            messages: lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
          },
          context: "",
          profile: "",
          notes: "",
          locale: language,
          take,
        });
        if (!outcome.ok || CLOSED.has(outcome.advice.verdict)) return;
        for (const { text } of outcome.advice.options)
          expect(text.includes("{gap:") || offers(question, text), `${question}: ${text}`).toBe(true);
      }),
      { numRuns: 150 },
    );
  },
);
