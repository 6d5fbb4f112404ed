// Whether they asked again what I had not answered: in the same words, or by saying so («но ты не ответил»).
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import { alike } from "../../message/alike.ts";
import phrases from "../data/asked-again.json" with { type: "json" };
import type { TalkState } from "./talk-state.ts";
import { does, type Utterance } from "../../message/utterance.ts";

let compiled: readonly RegExp[] | undefined;

/** Whether a question of theirs has been asked twice, or was said to stand unanswered and still does. */
export function asksAgain(
  { openQuestion, lastQuestion, theirTurn }: TalkState,
  utterances: readonly Utterance[],
): boolean {
  const since = lastQuestion === null ? [] : utterances.slice(lastQuestion + 1);
  const said = since.findLastIndex(({ speaker, text }) => speaker !== "me" && saysUnanswered(text));
  if (said >= 0 && !since.slice(said).some((one) => one.speaker === "me" && does(one, "answer"))) return true;
  if (openQuestion === null || theirTurn === null) return false;
  const again = utterances[openQuestion.at]?.text ?? "";
  return utterances
    .slice(0, Math.min(theirTurn, openQuestion.at))
    .some(
      (one) => one.speaker !== "me" && does(one, "question_me", "question_fact") && alike(one.text, again),
    );
}

function saysUnanswered(text: string): boolean {
  compiled ??= [...phrases.ru, ...phrases.en].map(phrase);
  return says(readText(text), compiled);
}
