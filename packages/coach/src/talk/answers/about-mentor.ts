// What is said to the mentor itself [CO54, CO55]: who it is, hello, thanks, boredom. News among them are about the news.
import { choose } from "../../words/choose.ts";
import { has, wordsOf } from "../../words/pattern.ts";
import { sureCounsel } from "../recognise-counsel.ts";
import { TALK_WORDS, TURN_SIGNS } from "../talk-words.ts";
import type { TalkAnswer, TalkQuestion } from "../talk.ts";

/** An answer that is words alone. */
export function inWords(words: string): TalkAnswer {
  return { words, advice: null, asks: false };
}

/** The answer to what is said to the mentor itself; null where it is about something else. */
export function aboutMentor(question: TalkQuestion, said: string): TalkAnswer | null {
  const words = TALK_WORDS[question.locale];
  const seed = question.turns.map((turn) => turn.text).join("\n");
  const count = wordsOf(said).length;
  const one = (list: readonly string[]): TalkAnswer => inWords(choose(list, seed, question.take));
  if (has(said, TURN_SIGNS.identity)) return inWords(words.identity);
  if (said === "") return question.transcript === null ? one(words.hello) : null;
  // Thanks with news in them are about the news.
  if (count <= 6 && has(said, TURN_SIGNS.thanks) && !said.includes("?") && sureCounsel(said) === null)
    return one(words.thanks);
  if (count <= 7 && has(said, TURN_SIGNS.insult)) return one(words.insult);
  if (count <= 6 && has(said, TURN_SIGNS.sad) && sureCounsel(said) === null) return one(words.sad);
  if (count <= 7 && has(said, TURN_SIGNS.bored)) return one(words.bored);
  if (count <= 4 && has(said, TURN_SIGNS.smallTalk)) return one(words.smallTalk);
  if (count <= 3 && has(said, TURN_SIGNS.agreeing) && !said.includes("?")) return one(words.agreed);
  return count <= 4 && has(said, TURN_SIGNS.greeting) ? one(words.hello) : null;
}
