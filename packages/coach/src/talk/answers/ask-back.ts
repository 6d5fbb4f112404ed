// Answers that are one question back: what is missing for messages is asked for, in the words of the turn.
import { isBareAsk, isBareStarter, matterOf, spelt, WHAT_NOW } from "../../request/matter.ts";
import { say } from "../../telling/say.ts";
import { choose } from "../../words/choose.ts";
import { has, wordsOf } from "../../words/pattern.ts";
import { quotable } from "../../words/quotable.ts";
import { TALK_WORDS, TURN_SIGNS } from "../talk-words.ts";
import type { AskedMatter } from "./asked-matter.ts";
import type { TalkAnswer, TalkQuestion } from "../talk.ts";

/** A turn of so few words is about what was said before. */
const SHORT_TURN = 6;

/** A starter that nobody has gone on with: with a chat at hand it means the chat, otherwise it is asked on. */
export function aboutStarter(question: TalkQuestion, said: string): TalkAnswer | null {
  if (!isBareStarter(said) || question.transcript !== null) return null;
  const words = TALK_WORDS[question.locale];
  return { words: choose(words.goOn, said, question.take), advice: null, asks: true };
}

/** «Что написать?» and not a word more: to whom, and after what, is asked back. */
export function aboutNobody(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  const isAsked = isBareAsk(matter.spelt) && !has(matter.spelt, TURN_SIGNS.somebody);
  if (!isAsked || question.transcript !== null) return null;
  const words = TALK_WORDS[question.locale];
  return { words: choose(words.goOn, matter.words, question.take), advice: null, asks: true };
}

/** Words about somebody that ask for no more than a message. */
export function aboutWish(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  if (!has(matter.spelt, WHAT_NOW)) return null;
  const words = TALK_WORDS[question.locale];
  const list =
    matter.words.length > 0 && has(matter.spelt, TURN_SIGNS.somebody) ? words.needChat : words.goOn;
  return {
    words: say(choose(list, matter.words, question.take), { said: quotable(matter.words, 90) }),
    advice: null,
    asks: true,
  };
}

/** What is not understood: the mentor says so, and asks for a chat where two people may be meant. */
export function beyond(question: TalkQuestion, said: string): TalkAnswer {
  const words = TALK_WORDS[question.locale];
  const isUnderWay = question.transcript !== null || question.turns.some((turn) => turn.offer !== undefined);
  if (isUnderWay && wordsOf(said).length <= SHORT_TURN)
    return { words: choose(words.inTalk, said, question.take), advice: null, asks: true };
  // What is about two people is ours, even where it is not understood.
  const list = has(spelt(said), TURN_SIGNS.somebody) ? words.needChat : words.beyond;
  return {
    words: say(choose(list, said, question.take), { said: quotable(matterOf(said) || said, 90) }),
    advice: null,
    asks: list === words.needChat,
  };
}
