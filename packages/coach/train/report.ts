// `npm run coach:report`: how well the learnt classifiers do on the lines kept aside: one JSON line a label, task and language,
// the macro mean, how long a message takes and how large the weights are; then what help and questions the whole judgement gives, on
// lines and chats kept aside, and the verdicts on written chats, with the ten that are most wrong. `-- --misses` shows what went wrong.
import { statSync } from "node:fs";
import { join } from "node:path";
import { DANGERS } from "../src/learnt/dangers.ts";
import { openActs, openCounsel, openDanger, openTopics } from "../src/learnt/open.ts";
import { readChats, verdictOn, wrongness } from "./chats.ts";
import { count, countChats, everydayLines, questionsAside } from "./count-dangers.ts";
import { LANGUAGES, readLines } from "./lines.ts";
import { macroF1, scoreLabels } from "./score.ts";
import { TASKS } from "./tasks.ts";

const SHOW_MISSES = process.argv.includes("--misses");
const OPEN = { acts: openActs, topics: openTopics, danger: openDanger, counsel: openCounsel };

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

for (const language of LANGUAGES)
  for (const task of TASKS) {
    const classifier = OPEN[task.name](language);
    const lines = readLines(task, "held-out", language);
    const started = performance.now();
    const found = lines.map(
      ({ text, who }) => new Set<string>(classifier.labelsOf(text, who).map(({ label }) => label)),
    );
    const milliseconds = (performance.now() - started) / lines.length;
    const scores = scoreLabels(
      task.labels,
      lines.map(({ labels }) => labels),
      found,
    );
    for (const score of scores) say({ language, task: task.name, ...score });
    if (SHOW_MISSES)
      lines.forEach(({ text, who, labels }, at) => {
        const missed = labels.filter((label) => !found[at]!.has(label));
        const invented = [...found[at]!].filter((label) => !labels.includes(label));
        if (missed.length + invented.length > 0) say({ text, who, missed, invented });
      });
    const file = join(import.meta.dirname, `../src/learnt/data/${task.name}.${language}.json`);
    say({
      language,
      task: task.name,
      lines: lines.length,
      macroF1: macroF1(scores),
      milliseconds,
      bytes: statSync(file).size,
    });
  }

const danger = TASKS.find(({ name }) => name === "danger")!;
for (const language of LANGUAGES) {
  for (const part of ["held-out", "oblique"] as const) {
    const lines = readLines(danger, part, language);
    const dangerous = lines.filter(({ labels }) => labels.length > 0);
    for (const kind of DANGERS)
      say({
        language,
        part,
        kind,
        ...count(
          dangerous.filter(({ labels }) => labels.includes(kind)),
          language,
        ),
      });
    say({ language, part, dangerous: count(dangerous, language) });
    say({
      language,
      part,
      harmless: count(
        lines.filter(({ labels }) => labels.length === 0),
        language,
      ),
    });
  }
  say({ language, everyday: count(everydayLines(language), language) });
  say({ language, questions: count(questionsAside(language), language) });
  for (const part of ["learn", "held-out"] as const)
    say({ language, part, chats: countChats(part, language) });
}

const TEN = 10;
for (const language of LANGUAGES)
  for (const part of ["learn", "held-out"] as const) {
    const read = readChats(language, part).map((chat) => {
      const got = verdictOn(chat, language);
      return { chat, got, wrong: wrongness(chat.verdicts, got) };
    });
    const right = read.filter(({ wrong }) => wrong === 0).length;
    say({ language, chats: part === "learn" ? "tuned on" : "once kept aside", right, of: read.length });
    const worst = read.filter(({ wrong }) => wrong > 0).toSorted((one, other) => other.wrong - one.wrong);
    for (const { chat, got, wrong } of worst.slice(0, TEN))
      say({
        chat: chat.id,
        situation: chat.situation,
        last: chat.messages.at(-1)?.[1],
        wanted: chat.verdicts,
        got,
        wrong,
      });
  }
