// Turns scores into probabilities (Platt 1999) and chooses from which one a label is believed, on scores of lines that the
// model had not seen.

export interface Calibration {
  readonly slope: number;
  readonly offset: number;
  readonly threshold: number;
}

/** What a threshold is chosen for. */
export interface Aim {
  /** How much recall weighs over precision: 1 for most labels, more where a miss does harm. */
  readonly beta: number;
  /** The largest share of the lines without the label that may be taken for it (0–1). */
  readonly falseAlarms: number;
}

const STEPS = 50;
const RIDGE = 0.1;
/** A probability never falls while the score rises. */
const FLATTEST = 0.2;

/**
 * @param scores of lines outside the training part
 * @param holds whether the label holds there, in the same order
 */
export function calibrate(scores: readonly number[], holds: readonly boolean[], aim: Aim): Calibration {
  let slope = 1;
  let offset = 0;
  // Newton's method; the ridge keeps it finite where the scores part the lines wholly.
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = { slope: RIDGE * (slope - 1), offset: RIDGE * offset };
    const curve = { slope: RIDGE, both: 0, offset: RIDGE };
    scores.forEach((score, at) => {
      const probability = 1 / (1 + Math.exp(-(slope * score + offset)));
      const error = probability - (holds[at] ? 1 : 0);
      const weight = probability * (1 - probability);
      gradient.slope += error * score;
      gradient.offset += error;
      curve.slope += weight * score * score;
      curve.both += weight * score;
      curve.offset += weight;
    });
    const determinant = curve.slope * curve.offset - curve.both * curve.both;
    const byOffset = (curve.slope * gradient.offset - curve.both * gradient.slope) / determinant;
    const bySlope = (curve.offset * gradient.slope - curve.both * gradient.offset) / determinant;
    slope = Math.max(FLATTEST, slope - Math.max(-1, Math.min(1, bySlope)));
    offset -= Math.max(-1, Math.min(1, byOffset));
    if (Math.abs(bySlope) + Math.abs(byOffset) < 1e-6) break;
  }
  const probabilities = scores.map((score) => 1 / (1 + Math.exp(-(slope * score + offset))));
  return { slope, offset, threshold: bestThreshold(probabilities, holds, aim) };
}

/** The threshold with the best F-beta that keeps to the false alarms, between 0.05 and 0.9. */
function bestThreshold(
  probabilities: readonly number[],
  holds: readonly boolean[],
  { beta, falseAlarms }: Aim,
): number {
  const order = probabilities.map((_, at) => at).toSorted((a, b) => probabilities[b]! - probabilities[a]!);
  const positives = holds.filter(Boolean).length;
  const mostAlarms = falseAlarms * (holds.length - positives);
  const weight = beta * beta;
  let found = 0;
  let best = { score: -1, threshold: 0.5 };
  order.forEach((at, taken) => {
    if (holds[at]) found += 1;
    const threshold = probabilities[at]!;
    if (threshold < 0.05 || threshold > 0.9 || taken + 1 - found > mostAlarms) return;
    const score = ((1 + weight) * found) / (weight * positives + taken + 1);
    if (score > best.score) best = { score, threshold };
  });
  return best.threshold;
}
