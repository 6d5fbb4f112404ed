// `node packages/coach/train/lines-to-distil.ts | python3 packages/coach/train/distil.py`: what the pieces' vectors are fitted on, as
// one JSON: every line to learn from as it was typed and in its plain form, and words whose pieces are wanted besides.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { plain } from "../src/words/plain.ts";
import { COUNSEL_TASK, counselLines } from "./counsel-lines.ts";
import { LANGUAGES } from "./lines.ts";
import { TASKS } from "./tasks.ts";
import { trainingLines } from "./training-lines.ts";

const texts = new Set(
  LANGUAGES.flatMap((language) =>
    [...TASKS, COUNSEL_TASK].flatMap((task) =>
      (task === COUNSEL_TASK ? counselLines(language) : trainingLines(task, language)).map(
        ({ text }) => text,
      ),
    ),
  ),
);
const words = LANGUAGES.flatMap((language) => {
  const file = join(import.meta.dirname, `../src/learnt/data/vectors.${language}.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as { stems: string }).stems.split(" ");
});
const lines = [...texts].toSorted().map((text) => [text, plain(text).normalize("NFKC")]);
process.stdout.write(JSON.stringify({ lines, words: words.map((word) => plain(word)) }));
