// A no that stands (MF1): after a refusal, or an order not to write, no message asks, invites or pushes, whatever else the talk
// holds; only a new, clear step of the other one lifts it. Judges a chat, and a message that is about to be offered.
import { LAUGHTER } from "../phrases/laughter.ts";
import { phrase, readText, says } from "../phrases/phrase.ts";
import en from "../data/boundaries.en.json" with { type: "json" };
import ru from "../data/boundaries.ru.json" with { type: "json" };

type Kind = "ordered" | "refused";

export interface ListedNo {
  /** `ordered`: not to write at all; `refused`: no to a meeting or a relationship. */
  readonly kind: Kind;
  /** The place of the message that says so. */
  readonly at: number;
}

interface Line {
  readonly speaker: "me" | "them" | "unknown";
  readonly text: string;
}

const both = (pick: (data: typeof ru) => readonly string[]) => [...pick(ru), ...pick(en)].map(phrase);
const ORDERED = both((data) => data.ordered);
const REFUSED = both((data) => data.refused);
const LIFTS = both((data) => data.lifts);
const PUSHES = both(({ pushes }) => [...pushes.asks, ...pushes.invites, ...pushes.pushes]);

/**
 * What stands at the end of a talk; null when nothing does.
 * @param refuses whether the message at a place is a no for other reasons, such as the invitation it answers
 */
export function listedNo(
  lines: readonly Line[],
  refuses: (at: number) => boolean = () => false,
): ListedNo | null {
  return lines.reduce<ListedNo | null>((standing, { speaker, text }, at) => {
    if (speaker === "me") return standing;
    const next = lines[at + 1];
    // My laughter takes it for a joke; theirs behind it may be relief or scorn, and the order stands.
    const said = noIn(text, next?.speaker === "me" && LAUGHTER.test(readText(next.text)));
    if (said === "ordered") return { kind: "ordered", at };
    if (said === "refused" || refuses(at)) return { kind: standing?.kind ?? "refused", at };
    return standing !== null && lifts(text) ? null : standing;
  }, null);
}

/** Whether a message takes a clear step that lifts a no. */
export function lifts(text: string): boolean {
  return sentencesOf(text).some((sentence) => says(sentence, LIFTS));
}

/** Whether a message does what none may where a no stands: asks, invites or pushes. */
export function asksOrPushes(text: string): boolean {
  const said = readText(text);
  return said.includes("?") || says(said, PUSHES);
}

function noIn(text: string, answeredByLaughter: boolean): Kind | null {
  const laughed = answeredByLaughter || LAUGHTER.test(readText(text));
  const sentences = sentencesOf(text);
  if (!laughed && sentences.some((sentence) => says(sentence, ORDERED))) return "ordered";
  return sentences.some((sentence) => !sentence.includes("?") && says(sentence, REFUSED)) ? "refused" : null;
}

function sentencesOf(text: string): readonly string[] {
  return readText(text)
    .split(/(?<=[.!?…\n])\s*/u)
    .map((sentence) => sentence.trim());
}
