// `npm run coach:train`: learns acts, topics and dangers of each language from data/*.jsonl and writes src/learnt/data/*.json, a
// language a process.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openReader } from "../src/learnt/reader.ts";
import { commonWords } from "./common-words.ts";
import { learn } from "./learn.ts";
import { LANGUAGES, readLines } from "./lines.ts";
import { TASKS } from "./tasks.ts";
import { trainingLines } from "./training-lines.ts";

const chosen = LANGUAGES.find((language) => language === process.argv[2]);

if (chosen === undefined) {
  const codes = await Promise.all(
    LANGUAGES.map(async (language) => {
      const child = spawn(process.execPath, [import.meta.filename, language], { stdio: "inherit" });
      const [code] = (await once(child, "exit")) as [number | null];
      return code;
    }),
  );
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
} else {
  for (const task of TASKS) {
    const started = performance.now();
    const lines = trainingLines(task, chosen);
    const learnt = `${JSON.stringify(learn(task, lines, openReader(chosen)), null, 1)}\n`;
    writeFileSync(join(import.meta.dirname, `../src/learnt/data/${task.name}.${chosen}.json`), learnt);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(
      `${JSON.stringify({ language: chosen, task: task.name, lines: lines.length, bytes: learnt.length, seconds })}\n`,
    );
  }
  const words = commonWords(TASKS.flatMap((task) => readLines(task, "learn", chosen)));
  writeFileSync(
    join(import.meta.dirname, `../src/engine/data/common-words.${chosen}.json`),
    `${JSON.stringify(words)}\n`,
  );
}
