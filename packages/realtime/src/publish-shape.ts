// A shortcut for the one command that arrives eighty times a second and table: a publication written the way every
// known client writes it. It must accept nothing that the general parser would read differently; when in doubt it
// declines, and the general parser decides.

/** A publication read by the shortcut. */
export interface ReadPublish {
  readonly id: number;
  readonly channel: string;
  /** The payload, parsed. */
  readonly data: unknown;
  /** The payload as it came: one JSON value without line breaks. */
  readonly dataText: string;
}

const HEAD = '{"publish":{"channel":"';
const MIDDLE = '","data":';
const TAIL = '},"id":';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CLOSE_BRACE = 0x7d;
const MAX_ID = 0xffff_ffff;

/**
 * Reads `{"publish":{"channel":"…","data":…},"id":…}` in exactly this form. Returns undefined for anything else.
 * Sound because the payload is parsed as one complete JSON value of its own: what encloses it is then fixed.
 */
export function readPublish(line: string): ReadPublish | undefined {
  if (!line.startsWith(HEAD)) return undefined;
  let at = HEAD.length;
  for (; ; at += 1) {
    const code = line.charCodeAt(at);
    // Plain printable ASCII only: no escapes, no control characters, nothing to decode. NaN (the end) declines too.
    if (code === QUOTE) break;
    if (!(code >= 0x20 && code < 0x7f) || code === BACKSLASH) return undefined;
  }
  if (at === HEAD.length || !line.startsWith(MIDDLE, at)) return undefined;
  const dataFrom = at + MIDDLE.length;
  let end = line.length - 1;
  if (line.charCodeAt(end) !== CLOSE_BRACE) return undefined;
  let id = 0;
  let scale = 1;
  for (end -= 1; end > dataFrom; end -= 1) {
    const digit = line.charCodeAt(end) - 0x30;
    if (!(digit >= 0 && digit <= 9)) break;
    id += digit * scale;
    scale *= 10;
  }
  // A leading zero is no JSON; more than ten digits is no uint32.
  if (scale === 1 || id * 10 < scale || id > MAX_ID || scale > 1e10) return undefined;
  const dataTo = end + 1 - TAIL.length;
  if (dataTo <= dataFrom || !line.startsWith(TAIL, dataTo)) return undefined;
  const dataText = line.slice(dataFrom, dataTo);
  try {
    return { id, channel: line.slice(HEAD.length, at), data: JSON.parse(dataText) as unknown, dataText };
  } catch {
    return undefined;
  }
}
