// The verdict by an ordered table of rules over the talk's facts: the first row whose conditions all hold decides.
import type { Verdict } from "../advice/advice.ts";
import type { TalkState } from "./talk-state.ts";

/** A condition: `name` (more than nothing), `!name` (nothing), `name>=2`. */
export interface VerdictRow {
  readonly id: string;
  readonly when: readonly string[];
  readonly verdict: Verdict;
  /** What to do about it: a message is chosen by it. */
  readonly move: string;
  /** The reason, for whoever reads the trace. */
  readonly because: string;
}

/** The facts of a talk as the table names them; booleans are 0 and 1. */
export type Facts = Readonly<Record<string, number>>;

/** What the table may ask of a state. */
export function factsOf(state: TalkState, messages: number): Facts {
  const feeling = (act: string) => Number(state.feeling?.act === act);
  return {
    boundary: Number(state.standingNo?.kind === "boundary"),
    refused: Number(state.standingNo?.kind === "refusal"),
    softly_refused: Number(state.standingNo?.kind === "soft_refusal"),
    they_invited: Number(state.openInvitation?.by === "them"),
    counter_offer: Number(state.counterOffer !== null),
    accepted: Number(state.accepted !== null),
    hint: Number(state.hint !== null),
    busy: Number(state.busy !== null),
    their_promise: Number(state.theirPromise !== null),
    question: Number(state.openQuestion !== null),
    hard_news: feeling("hard_news"),
    illness: feeling("illness"),
    low_mood: feeling("low_mood"),
    good_news: feeling("good_news"),
    reproach: Number(state.reproach !== null),
    farewell: Number(state.farewell !== null),
    last_is_mine: Number(state.last === "me"),
    dodged: state.dodged,
    unanswered: state.unanswered,
    dry: state.dryInARow,
    warm: state.warm,
    messages,
  };
}

/** The row that decides. Throws when none does (the table's last row has no condition) or a condition names no fact. */
export function decideBy(table: readonly VerdictRow[], facts: Facts): VerdictRow {
  const row = table.find(({ when }) => when.every((condition) => holds(condition, facts)));
  if (row === undefined)
    throw new Error("No row of the verdict table holds: its last one must have no condition");
  return row;
}

const CONDITION = /^(!?)([a-z_]+)(?:>=(\d+))?$/;

function holds(condition: string, facts: Facts): boolean {
  const [, not, name = "", least] = CONDITION.exec(condition) ?? [];
  const value = facts[name];
  if (value === undefined) throw new Error(`«${condition}» names no fact of a talk`);
  const found = value >= Number(least ?? 1);
  return not === "!" ? !found : found;
}
