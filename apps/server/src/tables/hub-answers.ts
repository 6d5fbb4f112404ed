// Answers to the hub: the accepted action, the accepted word, one refusal per code, each made once, and a picture that is drawn late.
// Nothing here decides.
import { CODES } from "@fitil/contracts";
import type { Code } from "@fitil/contracts";
import type { Published, Refusal } from "@fitil/realtime";
import type { RealtimeCode } from "./table/answer.ts";

/** An action that was taken and is never fanned out. */
export const TAKEN: Published = { ok: true, fanout: false };

/** A word about walking that was taken; whoever said it hears so with the next thing they are told. */
export const WORD_TAKEN: Published = { ok: true, fanout: false, receipt: "later" };

const made = new Map<Code, Refusal>();

/** The hub's refusal for a code: its real-time number, the code as its message. The same object each time. */
export function refusal(code: RealtimeCode): Refusal {
  const known = made.get(code);
  if (known) return known;
  const number = CODES[code].realtime;
  if (number === undefined) throw new Error(`code ${code} has no real-time number`);
  const error = { code: number, message: code, ...(code === "server/internal" ? { temporary: true } : {}) };
  const fresh: Refusal = { ok: false, error };
  made.set(code, fresh);
  return fresh;
}

/**
 * A subscribe reply's picture that is drawn when it is written, not when the subscription was allowed: by then the client is in the
 * channel, so that nothing falls between the picture and the first publication.
 */
export class LateJson {
  readonly #draw: () => unknown;

  /** `draw` gives any JSON value; it is called each time this is written as JSON. */
  constructor(draw: () => unknown) {
    this.#draw = draw;
  }

  /** Called by JSON.stringify. */
  toJSON(): unknown {
    return this.#draw();
  }
}
