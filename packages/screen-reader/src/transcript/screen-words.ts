// Words that services write on a screen beside what people say, in both languages: in heads, between a name and its time, at stamps.
import WORDS from "./data/screen-words.json" with { type: "json" };

const STEMS = WORDS.service.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
const SERVICE: ReadonlySet<string> = new Set(WORDS.service);
const BEFORE_TIME: ReadonlySet<string> = new Set(WORDS.beforeTime);
const OWN_NAMES: ReadonlySet<string> = new Set(WORDS.ownName);
const EDITED: ReadonlySet<string> = new Set(WORDS.edited);
/** A dash or a dot between a name and its time, and a date. */
const MARK_OR_DATE = /^(?:[—–·•|,-]|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/;
const LETTERS = /^\p{L}*$/u;

/** Whether a word of a head is the service's own («в сети», “last seen”), and so no name. */
export function isServiceWord(text: string): boolean {
  const word = text.toLowerCase().replace(/[.…]+$/u, "");
  return SERVICE.has(word) || STEMS.some((stem) => word.startsWith(stem) && LETTERS.test(word));
}

/** Whether it may stand between a name and its time: a day, a dash, the mark of a bot. */
export function isBeforeTime(text: string): boolean {
  return MARK_OR_DATE.test(text) || BEFORE_TIME.has(text.toLowerCase());
}

/** How the service calls the person whose screen it is. */
export function isOwnName(name: string): boolean {
  return OWN_NAMES.has(name.toLowerCase());
}

/** «Изменено», “edited”: stands before a time stamp, and is no word of the message. */
export function isEditedMark(text: string): boolean {
  return EDITED.has(text.toLowerCase());
}
