// JSON that is already text. Lets an application that builds a payload by hand, or sends the same one often, skip
// encoding it again. Must never hold anything but one complete JSON value without raw line breaks.

/** One complete JSON value as text. Made by `rawJson` only. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Marks `text` as JSON that is ready to send. SAFETY: the text is not checked; it must be one complete JSON value.
 * Raw line breaks (legal JSON between tokens, but the protocol's delimiter) are taken out.
 */
export function rawJson(text: string): RawJson {
  return new RawJson(text.includes("\n") || text.includes("\r") ? text.replaceAll(/[\r\n]/g, "") : text);
}
