// What every screenshot becomes (MS1), whoever read it. Plain data that crosses the wire as it stands;
// nothing here knows about pixels.

/** Who wrote a message: the person who brought the screenshot, the other one, or not to be told. */
export type Speaker = "me" | "them" | "unknown";

/** Languages the built-in reader and mentor know. */
export type Language = "ru" | "en";

export interface TranscriptMessage {
  readonly speaker: Speaker;
  /** One message as one line; empty when it was seen but could not be read, so that it can be typed in. */
  readonly text: string;
  /** How sure the reader is of the text, 0–1; 0 for an empty text. */
  readonly confidence: number;
}

/** `chat`: messages in order. `profile`: what stands on a profile, one block per message, speaker `them`. */
export interface Transcript {
  readonly kind: "chat" | "profile";
  readonly language: Language;
  readonly messages: readonly TranscriptMessage[];
}
