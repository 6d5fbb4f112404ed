// Chats as people live them, with the verdicts that whoever wrote them accepts (data/chats.*.jsonl): how many are read right.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../advice/advise-from.ts";
import type { Verdict } from "../advice/advice.ts";
import type { Language, Speaker } from "../transcript/transcript.ts";

interface LivedChat {
  readonly id: string;
  readonly situation: string;
  readonly messages: readonly (readonly [Speaker, string])[];
  readonly context: string;
  readonly verdicts: readonly Verdict[];
}

function chatsOf(language: Language): readonly LivedChat[] {
  const file = join(import.meta.dirname, `../../data/chats.${language}.jsonl`);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LivedChat);
}

function verdictOn({ messages, situation, context }: LivedChat, language: Language): Verdict {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: {
      kind: /profile/u.test(situation) ? "profile" : "chat",
      language,
      messages: messages.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
    },
    context,
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice.verdict;
}

describe.each([
  ["ru", 50],
  ["en", 47],
] as const)("chats in %s", (language, least) => {
  const chats = chatsOf(language);
  const read = chats.map((chat) => ({ chat, verdict: verdictOn(chat, language) }));

  it("[CO30] most verdicts are ones that the chat's writer accepts", () => {
    const wrong = read.filter(({ chat, verdict }) => !chat.verdicts.includes(verdict));
    const names = wrong.map(({ chat, verdict }) => `${chat.id} ${chat.situation}: ${verdict}`);
    expect(chats.length - wrong.length, names.join("\n")).toBeGreaterThanOrEqual(least);
  });

  it("[MF1] none asks out where only leaving it is right", () => {
    const asked = read.filter(
      ({ chat, verdict }) => chat.verdicts.join() === "let_it_go" && verdict === "ask_out",
    );
    expect(asked.map(({ chat }) => chat.id)).toEqual([]);
  });
});
