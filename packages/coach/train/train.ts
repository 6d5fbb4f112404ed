// `npm run coach:train`: learns acts, topics, dangers and free questions of each language and writes src/learnt/data/*.json, a
// language a process. `-- danger` learns that task alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { COUNSEL_TASK, counselLines } from "./counsel-lines.ts";
import { openReader } from "../src/learnt/reader.ts";
import { commonWords } from "./common-words.ts";
import { learn } from "./learn.ts";
import { LANGUAGES, readLines } from "./lines.ts";
import { TASKS } from "./tasks.ts";
import { trainingLines } from "./training-lines.ts";

const said = process.argv.slice(2);
const chosen = LANGUAGES.find((language) => said.includes(language));
const all = [...TASKS, COUNSEL_TASK];
const named = all.filter(({ name }) => said.includes(name));
const tasks = named.length === 0 ? all : named;

if (chosen === undefined) {
  const codes = await Promise.all(
    LANGUAGES.map(async (language) => {
      const child = spawn(process.execPath, [import.meta.filename, language, ...said], { stdio: "inherit" });
      const [code] = (await once(child, "exit")) as [number | null];
      return code;
    }),
  );
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
} else {
  for (const task of tasks) {
    const started = performance.now();
    const lines = task === COUNSEL_TASK ? counselLines(chosen) : trainingLines(task, chosen);
    const learnt = `${JSON.stringify(learn(task, lines, openReader(chosen)), null, 1)}\n`;
    writeFileSync(join(import.meta.dirname, `../src/learnt/data/${task.name}.${chosen}.json`), learnt);
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(
      `${JSON.stringify({ language: chosen, task: task.name, lines: lines.length, bytes: learnt.length, seconds })}\n`,
    );
  }
  // What is common is counted over all tasks.
  if (named.length === 0)
    writeFileSync(
      join(import.meta.dirname, `../src/engine/data/common-words.${chosen}.json`),
      `${JSON.stringify(commonWords(TASKS.flatMap((task) => readLines(task, "learn", chosen))))}\n`,
    );
}
