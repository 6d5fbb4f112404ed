// From the model's text to the person's: cleaned (MF1), then names and addresses put back (MF2), piece by piece.
import type { NameRestorer } from "@fitil/coach";
import { OutputCleaner } from "./output-cleaner.ts";

export interface TextPipe {
  /** The next piece of the model's text; returns what can be shown of it and of what was held back. */
  push(piece: string): string;
  /** The text has ended: returns what was held back. */
  end(): string;
}

/** A pipe for one text of an answer. */
export function createTextPipe(names: NameRestorer): TextPipe {
  const cleaner = new OutputCleaner();
  const restorer = names.restorer();
  return {
    push: (piece) => restorer.push(cleaner.push(piece)),
    end: () => restorer.push(cleaner.end()) + restorer.end(),
  };
}

/** A text that is known as far as it has grown; what can be shown of it grows along. */
export class GrowingText {
  readonly #pipe: TextPipe;
  #seen = "";
  #shown = "";

  constructor(names: NameRestorer) {
    this.#pipe = createTextPipe(names);
  }

  /** All that can be shown so far. */
  get shown(): string {
    return this.#shown;
  }

  /** Takes the whole text so far; returns what is new to show. A text that turns out differently is left as it was. */
  grow(text: string): string {
    // Half of a pair of surrogates is no sign yet.
    const whole = /[\ud800-\udbff]$/.test(text) ? text.slice(0, -1) : text;
    if (!whole.startsWith(this.#seen)) return "";
    const piece = this.#pipe.push(whole.slice(this.#seen.length));
    this.#seen = whole;
    this.#shown += piece;
    return piece;
  }

  /** The text has ended: returns what was held back. */
  end(): string {
    const rest = this.#pipe.end();
    this.#shown += rest;
    return rest;
  }
}
