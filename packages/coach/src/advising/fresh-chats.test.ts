// Chats written for one class of misreading each (data/chats.fresh.*.jsonl): what the mentor decides, and what its messages hold.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import type { Advice, Verdict } from "../advice/advice.ts";
import type { Speaker } from "../transcript/transcript.ts";
import { LANGUAGES } from "../message/language-data.ts";

interface FreshChat {
  readonly id: string;
  readonly asker: "m" | "f";
  readonly messages: readonly (readonly [Speaker, string, string?])[];
  readonly context: string;
  readonly verdicts: readonly Verdict[];
  /** Each message answers what was asked: by a gap, or by one of these words. */
  readonly answers?: readonly string[];
  /** No message and no summary says one of these. */
  readonly never?: readonly string[];
  /** The summary says one of these. */
  readonly tells?: readonly string[];
}

const TAKES = [0, 1, 2, 3] as const;

const of = (language: "ru" | "en"): readonly FreshChat[] =>
  readFileSync(join(import.meta.dirname, `../../data/chats.fresh.${language}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as FreshChat);

function adviceOn(chat: FreshChat, language: "ru" | "en", take: number): Advice {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: "chat",
      language,
      messages: chat.messages.map(([speaker, text, at]) => ({
        speaker,
        text,
        confidence: 1,
        ...(at !== undefined && { at }),
      })),
    },
    context: chat.context,
    profile: "",
    notes: "",
    locale: language,
    take,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

describe.each(LANGUAGES)("fresh chats in %s", (language) => {
  it.each(of(language).map((chat) => [chat.id, chat] as const))("[CO30] [CO150] %s", (_, chat) => {
    for (const take of TAKES) {
      const { verdict, summary, options } = adviceOn(chat, language, take);
      expect(chat.verdicts, summary).toContain(verdict);
      for (const { text } of options) {
        const words = text.toLowerCase();
        if (chat.answers !== undefined)
          expect(text.includes("{gap:") || chat.answers.some((each) => words.includes(each)), text).toBe(
            true,
          );
        for (const each of chat.never ?? []) expect(words).not.toContain(each);
      }
      for (const each of chat.never ?? []) expect(summary.toLowerCase()).not.toContain(each);
      if (chat.tells !== undefined)
        expect(
          chat.tells.some((each) => summary.toLowerCase().includes(each)),
          summary,
        ).toBe(true);
    }
  });
});
