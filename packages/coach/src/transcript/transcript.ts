// The chat as the coach reads it: the very shape that crosses the wire (MS1), under the coach's own names, and how much of it is read.
import type { TranscriptMessage } from "@fitil/contracts";

export type { MentorLanguage as Language, Speaker, Transcript, TranscriptMessage } from "@fitil/contracts";

/** Of the person or of the other one, where a chat tells it. */
export type Gender = "man" | "woman";

/** Somebody may paste a year of talk, and the last fifty messages say what is going on. */
const LATE = 50;
const LONGEST_TEXT = 600;

/** The newest messages of a chat, each cut to so many letters. */
export function newest(messages: readonly TranscriptMessage[]): readonly TranscriptMessage[] {
  return messages.slice(-LATE).map((message) => ({ ...message, text: message.text.slice(0, LONGEST_TEXT) }));
}
