// What each move of the verdict table looks at in a talk, and which ones give way to a wish to ask out: data/moves.json.
import type { At, TalkState } from "../chat/state/talk-state.ts";
import moves from "./data/moves.json" with { type: "json" };
import type { VerdictRow } from "./verdict-table.ts";

/** What a move may answer, and where it stands in a talk. */
const EVIDENCE = {
  no: ({ standingNo }: TalkState) => standingNo?.at ?? null,
  no_or_dodge: ({ standingNo, dodgedAt }: TalkState) => standingNo?.at ?? dodgedAt,
  perhaps_no: ({ perhapsNo }: TalkState) => perhapsNo,
  invitation: ({ openInvitation }: TalkState) => openInvitation?.at ?? null,
  counter_offer: ({ counterOffer }: TalkState) => counterOffer,
  hint: ({ hint }: TalkState) => hint,
  question: ({ openQuestion }: TalkState) => openQuestion?.at ?? null,
  last_question: ({ openQuestion, lastQuestion }: TalkState) => openQuestion?.at ?? lastQuestion,
  reproach: ({ reproach }: TalkState) => reproach,
  feeling: ({ feeling }: TalkState) => feeling?.at ?? null,
} satisfies Record<string, (state: TalkState) => At | null>;

interface MoveTraits {
  /** Which message it answers; absent: none alone. */
  readonly evidence?: keyof typeof EVIDENCE;
  /** Nothing speaks against asking out instead: no refusal, hurt, plan, silence or evasion. */
  readonly yieldsToWish?: boolean;
}

/** Moves about a meeting: their messages name its day or place, and what the person cannot do bounds them. */
export const MEETING_MOVES: ReadonlySet<string> = new Set([
  "take_counter_offer",
  "take_hint",
  "invite",
  "settle_plan",
  "confirm_plan",
  "answer_invitation",
  "pick_plan",
  "say_when",
  "say_where",
]);

const MOVES = moves as Readonly<Record<string, MoveTraits>>;

/** The message that a row's move answers; null where it answers the talk as a whole. */
export function evidenceOf({ move }: VerdictRow, state: TalkState): At | null {
  const name = MOVES[move]?.evidence;
  return name === undefined ? null : EVIDENCE[name](state);
}

/** Whether a row gives way to the person's wish to ask them out. */
export function yieldsToWish({ move }: VerdictRow): boolean {
  return MOVES[move]?.yieldsToWish === true;
}
