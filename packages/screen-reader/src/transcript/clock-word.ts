// A word that is a time of day, as engines read it off a screen. In a bubble it stands at the end and may be misread; in a heading nothing
// but its form tells it from a score or a price, so there it has to be a time that exists.

/** AM or PM behind the figures, with dots or without. Cyrillic letters look the same. */
const HALF = "(?:[AaАаPpРр]\\.?[MmМм]\\.?)?";
/** `9:05`, `21:40`, also with letters that engines take digits for (`17:зо`). */
const IN_BUBBLE = new RegExp(
  `^[^0-9A-Za-zА-Яа-яЁё]?[0-9оОoOзЗIl]{1,2}[:.;][0-9оОoOзЗбБIl]{2}${HALF}\\W{0,3}$`,
);
const IN_HEADING = new RegExp(`^\\(?(?:[01]?\\d|2[0-3])[:.][0-5]?\\d${HALF}\\)?$`);
/** In a heading whatever the engine makes of its M. In a bubble «Ah» and «по» are words: there nothing but an M, or a capital N for it. */
const HALF_IN_HEADING = /^[AaАаPpРр]\.?\p{L}?\.?$/u;
const HALF_IN_BUBBLE = /^(?:[AaАаPpРр]\.?[MmМм]|[AАPР]\.?N)\.?$/u;
/** What is left of a time on a poor picture: short, with two digits or a colon. */
const REMAINS = /^(?=.*(?:\d.*\d|\d[:;.]|[:;.]\d)).{3,9}$/;

/** Whether a word of a bubble has the form of a time. */
export function isClock(text: string): boolean {
  return IN_BUBBLE.test(text);
}

/** Whether a word of a heading is a time of day. */
export function isHeadingClock(text: string): boolean {
  return IN_HEADING.test(text);
}

/** AM or PM as a word of its own, in a bubble. */
export function isHalfDay(text: string): boolean {
  return HALF_IN_BUBBLE.test(text);
}

/** AM or PM as a word of its own, in a heading. */
export function isHeadingHalfDay(text: string): boolean {
  return HALF_IN_HEADING.test(text);
}

/** Whether it may be what a poor picture left of a time. */
export function isRestOfClock(text: string): boolean {
  return REMAINS.test(text);
}
