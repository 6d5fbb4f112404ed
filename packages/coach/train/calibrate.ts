// Turns scores into probabilities (Platt 1999) and chooses from which one a label is believed, on scores of lines that the
// model had not seen.

/** Platt's two numbers. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

/** A line as a threshold sees it. */
export interface Judged {
  readonly probability: number;
  /** Whether the label holds. */
  readonly holds: boolean;
  /** Whether no label at all holds. */
  readonly ordinary: boolean;
  /** How much the line counts, above 0. */
  readonly weight: number;
}

/** What a threshold is chosen for. */
export interface Aim {
  /** How much recall weighs over precision: 1 for most labels, more where a miss does harm. */
  readonly beta: number;
  /** The largest share of the ordinary lines that may be given the label (0–1). */
  readonly falseAlarms: number;
}

const STEPS = 50;
/** Bounds of a threshold. */
const LEAST = 0.05;
const MOST = 0.98;
const RIDGE = 0.1;
/** A probability never falls while the score rises. */
const FLATTEST = 0.2;

/**
 * @param scores of lines outside the training part
 * @param holds whether the label holds there, in the same order
 */
export function calibrate(scores: readonly number[], holds: readonly boolean[]): Calibration {
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
  return { slope, offset };
}

/** The threshold with the best F-beta that keeps to the false alarms, between 0.05 and 0.98. */
export function bestThreshold(lines: readonly Judged[], { beta, falseAlarms }: Aim): number {
  const order = lines.toSorted((one, other) => other.probability - one.probability);
  const positives = total(lines.filter(({ holds }) => holds));
  const mostAlarms = falseAlarms * total(lines.filter(({ ordinary }) => ordinary));
  const square = beta * beta;
  let found = 0;
  let said = 0;
  let alarms = 0;
  let best = { score: 0, threshold: MOST };
  order.forEach(({ probability, holds, ordinary, weight }) => {
    said += weight;
    if (holds) found += weight;
    if (ordinary) alarms += weight;
    if (probability < LEAST || probability > MOST || alarms > mostAlarms) return;
    const score = ((1 + square) * found) / (square * positives + said);
    if (score > best.score) best = { score, threshold: probability };
  });
  // Few lines make the best one a matter of chance. Where nothing else binds it, half of the best F1 is where it should lie
  // for calibrated probabilities (Lipton et al. 2014): between the two is steadier.
  return beta === 1 && falseAlarms === 1 ? (best.threshold + best.score / 2) / 2 : best.threshold;
}

function total(lines: readonly Judged[]): number {
  return lines.reduce((sum, { weight }) => sum + weight, 0);
}
