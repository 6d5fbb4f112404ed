// Finds what leads to a person without naming them: e-mails, links, cards, phones, handles (MF2). Every pattern is bounded, so
// that a hostile text costs no more than its length.
import type { Kind } from "./placeholders.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}
export interface AddressSpan extends Span {
  readonly kind: Exclude<Kind, "N" | "RAW">;
}

const ENDINGS =
  "com|ru|net|org|me|io|рф|app|gg|link|ly|be|tv|co|uk|de|su|info|online|site|xyz|dev|pro|club|kz|by|ua|ge|am";
// PERF: every letter there is (\p{L}) takes ten times as long to compile.
const EMAIL =
  /(?<![A-Za-zÀ-ɏЀ-ӿ\d._%+-])[A-Za-zÀ-ɏЀ-ӿ\d._%+-]{1,64}@[A-Za-zÀ-ɏЀ-ӿ\d-]{1,63}(?:\.[A-Za-zÀ-ɏЀ-ӿ\d-]{1,63}){1,4}/gu;
const LINK = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>"'«»\\[\\]]{1,2000}|(?<![A-Za-zÀ-ɏЀ-ӿ\\d@.-])(?:[A-Za-zÀ-ɏЀ-ӿ\\d-]{1,63}\\.){1,3}(?:${ENDINGS})(?![A-Za-zÀ-ɏЀ-ӿ\\d-])(?:\\/[^\\s<>"'«»\\[\\]]{0,2000})?`,
  "giu",
);
const CARD = /(?<![A-Za-zÀ-ɏЀ-ӿ\d+])\d(?:[ -]?\d){12,18}(?!\d)/gu;
const PHONE = /(?<![A-Za-zÀ-ɏЀ-ӿ\d])(?:\+\d|\(?\d)[\d()\u00a0 .-]{5,20}\d(?!\d)/gu;
const HANDLE = /(?<![A-Za-zÀ-ɏЀ-ӿ\d_@.])@[A-Za-z0-9_.]{2,32}/gu;
const NAMED_HANDLE =
  /(?<=(?<![A-Za-zÀ-ɏЀ-ӿ])(?:инст[аы]?|инстаграм|instagram|insta|ig|тг|телега|телеграм|telegram|tg|ник|nick|snap|snapchat|vk|вк|discord|дискорд)\s?[:—–-]\s?)[A-Za-z0-9_.]{3,32}/giu;
const TRAILING = /[.,;:!?)}\]»"'…]+$/u;
/** Fewer digits are a time, a price, a year. */
const MIN_PHONE_DIGITS = 9;
const MIN_PLUS_DIGITS = 7;
const LOCAL_PHONE = /^\d{3}-\d{2}-?\d{2}$/;

/** All of them, by place; where two overlap, the earlier kind of this list wins: e-mail, link, card, phone, handle. */
export function findAddresses(text: string): AddressSpan[] {
  const found: AddressSpan[] = [];
  const add = (kind: AddressSpan["kind"], pattern: RegExp, fits: (match: string) => boolean = () => true) => {
    for (const match of text.matchAll(pattern)) {
      const value = match[0].replace(TRAILING, "");
      const span = { kind, start: match.index, end: match.index + value.length };
      if (value !== "" && fits(value) && !found.some((other) => overlap(span, other))) found.push(span);
    }
  };
  add("EMAIL", EMAIL);
  add("LINK", LINK);
  add("CARD", CARD);
  add("PHONE", PHONE, isPhone);
  add("HANDLE", HANDLE);
  add("HANDLE", NAMED_HANDLE);
  return found.toSorted((one, other) => one.start - other.start);
}

/** Whether two stretches share a sign. */
export function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function isPhone(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").length;
  return digits >= (value.startsWith("+") ? MIN_PLUS_DIGITS : MIN_PHONE_DIGITS) || LOCAL_PHONE.test(value);
}
