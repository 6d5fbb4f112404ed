// A case: a whole message that somebody wrote for one move, with what must hold for it. Data in data/cases.<language>.json.
import type { Gender } from "../transcript/transcript.ts";
import type { Gap, Tone } from "../advice/advice.ts";

export type Register = "plain" | "slangy" | "literary";

export interface Case {
  /** What the message does; named by the verdict table. */
  readonly move: string;
  readonly tone: Tone;
  readonly register: Register;
  /** What the talk must be about; any topic will do where it is absent. */
  readonly topic?: string;
  /** Beginnings of words, or whole ones with a space behind («кот »), one of which must stand in their last words. */
  readonly words?: readonly string[];
  /** The same of what either has said lately. */
  readonly near?: readonly string[];
  /** What must hold of the talk besides, as rows of the verdict table say it: facts of the talk and cues of how it is talked (`cues.ts`). */
  readonly when?: readonly string[];
  /**
   * The message. {when}, {where}, {there}, {until}, {who}, {limit} and, in the other one's profile or the person's own words, {quote} and {about} are filled from the chat, {gap:ID} by the person; [рад/рада] is said by a man or a woman
   * who asks, <рад/рада> of the other one.
   */
  readonly say: string;
  readonly gaps?: readonly Gap[];
  /** What of a plan it asks about or leaves open: it gives way where the chat has settled that. */
  readonly asks?: readonly Ask[];
}

/** What of a plan can be asked. */
export type Ask = "day" | "hour" | "place";

/** What a chat gives to fill a case with. */
export interface Filling {
  readonly when: string | null;
  readonly where: string | null;
  /** A few words of theirs, verbatim. */
  readonly quote: string | null;
  /** The place of the plan as they named it, with its preposition: «в хинкальную», “at Lupo”. */
  readonly there: string | null;
  /** What was talked about, with its preposition: «про сериалы». */
  readonly about: string | null;
  /** Until when they asked for quiet: «до воскресенья». */
  readonly until: string | null;
  /** Who the person was seen with: «мой брат». */
  readonly who?: string | null;
  /** What the person does not eat, as a clause: «мне нельзя глютен». */
  readonly limit?: string | null;
  readonly me: Gender | null;
  readonly them: Gender | null;
}

const MINE = /\[([^\]/]*)\/([^\]/]*)\]/g;
const THEIRS = /<([^>/]*)\/([^>/]*)>/g;

/** A slot and what stands before it: at the beginning of a sentence its words begin with a capital. */
const SLOT = /(^|.{0,2})\{(when|where|there|about|until|who|limit)\}/gu;
/** What the chat fills in. */
export const SLOTS = ["when", "where", "there", "quote", "about", "until", "who", "limit"] as const;
const OPENS = /^$|[.!?…]\s$/u;

/** Whether a chat has settled what a case would ask. */
export function asksSettled({ asks = [] }: Pick<Case, "asks">, { when, where }: Filling): boolean {
  const settled: Readonly<Record<Ask, boolean>> = {
    day: when !== null,
    hour: when !== null && /\d/u.test(when),
    place: where !== null,
  };
  return asks.some((ask) => settled[ask]);
}

/** Whether a chat gives all that a case needs. */
export function canFill({ say }: Pick<Case, "say">, filling: Filling): boolean {
  return (
    SLOTS.every((slot) => (filling[slot] ?? null) !== null || !say.includes(`{${slot}}`)) &&
    (filling.me !== null || say.search(MINE) < 0) &&
    (filling.them !== null || say.search(THEIRS) < 0)
  );
}

/** The case's words with what the chat gives; gaps stay. Only for a case that `canFill`. */
export function fill(say: string, filling: Filling): string {
  const { quote, me, them } = filling;
  return say
    .replaceAll(SLOT, (_, before: string, slot: Exclude<(typeof SLOTS)[number], "quote">) => {
      const words = filling[slot] ?? "";
      return before + (OPENS.test(before) ? words.charAt(0).toUpperCase() + words.slice(1) : words);
    })
    .replaceAll("{quote}", () => quote ?? "")
    .replaceAll(MINE, (_, man: string, woman: string) => (me === "man" ? man : woman))
    .replaceAll(THEIRS, (_, man: string, woman: string) => (them === "man" ? man : woman));
}
