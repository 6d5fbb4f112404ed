// What a whole chat makes of the witnesses of danger in it (MF1): lists, signs, ages, messages, the person's own words. The learnt reading of
// the whole says how likely it is that somebody comes to harm; how likely it must be beside which witness, for a question or for help, is
// data (`data/witnesses.json`), measured on chats of hands that were not learnt from.
import { type GraveRead, graveSituation } from "../../learnt/open-situations.ts";
import type { GraveSituation } from "../../learnt/situation.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { type CheckId, checkOfCase } from "../check-words.ts";
import table from "../data/witnesses.json" with { type: "json" };
import type { HelpCase } from "../help/help-words.ts";
import { caseOfWhole } from "../help/case-of-whole.ts";
import { readText } from "../phrases/phrase.ts";
import { chatSpeeches } from "./speeches.ts";

/** How a part of a chat tells of danger. */
type WitnessKind = Exclude<keyof typeof table, GraveSituation>;

/** A part of a chat that tells of a danger: by the case that it is, or by the question that asks about it. */
export type Witness = { readonly by: WitnessKind } & (
  | { readonly case: HelpCase }
  | { readonly check: CheckId }
);

/** One or two messages are no chat to be read as a whole; three are too few to be alarmed by it alone, or to take help away. */
const MIN_MESSAGES = 3;
const LISTS: ReadonlySet<WitnessKind> = new Set(["life", "list", "age"]);

/** From here on some harm or other is as likely as not: six of thirteen such chats that no part names are grave, of several kinds. */
const LIKELY_AT_ALL = 0.5;
/** The same where something raises a question of another kind. */
const LIKELY_BESIDE = 0.4;
/** Three messages of which one kind of harm is so likely are asked about, though no part of them names it: never more than a question. */
const LIKELY_SHORT = 0.9;
/** Children at table and an age beside the chat make nobody a minor whom the whole of it does not. */
const SOME_AGE = 0.1;

/** The questions that ask about a situation; the first where nothing else has told which. */
const ASKED: Readonly<Record<GraveSituation, readonly CheckId[]>> = {
  danger: ["violence", "blackmail", "pressed", "unclear"],
  harm_by_me: ["unclear_told", "coercion", "boundary", "deception"],
  self_harm: ["self_harm_other", "self_harm"],
  minor: ["minor"],
  scam: ["fraud", "deception"],
};
/** What is the case where a question of a situation need not be asked any more. */
const CASES: Readonly<Record<GraveSituation, Partial<Readonly<Record<CheckId, HelpCase>>>>> = {
  danger: { violence: "violence_feared", blackmail: "blackmail_suffered", pressed: "coercion_likely" },
  harm_by_me: {
    unclear_told: "boundary_pushed",
    blackmail: "blackmail_suffered",
    coercion: "coercion_pressed",
    boundary: "boundary_pushed",
    deception: "deception",
  },
  self_harm: { self_harm_other: "self_harm_other", self_harm: "self_harm_self" },
  minor: { minor: "minor" },
  scam: { fraud: "fraud", deception: "fraud", blackmail: "blackmail_suffered" },
};

/** What a whole chat makes of what its parts tell. */
export interface WholeChat {
  /** What is asked about. */
  readonly asked: readonly CheckId[];
  /** The cases that are sure; none mostly. */
  readonly sure: readonly HelpCase[];
  /** What is asked beside ordinary messages: harm is as likely as not, and nothing tells which. */
  readonly vague: readonly CheckId[];
}

/**
 * Weighs what tells of danger in a chat against the whole of it.
 * @param words what the person says beside it
 */
