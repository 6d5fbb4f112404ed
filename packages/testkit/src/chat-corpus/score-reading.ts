// How well a reader did on a drawn screenshot: order of speakers, messages matched, letters wrong.
import { editDistance } from "@fitil/language";
import type { SeenMessage } from "./draw-corpus.ts";
import { withoutEmoji } from "./emoji-art.ts";

export interface ReadMessage {
  readonly speaker: "me" | "them" | "unknown";
  readonly text: string;
}

export interface ReadingScore {
  /** Whether exactly the shown messages were found, in order, each with its speaker. */
  readonly orderExact: boolean;
  readonly lastSpeaker: boolean;
  /** Messages that were read and stand nowhere on the picture: days, receipts, hints, buttons. */
  readonly invented: number;
  /** Messages shown whole, and how many of them were read with at most 15 % wrong letters. */
  readonly messages: number;
  readonly matched: number;
  /** Letters to change, and letters there are, over the messages shown whole. */
  readonly edits: number;
  readonly letters: number;
}

/** A message is matched when at most this share of its letters is wrong. */
const MATCHED_SHARE = 0.15;

/** Compares what was `read` with what was `shown`. A message cut off at the top may be given or left out. */
export function scoreReading(shown: readonly SeenMessage[], read: readonly ReadMessage[]): ReadingScore {
  const whole = shown.filter((message) => !message.cut);
  const order = orderOf(read);
  const expected = order === orderOf(shown) ? shown : whole;
  const orderExact = order === orderOf(expected);
  const pairs = orderExact
    ? expected.map((message, index) => ({ message, text: read[index]?.text ?? "" }))
    : pairByText(whole, read);
  let matched = 0;
  let edits = 0;
  let letters = 0;
  for (const { message, text } of pairs) {
    if (message.cut) continue;
    const want = plain(message.text);
    const wrong = text === null ? want.length : editDistance(want, plain(text));
    // A message of emoji alone has no letters: it is matched when none were read.
    if (wrong <= want.length * MATCHED_SHARE) matched += 1;
    edits += wrong;
    letters += want.length;
  }
  const lastSpeaker = read.at(-1)?.speaker === shown.at(-1)?.speaker;
  const invented = read.filter(({ text }) => isInvented(plain(text), shown)).length;
  return { orderExact, lastSpeaker, invented, messages: whole.length, matched, edits, letters };
}

/** Adds scores up. */
export function sumScores(scores: readonly ReadingScore[]): {
  readonly pictures: number;
  readonly orderExact: number;
  readonly lastSpeaker: number;
  readonly invented: number;
  readonly matched: number;
  readonly wrongLetters: number;
} {
  const total = (pick: (score: ReadingScore) => number): number =>
    scores.reduce((sum, score) => sum + pick(score), 0);
  return {
    pictures: scores.length,
    orderExact: total((score) => Number(score.orderExact)) / scores.length,
    lastSpeaker: total((score) => Number(score.lastSpeaker)) / scores.length,
    invented: total((score) => score.invented),
    matched: total((score) => score.matched) / total((score) => score.messages),
    wrongLetters: total((score) => score.edits) / total((score) => score.letters),
  };
}

/** Whether most letters of a reading belong to no shown message; what is cut off may be read in part. */
function isInvented(text: string, shown: readonly SeenMessage[]): boolean {
  return (
    text !== "" &&
    shown.every((message) => {
      const want = plain(message.text);
      const wrong = editDistance(want, text) - Math.max(0, message.cut ? want.length - text.length : 0);
      return wrong > Math.max(want.length, text.length) * INVENTED_SHARE;
    })
  );
}

/** A reading with more than this share of wrong letters is none of that message. */
const INVENTED_SHARE = 0.6;

function orderOf(messages: readonly { readonly speaker: string }[]): string {
  return messages.map((message) => message.speaker.slice(0, 1)).join("");
}

/** Each shown message with the likest reading of the same speaker that is not taken yet. */
function pairByText(
  shown: readonly SeenMessage[],
  read: readonly ReadMessage[],
): readonly { message: SeenMessage; text: string | null }[] {
  const left = [...read];
  return shown.map((message) => {
    const want = plain(message.text);
    const ranked = left
      .filter((candidate) => candidate.speaker === message.speaker)
      .map((candidate) => ({ candidate, wrong: editDistance(want, plain(candidate.text)) }))
      .toSorted((one, other) => one.wrong - other.wrong);
    const best = ranked[0];
    if (best === undefined) return { message, text: null };
    left.splice(left.indexOf(best.candidate), 1);
    return { message, text: best.candidate.text };
  });
}

/** Without emoji, and with one sign for each kind of quote, dash and dots. */
function plain(text: string): string {
  return withoutEmoji(text)
    .replaceAll(/[“”«»„]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[—–]/g, "-")
    .replaceAll("…", "...");
}
