// Puts originals back into a text that comes in pieces, also when a placeholder is cut in two (MF2).
import { begunPlaceholder } from "./placeholders.ts";

export interface StreamRestorer {
  /** The next piece of the model's text; returns what can be shown. A placeholder cut in two is held back. */
  push(piece: string): string;
  /** The text has ended: returns what was held back. */
  end(): string;
}

/** A restorer over `restore`, which must handle whole placeholders. */
export function createStreamRestorer(restore: (text: string) => string): StreamRestorer {
  let held = "";
  return {
    push(piece) {
      const text = held + piece;
      const ready = text.length - begunPlaceholder(text);
      held = text.slice(ready);
      return restore(text.slice(0, ready));
    },
    end() {
      const rest = restore(held);
      held = "";
      return rest;
    },
  };
}
