// What in particular a talk has come to: an exam that is passed, «а что ты ищешь?», a cat that fell ill. Narrower than a situation: known by
// what is said in their last turn, where what is going on allows it, with messages and a summary of its own. Data in
// data/everyday.<language>.json. [CO215]
import type { Tone, Verdict } from "../../advice/advice.ts";
import type { Case } from "../../cases/case.ts";
import { lastTurn } from "../../chat/facts-of-talk.ts";
import { type Facts, holdAll } from "../../chat/talk-facts.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import { clearOnly } from "../../message/utterance.ts";
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Language } from "../../transcript/transcript.ts";
import { type Footing, footingOf } from "../footing.ts";
import { casesUnder } from "../situation-words.ts";
import { WRITTEN, type WrittenParticular } from "./written.ts";

/** All of them; both languages know the same. */
export const PARTICULARS = WRITTEN.ru.all.map(({ id }) => id);
const ENDS: ReadonlySet<Verdict> = new Set(["let_it_go", "wait"]);
const CLOSING: ReadonlySet<Footing> = new Set(["no", "later"]);
/** So many of the last messages are near, and belong to one story. */
const LATE = 8;
const STORY = 6;

interface Compiled extends WrittenParticular {
  readonly inTurn: readonly RegExp[];
  readonly told: readonly RegExp[];
  readonly lately: readonly RegExp[];
  readonly against: readonly RegExp[];
}

const MOURNING: Readonly<Record<Language, readonly RegExp[]>> = {
  ru: WRITTEN.ru.mourning.map(phrase),
  en: WRITTEN.en.mourning.map(phrase),
};
const COMPILED = new Map<Language, readonly Compiled[]>();

function compiled(language: Language): readonly Compiled[] {
  const known =
    COMPILED.get(language) ??
    WRITTEN[language].all.map((one) => ({
      ...one,
      inTurn: (one.says ?? []).map(phrase),
      told: (one.beside ?? []).map(phrase),
      lately: (one.near ?? []).map(phrase),
      against: (one.unless ?? []).map(phrase),
    }));
  COMPILED.set(language, known);
  return known;
}

/** The move under which the messages of a particular stand. */
export function particularMove(id: string): string {
  return `of_${id}`;
}

/**
 * What in particular their last turn has come to, by the language of the chat; null where nothing is known of it, or the last word is mine.
 * @param facts facts of the talk and its cues
 * @param context what the person says beside the chat, in whichever language
 */
export function particularOf(
  { utterances, state, row, asked }: TalkRead,
  situation: SituationOrGroup | null,
  facts: Facts,
  context: string,
  language: Language,
): string | null {
  const footing = footingOf(situation, row.move);
  const isOther = ["last_is_mine", "story", "profile"].some((fact) => facts[fact] === 1);
  if (footing === null || isOther) return null;
  const clear = clearOnly(utterances);
  const turn = readText(textOf(lastTurn(state, clear)));
  const around = readText(textOf(clear.slice(-LATE)));
  if (says(around, MOURNING[language])) return null;
  const beside = readText(context);
  const fitting = compiled(language).filter(
    ({ on, inTurn: phrases, told, lately, against, answers = false, asks = false, when = [] }) =>
      on.includes(footing) &&
      // Where nothing is to be said on, only what fits an end is.
      (!ENDS.has(row.verdict) || on.some((each) => CLOSING.has(each))) &&
      (asked === null || answers || (asks && says(readText(asked.words), phrases))) &&
      (told.length === 0 || says(beside, told)) &&
      (lately.length === 0 || says(around, lately)) &&
      !says(around, against) &&
      holdAll(when, facts),
  );
  const story = readText(textOf(clear.slice(-STORY).filter(({ speaker }) => speaker !== "me")));
  const inTurn = (rest: boolean) =>
    fitting.find(
      (one) =>
        (one.rest ?? false) === rest &&
        ((one.inTurn.length === 0 && one.told.length > 0) || says(turn, one.inTurn)),
    );
  // A question of theirs has left the story.
  const inStory = () =>
    asked === null
      ? fitting.find(({ lasts, inTurn: phrases }) => lasts === true && says(story, phrases))
      : undefined;
  const found = inTurn(false) ?? inStory() ?? inTurn(true);
  return found?.id ?? null;
}

/** Whether they have said plainly what they want now («похвали меня», “distract me”): whatever else it may be, that is given. [CO215] */
export function isPlain(id: string | null): boolean {
  return WRITTEN.ru.all.some((one) => one.id === id && one.plain === true);
}

/** What the mentor says about a particular, in the person's language. */
export function particularSummary(id: string, locale: Language): string {
  return WRITTEN[locale].all.find((one) => one.id === id)?.summary ?? "";
}

/** Why a message of a tone works for a particular. */
export function particularReasons(tone: Tone, locale: Language): readonly string[] {
  return WRITTEN[locale].why[tone];
}

/** All messages of particulars in a language, as cases. */
export function particularCases(language: Language): readonly Case[] {
  return WRITTEN[language].all.flatMap(({ id, messages }) => casesUnder(particularMove(id), messages));
}

function textOf(lines: readonly { readonly text: string }[]): string {
  return lines.map(({ text }) => text).join("\n");
}
