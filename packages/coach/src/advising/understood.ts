// How well a chat is understood, and the one question that the mentor asks where something is open.
import type { Asks, Understood } from "../advice/advice.ts";
import type { Language } from "../transcript/transcript.ts";
import { ANSWERS_ASKED } from "../chat/asked-facts.ts";
import { ANY_MESSAGE } from "../wording/options/choose-cases.ts";
import { choiceIn } from "../wording/aside/choices.ts";
import type { TalkRead } from "../deciding/read-talk.ts";
import { situationQuestion, tapOf } from "../wording/situation-words.ts";
import { isSituation, type ChatDecision } from "../deciding/situation.ts";
import type { CoreTelling } from "../wording/summary/tell.ts";
import { READINGS } from "../chat/aside/told.ts";

/** Their words may be a no or not. */
export const DOUBTED = "hear_out";
/** Moves that ask the other one what was meant. */
const ASKS_BACK: ReadonlySet<string> = new Set(["ask_if_opening", "ask_if_bad", "ask_if_hurt"]);
/** The row for words that tell of nothing known. */
const NOTHING_TOLD = "S30";
/** Moves for what is told by single phrases, each with a second piece of evidence. */
const SAID_PLAINLY: ReadonlySet<string> = new Set([
  "after_pause",
  "let_rest",
  "go_slow",
  "keep_to_work",
  "after_date",
]);
/** Moves for a no that no reading of the person's lifts. */
const STANDS: ReadonlySet<string> = new Set(["respect", "close_kindly"]);
/** A move that is read from acts this sure is understood well. */
const SURE = 0.75;

/** The question what is going on, with the likeliest situations to tap, where neither table nor what was learnt is sure. [CO181] */
export function asksFrom(
  { asks }: ChatDecision,
  said: readonly string[],
  locale: Language,
): Asks | undefined {
  if (asks.length === 0 || said.some((words) => choiceIn(words) !== null)) return undefined;
  return {
    question: situationQuestion(locale),
    choices: asks.map((id) => tapOf(id, locale)),
    free: true,
  };
}

/** How well a chat is understood: by how far the reading of the whole may be trusted, and without one by the last words. [CO200] */
export function understoodBy({ told, asks, trust, byNote }: ChatDecision, heard: TalkRead): Understood {
  if (trust === "well") return "well";
  if (byNote === true) return "partly";
  if (trust === undefined && told === null) return understoodIn(heard);
  if (trust === undefined && asks.length === 0) return "well";
  // What names a situation was understood in part at least, whatever the table makes of the last words.
  const isNamed = told !== null && isSituation(told);
  return !isNamed && heard.row.move === ANY_MESSAGE ? "not" : "partly";
}

/** The mentor's one question, where something is open; whoever has answered it is not asked again. */
export function asksAbout(
  decision: ChatDecision,
  read: TalkRead,
  understood: Understood,
  said: readonly string[],
  telling: CoreTelling,
): Asks | undefined {
  if (decision.told !== null) return undefined;
  const { move, verdict } = read.row;
  const isOpen = understood !== "well" || (move === "wait" && !knowsSilence(read));
  // How their last words are read changes nothing where a no in so many words stands. [CO228]
  const isIdle = telling.asks[move] === undefined && STANDS.has(move);
  const isSettled = (verdict === "ask_out" && !ASKS_BACK.has(move)) || isIdle;
  const isAsked = isOpen && !isSettled && said.every((words) => choiceIn(words) === null);
  return isAsked ? asksFor(telling.asks[move] ?? telling.asks[ANY_MESSAGE]) : undefined;
}

/** Whether it is known how long they have been silent: what to do after a word of mine hangs on it. */
function knowsSilence({ facts }: TalkRead): boolean {
  return ["days_silent", "long_silence", "told_pause"].some((fact) => (facts[fact] ?? 0) > 0);
}

/** How well the last words were understood: by the surest act of their last turn and its topic. */
function understoodIn({ row, facts, utterances, state, topics }: TalkRead): Understood {
  if (row.move === ANY_MESSAGE || row.id === NOTHING_TOLD) return "not";
  if (facts["story"] === 1) return "well";
  if (row.move === DOUBTED || ASKS_BACK.has(row.move)) return "partly";
  // The person has said how they read it.
  if (READINGS.some((reading) => facts[`read_${reading}`] === 1)) return "well";
  // A question is known by how it is built.
  if (ANSWERS_ASKED.has(row.move) || SAID_PLAINLY.has(row.move)) return "well";
  const acts = utterances.slice(state.theirTurn ?? 0).flatMap((one) => [...one.acts.values()]);
  const surest = Math.max(0, ...acts);
  // A profile does nothing by its words, so there is nothing to misunderstand.
  if (surest >= SURE || state.last === "me" || row.move === "opener") return "well";
  return surest > 0 || topics.length > 0 ? "partly" : "not";
}

function asksFor(found: CoreTelling["asks"][string]): Asks | undefined {
  if (found === undefined) return undefined;
  return { question: found.question, choices: found.choices.map(({ words }) => words), free: true };
}
