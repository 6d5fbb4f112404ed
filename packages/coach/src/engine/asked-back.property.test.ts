// A question of the mentor's is worth its place only where an answer changes something: of any that is asked two answers at least lead to
// different advice.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Advice } from "../advice/advice.ts";
import type { Language, Speaker } from "../transcript/transcript.ts";
import { adviseFrom } from "./advise-from.ts";

interface Chat {
  readonly id: string;
  readonly messages: readonly (readonly [Speaker, string, string?])[];
  readonly context?: string;
}

const FILES = ["chats.fresh", "chats.held-out", "chats"] as const;

function chatsOf(language: Language): readonly Chat[] {
  return FILES.flatMap((name) =>
    readFileSync(join(import.meta.dirname, `../../data/${name}.${language}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Chat),
  );
}

function adviceOn(
  { messages, context = "" }: Chat,
  language: Language,
  answer: string | null,
): Advice | null {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: messages.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
    },
    context: answer ?? context,
    ...(answer !== null && { earlier: [context] }),
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  return outcome.ok ? outcome.advice : null;
}

it.each(["ru", "en"] as const)(
  "[CO228] two answers to a question lead to different advice (%s)",
  (language) => {
    let asked = 0;
    const idle = chatsOf(language).flatMap((chat) => {
      const asks = adviceOn(chat, language, null)?.asks;
      if (asks === undefined) return [];
      asked += 1;
      const advised = asks.choices.map((choice) => {
        const advice = adviceOn(chat, language, choice);
        return JSON.stringify([advice?.summary, advice?.verdict, advice?.options.map(({ text }) => text)]);
      });
      return new Set(advised).size > 1 ? [] : [`${chat.id}: ${asks.question}`];
    });
    expect(asked).toBeGreaterThan(10);
    expect(idle).toEqual([]);
  },
);
