// Whatever else a message does, it answers what was asked: a gap for what only the person knows, or the choice that was offered.
import type { Gap } from "../../advice/advice.ts";
import { quotable } from "../../words/quotable.ts";
import { asksToMeet } from "../../chat/state/open-offer.ts";
import type { OpenQuestion } from "../../message/question-asked.ts";

/** Moves that close the talk, or are an explanation themselves: nothing more is answered. */
const CLOSES: ReadonlySet<string> = new Set([
  "respect",
  "close_kindly",
  "close_softly",
  "money",
  "explain",
  "keep_to_work",
]);
/** Moves that say yes to what they offered, or give what they asked for. */
const GRANTS: ReadonlySet<string> = new Set(["answer_invitation", "take_counter_offer", "contact"]);
/** Moves that say yes to a meeting: «ну тогда к семи?» is answered by it, «почему?» is not. */
const AGREES: ReadonlySet<string> = new Set([...GRANTS, "settle_plan", "confirm_plan", "pick_plan"]);
/** Questions that a yes answers. */
const GRANTED: ReadonlySet<string> = new Set(["whether", "fit"]);
/** «Can you swim?» is too short to be about the meeting by itself: so few words must be an offer. */
const BRIEF = 3;
/** Moves for what hurts. */
const FEELS: ReadonlySet<string> = new Set([
  "apologise",
  "own_up",
  "stand_by",
  "wish_well",
  "listen",
  "answer_heavy",
  "in_hurt",
  "in_hard_news",
  "in_low",
  "in_group_hard",
  "in_group_rift",
  "in_their_fault",
  "in_quarrel",
  "in_mixed",
]);
/** The gap that an answer goes into. */
const ANSWER = "answer";
/** Letters of a question that a gap's hint may hold. */
const LONGEST = 44;

/** A message and its gaps. */
interface Said {
  readonly text: string;
  readonly gaps: readonly Gap[];
}

/** What a message is for. */
interface Purpose {
  readonly move: string;
  readonly asked: OpenQuestion | null;
  /** Whether the question is the offer itself: «пойдём в субботу?» */
  readonly isOffer: boolean;
  /** Whether the message is a situation's own: written for it as a whole, with its gaps. */
  readonly isWhole: boolean;
}

function settles(words: string): boolean {
  return asksToMeet(words) || words.split(/\s+/u).length > BRIEF;
}

/** The message with the answer behind it, where it would leave their question standing. */
export function withAnswer(said: Said, { move, asked, isOffer, isWhole }: Purpose): Said {
  const isAnswered =
    isWhole ||
    CLOSES.has(move) ||
    (isOffer && GRANTS.has(move)) ||
    (AGREES.has(move) && asked?.meets === true && GRANTED.has(asked.kind) && settles(asked.words)) ||
    said.text.includes("{gap:");
  // «Юль?»: a name called out asks nothing that one could put into a gap.
  const isCall = asked?.kind === "whether" && !/\p{L}\s+\p{L}/u.test(asked.words);
  if (asked === null || isAnswered || isCall) return said;
  const answer = { id: ANSWER, hint: "" };
  // What hurts is met before a question is; else the answer comes first.
  return FEELS.has(move)
    ? { text: `${said.text} {gap:${ANSWER}}.`, gaps: [...said.gaps, answer] }
    : { text: `{gap:${ANSWER}}. ${said.text}`, gaps: [answer, ...said.gaps] };
}

/**
 * The gap as it belongs to what was asked: its hint names the question, and what the question offers can be tapped.
 * @param hintOf a hint in the person's language, with {question} for the words that asked
 */
export function gapForAsked(gap: Gap, text: string, asked: OpenQuestion | null, hintOf: string): Gap {
  if (asked === null || asked.words === "" || !gap.id.startsWith(ANSWER)) return gap;
  const hint = hintOf.replace("{question}", () => quotable(asked.words, LONGEST));
  // What was written for the question goes before what its words offer.
  if (asked.choices.length === 0 || gap.choices !== undefined)
    return { id: gap.id, hint, ...(gap.choices && { choices: gap.choices }) };
  const before = text.slice(0, text.indexOf(`{gap:${gap.id}}`)).trimEnd();
  const opens = before === "" || /[.!?…)]$/u.test(before);
  return { id: gap.id, hint, choices: asked.choices.map((words) => (opens ? capital(words) : words)) };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