export function inWholeChat(
  chat: Transcript | null,
  words: string,
  witnesses: readonly Witness[],
): WholeChat {
  const grave = readWhole(chat, words);
  if (chat === null || grave === null) {
    const alone = (grade: "help" | "ask") => witnesses.filter(({ by }) => table[by].alone === grade);
    return {
      asked: alone("ask").map(checkOf),
      sure: alone("help").flatMap((one) => caseOf(one, null)),
      vague: [],
    };
  }
  const { id, probability } = grave;
  const isShort = chat.messages.length === MIN_MESSAGES;
  const helping = witnesses.filter(({ by }) =>
    isShort ? table[by].alone === "help" : probability >= table[by].helps,
  );
  const sure = helping.flatMap((one) => caseOf(one, id));
  const asking = witnesses
    .filter(({ by }) => probability >= table[by].asks)
    .map(checkOf)
    .filter((check) => isOfThis(check, grave));
  const agreeing = asking.filter((one) => ASKED[id].includes(one));
  // Where no part of the chat tells of it, a kind is asked about by itself: some threat and some swindle are mostly neither.
  const isLikely = grave.of(id) >= table[id].asks || probability >= table[id].helps;
  if (!isShort && !isLikely && id !== "harm_by_me") {
    const [first] = ASKED[id];
    // What the person says beside it raises another question: theirs is about what the chat likely is.
    if (asking.length > 0 && agreeing.length === 0 && probability >= LIKELY_BESIDE && first !== undefined)
      return { asked: [first], sure, vague: [] };
    if (asking.length === 0 && probability >= LIKELY_AT_ALL) return { asked: [], sure, vague: ["unclear"] };
  }
  if (isShort && asking.length === 0 && sure.length === 0 && grave.of(id) >= LIKELY_SHORT)
    return { asked: ASKED[id].slice(0, 1), sure, vague: [] };
  if (isShort || !isLikely) return { asked: asking, sure, vague: [] };
  const isPlain = sure.length === 0 && probability >= table[id].helps;
  return {
    asked: agreeing.length > 0 ? agreeing : ASKED[id].slice(0, 1),
    sure: isPlain ? [caseOfWhole(id, chatSpeeches(chat), { by: "own", text: readText(words) })] : sure,
    vague: [],
  };
}

/** Whether the whole chat is one in which nobody comes to harm: what the person says beside it then raises no question. */
export function isCalm(chat: Transcript | null, words: string): boolean {
  const grave = readWhole(chat, words);
  return grave !== null && grave.probability < table.told.asks;
}

/** Whether a chat, with what the person says beside it, leaves room for the help that those words alone would call for. */
export function mayHelp(id: HelpCase, chat: Transcript | null, words: string): boolean {
  const grave = readWhole(chat, words);
  const isShort = chat !== null && chat.messages.length <= MIN_MESSAGES;
  return grave === null || isShort || id === "self_harm_self" || grave.probability >= table.note.helps;
}

/** Whether a chat leaves room for a question: where an age stands beside it, somebody in it must be young; what names no danger needs a likely one. */
export function mayAsk(check: CheckId, chat: Transcript | null, words: string): boolean {
  const grave = readWhole(chat, words);
  return grave === null || isOfThis(check, grave);
}

function isOfThis(check: CheckId, grave: GraveRead): boolean {
  if (check === "unclear_told") return grave.probability >= table.unnamed.asks;
  return check !== "minor" || grave.of("minor") >= SOME_AGE;
}

/** Of these cases those that a list or an age says in so many words. */
export function saidByLists(witnesses: readonly Witness[], cases: readonly HelpCase[]): readonly HelpCase[] {
  const listed = witnesses.flatMap((one) => ("case" in one && LISTS.has(one.by) ? [one.case] : []));
  return cases.filter((id) => listed.includes(id));
}

function checkOf(witness: Witness): CheckId {
  return "check" in witness ? witness.check : checkOfCase(witness.case);
}

/** The case of a witness; of one that only asks, where the whole chat is about the same. */
function caseOf(witness: Witness, id: GraveSituation | null): readonly HelpCase[] {
  if ("case" in witness) return [witness.case];
  const found = id === null ? undefined : CASES[id][witness.check];
  return found === undefined ? [] : [found];
}

function readWhole(chat: Transcript | null, words: string): ReturnType<typeof graveSituation> {
  return chat === null || chat.messages.length < MIN_MESSAGES ? null : graveSituation(chat, words);
}
