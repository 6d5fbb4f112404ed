// A bubble's time and read ticks are print too; they are told from the message by place, size and form.
import type { OcrWord } from "../screen/screen-layout.ts";

/** `9:05`, `21:40`, also with letters that engines take digits for (`17:зо`), and with AM or PM. */
const CLOCK =
  /^[(\[|]?[0-9оОoOзЗ]{1,2}[:.;][0-9оОoOзЗбБ]{2}(?:[AaАаPpРр][MmМм])?[^0-9A-Za-zА-Яа-яЁё]{0,3}.{0,2}$/;
const HALF = /^[AaАаPpРр]\.?[MmМм]\.?$/;
const EDITED = /^(?:edited|изменено|изм\.?|ред\.?|изменён)$/i;
/** A time is printed smaller than the message: at most this share of its height. */
const SMALLER = 0.86;

/** The words of one bubble without a time at the end and what follows it (ticks). Order is kept. */
export function withoutTimeStamp(words: readonly OcrWord[]): readonly OcrWord[] {
  const place = words.findLastIndex((word) => CLOCK.test(word.text));
  if (place < 0) return withoutTicks(words);
  const time = words[place] as OcrWord;
  // Only ticks, AM or PM and specks may follow it.
  const after = words.slice(place + 1);
  if (after.some((word) => !HALF.test(word.text) && word.text.length > 2 && word.confidence > 0.5))
    return words;
  const before = words.slice(0, place);
  if (!isStamp(time, before)) return words;
  const end = EDITED.test(before.at(-1)?.text ?? "") ? before.length - 1 : before.length;
  return before.slice(0, end);
}

/** A time is a stamp when nothing else is said, when it stands on a line of its own, or when it is small. */
function isStamp(time: OcrWord, before: readonly OcrWord[]): boolean {
  if (before.length === 0 || before.every((word) => word.line < time.line)) return true;
  return time.box.height < usualHeight(before) * SMALLER;
}

function usualHeight(words: readonly OcrWord[]): number {
  const heights = words.filter((word) => /[\p{L}\d]/u.test(word.text)).map((word) => word.box.height);
  return heights.toSorted((one, other) => one - other)[heights.length >> 1] ?? 0;
}

/** Read ticks without a time come out as one or two unsure signs at the very end. */
function withoutTicks(words: readonly OcrWord[]): readonly OcrWord[] {
  const last = words.at(-1);
  if (!last || words.length < 2 || last.text.length > 2) return words;
  const small = last.box.height < usualHeight(words.slice(0, -1)) * 0.75;
  return small && last.confidence < 0.5 && !/[.,!?)(:]/.test(last.text) ? words.slice(0, -1) : words;
}
