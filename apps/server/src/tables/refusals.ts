// Answers to the hub, made once: the accepted action, the accepted word and one refusal per code. Nothing here decides.
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
