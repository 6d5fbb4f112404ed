// Which topics a text touches, in either language, whatever language the answer will be in.
import type { Language } from "../transcript/transcript.ts";
import { findAll, mergePatterns } from "../words/pattern.ts";
import enHome from "./data/animals-and-home.en.json" with { type: "json" };
import ruHome from "./data/animals-and-home.ru.json" with { type: "json" };
import enCulture from "./data/culture.en.json" with { type: "json" };
import ruCulture from "./data/culture.ru.json" with { type: "json" };
import enDaily from "./data/daily.en.json" with { type: "json" };
import ruDaily from "./data/daily.ru.json" with { type: "json" };
import enFood from "./data/food.en.json" with { type: "json" };
import ruFood from "./data/food.ru.json" with { type: "json" };
import enOutdoors from "./data/outdoors.en.json" with { type: "json" };
import ruOutdoors from "./data/outdoors.ru.json" with { type: "json" };
import enPlaces from "./data/places.en.json" with { type: "json" };
import ruPlaces from "./data/places.ru.json" with { type: "json" };
import { isHomonym } from "./homonyms.ts";

/**
 * What a message can be about, in one language: how to find it in a chat, and lines that fit it. Every line is a whole message or sentence,
 * stands without changes, and holds whoever says it to whomever: no past tense or short adjective for «я» and «ты».
 */
export interface Topic {
  /** The same id in both languages. */
  readonly id: string;
  /** How to find it (`wordPattern`), and how to name what was found: after «про» in Russian, after “about” in English. */
  readonly words: readonly (readonly [finds: string, about: string])[];
  /** Light messages with a question. */
  readonly playful: readonly string[];
  /** Concrete questions that are easy to answer. */
  readonly ask: readonly string[];
}

/** A topic found in a text. */
export interface TopicFind {
  readonly topic: string;
  /** Where it begins, and the words as they stand. */
  readonly start: number;
  readonly quote: string;
}

/** A place is a topic of its own, with the lines that hold of every place. */
const placeTopics: Readonly<Record<Language, readonly Topic[]>> = {
  ru: ruPlaces.places.map(({ finds, about, where }) => {
    const named = `${ruPlaces.before} ${about}`;
    return placeTopic(about, [finds, named], ruPlaces, { "{about}": named, "{where}": where });
  }),
  en: enPlaces.places.map((name) => placeTopic(name, [name, name], enPlaces, { "{place}": name })),
};

function placeTopic(
  about: string,
  words: Topic["words"][number],
  lines: Pick<Topic, "playful" | "ask">,
  marks: Readonly<Record<string, string>>,
): Topic {
  const filled = (line: string): string =>
    Object.entries(marks).reduce((text, [mark, said]) => text.replaceAll(mark, said), line);
  return {
    id: `place:${about}`,
    words: [words],
    playful: lines.playful.map(filled),
    ask: lines.ask.map(filled),
  };
}

const lists: Readonly<Record<Language, readonly Topic[]>> = {
  ru: [...ruFood, ...ruHome, ...ruCulture, ...ruOutdoors, ...ruDaily, ...placeTopics.ru] as readonly Topic[],
  en: [...enFood, ...enHome, ...enCulture, ...enOutdoors, ...enDaily, ...placeTopics.en] as readonly Topic[],
};
const byId: Readonly<Record<Language, ReadonlyMap<string, Topic>>> = {
  ru: new Map(lists.ru.map((topic) => [topic.id, topic])),
  en: new Map(lists.en.map((topic) => [topic.id, topic])),
};

interface Finder {
  readonly topic: string;
  readonly language: Language;
  readonly about: string;
  readonly finds: string;
}
const finders: readonly Finder[] = (["ru", "en"] as const).flatMap((language) =>
  lists[language].flatMap((topic) =>
    topic.words.map(([finds, about]) => ({ topic: topic.id, language, about, finds })),
  ),
);
const everything = mergePatterns(finders.map((finder) => finder.finds));

/** Every topic the text touches, each once, in the order of the text. */
export function findTopics(text: string): readonly TopicFind[] {
  const found = new Map<string, TopicFind>();
  const finds = findAll(text, everything);
  for (const { start, words: quote, of } of finds) {
    // Of phrases that begin at one word the longest is meant: “painting my kitchen” is no picture.
    if (finds.some((other) => other.start === start && other.words.length > quote.length)) continue;
    if (isHomonym(text, start, quote)) continue;
    const topic = finders[of]?.topic ?? "";
    const before = found.get(topic);
    if (!before || before.start > start) found.set(topic, { topic, start, quote });
  }
  return [...found.values()].toSorted((one, other) => one.start - other.start);
}

/** The topic's lines in `language`; null where it has none (a quote, or a place named in the other language only). */
export function topicIn(language: Language, id: string): Topic | null {
  return byId[language].get(id) ?? null;
}

/** How `language` names what was found: «про горы», “the mountains”; falls back to the topic's usual name. */
export function aboutOf(language: Language, topic: Topic, quote: string): string {
  const found = findAll(quote, everything)
    .flatMap((find) => finders[find.of] ?? [])
    .filter((finder) => finder.topic === topic.id);
  const exact = found.find((finder) => finder.language === language);
  if (exact) return exact.about;
  return (translated(language, topic, found[0]) ?? topic.words[0]?.[1]) as string;
}

/** The name at the same place in the other language, where both lists have the same names. */
function translated(language: Language, topic: Topic, finder: Finder | undefined): string | undefined {
  if (finder === undefined) return undefined;
  const theirs = topicIn(finder.language, topic.id)?.words ?? [];
  const mine = topicIn(language, topic.id)?.words ?? [];
  const place = theirs.findIndex(([, about]) => about === finder.about);
  return theirs.length === mine.length ? mine[place]?.[1] : undefined;
}
