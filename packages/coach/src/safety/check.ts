// The middle between help and messages (MF1, CO110): where danger is likely and not sure, the person is asked, kindly and once; the
// answer decides. Nobody is coached while the question stands.
import { parsePastedChat } from "../talk/parse-pasted-chat.ts";
import { answerTo, CHECK_ORDER, checkFor, type CheckId, type Meaning, tappedAnswer } from "./check-words.ts";
import { startsNewMatter } from "./follow-ups.ts";
import type { Help, SafetyQuestion } from "./help.ts";
import { doubtsIn, doubtTold } from "./likely.ts";
import { chatSpeeches } from "./speeches.ts";

/** So many of the person's turns are looked back on for a question that was not answered. */
const MOST_TURNS = 8;

/** What became of the questions by the end of what the person said. */
interface Asked {
  /** The question that has to be asked, or asked again; null mostly. */
  readonly standing: CheckId | null;
  /** What each turn means as an answer; null for what answers nothing. The last one is what is said now. */
  readonly meanings: readonly (Meaning | null)[];
}

/** The question to ask before messages where the judgement gives no help; null mostly. [CO110] */
export function checkOn(question: SafetyQuestion): Help | null {
  const { standing } = follow(question);
  return standing === null ? null : checkFor(standing, question.locale, question.words);
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
  const first = (ids: readonly CheckId[]) =>
    CHECK_ORDER.find((id) => ids.includes(id) && !cleared.has(id)) ?? null;
  const shown = doubtsIn(chatSpeeches(transcript ?? parsePastedChat(words)));
  let told: CheckId | null = null;
  const settle = (id: CheckId, means: Meaning) => {
    cleared.add(id);
    told = null;
    return means;
  };
  const meanings = turns.map((turn, at) => {
    const [before, tapped] = parted(turn);
    const known = tapped === null ? null : tappedAnswer(tapped);
    if (known !== null) return settle(known.id, known.means);
    const standing = told ?? first(shown);
    const means = standing === null || before === "" ? null : answerTo(standing, before);
    if (standing !== null && means !== null) return settle(standing, means);
    if (startsNewMatter(turn)) told = null;
    if (at < turns.length - 1 - MOST_TURNS || parsePastedChat(turn) !== null) return null;
    told = first(doubtTold(turn)) ?? told;
    return null;
  });
  return { standing: told ?? first(shown), meanings };
}

/** The words and the tapped answer on their last line, where there is one. */
function parted(words: string): readonly [string, string | null] {
  const at = words.trimEnd().lastIndexOf("\n");
  const last = words.slice(at + 1);
  return tappedAnswer(last) === null ? [words.trim(), null] : [words.slice(0, Math.max(0, at)).trim(), last];
}
