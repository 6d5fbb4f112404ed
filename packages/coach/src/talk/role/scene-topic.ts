// What a scene is played in and about (MS4) [CO60]: the language of the role, and the topic of the line just said.
import type { Scene } from "@fitil/contracts";
import { guessLanguage } from "@fitil/language";
import { isCommon, isVeryCommon } from "../../topics/common.ts";
import { aboutOf, findTopics, topicIn } from "../../topics/find-topics.ts";
import type { Topic } from "../../topics/find-topics.ts";
import type { Language } from "../../transcript/transcript.ts";
import type { TalkQuestion } from "../talk.ts";

/** The role speaks the language of the chat; without a chat, the one the person plays in. */
export function languageOfScene(question: TalkQuestion, scene: Scene): Language {
  if (question.transcript) return question.transcript.language;
  const said = scene.lines.join(" ");
  return /\p{L}/u.test(said) ? guessLanguage([said]) : question.locale;
}

/** The topic of the line just said, else one of the chat or the notes while the scene is young; null where there is none. */
export function topicOfLine(
  question: TalkQuestion,
  scene: Scene,
  said: string,
  language: Language,
): { readonly topic: Topic; readonly about: string } | null {
  const theirs =
    question.transcript?.messages.filter((one) => one.speaker !== "me").map((one) => one.text) ?? [];
  const early = scene.lines.length <= 2 ? [...theirs.toReversed(), question.notes] : [];
  for (const text of [said, ...early]) {
    const found = findTopics(text).filter(
      (one) => topicIn(language, one.topic) !== null && !isVeryCommon(one.topic),
    );
    const find = found.find((one) => !isCommon(one.topic)) ?? found[0];
    const topic = find ? topicIn(language, find.topic) : null;
    if (find && topic) return { topic, about: aboutOf(language, topic, find.quote) };
  }
  return null;
}
