// `npm run coach:train`: learns acts, topics, dangers and free questions of each language and writes src/learnt/data/*.json, a
// language a process; then, from what those see in whole chats, the situations of both languages. `-- danger` learns that task alone.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COUNSEL_TASK, counselLines } from "./counsel-lines.ts";
import { openReader } from "../src/learnt/reader.ts";
import { commonWords } from "./common-words.ts";
import { writeRememberedChats } from "../src/learnt/chat-kernel-file.ts";
import { encodeChats } from "./encode-chats.ts";
import { readLabelledChats } from "./labelled-chats.ts";
import type { Learning } from "./learn-situations.ts";
import { learn } from "./learn.ts";
import { LANGUAGES, readLines } from "./lines.ts";
import { TASKS } from "./tasks.ts";
import { trainingLines } from "./training-lines.ts";

/** What is learnt of whole chats, of both languages at once. */
const SITUATIONS_TASK = "situations";
const BOTH = "both";
/** How far such a reading may be trusted: by what it made of chats that it had not seen, which lie between the two steps here. */
const DOUBT = "doubt";
const UNSEEN = join(tmpdir(), `coach-unseen-${process.ppid}.json`);
/** What chats alike say of the chats that are kept aside, for tests. */
const SCORES = "scores";
/** Which words of theirs are said back: learnt by itself alone. */
const PHRASES_TASK = "phrases";

const said = process.argv.slice(2);
const chosen = LANGUAGES.find((language) => said.includes(language));
const all = [...TASKS, COUNSEL_TASK];
const named = all.filter(({ name }) => said.includes(name));
const wantsSituations = said.includes(SITUATIONS_TASK);
const tasks = named.length === 0 && !wantsSituations ? all : named;

if (said.includes(PHRASES_TASK)) {
  const { learnPhrases } = await import("./learn-phrases.ts");
  process.stdout.write(`${JSON.stringify({ task: PHRASES_TASK, ...learnPhrases() })}\n`);
} else if (said.includes(SCORES)) {
  const { scoresAside } = await import("./scores-aside.ts");
  const scores = `${JSON.stringify(scoresAside(), null, 1)}\n`;
  writeFileSync(join(import.meta.dirname, "../src/learnt/testing/written-scores.json"), scores);
  process.stdout.write(`${JSON.stringify({ task: SCORES, bytes: scores.length })}\n`);
} else if (said.includes(BOTH)) {
  // The classifiers that it reads by are opened with what was just learnt, hence a process of its own and the import.
  const { learnSituations } = await import("./learn-situations.ts");
  const started = performance.now();
  const chats = LANGUAGES.flatMap(readLabelledChats);
  const { remembered, ...learning } = learnSituations(chats, encodeChats(chats));
  const bytes = writeRememberedChats(remembered);
  writeFileSync(join(import.meta.dirname, "../src/learnt/data/remembered-chats.bin"), bytes);
  const learnt = `${JSON.stringify(learning.learnt, null, 1)}\n`;
  writeFileSync(join(import.meta.dirname, "../src/learnt/data/situations.json"), learnt);
  writeFileSync(UNSEEN, JSON.stringify(learning));
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(
    `${JSON.stringify({ task: SITUATIONS_TASK, chats: chats.length, bytes: learnt.length + bytes.length, seconds })}\n`,
  );
} else if (said.includes(DOUBT)) {
  // What decides is opened with the situations that were just learnt.
  const { decideUnseen, learnDoubt } = await import("./learn-doubt.ts");
  const { learnt, unseen } = JSON.parse(readFileSync(UNSEEN, "utf8")) as Pick<Learning, "learnt" | "unseen">;
  rmSync(UNSEEN);
  const doubt = `${JSON.stringify(learnDoubt(decideUnseen(unseen, learnt)), null, 1)}\n`;
  writeFileSync(join(import.meta.dirname, "../src/deciding/data/doubt.json"), doubt);
  process.stdout.write(`${JSON.stringify({ task: DOUBT, bytes: doubt.length })}\n`);
} else if (chosen === undefined) {
  const run = async (...args: readonly string[]) => {
    const child = spawn(process.execPath, [import.meta.filename, ...args], { stdio: "inherit" });
    const [code] = (await once(child, "exit")) as [number | null];
    return code;
  };
  const codes: (number | null)[] = await Promise.all(
    tasks.length === 0 ? [] : LANGUAGES.map((each) => run(each, ...said)),
  );
  const isAll = named.length === 0;
  if (!codes.some((code) => code !== 0) && (isAll || wantsSituations)) {
    codes.push(await run(BOTH));
    codes.push(await run(DOUBT));
    codes.push(await run(SCORES));
  }
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
      join(import.meta.dirname, `../src/words/data/common-words.${chosen}.json`),
      `${JSON.stringify(commonWords(TASKS.flatMap((task) => readLines(task, "learn", chosen))))}\n`,
    );
}
