// Team chats have no bubbles: a line with a name and a time, and below it what was said. Told from other pages by
// several such lines with few names between them.
import type { Speaker, TranscriptMessage } from "@fitil/contracts";
import { median } from "../pixels/statistics.ts";
import type { OcrWord } from "../screen/screen-layout.ts";
import { joinWords } from "./bubble-text.ts";
import { isHeadingHalfDay, isHeadingClock } from "./clock-word.ts";
import { isBeforeTime, isOwnName } from "./screen-words.ts";

/** Fewer headings than this may be chance. */
const MIN_HEADINGS = 3;
const MAX_NAME_WORDS = 3;

interface Line {
  readonly words: readonly OcrWord[];
  readonly top: number;
  readonly bottom: number;
}

/**
 * The messages of a page of print (in reading order), or null when it is no such list. One's own are known only
 * where the service writes «You»; otherwise nobody can say who is who, and all are `unknown`.
 */
export function readMessageList(words: readonly OcrWord[]): readonly TranscriptMessage[] | null {
  const lines = toLines(words);
  const names = lines.map((line) => nameOf(line));
  const known = names.filter((name) => name !== null);
  const different = new Set(known.map((name) => name.toLowerCase()));
  if (known.length < MIN_HEADINGS || different.size * 2 > known.length + 1) return null;
  const own = known.some((name) => isOwnName(name));
  const paragraphs = splitParagraphs(lines, names);
  const messages = paragraphs.flatMap(({ name, lines: parts }) => {
    const { text, confidence } = joinWords(
      parts.flatMap((part) => part.words),
      false,
    );
    const speaker: Speaker = own ? (isOwnName(name) ? "me" : "them") : "unknown";
    return text === "" ? [] : [{ speaker, text, confidence }];
  });
  return messages.length > 0 ? messages : null;
}

function toLines(words: readonly OcrWord[]): readonly Line[] {
  const lines = new Map<number, OcrWord[]>();
  for (const word of words) {
    if (word.text.trim() !== "") lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  }
  return [...lines.values()].map((own) => ({
    words: own,
    top: Math.min(...own.map(({ box }) => box.y)),
    bottom: Math.max(...own.map(({ box }) => box.y + box.height)),
  }));
}

/** The name on a heading line («Mia 9:14 AM»), or null when the line is none. */
function nameOf({ words }: Line): string | null {
  const texts = words.map((word) => word.text);
  const clock = texts.findLastIndex((text) => isHeadingClock(text));
  if (clock < 1 || !texts.slice(clock + 1).every((text) => isHeadingHalfDay(text))) return null;
  let end = clock;
  while (end > 0 && isBeforeTime(texts[end - 1] as string)) end -= 1;
  // What is left of an avatar stands before the name.
  const start = texts.findIndex((text) => /^\p{L}{2}/u.test(text));
  if (start < 0 || end <= start || end - start > MAX_NAME_WORDS) return null;
  const name = texts.slice(start, end).join(" ");
  return /^[\p{L}\d '’._-]+$/u.test(name) && /^\p{Lu}/u.test(name) ? name : null;
}

/** What stands below each heading; a gap between its lines begins another message. Above the first one is no talk. */
function splitParagraphs(
  lines: readonly Line[],
  names: readonly (string | null)[],
): readonly { name: string; lines: readonly Line[] }[] {
  const usual = median(lines.map((line) => line.bottom - line.top));
  const paragraphs: { name: string; lines: Line[] }[] = [];
  let name: string | null = null;
  let before: Line | null = null;
  for (const [index, line] of lines.entries()) {
    const heading = names[index] ?? null;
    if (heading !== null) {
      name = heading;
      before = null;
      continue;
    }
    if (name === null) continue;
    const gap = before === null ? Number.POSITIVE_INFINITY : line.top - before.bottom;
    if (before !== null && gap > usual * FOOT_GAP) break;
    if (before === null || gap > usual * PARAGRAPH_GAP) paragraphs.push({ name, lines: [] });
    (paragraphs.at(-1) as { lines: Line[] }).lines.push(line);
    before = line;
  }
  return paragraphs;
}

/** Lines of one message stand closer than this share of a usual line's height; a line without tall letters seems far. */
const PARAGRAPH_GAP = 0.95;
/** What stands further below is the box to type in. */
const FOOT_GAP = 2.2;
