// Which study stands beside a message: by what the message does.
import type { Tone } from "../advice/advice.ts";
import type { Gender } from "../cases/case.ts";
import type { FactId } from "../facts/facts.ts";

const USUAL: Readonly<Record<Tone, FactId>> = {
  playful: "specific_question",
  sincere: "follow_up",
  direct: "interest",
};

const BY_MOVE: Readonly<Partial<Record<string, FactId>>> = {
  respect: "accept_no",
  close_kindly: "accept_no",
  close_softly: "accept_no",
  answer_as_friends: "accept_no",
  hear_out: "accept_no",
  give_time: "accept_no",
  stand_by: "support_first",
  wish_well: "support_first",
  listen: "support_first",
  apologise: "support_first",
  money: "no_money",
  wait: "half_answered",
  leave_room: "half_answered",
  reconnect: "negativity",
  invite: "invitation",
  take_hint: "invitation",
  answer_invitation: "invitation",
  take_counter_offer: "invitation",
  settle_plan: "invitation",
  confirm_plan: "invitation",
  greeting: "greeting",
  change_tack: "specific_question",
};

/** Moves that begin or carry on a talk: what was found of such messages belongs to them. */
const CARRIES_ON: ReadonlySet<string> = new Set([
  "go_on",
  "go_back",
  "answer_question",
  "answer_tease",
  "opener",
  "first_text",
  "show_interest",
  "start",
  "after_date",
]);

/** What a message is. */
interface Message {
  readonly move: string;
  readonly tone: Tone;
  readonly text: string;
  /** Whether it takes up what the chat is about, and would not fit any other. */
  readonly isSpecific: boolean;
}

/**
 * The study for a message; null where none is to the point: what was found of questions belongs to questions, what was found of
 * named interests to messages that name one, what was found of men only where a man is written to [CO46] [CO86].
 */
export function factFor({ move, tone, text, isSpecific }: Message, them: Gender | null): FactId | null {
  const isGeneral = !isSpecific && (move === "go_on" || tone === "direct");
  const carriesOn = CARRIES_ON.has(move) && text.includes("?") && !isGeneral;
  const fact = BY_MOVE[move] ?? (carriesOn ? USUAL[tone] : null);
  return fact === "invitation" && them !== "man" ? "twenty_messages" : fact;
}
