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

const STEPS = 400;
const RATE = 0.5;

/**
 * @param scores of lines outside the training part
 * @param holds whether the label holds there, in the same order
 */
export function calibrate(scores: readonly number[], holds: readonly boolean[], aim: Aim): Calibration {
  let slope = 1;
  let offset = 0;
  const count = scores.length;
  for (let step = 0; step < STEPS; step += 1) {
    let slopeGradient = 0;
    let offsetGradient = 0;
    scores.forEach((score, at) => {
      const error = 1 / (1 + Math.exp(-(slope * score + offset))) - (holds[at] ? 1 : 0);
      slopeGradient += error * score;
      offsetGradient += error;
    });
    slope = Math.max(0.2, slope - (RATE * slopeGradient) / count);
    offset -= (RATE * offsetGradient) / count;
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
