// The chat as the coach reads it: the very shape that crosses the wire (MS1), under the coach's own names.
export type { MentorLanguage as Language, Speaker, Transcript, TranscriptMessage } from "@fitil/contracts";
