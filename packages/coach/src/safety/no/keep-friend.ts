// Whoever says no and asks to stay a friend is not said goodbye to (MF1, CO118): a farewell there is a second hurt, and not what was asked.
// Neither is whoever stands there on Thursday anyway: a coach, a colleague, somebody of the same team.
import type { AdviceOption } from "../../advice/advice.ts";
import { withText } from "../../advice/with-text.ts";
import type { Language, Transcript } from "../../transcript/transcript.ts";
import { plain } from "../../words/plain.ts";
import en from "../data/friends.en.json" with { type: "json" };
import ru from "../data/friends.ru.json" with { type: "json" };
import { phrase, readText, says } from "../phrases/phrase.ts";

type Options = readonly [AdviceOption, AdviceOption, AdviceOption];

const WORDS = { ru: { stays: ru.words, anyway: ru.anyway }, en: { stays: en.words, anyway: en.anyway } };
const both = (pick: (data: typeof ru) => readonly string[]) => [...pick(ru), ...pick(en)].map(phrase);
const STAYS = both((data) => data.stays);
const FAREWELLS = both((data) => data.farewells);
const LABELS = both((data) => data.labels);
const TIES = both((data) => data.tie);
/** So many of the last messages tell whether they want to stay. */
const LATE = 6;

/** Whether the other one asks to stay in touch as a friend. */
export function wantsToStay(messages: Transcript["messages"]): boolean {
  return messages.slice(-LATE).some(({ speaker, text }) => speaker !== "me" && says(readText(text), STAYS));
}

/**
 * Whether the other one of a couple of some time refuses its name: no refusal of the person, and no matter for a farewell. [CO199]
 * @param no the words of their no; where those say more than that, they stand
 */
export function refusesLabel(messages: Transcript["messages"], no: string | null): boolean {
  const theirs = messages.slice(-LATE).filter(({ speaker }) => speaker !== "me");
  const isOnlyLabel = no === null || says(readText(no), LABELS);
  return (
    isOnlyLabel &&
    theirs.some(({ text }) => says(readText(text), LABELS)) &&
    messages.some(({ text }) => says(readText(text), TIES))
  );
}

/**
 * The options without a farewell to somebody who stays.
 * @param why they want to stay a friend, or are seen anyway
 */
export function keepFriend(
  options: Options,
  why: "stays" | "anyway",
  language: Language,
  take: number,
): Options {
  const kept = (option: AdviceOption): AdviceOption => {
    if (!says(plain(option.text), FAREWELLS)) return option;
    const words = WORDS[language][why][option.tone];
    return withText(option, words[take % words.length] ?? option.text);
  };
  const [first, second, third] = options;
  return [kept(first), kept(second), kept(third)];
}
