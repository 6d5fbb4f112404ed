// Tells the acts of a message with how sure it is. One linear model an act over hashed features: a microsecond a word, no
// thread, no dependency. What was learnt comes in as data (data/acts.weights.<language>.json).
import { ACTS, type Act } from "./act.ts";
import { BUCKETS, featuresOf } from "./features.ts";

/** What training wrote down for one language. */
export interface ActWeights {
  /** Base64 of ACTS × BUCKETS signed bytes, act by act. */
  readonly weights: string;
  /** What one step of an act's byte is worth. */
  readonly scale: readonly number[];
  readonly bias: readonly number[];
  /** The probability from which an act is believed: chosen by cross-validation. */
  readonly threshold: readonly number[];
  /** Platt's two numbers an act: they turn a score into a probability. */
  readonly slope: readonly number[];
  readonly offset: readonly number[];
}

/** An act that was found, and how likely it is (0–1, calibrated). */
export interface FoundAct {
  readonly act: Act;
  readonly probability: number;
}

export interface ActClassifier {
  /** The acts of a message that are believed, the likeliest first; none where nothing is sure enough. */
  actsOf(text: string): FoundAct[];
  /** Every act's probability, in the order of ACTS. */
  probabilitiesOf(text: string): Float64Array;
}

/** Opens a language's weights. Throws on weights of another shape. */
export function createActClassifier(learnt: ActWeights): ActClassifier {
  const bytes = Int8Array.from(decode(learnt.weights));
  if (bytes.length !== ACTS.length * BUCKETS)
    throw new Error(`The weights have ${bytes.length} numbers, not ${ACTS.length * BUCKETS}`);
  const probabilitiesOf = (text: string) => {
    const features = featuresOf(text);
    const norm = 1 / Math.sqrt(Math.max(1, features.length));
    return Float64Array.from(ACTS, (_, act) => {
      let sum = 0;
      for (const bucket of features) sum += bytes[act * BUCKETS + bucket] as number;
      const score = (learnt.bias[act] as number) + sum * norm * (learnt.scale[act] as number);
      return 1 / (1 + Math.exp(-((learnt.slope[act] as number) * score + (learnt.offset[act] as number))));
    });
  };
  return {
    probabilitiesOf,
    actsOf(text) {
      const probabilities = probabilitiesOf(text);
      return ACTS.map((act, at) => ({ act, at, probability: probabilities[at] as number }))
        .filter(({ at, probability }) => probability >= (learnt.threshold[at] as number))
        .toSorted((one, other) => other.probability - one.probability)
        .map(({ act, probability }) => ({ act, probability }));
    },
  };
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 without a platform: this package knows neither Node nor the browser. */
function decode(text: string): Uint8Array {
  const value = new Uint8Array(128);
  for (let at = 0; at < BASE64.length; at += 1) value[BASE64.charCodeAt(at)] = at;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let from = 0, to = 0; from < text.length; from += 4) {
    const code = (offset: number) => value[text.charCodeAt(from + offset)] as number;
    const word = (code(0) << 18) | (code(1) << 12) | (code(2) << 6) | code(3);
    bytes[to++] = word >> 16;
    if (to < bytes.length) bytes[to++] = (word >> 8) & 0xff;
    if (to < bytes.length) bytes[to++] = word & 0xff;
  }
  return bytes;
}
