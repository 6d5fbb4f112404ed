// A bubble's time and read ticks are print too; they are told from the message by place, form and size.
import type { OcrWord } from "../screen/screen-layout.ts";

/** `9:05`, `21:40`, also with letters that engines take digits for (`17:зо`), and with AM or PM. */
const CLOCK = /^[^0-9A-Za-zА-Яа-яЁё]?[0-9оОoOзЗIl]{1,2}[:.;][0-9оОoOзЗбБIl]{2}(?:[AaАаPpРр][MmМм])?\W{0,3}$/;
/** What is left of a time on a poor picture: short, with two digits or a colon. */
const CLOCK_REMAINS = /^(?=.*(?:\d.*\d|\d[:;.]|[:;.]\d)).{3,9}$/;
const HALF_DAY = /^[AaАаPpРр]\.?[MmМм]\.?$/;
const EDITED = /^(?:edited|изменено|изм\.?|ред\.?|изменён)$/i;
/** A time is printed smaller than the message: at most this share of its tall words. */
const SMALLER = 0.86;

/** Where more bubbles than this share end with a time, every bubble does, and some times were misread. */
const STAMPED_SHARE = 0.28;

/**
 * Whether the bubbles of a talk (each given by its words) end with the time they were sent: several end with a
 * clock time, and most of these times are printed as stamps are. A time that somebody wrote is not.
 */
export function areStamped(bubbles: readonly (readonly OcrWord[])[]): boolean {
  const clocks = bubbles.flatMap((words) => {
    const place = words.findLastIndex((word) => CLOCK.test(word.text));
    return place >= Math.max(0, words.length - 3) ? [{ words, place }] : [];
  });
  const stamps = clocks.filter(({ words, place }) => isStamp(words[place] as OcrWord, words.slice(0, place)));
  const share = clocks.length / Math.max(1, bubbles.length);
  return clocks.length >= 2 && share > STAMPED_SHARE && stamps.length * 2 >= clocks.length;
}

/** Whether the words end with a clock time, AM, PM, ticks and specks aside: such a stamp is known by its form. */
export function endsWithClock(words: readonly OcrWord[]): boolean {
  const place = words.findLastIndex((word) => CLOCK.test(word.text));
  return place >= 0 && words.slice(place + 1).every((word) => mayFollowStamp(word));
}

function mayFollowStamp({ text }: OcrWord): boolean {
  return HALF_DAY.test(text) || text.length <= 2;
}

/**
 * The words of one bubble without a time at the end and what follows it (ticks). `stamped`: whether most bubbles
 * of the talk end with a time, so that this one surely does too. Order is kept.
 */
export function withoutTimeStamp(words: readonly OcrWord[], stamped: boolean): readonly OcrWord[] {
  const place = findStamp(words, stamped);
  if (place < 0) return withoutTicks(words);
  const end = EDITED.test(words[place - 1]?.text ?? "") ? place - 1 : place;
  return words.slice(0, end);
}

function findStamp(words: readonly OcrWord[], stamped: boolean): number {
  const place = words.findLastIndex((word) => CLOCK.test(word.text));
  // Only AM or PM, ticks and specks may follow a stamp.
  if (endsWithClock(words)) {
    return stamped || isStamp(words[place] as OcrWord, words.slice(0, place)) ? place : -1;
  }
  if (!stamped || words.length < 2) return -1;
  const remains = words.findLastIndex((word) => CLOCK_REMAINS.test(word.text));
  return remains >= words.length - 2 ? remains : -1;
}

/** A time is a stamp when nothing else is said (every word of none), when it stands on a line of its own, or when it is small. */
function isStamp(time: OcrWord, before: readonly OcrWord[]): boolean {
  if (before.every((word) => word.line < time.line)) return true;
  return time.box.height < tallHeight(before) * SMALLER;
}

/** Height of the taller words: those with capitals, ascenders or descenders. */
function tallHeight(words: readonly OcrWord[]): number {
  const heights = words.filter((word) => /[\p{L}\d]/u.test(word.text)).map((word) => word.box.height);
  return heights.toSorted((one, other) => one - other)[Math.floor(heights.length * 0.7)] ?? 0;
}

/** Ticks, and times beyond reading, come out as something short, small and unsure at the very end. */
function withoutTicks(words: readonly OcrWord[]): readonly OcrWord[] {
  const last = words.at(-1);
  if (!last || words.length < 2 || last.text.length > 5 || /[.,!?)(]$/.test(last.text)) return words;
  const small = last.box.height < tallHeight(words.slice(0, -1)) * 0.72;
  return small && last.confidence < 0.5 ? words.slice(0, -1) : words;
}
