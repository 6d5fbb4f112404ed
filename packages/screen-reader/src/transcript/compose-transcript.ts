// Bubbles and their readings become a transcript (MS1).
import type { Speaker, Transcript } from "@fitil/contracts";
import { guessLanguage, messageLanguage, repairAlphabets } from "@fitil/language";
import type { BubblePrint } from "../print/print-bubble.ts";
import type { OcrWord } from "../screen/screen-layout.ts";
import { UNREAD, joinWords } from "./bubble-text.ts";
import type { BubbleText } from "./bubble-text.ts";
import { repairCaseBySize } from "./letters/case-by-size.ts";
import { repairCase } from "./letters/letter-case.ts";
import { findLetterSizes, measureLetters } from "./letters/letter-sizes.ts";
import type { LetterSizes, WordLetters } from "./letters/letter-sizes.ts";
import { splitJoinedWords } from "./word-gaps.ts";
import { withoutSmallPrint } from "./small-print.ts";
import { areStamped, endsWithClock, hasMoreThanStamp, isOnlyStamp } from "./time-stamps.ts";

export interface BubbleReading {
  readonly speaker: Speaker;
  /** What an engine read on the bubble's print; empty when there was nothing to read. */
  readonly words: readonly OcrWord[];
  /** The print itself; null when there was no ink. */
  readonly print: BubblePrint | null;
}

export type ReadOutcome =
  | { readonly ok: true; readonly transcript: Transcript }
  /** Nothing readable in the picture: neither a chat nor a profile. */
  | { readonly ok: false; readonly code: "mentor/nothing_readable" };

/** What is answered when there is nothing to read. */
export const NOTHING: ReadOutcome = { ok: false, code: "mentor/nothing_readable" };

/** Where a picture was taken out of a message the text is not all that was said: at most this sure. */
const PICTURE_CONFIDENCE = 0.75;

/** The transcript of one screenshot's bubbles, top to bottom. Refused when not one of them could be read. */
export function composeChat(readings: readonly BubbleReading[]): ReadOutcome {
  const stamped = areStamped(readings.map(({ words }) => words));
  const bubbles = readings.map(({ words, print }) => measureBubble(words, print));
  const sizes = findLetterSizes(bubbles);
  const said = bubbles.flatMap((bubble, index) => {
    const { speaker, print } = readings[index] as BubbleReading;
    const { words, letters } = bubble;
    if (!isOnlyStamp(words, letters, sizes, stamped))
      return [{ speaker, print, ...textOf(bubble, sizes, stamped) }];
    return hasMoreThanStamp(words, print) ? [{ speaker, print, ...UNREAD }] : [];
  });
  if (said.every(({ text }) => text === "") || !isPrint(readings)) return NOTHING;
  const language = guessLanguage(said.map(({ text }) => text));
  return {
    ok: true,
    transcript: {
      kind: "chat",
      language,
      messages: said.map(({ speaker, print, text, confidence }) => ({
        speaker,
        text: repairAlphabets(text, messageLanguage(text, language)),
        confidence: (print?.pictures ?? 0) > 0 ? Math.min(PICTURE_CONFIDENCE, confidence) : confidence,
      })),
    },
  };
}

/** A word that tells print from the folds and leaves of a photo: two letters in a row, of which the engine is this sure. */
const TELLING = /\p{L}{2}/u;
const TELLING_CONFIDENCE = 0.6;
/** Fewer such words than this have to be surer. */
const FEW_WORDS = 3;
const FEW_CONFIDENCE = 0.8;
/** On a photo an engine is sure of a word or two among much that is none. */
const MIN_TELLING_SHARE = 0.35;

/** Whether what was read are words rather than the shapes of a photo. */
function isPrint(readings: readonly BubbleReading[]): boolean {
  const words = readings.flatMap((reading) => reading.words);
  const lengthOf = (some: readonly OcrWord[]): number => some.reduce((sum, { text }) => sum + text.length, 0);
  const telling = words.filter(
    ({ text, confidence }) => TELLING.test(text) && confidence >= TELLING_CONFIDENCE,
  );
  const enough =
    telling.length >= FEW_WORDS || telling.some(({ confidence }) => confidence >= FEW_CONFIDENCE);
  return enough && lengthOf(telling) >= lengthOf(words) * MIN_TELLING_SHARE;
}

interface MeasuredBubble {
  readonly words: readonly OcrWord[];
  /** One for each word; none without a print. */
  readonly letters: readonly WordLetters[];
}

function measureBubble(words: readonly OcrWord[], print: BubblePrint | null): MeasuredBubble {
  if (print === null) return { words, letters: [] };
  const apart = repairCase(splitJoinedWords(words, print), print);
  return { words: apart, letters: measureLetters(apart, print) };
}

/** A clock that the engine itself does not believe is no stamp to go by. */
const NO_CONFIDENCE = 0.02;

function textOf({ words, letters }: MeasuredBubble, sizes: LetterSizes | null, stamped: boolean): BubbleText {
  const repaired = sizes === null ? words : repairCaseBySize(words, letters, sizes);
  if (!stamped || endsWithClock(repaired.filter((word) => word.confidence > NO_CONFIDENCE)))
    return joinWords(repaired, stamped);
  const large = withoutSmallPrint(repaired, letters, sizes);
  // Where a stamp is gone already, what ends the message now is the message's own.
  return joinWords(large, large.length === repaired.length);
}
