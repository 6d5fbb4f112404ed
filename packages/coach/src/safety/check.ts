// The middle between help and nothing (MF1, CO110): where danger is possible and not sure, one short question goes along, and the messages
// are careful ones meanwhile (CO116). An answer to it brings help, or lets the matter rest.
import type { Asks } from "../advice/advice.ts";
import { parsePastedChat } from "../request/parse-pasted-chat.ts";
import { questionAsMeant } from "../transcript/as-meant.ts";
import {
  answerTo,
  CHECK_ORDER,
  checkFor,
  checkOfCase,
  type CheckId,
  type Meaning,
  tappedAnswer,
} from "./check-words.ts";
import type { SafetyQuestion } from "./help/help.ts";
import { doubtTold } from "./evidence/heard-by-classifier.ts";
import { listedTold } from "./evidence/found-by-lists.ts";
import { signsOf } from "./evidence/signs.ts";
import { chatSpeeches } from "./evidence/speeches.ts";
import { inWholeChat, isCalm, mayAsk } from "./evidence/whole-chat.ts";
import { witnessesIn } from "./evidence/witnesses.ts";

/** So many of the person's turns are looked back on for what was asked and answered. */
const MAX_TURNS = 8;

/** What became of the questions by the end of what the person said. */
interface Asked {
  /** The question that goes with the answer to what is said now; null mostly. */
  readonly now: CheckId | null;
  /** The gravest question that was raised so far and not answered; null mostly. */
  readonly open: CheckId | null;
  /** What each turn means as an answer; null for what answers nothing. The last one is what is said now. */
  readonly meanings: readonly (Meaning | null)[];
}

/** What is doubted about danger, where the judgement gives no help. */
export interface DoubtRead {
  /** The question that goes with the answer: with the turn that raised it, and of no kind that was answered already; null mostly. [CO110] */
  readonly check: Asks | null;
  /** The doubt that stands, asked about now or not answered before: ordinary messages wait for its answer; null mostly. [CO116] */
  readonly standing: CheckId | null;
}

/** Weighs the witnesses, once for both. */
export function doubtOn(question: SafetyQuestion): DoubtRead {
  const { now, open } = follow(questionAsMeant(question));
  return { check: now === null ? null : checkFor(now, question.locale), standing: open };
}

/** What the person's turns (`earlier`, then `words`) mean as answers to such questions; null for what answers nothing. */
export function answersGiven(question: SafetyQuestion): readonly (Meaning | null)[] {
  const turns = [...question.earlier, question.words];
  // PERF: most talks hold nothing that could be an answer.
  return turns.some((turn) => mayAnswer(parted(turn))) ? follow(question).meanings : turns.map(() => null);
}

function mayAnswer([before, tapped]: ReturnType<typeof parted>): boolean {
  return tapped !== null || CHECK_ORDER.some((id) => before !== "" && answerTo(id, before) !== null);
}

/** The person's words without the tapped answer that ends them, where that says that all is well. [CO110] */
export function withoutSafeAnswer(words: string): string {
  const [before, answer] = parted(words);
  return answer !== null && tappedAnswer(answer)?.means === "safe" ? before : words;
}

function follow({ words, earlier, transcript }: SafetyQuestion): Asked {
  const turns = [...earlier, words];
  const cleared = new Set<CheckId>();
  const everRaised = new Set<CheckId>();
  const chat = transcript ?? parsePastedChat(words);
  const talk = chatSpeeches(chat);
  const beside = toldBeside(turns);
  const { asked: shown, vague } = inWholeChat(chat, beside, witnessesIn(chat, talk, beside));
  let now: CheckId | null = null;
  let raised: readonly CheckId[] = [];
  // One answer settles the whole chat, and what the same words raised beside what was asked.
  const settle = (means: Meaning, id: CheckId) => {
    for (const one of [id, ...shown, ...raised]) cleared.add(one);
    now = null;
    return means;
  };
  const meanings = turns.map((turn, at) => {
    const [before, tapped] = parted(turn);
    const known = tapped === null ? null : tappedAnswer(tapped);
    if (known !== null) return settle(known.means, known.id);
    const means = now === null || before === "" ? null : answerTo(now, before);
    if (means !== null) return settle(means, now as CheckId);
    const isOld = at < turns.length - 1 - MAX_TURNS;
    const isSilent = isOld || parsePastedChat(turn) !== null || isCalm(chat, beside);
    const told = isSilent ? [] : doubtsTold(turn, chat !== null).filter((id) => mayAsk(id, chat, beside));
    const certain = at === 0 ? [...told, ...shown] : told;
    for (const id of certain) everRaised.add(id);
    // What is only asked about takes no ordinary message away.
    raised = at === 0 ? [...certain, ...vague] : certain;
    now = CHECK_ORDER.find((id) => raised.includes(id) && !cleared.has(id)) ?? null;
    return null;
  });
  const open = CHECK_ORDER.find((id) => everRaised.has(id) && !cleared.has(id)) ?? null;
  return { now, open, meanings };
}

/** What the person says beside a chat, in one text. */
export function toldBeside(turns: readonly string[]): string {
  return turns
    .filter((turn) => parsePastedChat(turn) === null)
    .join("\n")
    .trim();
}

function doubtsTold(turn: string, isBeside: boolean): readonly CheckId[] {
  return [
    ...signsOf([], turn).doubtful,
    ...listedTold(turn, false).doubtful.map(checkOfCase),
    ...doubtTold(turn, isBeside),
  ];
}

/** The words and the tapped answer on their last line, where there is one. */
function parted(words: string): readonly [string, string | null] {
  const at = words.trimEnd().lastIndexOf("\n");
  const last = words.slice(at + 1);
  return tappedAnswer(last) === null ? [words.trim(), null] : [words.slice(0, Math.max(0, at)).trim(), last];
}
