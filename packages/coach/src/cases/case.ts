// A case: a whole message that somebody wrote for one move, with what must hold for it. Data in data/cases.<language>.json.
import type { Gap, Tone } from "../advice/advice.ts";

export type Register = "plain" | "slangy" | "literary";

export interface Case {
  /** What the message does; named by the verdict table. */
  readonly move: string;
  readonly tone: Tone;
  readonly register: Register;
  /** What the talk must be about; any topic will do where it is absent. */
  readonly topic?: string;
  /** Beginnings of words, one of which must stand in their last words. */
  readonly words?: readonly string[];
  /**
   * The message. {when}, {where} and {quote} are filled from the chat, {gap:ID} by the person; [рад/рада] is said by a man or a woman
   * who asks, <рад/рада> of the other one.
   */
  readonly say: string;
  readonly gaps?: readonly Gap[];
}

export type Gender = "man" | "woman";

/** What a chat gives to fill a case with. */
export interface Filling {
  readonly when: string | null;
  readonly where: string | null;
  /** A few words of theirs, verbatim. */
  readonly quote: string | null;
  readonly me: Gender | null;
  readonly them: Gender | null;
}

const MINE = /\[([^\]/]*)\/([^\]/]*)\]/g;
const THEIRS = /<([^>/]*)\/([^>/]*)>/g;

/** A slot and what stands before it: at the beginning of a sentence its words begin with a capital. */
const SLOT = /(^|.{0,2})\{(when|where)\}/gu;
const OPENS = /^$|[.!?…]\s$/u;

/** Whether a chat gives all that a case needs. */
export function canFill({ say }: Pick<Case, "say">, { when, where, quote, me, them }: Filling): boolean {
  return (
    (quote !== null || !say.includes("{quote}")) &&
    (when !== null || !say.includes("{when}")) &&
    (where !== null || !say.includes("{where}")) &&
    (me !== null || say.search(MINE) < 0) &&
    (them !== null || say.search(THEIRS) < 0)
  );
}

/** The case's words with what the chat gives; gaps stay. Only for a case that `canFill`. */
export function fill(say: string, { when, where, quote, me, them }: Filling): string {
  return say
    .replaceAll(SLOT, (_, before: string, slot: string) => {
      const words = (slot === "when" ? when : where) ?? "";
      return before + (OPENS.test(before) ? words.charAt(0).toUpperCase() + words.slice(1) : words);
    })
    .replaceAll("{quote}", () => quote ?? "")
    .replaceAll(MINE, (_, man: string, woman: string) => (me === "man" ? man : woman))
    .replaceAll(THEIRS, (_, man: string, woman: string) => (them === "man" ? man : woman));
}
