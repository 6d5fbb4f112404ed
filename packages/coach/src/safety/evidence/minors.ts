// One of the two is under eighteen (MF1), by the request or by the chat.
import type { Transcript } from "../../transcript/transcript.ts";
import { phrase, phrases, readText, says } from "../phrases/phrase.ts";
import ages from "../data/ages.json" with { type: "json" };

const ASKS_AGE = phrases(...ages.asksAge);
/** Enough signs before a match to see what it is about. */
const LOOK_BACK = 80;
const every = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(phrase(source).source, "gu"));
const PRESENT = every(ages.present);
const CHILDREN = every(ages.children);
const GRADES = every(ages.grades);
/** Right before an age or a child: not now, somebody's work, long ago, somebody's kin. */
const NOT_NOW = new RegExp(ages.before.notNow, "u");
const WORK = new RegExp(ages.before.work, "u");
const LONG_AGO = new RegExp(ages.before.longAgo, "u");
const KIN = new RegExp(ages.before.kin, "u");
/** A cat of fourteen, and grown people who blush like schoolchildren. */
const PET = new RegExp(ages.before.pet, "u");
const LIKENESS = new RegExp(ages.before.likeness, "u");
/** «Мне 15 в душе» is a joke. */
const AT_HEART = new RegExp(ages.behind.atHeart, "u");

/** Whether somebody in the request or in the chat is under eighteen now. [MF1] */
export function speaksOfMinor(told: readonly string[], transcript: Transcript | null): boolean {
  return tells(told, transcript, (said) => tellsAge(said) || tellsSchool(said));
}

/** The same by an age that is told in so many words, not by a class or a word for a child. [MF1] */
export function namesMinorAge(told: readonly string[], transcript: Transcript | null): boolean {
  return tells(told, transcript, tellsAge);
}

function tells(
  told: readonly string[],
  transcript: Transcript | null,
  tellsMinor: (said: string) => boolean,
): boolean {
  if (told.some((text) => tellsMinor(readText(text)) || namedWithAge(text))) return true;
  if (transcript === null) return false;
  const { kind, messages } = transcript;
  return messages.some(({ text: line, speaker }, index) => {
    const said = readText(line);
    // “Teo, 38. High school band director”: the school is somebody's work there, or their children's.
    if (tellsMinor(said) && !(OPENS_ADULT.test(line) && !tellsAge(said))) return true;
    if (kind === "profile") return namedWithAge(line) || PROFILE_TITLE.test(line.trim());
    const before = messages[index - 1];
    const asked = before !== undefined && before.speaker !== speaker && says(readText(before.text), ASKS_AGE);
    return asked && BARE_AGE.test(said);
  });
}

/** An answer that is little more than the number. */
const BARE_AGE = /^[^\d]{0,16}1[0-7](?!\d)(?!.{0,3}(?:душе|heart))[^\d]{0,16}$/u;
/** A profile in the chat that opens with a name and the age of an adult. */
const OPENS_ADULT = /^(?:\[?[Pp]rofile[\]:] ?|Профиль: ?)?[A-ZА-ЯЁ]\p{L}{1,14}, ?(?:2[1-9]|[3-9]\d)(?!\d)/u;
const PROFILE_TITLE = /^[A-ZА-ЯЁ][A-Za-zА-ЯЁа-яё]{1,20},? 1[0-7](?: лет)?$/u;

/** Without one of these nothing of the lists can be there. */
const HINT =
  /1[0-8]|[5-9]|надцат|десят|летн|малолет|школ|класс|егэ|огэ|teen|ten|eleven|twelve|grade|school|minor|underage|jail/;
const EVERY_HINT = new RegExp(HINT.source, "gu");

/** Whether a text has a word or number that an age could be told with at all. */
export function mayTellAge(text: string): boolean {
  return HINT.test(readText(text));
}

function tellsAge(said: string): boolean {
  return HINT.test(said) && found(said, PRESENT, NOT_NOW);
}

function tellsSchool(said: string): boolean {
  return HINT.test(said) && (found(said, CHILDREN, WORK) || found(said, GRADES, LONG_AGO));
}

/** Whether a text names an age or a school only for work, long ago, or of somebody's kin. */
export function setsAgeAside(text: string): boolean {
  const said = readText(text);
  return [...said.matchAll(EVERY_HINT)].some(({ index }) => {
    const before = said.slice(Math.max(0, index - LOOK_BACK), index);
    return [NOT_NOW, WORK, LONG_AGO, KIN, PET, LIKENESS].some((aside) => aside.test(before));
  });
}

/** Whether one of the patterns is there, not as something long ago, and about no child of somebody's. */
function found(said: string, patterns: readonly RegExp[], notNow: RegExp): boolean {
  return patterns.some((pattern) => {
    for (const match of said.matchAll(pattern)) {
      const before = said.slice(Math.max(0, match.index - LOOK_BACK), match.index);
      const behind = said.slice(match.index + match[0].length);
      const isAside = [notNow, KIN, PET, LIKENESS].some((aside) => aside.test(before));
      if (!isAside && !AT_HEART.test(behind)) return true;
    }
    return false;
  });
}

const NAME_AND_AGE =
  /(?<![A-Za-zА-ЯЁа-яё\d])[A-ZА-ЯЁ][a-zа-яё]{1,14}(?:, ?1[0-7](?=\s*(?:лет|years|y\.?o|$|[.,;)!]))(?![.,]\d)| 1[0-7](?=\s+лет(?!\s+назад)))/mu;
const NO_NAME = phrase(ages.noName);

/** «Алина, 16», as profiles put it; looked for in the text as written, because the capital counts. */
function namedWithAge(text: string): boolean {
  const match = NAME_AND_AGE.exec(text);
  return match !== null && !NO_NAME.test(readText(match[0]));
}
