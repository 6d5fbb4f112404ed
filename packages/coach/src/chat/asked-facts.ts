// What stands open of what they asked, as facts that rows of the verdict table name.
import type { OpenQuestion } from "../message/question-asked.ts";
import { saysIn } from "../message/said-in-talk.ts";
import type { TalkState } from "./state/talk-state.ts";
import type { ToldFact } from "./aside/told.ts";
import { does, type Utterance } from "../message/utterance.ts";
import type { Facts } from "./talk-facts.ts";

/** Kinds of questions that rows of the table name. */
const KINDS = [
  "pick",
  "when",
  "where",
  "happened",
  "why",
  "fit",
  "report",
  "able",
  "which",
  "whether",
] as const;
/** Moves that answer the question that was asked, each a kind of it. */
export const ANSWERS_ASKED: ReadonlySet<string> = new Set([
  "pick",
  "pick_plan",
  "say_when",
  "say_where",
  "own_up",
  "agree_to_help",
  "answer_heavy",
  "report_back",
  "answer_whether",
  "answer_which",
  "answer_why",
]);
/** A question about a meeting that nobody has proposed is short. */
const BRIEF = 10;
/** How many messages back a sorry of mine belongs to what they ask. */
const LATE = 6;

/** What they asked and I have not answered; null where nothing stands open. */
export function askedOf({ openQuestion }: TalkState, utterances: readonly Utterance[]): OpenQuestion | null {
  return openQuestion === null ? null : (utterances[openQuestion.at]?.asks ?? null);
}

/** What kind of answer their open question wants, whether I owe one, and whether it is about a plan. */
export function askedFacts(
  state: TalkState,
  utterances: readonly Utterance[],
  told: ReadonlySet<ToldFact>,
): Facts {
  const asked = askedOf(state, utterances);
  const { reproach, accepted, counterOffer, openInvitation, hint } = state;
  const sorry = utterances.slice(-LATE).some((one) => one.speaker === "me" && does(one, "apology"));
  const isPlanned = [accepted, counterOffer, openInvitation, hint].some((fact) => fact !== null);
  return {
    ...Object.fromEntries(KINDS.map((each) => [`asked_${each}`, Number(each === asked?.kind)])),
    // Something of mine stands between us: what they ask about it is answered with a sorry.
    owed: Number(reproach !== null || told.has("apology_wanted") || sorry),
    // «Как вообще встречаются, когда есть ребёнок, и когда знакомят?» asks about life, not for an hour.
    planning: Number(
      (isPlanned && !saysIn(asked?.words ?? "", "asks_advice")) ||
        (asked?.meets === true && asked.words.split(/\s+/u).length <= BRIEF),
    ),
  };
}
