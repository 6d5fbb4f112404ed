// [CO116] Whatever is said in a chat, as long as a question about danger stands and no no was said, the messages are the careful ones of
// that very question: an ordinary chat with a dangerous line at any place, whoever says it, with or without words beside it.
import fc from "fast-check";
import { expect, it } from "vitest";
import { readChats } from "../../train/chats.ts";
import { LANGUAGES, readLines } from "../../train/lines.ts";
import { TASKS } from "../../train/tasks.ts";
import { adviseFrom } from "../advising/advise-from.ts";
import { situationOf } from "../learnt/open-situations.ts";
import { listedNo } from "./no/standing-no.ts";
import { doubtOn } from "./check.ts";
import en from "./data/careful.en.json" with { type: "json" };
import ru from "./data/careful.ru.json" with { type: "json" };
import { judge } from "./judge.ts";
import { ask } from "./testing/read-cases.ts";

const danger = TASKS.find(({ name }) => name === "danger")!;
const CAREFUL = { ru, en };

it.each(LANGUAGES)(
  "[CO116] [MF1] no ordinary message stands while a doubt does, wherever it comes from: %s",
  (language) => {
    const chats = readChats(language);
    const lines = readLines(danger, "oblique", language).filter(({ labels }) => labels.length > 0);
    let doubts = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...chats),
        fc.constantFrom(...lines),
        fc.constantFrom("me", "them", "own"),
        fc.integer({ min: 1, max: 4 }),
        fc.nat({ max: 2 }),
        (chat, line, by, shown, take) => {
          const messages = chat.messages
            .slice(-shown)
            .map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
          const words = by === "own" ? line.text : "";
          if (by !== "own") messages.push({ speaker: by as "me" | "them", text: line.text, confidence: 1 });
          const transcript = { kind: "chat" as const, language, messages };
          const question = ask({ transcript, words, locale: language });
          const doubt = doubtOn(question).standing;
          if (judge(question) !== null || doubt === null) return;
          doubts += 1;
          expect(doubtOn(question).check).not.toBeNull();
          const outcome = adviseFrom({
            intent: "reply",
            transcript,
            context: words,
            profile: "",
            notes: "",
            locale: language,
            take,
            careful: doubt,
          });
          if (!outcome.ok) throw new Error(outcome.ask);
          if (listedNo(messages) !== null) return;
          const careful = CAREFUL[language][doubt].options.flatMap((option) => Object.values(option));
          for (const { text } of outcome.advice.options) expect(careful).toContain(text);
          const { verdict } = CAREFUL[language][doubt];
          const isOver = situationOf(messages, words, language).accepted.let_it_go >= 0.8;
          expect(outcome.advice.verdict).toBe(isOver && verdict === "wait" ? "let_it_go" : verdict);
        },
      ),
      { numRuns: 60, seed: 20261123 },
    );
    expect(doubts).toBeGreaterThan(3);
  },
);
