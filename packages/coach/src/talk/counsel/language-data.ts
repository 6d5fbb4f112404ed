// The counsel of each language, opened once. A third language is a folder and a column here.
import type { Language } from "../../transcript/transcript.ts";
import type { Counsel, CounselMessages, CounselTopic, CounselWords } from "./counsel.ts";
import enChat from "./en/chat.json" with { type: "json" };
import enDate from "./en/date.json" with { type: "json" };
import enFeelings from "./en/feelings.json" with { type: "json" };
import enMessages from "./en/messages.json" with { type: "json" };
import enSelf from "./en/self.json" with { type: "json" };
import enWords from "./en/words.json" with { type: "json" };
import ruChat from "./ru/chat.json" with { type: "json" };
import ruDate from "./ru/date.json" with { type: "json" };
import ruFeelings from "./ru/feelings.json" with { type: "json" };
import ruMessages from "./ru/messages.json" with { type: "json" };
import ruSelf from "./ru/self.json" with { type: "json" };
import ruWords from "./ru/words.json" with { type: "json" };
import topics from "./topics.json" with { type: "json" };

const COUNSELS: Readonly<Record<Language, ReadonlyMap<string, Counsel>>> = {
  ru: byId([...ruDate, ...ruChat, ...ruFeelings, ...ruSelf] as readonly Counsel[]),
  en: byId([...enDate, ...enChat, ...enFeelings, ...enSelf] as readonly Counsel[]),
};
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, CounselMessages>>>> = {
  ru: ruMessages,
  en: enMessages,
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
