// What is going on in a chat, learnt from labelled chats: one of thirty situations, with how sure it is, and which verdicts whoever
// labelled such chats accepts. Linear in what is looked at (`chat-features.ts`), with a second opinion beside it where there is one.
import { fromBase64 } from "../words/base64.ts";
import { type ChatFeatures } from "./chat-features.ts";
import { stepOf } from "./classifier.ts";
import { fromNibbles } from "./nibbles.ts";

/** Every situation, the gravest first. What they mean stands in data/README.md. */
export const SITUATIONS = [
  "danger",
  "harm_by_me",
  "self_harm",
  "minor",
  "scam",
  "stop",
  "soft_no",
  "mixed",
  "fading",
  "silent",
  "pause",
  "hard_news",
  "low",
  "hurt",
  "their_fault",
  "quarrel",
  "mix_up",
  "invited",
  "hint",
  "yes",
  "plan",
  "ripe",
  "after_date",
  "question",
  "telling",
  "play",
  "tender",
  "contact",
  "dry",
  "first",
] as const;

/** What is going on. */
export type SituationId = (typeof SITUATIONS)[number];

/** Situations in which somebody may come to harm. */
export const GRAVE_SITUATIONS = [
  "danger",
  "harm_by_me",
  "self_harm",
  "minor",
  "scam",
] as const satisfies readonly SituationId[];

/** A situation in which somebody may come to harm. */
export type GraveSituation = (typeof GRAVE_SITUATIONS)[number];

/** The verdicts, in the order of the model's outputs. */
export const ACCEPTED_VERDICTS = ["write_now", "wait", "ask_out", "let_it_go"] as const;

/** What training wrote down. */
export interface LearntSituations {
  readonly labels: readonly string[];
  readonly buckets: number;
  /** Base64 of buckets × outputs steps of four bits, bucket by bucket; see `stepOf`. */
  readonly words: string;
  readonly wordsScale: readonly number[];
  /** Base64 of numbers × outputs signed bytes, number by number. */
  readonly dense: string;
  readonly denseScale: readonly number[];
  readonly bias: readonly number[];
  /** What scores are multiplied by before they become probabilities: by cross-validation. */
  readonly sharpness: number;
  /** The same where chats alike (`chat-kernel.ts`) have their say, too: what either's scores are multiplied by before they are added. */
  readonly beside: { readonly own: number; readonly alike: number };
  /** How often each verdict was accepted in each situation (0–1), situation by situation. */
  readonly accepted: readonly (readonly number[])[];
  /** How often each verdict would do harm in each situation (0–1), situation by situation. */
  readonly harmful: readonly (readonly number[])[];
  /** How often words for each situation would do in each (0–1), situation by situation. */
  readonly fits: readonly (readonly number[])[];
}

/** A situation and how likely it is (0–1, calibrated). */
export interface LikelySituation {
  readonly id: SituationId;
  readonly probability: number;
}

/** What is told of a chat. */
export interface SituationRead {
  /** All of them, the likeliest first; their probabilities add up to one. */
  readonly likely: readonly LikelySituation[];
  /** How likely each verdict would be accepted (0–1). */
  readonly accepted: OfVerdicts;
  /** How likely each verdict would do harm (0–1). */
  readonly harmful: OfVerdicts;
  /** How likely the words for each situation would do (0–1): for the one that it is, and for others that would be defensible. */
  readonly fits: Readonly<Record<SituationId, number>>;
}

/** A number for each verdict. */
type OfVerdicts = Readonly<Record<(typeof ACCEPTED_VERDICTS)[number], number>>;

/** A no, and what often comes with one. */
const NOES: readonly SituationId[] = ["stop", "soft_no", "fading", "silent", ...GRAVE_SITUATIONS];

/** How likely noes, silence and what is grave are together (0–1). */
export function noShareOf({ likely }: Pick<SituationRead, "likely">): number {
  return likely.reduce((sum, { id, probability }) => sum + (NOES.includes(id) ? probability : 0), 0);
}

