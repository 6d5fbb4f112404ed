// What of a chat is read: its end. Somebody may paste a year of talk, and the last fifty messages say what is going on.
import type { TranscriptMessage } from "../transcript/transcript.ts";

const LATE = 50;
const LONGEST_TEXT = 600;

/** The newest messages of a chat, each cut to so many letters. */
export function newest(messages: readonly TranscriptMessage[]): readonly TranscriptMessage[] {
  return messages.slice(-LATE).map((message) => ({ ...message, text: message.text.slice(0, LONGEST_TEXT) }));
}
