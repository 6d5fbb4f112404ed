// Chats as people live them, with the verdicts that whoever wrote them accepts (data/chats.*.jsonl), and what the mentor says.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { adviseFrom } from "../src/advising/advise-from.ts";
import type { Verdict } from "../src/advice/advice.ts";
import type { Speaker } from "../src/transcript/transcript.ts";
import type { DataLanguage, Part } from "./lines.ts";

export interface LivedChat {
  readonly id: string;
  readonly situation: string;
  readonly messages: readonly (readonly [Speaker, string])[];
  /** What the person adds in words; often nothing. */
  readonly context: string;
  /** Verdicts that the writer accepts. */
  readonly verdicts: readonly Verdict[];
}

const DATA = join(import.meta.dirname, "../data");

/** The chats of a language: those the mentor is tuned on, or those that were once kept aside. */
export function readChats(language: DataLanguage, part: Part = "learn"): LivedChat[] {
  const file = `chats.${part === "learn" ? "" : "held-out."}${language}.jsonl`;
  return readFileSync(join(DATA, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LivedChat);
}

/** The built-in mentor's verdict on a chat, or `help` where it calls for help instead. */
export function verdictOn(
  { messages, situation, context }: LivedChat,
  language: DataLanguage,
): Verdict | "help" {
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
  return outcome.ok ? outcome.advice.verdict : "help";
}

const ENDS: readonly string[] = ["let_it_go", "wait"];

/** How wrong a verdict is: 0 for one that is accepted, 3 for asking out where it is over, 2 for the wrong direction, 1 near. */
export function wrongness(wanted: readonly Verdict[], got: Verdict | "help"): number {
  if (got !== "help" && wanted.includes(got)) return 0;
  const over = wanted.every((verdict) => ENDS.includes(verdict));
  if (over && got === "ask_out") return 3;
  return over === ENDS.includes(got) ? 1 : 2;
}
