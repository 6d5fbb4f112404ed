// What a message that was sent was for, as «Что сработало» tells kinds apart: by the verdict it came with and what was wanted. The
// same five kinds whoever answered, a model or the built-in mentor. Pure.
import type { AdvicePart, MentorMessage, MessagePart, MoveKind } from "@fitil/contracts";

/** The advice of an answer in its newest state; undefined where there is none. */
export function adviceIn(parts: readonly MessagePart[]): AdvicePart | undefined {
  return parts.flatMap((part) => (part.type === "data-advice" ? [part.data] : [])).at(-1);
}

/** The kind of all messages of an answer. `asked` is the person's message that was answered, null where it is gone. */
export function kindOfMove(
  advice: AdvicePart | undefined,
  asked: Pick<MentorMessage, "metadata" | "parts"> | null,
): MoveKind {
  const verdict = advice?.verdict;
  const intent = asked?.metadata.intent;
  // A last kind word is one, whatever was wanted.
  if (verdict === "let_it_go") return "farewell";
  if (intent === "opener" || isOfProfile(asked?.parts ?? [])) return "opener";
  if (intent === "ask_out" || verdict === "ask_out") return "invitation";
  return verdict === "wait" ? "pause" : "reply";
}

function isOfProfile(parts: readonly MessagePart[]): boolean {
  return parts.some((part) => part.type === "data-transcript" && part.data.transcript.kind === "profile");
}
