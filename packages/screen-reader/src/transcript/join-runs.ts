// Messages that two screenshots both show are known by their similarity and by standing in one order; they are kept once.
import type { TranscriptMessage } from "@fitil/contracts";
import { similarity } from "@fitil/language";

/** Two readings of one message are at least this alike, 0–1. */
const SAME = 0.72;

/** Messages of one screenshot, in order. */
export type Run = readonly TranscriptMessage[];

/** Joins the two runs that share the most until no two share anything; the rest keep their order. Returns new runs. */
export function joinRuns(runs: readonly Run[]): readonly Run[] {
  let best: { one: number; other: number; overlap: Overlap } | null = null;
  for (const [one, first] of runs.entries()) {
    for (let other = one + 1; other < runs.length; other += 1) {
      const overlap = findOverlap(first, runs[other] as Run);
      if (overlap !== null && (best === null || overlap.letters > best.overlap.letters))
        best = { one, other, overlap };
    }
  }
  if (best === null) return runs;
  const { one, other, overlap } = best;
  const joined = join(runs[one] as Run, runs[other] as Run, overlap.offset);
  return joinRuns(runs.flatMap((run, index) => (index === one ? [joined] : index === other ? [] : [run])));
}

interface Overlap {
  /** Place in the first run where the second one begins; negative when the second one comes first. */
  readonly offset: number;
  /** Letters that both show. */
  readonly letters: number;
}

/** How two runs lie over each other so that they share the most; null when they do not. */
function findOverlap(first: Run, second: Run): Overlap | null {
  let best: Overlap | null = null;
  for (let offset = 1 - second.length; offset < first.length; offset += 1) {
    const from = Math.max(0, offset);
    const until = Math.min(first.length, offset + second.length);
    const letters = sharedLetters(first.slice(from, until), second.slice(from - offset, until - offset));
    // Against the given order a greeting that comes twice is no proof, only a longer run is.
    const turned = offset < 0 && until < first.length;
    const least = turned ? MIN_TURNED : until - from === 1 ? MIN_SINGLE : MIN_RUN;
    if (letters < least || (best !== null && letters < best.letters)) continue;
    best = { offset, letters };
  }
  return best;
}

/** Letters two runs must share at least: one short word alone («Да») is no proof of an overlap. */
const MIN_RUN = 3;
const MIN_SINGLE = 6;
const MIN_TURNED = 16;

function join(first: Run, second: Run, offset: number): Run {
  const start = Math.min(0, offset);
  const end = Math.max(first.length, offset + second.length);
  return Array.from({ length: end - start }, (_, index) => {
    const one = first[start + index];
    const other = second[start + index - offset];
    return one && other ? betterOf(one, other) : ((one ?? other) as TranscriptMessage);
  });
}

/** Letters that two runs of one length both show, -1 when they differ. The outermost ones may be cut off. */
function sharedLetters(one: Run, other: Run): number {
  let letters = 0;
  for (const [index, message] of one.entries()) {
    const twin = other[index] as TranscriptMessage;
    if (!speakersAgree(message, twin)) return -1;
    if (message.text === "" || twin.text === "") continue;
    const edge = index === 0 || index === one.length - 1;
    letters += Math.min(message.text.length, twin.text.length);
    const same = similarity(message.text, twin.text) >= SAME || (edge && isPart(message.text, twin.text));
    if (!same) return -1;
  }
  return letters;
}

function speakersAgree(one: TranscriptMessage, other: TranscriptMessage): boolean {
  return one.speaker === other.speaker || one.speaker === "unknown" || other.speaker === "unknown";
}

/** Whether the shorter text is the beginning or the end of the longer one, and not too short to tell. */
function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 8) return false;
  return (
    similarity(short, long.slice(0, short.length)) >= SAME ||
    similarity(short, long.slice(-short.length)) >= SAME
  );
}

/** The longer reading when one is cut off, else the surer one. */
function betterOf(one: TranscriptMessage, other: TranscriptMessage): TranscriptMessage {
  const speaker = one.speaker === "unknown" ? other.speaker : one.speaker;
  const longer = one.text.length > other.text.length ? one : other;
  const cut = Math.abs(one.text.length - other.text.length) > longer.text.length * 0.2;
  const best = cut ? longer : one.confidence >= other.confidence ? one : other;
  return { ...best, speaker };
}
