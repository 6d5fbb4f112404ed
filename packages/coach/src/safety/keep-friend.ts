// Whoever says no and asks to stay a friend is not said goodbye to (MF1, CO118): a farewell there is a second hurt, and not what was asked.
import type { AdviceOption } from "../advice/advice.ts";
import { withText } from "../advice/with-text.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import en from "./data/friends.en.json" with { type: "json" };
import ru from "./data/friends.ru.json" with { type: "json" };
import { phrase, readText, says } from "./phrase.ts";

type Options = readonly [AdviceOption, AdviceOption, AdviceOption];

const WORDS = { ru: ru.words, en: en.words };
const both = (pick: (data: typeof ru) => readonly string[]) => [...pick(ru), ...pick(en)].map(phrase);
const STAYS = both((data) => data.stays);
const FAREWELLS = both((data) => data.farewells);
/** So many of the last messages tell whether they want to stay. */
const LATE = 6;

/** Whether the other one asks to stay in touch as a friend. */
export function wantsToStay(messages: Transcript["messages"]): boolean {
  return messages.slice(-LATE).some(({ speaker, text }) => speaker !== "me" && says(readText(text), STAYS));
}

/** The options without a farewell to somebody who stays. */
export function keepFriend(options: Options, language: Language, take: number): Options {
  const kept = (option: AdviceOption): AdviceOption => {
    if (!says(plain(option.text), FAREWELLS)) return option;
    const words = WORDS[language][option.tone];
    return withText(option, words[take % words.length] ?? option.text);
  };
  const [first, second, third] = options;
  return [kept(first), kept(second), kept(third)];
}
