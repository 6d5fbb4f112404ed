// What must be known of a talk beside what was learnt of the whole chat, before anything is decided. [CO180]
import type { Act } from "../acts/act.ts";
import { READINGS } from "../chat/aside/told.ts";
import type { SituationId } from "../learnt/situation.ts";
import { listedNo } from "../safety/no/standing-no.ts";
import { isNoMeant } from "../safety/no/meant-no.ts";
import { newest } from "../transcript/transcript.ts";
import type { Transcript } from "../transcript/transcript.ts";
import ruledOut from "./data/ruled-out.json" with { type: "json" };
import { MEETING_MOVES } from "./moves.ts";
import type { TalkRead } from "./read-talk.ts";

/** What must be known beside the chat. */
export interface TalkGuard {
  /** The row is a matter of the person's own word: what was learnt does not touch it. */
  readonly isFixed: boolean;
  /**
   * A no of theirs that was heard stands: `surely` where a list found it or it could not be clearer; `perhaps` where honesty, grief or
   * shyness may have been taken for one.
   */
  readonly no: "surely" | "perhaps" | null;
  /** It was meant as one when it was said. */
  readonly isMeant: boolean;
  /** The messages for the row name the day or place of this chat. */
  readonly isPlaced: boolean;
  /** The row asks them out, and the person wants to. */
  readonly isWished: boolean;
  /** A question of theirs stands open. */
  readonly isAsked: boolean;
  /** The person says themself that they owe an apology, and the row says it. */
  readonly isOwed: boolean;
  /** So many messages of mine stand unanswered that silence is the answer. */
  readonly isUnheard: boolean;
  /** What cannot be going on between two who are bound as they are. */
  readonly ruledOut: ReadonlySet<SituationId>;
}

/** Facts that are the person's own word, or that only the table sees: a row that stands on one of them is not weighed. */
const NOT_WEIGHED: ReadonlySet<string> = new Set([
  "story_dropped",
  "late_or_drunk",
  "told_boundary",
  "told_no",
  "told_soft_no",
  "told_money",
  "i_vanished",
  ...READINGS.map((reading) => `read_${reading}`),
]);

/** So many messages of mine without an answer are answered. */
const UNHEARD = 4;
/** A no in so many words: a list's, or one that could not be clearer. */
const CLEAR_NOES: readonly Act[] = ["refusal", "boundary"];
const CLEAR = 0.95;

/** What must be known of a talk beside its situation. */
export function guardOf(
  { row, facts, state, utterances, filling, asked }: TalkRead,
  messages: Transcript["messages"],
): TalkGuard {
  const { standingNo } = state;
  const no = utterances[standingNo?.at ?? -1];
  const isClear = CLEAR_NOES.some((act) => (no?.acts.get(act) ?? 0) >= CLEAR) || listedNo(messages) !== null;
  return {
    isFixed: row.when.some((condition) => NOT_WEIGHED.has(condition)),
    isWished: row.verdict === "ask_out" && (facts["invite_wanted"] ?? 0) > 0,
    no: isClear ? "surely" : standingNo === null ? null : "perhaps",
    isMeant: standingNo !== null && isNoMeant(newest(messages), standingNo.at),
    isPlaced: MEETING_MOVES.has(row.move) && (filling.when !== null || filling.there !== null),
    isAsked: asked !== null,
    isOwed: row.when.includes("apology_wanted") && (facts["apology_wanted"] ?? 0) > 0,
    isUnheard: (facts["unanswered"] ?? 0) >= UNHEARD,
    ruledOut: ruledOutBy(facts),
  };
}

/** The situations that ties and single phrases of a talk rule out; mostly none. [CO202] [CO222] */
function ruledOutBy(facts: TalkRead["facts"]): ReadonlySet<SituationId> {
  const held = Object.entries(ruledOut).filter(([fact]) => (facts[fact] ?? 0) > 0);
  return new Set(held.flatMap(([, out]) => out as readonly SituationId[]));
}
