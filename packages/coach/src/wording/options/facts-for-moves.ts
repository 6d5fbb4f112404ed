// Which study stands beside a message: by what the message does.
import type { Tone } from "../../advice/advice.ts";
import type { Gender } from "../../transcript/transcript.ts";
import type { FactId } from "../../facts/facts.ts";

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
  invite: "invitation",
  take_hint: "invitation",
  greeting: "greeting",
};

/** What was found of questions about something named belongs to these moves: first messages, and a way back to what was told. */
const ASK_ABOUT_NAMED: ReadonlySet<string> = new Set(["opener", "first_text", "go_back"]);
const OF_QUESTIONS: Readonly<Record<Tone, FactId>> = {
  playful: "specific_question",
  sincere: "follow_up",
  direct: "interest",
};

/** What a message is. */
interface Message {
  readonly move: string;
  readonly tone: Tone;
  readonly text: string;
  /** Whether it takes up what the chat is about, and would not fit any other. */
  readonly isSpecific: boolean;
}

/**
 * The study for a message; null where none is to the point: what was found of questions belongs to first messages and to a way back
 * to what was told, what was found of men only where a man is written to. In the middle of a talk numbers persuade nobody.
 * [CO46] [CO86]
 */
export function factFor({ move, tone, text, isSpecific }: Message, them: Gender | null): FactId | null {
  const asksAboutNamed = ASK_ABOUT_NAMED.has(move) && text.includes("?") && (isSpecific || tone !== "direct");
  const fact = BY_MOVE[move] ?? (asksAboutNamed ? OF_QUESTIONS[tone] : null);
  return fact === "invitation" && them !== "man" ? null : fact;
}
