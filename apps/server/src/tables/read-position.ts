// Reads a `player_state` from its text, as known clients write it, without parsing JSON. It takes nothing that
// JSON.parse and the schema would read differently (a test compares them on random text); whatever is written in
// another way is declined and goes the general way. PERF: some 80 calls a second per table.
import type { CharacterId, Orientation } from "@fitil/engine";

/** A `player_state` action, and how it may be told to others. */
export interface SaidPosition {
  readonly type: "player_state";
  readonly id: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  /** Undefined: not said. */
  readonly heading: Orientation | null | undefined;
  readonly seq: number | undefined;
  /** The same words without `seq` and without a heading of null, good to be told to others as they are; "" when they have too many decimals. */
  readonly asTold: string;
}

const HEAD = '{"type":"player_state","id":';
const X = ',"x":';
const Y = ',"y":';
const ORIENTATION = ',"orientation":"';
const HEADING = ',"heading":';
const NOWHERE = "null";
const SEQ = ',"seq":';
const END = "}";
const QUOTE = '"';
const DOT = 0x2e;
const ZERO = 0x30;
const CLOSE_BRACE = 0x7d;
/** All integers of so many digits are exact, and so is their quotient by a power of ten: it is what JSON.parse gives. */
const MAX_DIGITS = 15;
/** What others are told at most. */
const TOLD_DECIMALS = 3;
const TENS = Array.from({ length: MAX_DIGITS + 1 }, (_, power) => 10 ** power);
const ORIENTATIONS: readonly Orientation[] = ["up", "down", "left", "right"];

/** What `readNumber` read last. PERF: one for all, so that reading allocates nothing. */
const read = { value: 0, end: 0, decimals: 0 };

/** Reads a position that is written in the usual order and without blanks. Undefined = not read here. */
export function readPosition(text: string): SaidPosition | undefined {
  if (!text.startsWith(HEAD)) return undefined;
  const id = text.charCodeAt(HEAD.length) - ZERO;
  if (!(id >= 1 && id <= 4) || !text.startsWith(X, HEAD.length + 1)) return undefined;
  if (!readNumber(text, HEAD.length + 1 + X.length) || !text.startsWith(Y, read.end)) return undefined;
  const x = read.value;
  const xDecimals = read.decimals;
  if (!readNumber(text, read.end + Y.length) || !text.startsWith(ORIENTATION, read.end)) return undefined;
  const y = read.value;
  const isShort = xDecimals <= TOLD_DECIMALS && read.decimals <= TOLD_DECIMALS;
  const from = read.end + ORIENTATION.length;
  const orientation = readOrientation(text, from);
  if (orientation === undefined) return undefined;
  let end = from + orientation.length;
  if (!text.startsWith(QUOTE, end)) return undefined;
  end += 1;
  // Whoever stands is told without a heading.
  let toldEnd = end;
  let heading: Orientation | null | undefined;
  if (text.startsWith(HEADING, end)) {
    const at = end + HEADING.length;
    heading = readHeading(text, at);
    if (heading === undefined) return undefined;
    end = at + (heading === null ? NOWHERE.length : heading.length + 2 * QUOTE.length);
    if (heading !== null) toldEnd = end;
  }
  if (text.startsWith(END, end)) {
    if (text.length !== end + END.length) return undefined;
    return said(id, x, y, orientation, heading, undefined, isShort ? asTold(text, toldEnd) : "");
  }
  if (!text.startsWith(SEQ, end) || !readNumber(text, end + SEQ.length) || read.decimals > 0)
    return undefined;
  if (text.charCodeAt(read.end) !== CLOSE_BRACE || text.length !== read.end + 1) return undefined;
  return said(id, x, y, orientation, heading, read.value, isShort ? asTold(text, toldEnd) : "");
}

function asTold(text: string, end: number): string {
  return text.length === end + END.length ? text : text.slice(0, end) + END;
}

/** PERF: one literal, so that all have one shape. */
function said(
  id: number,
  x: number,
  y: number,
  orientation: Orientation,
  heading: Orientation | null | undefined,
  seq: number | undefined,
  words: string,
): SaidPosition {
  return { type: "player_state", id: id as CharacterId, x, y, orientation, heading, seq, asTold: words };
}

/** Reads a plain number at `at` into `read`: digits, perhaps a point and digits; no sign, no exponent, no needless zero in front. */
function readNumber(text: string, at: number): boolean {
  let value = 0;
  let index = at;
  let digit = text.charCodeAt(index) - ZERO;
  for (; digit >= 0 && digit <= 9; digit = text.charCodeAt(++index) - ZERO) value = value * 10 + digit;
  let digits = index - at;
  if (digits === 0 || (digits > 1 && text.charCodeAt(at) === ZERO)) return false;
  let decimals = 0;
  if (digit === DOT - ZERO) {
    digit = text.charCodeAt(++index) - ZERO;
    for (; digit >= 0 && digit <= 9; digit = text.charCodeAt(++index) - ZERO) {
      value = value * 10 + digit;
      decimals += 1;
    }
    if (decimals === 0) return false;
    digits += decimals;
  }
  if (digits > MAX_DIGITS) return false;
  read.value = decimals === 0 ? value : value / (TENS[decimals] as number);
  read.end = index;
  read.decimals = decimals;
  return true;
}

function readOrientation(text: string, at: number): Orientation | undefined {
  for (const orientation of ORIENTATIONS) if (text.startsWith(orientation, at)) return orientation;
  return undefined;
}

/** `null` or a quoted orientation. */
function readHeading(text: string, at: number): Orientation | null | undefined {
  if (text.startsWith(NOWHERE, at)) return null;
  if (!text.startsWith(QUOTE, at)) return undefined;
  const heading = readOrientation(text, at + 1);
  return heading !== undefined && text.startsWith(QUOTE, at + 1 + heading.length) ? heading : undefined;
}
