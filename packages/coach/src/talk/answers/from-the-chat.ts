// Answers that are three messages for a chat that is there: pasted, shown before, or asked about by the mentor.
import { matterOf, isBareAsk, WHAT_NOW } from "../../request/matter.ts";
import { pastedChat } from "../../request/parse-pasted-chat.ts";
import { choiceIn } from "../../wording/aside/choices.ts";
import { has } from "../../words/pattern.ts";
import { usualAdvice } from "../offer.ts";
import { sureCounsel } from "../recognise-counsel.ts";
import { type AskedMatter, withAdvice } from "./asked-matter.ts";
import type { TalkAnswer, TalkQuestion } from "../talk.ts";

/** A chat among the words: messages for it. */
export function aboutPasted(question: TalkQuestion, said: string): TalkAnswer | null {
  const pasted = pastedChat(said);
  if (pasted === null) return null;
  // Only what stands around the dialogue is the person's own: a question in it is somebody else's, or was asked of somebody else.
  const advice = usualAdvice(question, {
    transcript: pasted.transcript,
    context: matterOf(pasted.words),
  });
  return advice === null ? null : withAdvice(advice);
}

/** An answer to the mentor's own question goes back to the chat it was asked about. */
export function aboutChoice(question: TalkQuestion, said: string): TalkAnswer | null {
  const { transcript } = question;
  if (transcript === null || choiceIn(said) === null) return null;
  const advice = usualAdvice(question, { transcript, context: said, intent: "reply" });
  return advice === null ? null : withAdvice(advice);
}

/** «Что ответить?» about a chat that is there. */
export function aboutKnownChat(question: TalkQuestion, said: string, matter: AskedMatter): TalkAnswer | null {
  const { transcript } = question;
  if (transcript === null) return null;
  const asksAboutIt =
    said === "" || matter.wantsAnalysis || matter.spelt === "" || has(matter.spelt, WHAT_NOW);
  const counsel = isBareAsk(matter.spelt) ? null : sureCounsel(matter.words);
  if (!asksAboutIt || (counsel !== null && counsel.wish === undefined)) return null;
  const intent = transcript.kind === "profile" ? "opener" : "reply";
  const advice = usualAdvice(question, { transcript, context: matter.words, intent });
  return advice === null ? null : withAdvice(advice);
}
