// `npm run coach:train`: learns the acts of both languages from data/acts.*.jsonl and writes data/acts.weights.*.json.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { learn } from "./learn.ts";
import { LANGUAGES, readLines } from "./lines.ts";

for (const language of LANGUAGES) {
  const lines = readLines("acts", language);
  const learnt = `${JSON.stringify(learn(lines), null, 1)}\n`;
  writeFileSync(join(import.meta.dirname, `../data/acts.weights.${language}.json`), learnt);
  process.stdout.write(`${JSON.stringify({ language, lines: lines.length, bytes: learnt.length })}\n`);
}
