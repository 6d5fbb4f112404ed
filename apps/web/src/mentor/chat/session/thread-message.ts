// A message as the thread shows it: the AI SDK's UI message with our own data in it. Reads parts; never changes them.
import type { AdvicePart, Help, MessageMetadata, TranscriptPart } from "@fitil/contracts";
import type { UIMessage } from "ai";

/** While an answer streams its metadata may still be missing. */
export type ThreadMessage = UIMessage<MessageMetadata, { transcript: TranscriptPart; advice: AdvicePart }>;
export type ThreadPart = ThreadMessage["parts"][number];

/** All words of the message, its text parts one below the other; "" when there are none. Pure. */
export function messageText(message: ThreadMessage): string {
  return message.parts
    .flatMap((part) => (part.type === "text" ? [part.text] : []))
    .join("\n\n")
    .trim();
}

/** The transcript that came with the message, or null. Pure. */
export function messageTranscript(message: ThreadMessage): TranscriptPart | null {
  for (const part of message.parts) if (part.type === "data-transcript") return part.data;
  return null;
}

/** The newest state of the answer's verdict and options, or null. Pure. */
export function adviceOf(message: ThreadMessage): AdvicePart | null {
  for (const part of message.parts.toReversed()) if (part.type === "data-advice") return part.data;
  return null;
}

/** Help as plain words: what one can do, then a contact a line. Pure. */
export function helpWords({ text, contacts }: Help): string {
  const rows = contacts.map(({ name, value, hours }) =>
    [`${name}: ${value}`, hours].filter((part) => part !== undefined).join(", "),
  );
  return [text, ...rows].join("\n");
}

/** The parts of a person's message: the transcript first, then the words. Empty when there is nothing to send. Pure. */
export function writtenParts(text: string, transcript: TranscriptPart | null): ThreadPart[] {
  const parts: ThreadPart[] = [];
  if (transcript !== null) parts.push({ type: "data-transcript", data: transcript });
  if (text.trim() !== "") parts.push({ type: "text", text: text.trim() });
  return parts;
}

/** The transcript that holds at this place of the thread: the newest one up to and including `end`. Pure. */
export function latestTranscript(messages: readonly ThreadMessage[], end: number): TranscriptPart | null {
  for (let index = Math.min(end, messages.length - 1); index >= 0; index -= 1) {
    const message = messages[index];
    const found = message === undefined ? null : messageTranscript(message);
    if (found !== null) return found;
  }
  return null;
}

/** The options that were marked as sent after the newest transcript, oldest first; those with gaps nobody knows. Pure. */
export function sentSince(messages: readonly ThreadMessage[]): readonly string[] {
  const from = messages.findLastIndex((message) => messageTranscript(message) !== null);
  return messages.slice(from + 1).flatMap((message) => {
    const at = message.metadata?.sentOption;
    const option = at === undefined ? undefined : adviceOf(message)?.options[at];
    return option?.text === undefined || (option.gaps ?? []).length > 0 ? [] : [option.text];
  });
}
