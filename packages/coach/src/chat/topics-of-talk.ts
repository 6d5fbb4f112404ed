// What a talk is about when it is answered: a question's own topic where one is answered, else their last turn's.
import { plain } from "../words/plain.ts";
import { ANSWERS_ASKED } from "./asked-facts.ts";
import { type LeftOut, withoutLeftOut } from "./aside/left-out.ts";
import type { Readers } from "../message/readers.ts";
import type { Utterance } from "../message/utterance.ts";

/** Moves that answer one message: a topic from elsewhere would answer another question. */
const ANSWERING: ReadonlySet<string> = new Set([
  "answer_question",
  "answer_fact",
  "answer_late",
  ...ANSWERS_ASKED,
]);
/** «А ты?», "and you?": what I asked them is asked back. */
const BACK =
  /(?:^|[^\p{L}])(?:а (?:ты|вы|сам|сама|твой|твоя|твои|как ты|у тебя|у вас)|(?:and |how about |what about )?(?:you|yours|u)|wbu|hbu)\s*\?/u;

/** The topics of their last turn, its last message's first; an older one is answered already. None that is left out. */
export function topicsOf(
  turn: readonly string[],
  { topics }: Pick<Readers, "topics">,
  leftOut: LeftOut,
): readonly string[] {
  const texts = [...turn.toReversed(), turn.join("\n")];
  return kept(
    texts.flatMap((text) => topics(withoutLeftOut(text, leftOut))),
    leftOut,
  );
}

/**
 * The topics that a message for `move` may be about.
 * @param all what the talk is about
 * @param at which message is answered; null where none stands out
 */
export function topicsFor(
  move: string,
  all: readonly string[],
  at: number | null,
  utterances: readonly Utterance[],
  { topics }: Pick<Readers, "topics">,
  leftOut: LeftOut,
): readonly string[] {
  if (at === null || !ANSWERING.has(move)) return all;
  const text = utterances[at]?.text ?? "";
  const asked = BACK.test(plain(text))
    ? (utterances.slice(0, at).findLast(({ speaker }) => speaker === "me")?.text ?? text)
    : text;
  return kept(topics(withoutLeftOut(asked, leftOut)), leftOut);
}

const SENTENCE = /(?<=[.!?…)])\s+|\n+/u;

/** What of the deciding message is quoted for `move`: its questions where it is one that is answered, else all of it. */
export function questionsIn(text: string, move: string): readonly string[] {
  const questions = ANSWERING.has(move) ? text.split(SENTENCE).filter((one) => one.includes("?")) : [];
  return questions.length > 0 ? questions : [text];
}

function kept(topics: readonly string[], leftOut: LeftOut): readonly string[] {
  return [...new Set(topics)].filter((topic) => !leftOut.topics.has(topic));
}
