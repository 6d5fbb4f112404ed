// `npm run coach:report`: how well the learnt acts do on the lines kept aside: one JSON line an act and language, the macro
// mean, and how long a message takes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ACTS } from "../src/acts/act.ts";
import { type ActWeights, createActClassifier } from "../src/acts/classifier.ts";
import { LANGUAGES, readLines } from "./lines.ts";

const SHOW_MISSES = process.argv.includes("--misses");

for (const language of LANGUAGES) {
  const learnt = JSON.parse(
    readFileSync(join(import.meta.dirname, `../data/acts.weights.${language}.json`), "utf8"),
  ) as ActWeights;
  const classifier = createActClassifier(learnt);
  const lines = readLines("held-out", language);
  const started = performance.now();
  const found = lines.map(({ text }) => new Set(classifier.actsOf(text).map(({ act }) => act)));
  const milliseconds = (performance.now() - started) / lines.length;
  const scores = ACTS.flatMap((act) => {
    const right = lines.filter(({ acts }, at) => acts.includes(act) && found[at]!.has(act)).length;
    const held = lines.filter(({ acts }) => acts.includes(act)).length;
    const said = found.filter((acts) => acts.has(act)).length;
    if (held === 0) return [];
    const precision = said === 0 ? 0 : right / said;
    const recall = right / held;
    const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    process.stdout.write(`${JSON.stringify({ language, act, held, precision, recall, f1 })}\n`);
    return [f1];
  });
  if (SHOW_MISSES)
    lines.forEach(({ text, acts }, at) => {
      const missed = acts.filter((act) => !found[at]!.has(act));
      const invented = [...found[at]!].filter((act) => !acts.includes(act));
      if (missed.length + invented.length > 0)
        process.stdout.write(`${JSON.stringify({ text, missed, invented })}\n`);
    });
  const macroF1 = scores.reduce((sum, f1) => sum + f1, 0) / scores.length;
  process.stdout.write(`${JSON.stringify({ language, lines: lines.length, macroF1, milliseconds })}\n`);
}
