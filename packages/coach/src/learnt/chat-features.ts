// What is looked at to tell what is going on in a whole chat: what its messages do, what they mean, their words, whose turn it is.
// All of it window by window, because the same words weigh otherwise in their last turn than in mine or long before.
import { foldTwins } from "@fitil/language";
import { ACTS } from "../acts/act.ts";
import type { Language, TranscriptMessage } from "../transcript/transcript.ts";
import { DANGER_LABELS, type Writer } from "./dangers.ts";
import { hashOf } from "./features.ts";
import { openActs, openDanger } from "./open.ts";
import { openStemmer } from "./reader.ts";
import { openSentences } from "./sentences.ts";
import { tokensOf } from "./tokens.ts";

/** A chat in numbers: blocks of numbers that are always there, and hashes of words that are. */
export interface ChatFeatures {
  readonly dense: Float32Array;
  /** One list a window of words, each without repetition. */
  readonly words: readonly Uint32Array[];
}

/** A message of the chat as it is looked at here. */
type Line = Pick<TranscriptMessage, "speaker" | "text">;

/** So many of their messages are the recent ones. */
const RECENT = 3;
/** So many messages back an invitation of mine still waits for its answer, and a question. */
const REACH = 4;
const NEAR = 2;
/** How likely a message of mine must be an invitation for the next of theirs to be read as its answer. */
const LIKELY = 0.5;

/** The places of messages in a chat, by window. */
interface Windows {
  readonly last: readonly number[];
  readonly turn: readonly number[];
  readonly recent: readonly number[];
  readonly theirs: readonly number[];
  /** My last run of messages. */
  readonly mine: readonly number[];
  /** What I have written since their last message. */
  readonly after: readonly number[];
  /** What of mine their last turn may answer. */
  readonly before: readonly number[];
  readonly all: readonly number[];
}

/** Reads a chat and what the person says about it; deterministic. */
export function featuresOfChat(lines: readonly Line[], note: string, language: Language): ChatFeatures {
  const at = windowsOf(lines);
  const acts = actsOf(lines, language);
  const sentences = openSentences();
  const vectors = lines.map(({ text }) => sentences.vectorOf(text));
  const dangers = lines.map(({ speaker, text }) =>
    dangersOf(text, speaker === "me" ? "me" : "them", language),
  );
  const ofMe = at.all.filter((one) => lines[one]?.speaker === "me");
  const told = note === "" ? NO_DANGER : dangersOf(note, "asker", language);
  const dense = [
    ...[at.turn, at.recent, at.theirs, at.mine, at.after, at.all].map((window) =>
      weighted(MEANING, meanOf(vectors, window, sentences.dims)),
    ),
    weighted(MEANING, sentences.vectorOf(note)),
    ...[at.last, at.turn, at.theirs, at.mine, at.after, at.before].map((window) =>
      weighted(ACT, mostOf(acts, window, ACTS.length)),
    ),
    weighted(ACT, averageOf(acts, at.theirs, ACTS.length)),
    ...[at.theirs, ofMe].map((window) => weighted(DANGER, mostOf(dangers, window, DANGER_LABELS.length))),
    weighted(DANGER, mostOf([told], [0], DANGER_LABELS.length)),
    weighted(SHAPE, shapeOf(lines, at, note)),
  ];
  const text = (window: readonly number[]) => window.map((one) => lines[one]?.text ?? "").join("\n");
  const words = [at.last, at.turn, at.theirs, at.mine, at.all]
    .map((window, place) => hashesOf(text(window), `${language} ${place}`, language))
    .concat([hashesOf(note, `${language} note`, language)]);
  return { dense: joined(dense), words };
}

/** How much each kind of number weighs beside a window of words, which weighs one; by cross-validation. */
const MEANING = 0.75;
const ACT = 0.55;
const DANGER = 0.75;
const SHAPE = 0.7;
const NO_DANGER = new Float64Array(DANGER_LABELS.length);
/** PERF: fewer words tell no danger, and a text is looked at long. */
const FEWEST_WORDS = 4;

function dangersOf(text: string, by: Writer, language: Language): Float64Array {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return words < FEWEST_WORDS ? NO_DANGER : openDanger(language).probabilitiesOf(text, by);
}

function weighted(weight: number, values: Float32Array): Float32Array {
  return values.map((value) => weight * value);
}

function windowsOf(lines: readonly Line[]): Windows {
  const all = lines.map((_, at) => at);
  const theirs = all.filter((at) => lines[at]?.speaker !== "me");
  const end = theirs.at(-1) ?? -1;
  const start = all.findLast((at) => at < end && lines[at]?.speaker === "me") ?? -1;
  const turn = end < 0 ? [] : all.slice(start + 1, end + 1);
  const mineEnd = all.findLast((at) => lines[at]?.speaker === "me") ?? -1;
  const mineStart = all.findLast((at) => at < mineEnd && lines[at]?.speaker !== "me") ?? -1;
  return {
    last: theirs.slice(-1),
    turn,
    recent: theirs.slice(-RECENT),
    theirs,
    mine: mineEnd < 0 ? [] : all.slice(mineStart + 1, mineEnd + 1),
    after: all.slice(end + 1),
    before: start < 0 ? [] : [start],
    all,
  };
}

