// One of the two is under eighteen (MF1), by the request or by the chat.
import type { Transcript } from "../transcript/transcript.ts";
import { AT_HEART, CHILDREN, GRADES, KIN, LONG_AGO, NOT_NOW, PRESENT, WORK } from "./ages.ts";
import { phrase, phrases, plain, says } from "./phrase.ts";

const ASKS_AGE = phrases(
  "сколько (тебе|вам) лет",
  "(тебе|вам) сколько( лет)?",
  "(какой|твой) возраст",
  "how old (are|r) (you|u)",
  "(what's|whats|what is) your age",
  "your age",
  "asl",
);
/** Enough signs before a match to see what it is about. */
const LOOK_BACK = 80;
const every = (patterns: readonly RegExp[]) => patterns.map((pattern) => new RegExp(pattern.source, "gu"));
const present = every(PRESENT);
const children = every(CHILDREN);
const grades = every(GRADES);

/** Whether somebody in the request or in the chat is under eighteen now. [MF1] */
export function speaksOfMinor(text: string, transcript: Transcript | null): boolean {
  if (tellsMinor(plain(text)) || namedWithAge(text)) return true;
  if (transcript === null) return false;
  const { kind, messages } = transcript;
  return messages.some(({ text: line, speaker }, index) => {
    const said = plain(line);
    if (tellsMinor(said)) return true;
    if (kind === "profile") return namedWithAge(line) || PROFILE_TITLE.test(line.trim());
    const before = messages[index - 1];
    const asked = before !== undefined && before.speaker !== speaker && says(plain(before.text), ASKS_AGE);
    return asked && BARE_AGE.test(said);
  });
}

/** An answer that is little more than the number. */
const BARE_AGE = /^[^\d]{0,16}1[0-7](?!\d)(?!.{0,3}(?:душе|heart))[^\d]{0,16}$/u;
const PROFILE_TITLE = /^[A-ZА-ЯЁ][A-Za-zА-ЯЁа-яё]{1,20},? 1[0-7](?: лет)?$/u;

/** Without one of these nothing of the lists can be there. */
const HINT =
  /1[0-8]|[5-9]|надцат|десят|летн|малолет|школ|класс|егэ|огэ|teen|ten|eleven|twelve|grade|school|minor|underage|jail/;

function tellsMinor(said: string): boolean {
  if (!HINT.test(said)) return false;
  return found(said, present, NOT_NOW) || found(said, children, WORK) || found(said, grades, LONG_AGO);
}

/** Whether one of the patterns is there, not as something long ago, and about no child of somebody's. */
function found(said: string, patterns: readonly RegExp[], notNow: RegExp): boolean {
  return patterns.some((pattern) => {
    for (const match of said.matchAll(pattern)) {
      const before = said.slice(Math.max(0, match.index - LOOK_BACK), match.index);
      const behind = said.slice(match.index + match[0].length);
      if (!notNow.test(before) && !KIN.test(before) && !AT_HEART.test(behind)) return true;
    }
    return false;
  });
}

const NAME_AND_AGE =
  /(?<![A-Za-zА-ЯЁа-яё\d])[A-ZА-ЯЁ][a-zа-яё]{1,14}(?:, ?1[0-7](?=\s*(?:лет|years|y\.?o|$|[.,;)!]))(?![.,]\d)| 1[0-7](?=\s+лет(?!\s+назад)))/mu;
const NO_NAME = phrase(
  "(привет|hi|hey|hello|ок|ok|да|нет|yes|no|осталось|прошло|уже|еще|всего|около|примерно|только|почти|just|only|about|maybe|around|level|уровень|day|день|глава|сезон|season|серия|episode|часть|part|выпуск|may|june|july|iphone|айфон|android|windows|ios|room|page|chapter|top|топ) 1[0-7]",
);

/** «Алина, 16», as profiles put it; looked for in the text as written, because the capital counts. */
function namedWithAge(text: string): boolean {
  const match = NAME_AND_AGE.exec(text);
  return match !== null && !NO_NAME.test(plain(match[0]));
}
