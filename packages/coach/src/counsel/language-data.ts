// The counsel of each language, opened once. A third language is a folder and a column here.
import type { Language } from "../transcript/transcript.ts";
import type { Counsel, CounselMessages, CounselTopic, CounselWords } from "./counsel.ts";
import enChat from "./data/en/chat.json" with { type: "json" };
import enDate from "./data/en/date.json" with { type: "json" };
import enFeelings from "./data/en/feelings.json" with { type: "json" };
import enMessages from "./data/en/messages.json" with { type: "json" };
import enPhrases from "./data/en/phrases.json" with { type: "json" };
import enSelf from "./data/en/self.json" with { type: "json" };
import enWords from "./data/en/words.json" with { type: "json" };
import ruChat from "./data/ru/chat.json" with { type: "json" };
import ruDate from "./data/ru/date.json" with { type: "json" };
import ruFeelings from "./data/ru/feelings.json" with { type: "json" };
import ruMessages from "./data/ru/messages.json" with { type: "json" };
import ruPhrases from "./data/ru/phrases.json" with { type: "json" };
import ruSelf from "./data/ru/self.json" with { type: "json" };
import ruWords from "./data/ru/words.json" with { type: "json" };
import topics from "./data/topics.json" with { type: "json" };

const COUNSELS: Readonly<Record<Language, ReadonlyMap<string, Counsel>>> = {
  ru: byId([...ruDate, ...ruChat, ...ruFeelings, ...ruSelf] as readonly Counsel[]),
  en: byId([...enDate, ...enChat, ...enFeelings, ...enSelf] as readonly Counsel[]),
};
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, CounselMessages>>>> = {
  ru: ruMessages,
  en: enMessages,
};
const PHRASES: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  ru: ruPhrases,
  en: enPhrases,
};
const WORDS: Readonly<Record<Language, CounselWords>> = { ru: ruWords, en: enWords };

/** What holds of each topic in every language, in a fixed order. */
export const COUNSEL_TOPICS = topics as readonly CounselTopic[];

const TOPICS = new Map(COUNSEL_TOPICS.map((topic) => [topic.id, topic]));

/** The topic called `id`. Throws where there is none. */
export function topicCalled(id: string): CounselTopic {
  return found(TOPICS.get(id), id);
}

/** The topic's words in a language. Throws where there are none. */
export function counselCalled(id: string, language: Language): Counsel {
  return found(COUNSELS[language].get(id), id);
}

/** The topic's own messages. Throws where it has none. */
export function messagesOf(id: string, language: Language): CounselMessages {
  return found(MESSAGES[language][id], id);
}

/** By topic, phrases (in the notation of `wordPattern`) that stand for it whatever else is said. */
export function counselPhrases(language: Language): Readonly<Record<string, readonly string[]>> {
  return PHRASES[language];
}

/** What is said around the counsel. */
export function counselWords(language: Language): CounselWords {
  return WORDS[language];
}

function found<T>(one: T | undefined, id: string): T {
  if (one === undefined) throw new Error(`No counsel is called ${id}`);
  return one;
}

function byId(list: readonly Counsel[]): ReadonlyMap<string, Counsel> {
  return new Map(list.map((counsel) => [counsel.id, counsel]));
}