/** How likely each message does what, in the place where it stands. */
function actsOf(lines: readonly Line[], language: Language): Float64Array[] {
  const classifier = openActs(language);
  const invitation = ACTS.indexOf("invitation");
  const read: Float64Array[] = [];
  lines.forEach(({ speaker, text }, at) => {
    const mine = (reach: number, wanted: (one: number) => boolean) =>
      lines
        .slice(Math.max(0, at - reach), at)
        .some((one, back) => one.speaker === "me" && wanted(Math.max(0, at - reach) + back));
    const place =
      speaker === "me"
        ? "mine"
        : mine(REACH, (one) => (read[one]?.[invitation] ?? 0) >= LIKELY)
          ? "theirs_invited"
          : mine(NEAR, (one) => lines[one]?.text.includes("?") === true)
            ? "theirs_asked"
            : "theirs";
    read.push(classifier.probabilitiesOf(foldTwins(text), place));
  });
  return read;
}

/** The sum of vectors, of length one. */
function meanOf(vectors: readonly Float32Array[], window: readonly number[], size: number): Float32Array {
  const sum = new Float32Array(size);
  for (const at of window) for (let dim = 0; dim < size; dim += 1) sum[dim]! += vectors[at]?.[dim] ?? 0;
  const length = Math.hypot(...sum);
  return length === 0 ? sum : sum.map((value) => value / length);
}

/** The root of the largest probability of each label: small ones still tell something. */
function mostOf(rows: readonly Float64Array[], window: readonly number[], size: number): Float32Array {
  return Float32Array.from({ length: size }, (_, label) =>
    Math.sqrt(window.reduce((most, at) => Math.max(most, rows[at]?.[label] ?? 0), 0)),
  );
}

function averageOf(rows: readonly Float64Array[], window: readonly number[], size: number): Float32Array {
  return Float32Array.from({ length: size }, (_, label) =>
    Math.sqrt(window.reduce((sum, at) => sum + (rows[at]?.[label] ?? 0), 0) / Math.max(1, window.length)),
  );
}

const SAD = /:-?\(|\({2,}|[\u{1F614}\u{1F622}\u{1F61E}\u{1F62D}\u{1F97A}]/u;
const LAUGHS = /\){2,}|[\u{1F602}\u{1F923}\u{1F605}\u{1F606}]/u;
const SHORT = 2;

/** Whose turn it is, how much is said and asked. */
function shapeOf(lines: readonly Line[], at: Windows, note: string): Float32Array {
  const text = (window: readonly number[]) => window.map((one) => lines[one]?.text ?? "").join("\n");
  const wordsIn = (window: readonly number[]) => text(window).split(/\s+/u).filter(Boolean).length;
  const since = at.after.length;
  const mine = at.all.length - at.theirs.length;
  return Float32Array.from([
    since > 0 ? 1 : 0,
    Math.min(since, 4) / 4,
    since >= 2 ? 1 : 0,
    since >= 3 ? 1 : 0,
    note === "" ? 0 : 1,
    mine === 0 ? 1 : 0,
    at.theirs.length === 0 ? 1 : 0,
    wordsIn(at.last) <= SHORT ? 1 : 0,
    Math.log1p(wordsIn(at.turn)) / 4,
    text(at.turn).includes("?") ? 1 : 0,
    text(at.theirs).includes("?") ? 0 : 1,
    text(at.after).includes("?") ? 1 : 0,
    at.theirs.filter((one) => LAUGHS.test(lines[one]?.text ?? "")).length > 1 ? 1 : 0,
    SAD.test(text(at.turn)) ? 1 : 0,
    Math.log((1 + mine) / (1 + at.theirs.length)),
    Math.min(at.all.length, 12) / 12,
  ]);
}

const BEGINNINGS = [4, 5] as const;

/** Stems alone and in pairs, and beginnings of words. */
function hashesOf(text: string, place: string, language: Language): Uint32Array {
  const stem = openStemmer(language);
  const seen = new Set<number>();
  const add = (feature: string) => seen.add(hashOf(`${place} ${feature}`));
  const tokens = tokensOf(text);
  const stems = tokens.map((token) => (/^[\p{L}<]/u.test(token) ? stem(token) : token));
  stems.forEach((one, at) => {
    add(`u ${one}`);
    if (at + 1 < stems.length) add(`b ${one} ${stems[at + 1]}`);
    const token = tokens[at] ?? "";
    if (/^\p{L}/u.test(token))
      for (const length of BEGINNINGS) if (token.length > length) add(`p ${token.slice(0, length)}`);
  });
  return Uint32Array.from(seen);
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}
