// One written situation: a chat as people write them, what the person wants, and the verdict an honest mentor gives.
import type { Intent, Verdict } from "../../advice/advice.ts";
import type { Speaker, Transcript } from "../../transcript/transcript.ts";

export interface Situation {
  readonly name: string;
  /** The language of the chat. */
  readonly language: "ru" | "en";
  readonly transcript: Transcript | null;
  readonly intent: Intent;
  readonly context: string;
  readonly profile: string;
  readonly notes: string;
  readonly locale: "ru" | "en";
  readonly verdict: Verdict;
  /** One of these stands in the summary, the messages or the reasons: what a sharp reader would pick up. */
  readonly names: readonly string[];
  /** What no message may say: a dodge, a wrong reading. */
  readonly never: RegExp | null;
}

export interface Extras {
  readonly intent?: Intent;
  readonly context?: string;
  readonly profile?: string;
  readonly notes?: string;
  readonly locale?: "ru" | "en";
  readonly kind?: Transcript["kind"];
  readonly names?: readonly string[];
  readonly never?: RegExp;
}

const SPEAKERS: Readonly<Record<string, Speaker>> = { "<": "them", ">": "me", "?": "unknown" };

/** A situation; a line that opens with `>` is mine, `<` theirs, `?` nobody knows whose. No lines: no transcript. */
export function situation(
  language: "ru" | "en",
  name: string,
  verdict: Verdict,
  lines: readonly string[],
  extras: Extras = {},
): Situation {
  const messages = lines.map((line) => ({
    speaker: SPEAKERS[line.charAt(0)] ?? ("unknown" as const),
    text: line.slice(1).trim(),
    confidence: 0.95,
  }));
  return {
    name,
    language,
    verdict,
    transcript: lines.length === 0 ? null : { kind: extras.kind ?? "chat", language, messages },
    intent: extras.intent ?? "reply",
    context: extras.context ?? "",
    profile: extras.profile ?? "",
    notes: extras.notes ?? "",
    locale: extras.locale ?? language,
    names: extras.names ?? [],
    never: extras.never ?? null,
  };
}