export interface SituationModel {
  /**
   * Reads a chat's features.
   * @param alike what chats alike say for each situation; null where nobody was asked
   */
  read(features: ChatFeatures, alike: ArrayLike<number> | null): SituationRead;
}

/** Opens what was learnt. Throws where the data is of another shape. */
export function createSituations(learnt: LearntSituations): SituationModel {
  const outputs = SITUATIONS.length;
  if (learnt.labels.join() !== SITUATIONS.join()) throw new Error(`Learnt for ${learnt.labels.join()}`);
  const words = fromNibbles(fromBase64(learnt.words)).map((step) => stepOf(step & 15));
  if (words.length !== learnt.buckets * outputs) throw new Error(`${words.length} weights of words`);
  const dense = new Int8Array(fromBase64(learnt.dense).buffer);
  return {
    read(features, alike) {
      if (dense.length !== features.dense.length * outputs)
        throw new Error(`Learnt of ${dense.length / outputs} numbers`);
      const ofWords = new Float64Array(outputs);
      for (const window of features.words) {
        const weight = 1 / Math.sqrt(Math.max(1, window.length));
        for (const hash of window)
          for (let label = 0, at = (hash % learnt.buckets) * outputs; label < outputs; label += 1, at += 1)
            ofWords[label]! += weight * (words[at] as number);
      }
      const ofDense = new Float64Array(outputs);
      features.dense.forEach((value, number) => {
        if (value === 0) return;
        for (let label = 0, at = number * outputs; label < outputs; label += 1, at += 1)
          ofDense[label]! += value * (dense[at] as number);
      });
      const scores = SITUATIONS.map(
        (_, label) =>
          (learnt.bias[label] as number) +
          (ofWords[label] as number) * (learnt.wordsScale[label] as number) +
          (ofDense[label] as number) * (learnt.denseScale[label] as number),
      );
      return readOf(sharesOf(scores, alike, learnt), learnt);
    },
  };
}

/** Both opinions as probabilities that add up to one, or the first alone. */
export function sharesOf(
  scores: ArrayLike<number>,
  alike: ArrayLike<number> | null,
  { sharpness, beside }: Pick<LearntSituations, "sharpness" | "beside">,
): readonly number[] {
  return shares(
    Array.from(scores, (score, label) =>
      alike === null ? sharpness * score : beside.own * score + beside.alike * (alike[label] as number),
    ),
  );
}

/** Scores as probabilities that add up to one. */
function shares(scores: readonly number[]): readonly number[] {
  const most = Math.max(...scores);
  const grown = scores.map((score) => Math.exp(score - most));
  const sum = grown.reduce((all, one) => all + one, 0);
  return grown.map((one) => one / sum);
}

/** What is told of a chat by how likely each situation is, in their order. */
export function readOf(
  probabilities: readonly number[],
  { accepted, harmful, fits }: Pick<LearntSituations, "accepted" | "harmful" | "fits">,
): SituationRead {
  const likely = SITUATIONS.map((id, at) => ({ id, probability: probabilities[at] as number })).toSorted(
    (one, other) => other.probability - one.probability,
  );
  const expected = (rows: readonly (readonly number[])[], place: number) =>
    probabilities.reduce((sum, one, at) => sum + one * (rows[at]?.[place] ?? 0), 0);
  const ofVerdicts = (rows: readonly (readonly number[])[]) =>
    Object.fromEntries(
      ACCEPTED_VERDICTS.map((verdict, place) => [verdict, expected(rows, place)]),
    ) as OfVerdicts;
  return {
    likely,
    accepted: ofVerdicts(accepted),
    harmful: ofVerdicts(harmful),
    fits: Object.fromEntries(
      SITUATIONS.map((id, place) => [id, expected(fits, place)]),
    ) as SituationRead["fits"],
  };
}
