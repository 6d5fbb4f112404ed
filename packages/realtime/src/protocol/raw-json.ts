// JSON that is already text. Lets an application that builds a payload by hand, or sends the same one often, skip
// encoding it again. Must never hold anything but one complete JSON value without raw line breaks.

/** One complete JSON value as text. Made by the functions below only. */
export class RawJson {
  readonly text: string;
  /** Its UTF-8 length where that is known. */
  readonly bytes: number | undefined;
  constructor(text: string, bytes: number | undefined) {
    this.text = text;
    this.bytes = bytes;
  }
}

/**
 * Marks `text` as JSON that is ready to send. SAFETY: the text is not checked; it must be one complete JSON value.
 * Raw line breaks (legal JSON between tokens, but the protocol's delimiter) are taken out.
 */
export function rawJson(text: string): RawJson {
  return new RawJson(
    text.includes("\n") || text.includes("\r") ? text.replaceAll(/[\r\n]/g, "") : text,
    undefined,
  );
}

/**
 * The same for text that is known to be all ASCII and without line breaks. SAFETY: nothing is checked; a wrong text
 * breaks the frames it travels in. PERF: for what is sent so often that looking through it counts.
 */
export function asciiJson(text: string): RawJson {
  return new RawJson(text, text.length);
}
