// Which topics a text touches, in either language, whatever language the answer will be in.
import type { Language } from "../transcript/transcript.ts";
import { findAll, mergePatterns } from "../words/pattern.ts";
import { animalsAndHome as englishHome } from "./en/animals-and-home.ts";
import { culture as englishCulture } from "./en/culture.ts";
import { daily as englishDaily } from "./en/daily.ts";
import { food as englishFood } from "./en/food.ts";
import { outdoors as englishOutdoors } from "./en/outdoors.ts";
import { englishPlaceLines, englishPlaces } from "./en/places.ts";
import { animalsAndHome as russianHome } from "./ru/animals-and-home.ts";
import { culture as russianCulture } from "./ru/culture.ts";
import { daily as russianDaily } from "./ru/daily.ts";
import { food as russianFood } from "./ru/food.ts";
import { outdoors as russianOutdoors } from "./ru/outdoors.ts";
import { isHomonym } from "./homonyms.ts";
import { russianPlaceLines, russianPlaces } from "./ru/places.ts";
import type { Topic } from "./topic.ts";

/** A topic found in a text. */
export interface TopicFind {
  readonly topic: string;
  /** Where it begins, and the words as they stand. */
  readonly start: number;
  readonly quote: string;
}

const PLACE = "place:";
const placeTopics: Readonly<Record<Language, readonly Topic[]>> = {
  ru: russianPlaces.map(({ finds, about, where, to }) => {
    const filled = (line: string): string =>
      line.replaceAll("{about}", `про ${about}`).replaceAll("{where}", where);
    return {
      id: `${PLACE}${about}`,
      words: [[finds, `про ${about}`]],
      playful: russianPlaceLines.playful.map(filled),
      ask: russianPlaceLines.ask.map(filled),
      date: [
        "выпить кофе и показать друг другу по три фото из лучших поездок",
        "сходить туда, где готовят еду из дальних мест, и сравнить впечатления",
      ],
      wish: `дорога ${to} всегда будет лёгкой`,
    };
  }),
  en: englishPlaces.map((name) => {
    const filled = (line: string): string => line.replaceAll("{place}", name);
    return {
      id: `${PLACE}${name}`,
      words: [[name, name]],
      playful: englishPlaceLines.playful.map(filled),
      ask: englishPlaceLines.ask.map(filled),
      date: [
        "get coffee and trade our three best travel photos",
        "try a place with food from far away and compare notes",
      ],
      wish: `${name} stays good to you`,
    };
  }),
};

const lists: Readonly<Record<Language, readonly Topic[]>> = {
  ru: [
    ...russianFood,
    ...russianHome,
    ...russianCulture,
    ...russianOutdoors,
    ...russianDaily,
    ...placeTopics.ru,
  ],
  en: [
    ...englishFood,
    ...englishHome,
    ...englishCulture,
    ...englishOutdoors,
    ...englishDaily,
    ...placeTopics.en,
  ],
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
