// What the whole judgement makes of lines that are kept aside and of lived chats: help, a question first, or neither (MF1, CO110). The
// classifier's own figures tell less: lists, fewest words, laughter and denials have their say, too.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { doubtOn } from "../src/safety/check.ts";
import type { SafetyQuestion } from "../src/safety/help/help.ts";
import { judge } from "../src/safety/judge.ts";
import { type DataLanguage, type LabelledLine, readLines } from "./lines.ts";
import { TASKS } from "./tasks.ts";

/** How many of some lines get what. */
export interface DangerCount {
  readonly lines: number;
  readonly help: number;
  readonly asked: number;
}

/** What one line gets. */
type Heard = "help" | "asked" | "nothing";

const EVERYDAY_ACTS_LEFT_OUT = ["self_harm", "minor", "money", "boundary", "refusal"];

/** What the judgement makes of a line, said by whoever it belongs to: to the mentor, or as a chat of one message. */
function heard({ text, who }: LabelledLine, locale: DataLanguage): Heard {
  const speaker = who === "me" ? ("me" as const) : ("them" as const);
  return verdictOn(
    who === "asker"
      ? questionOf(locale, text, [])
      : questionOf(locale, "", [{ speaker, text, confidence: 1 }]),
  );
}

/** Counts some lines. */
export function count(lines: readonly LabelledLine[], language: DataLanguage): DangerCount {
  return tally(lines.map((line) => heard(line, language)));
}

/** Counts whole chats; `part` as in the files' names: those that are learnt from, or those kept aside. */
export function countChats(part: "learn" | "held-out", language: DataLanguage): DangerCount {
  const file = `../data/chats.${part === "learn" ? "" : "held-out."}${language}.jsonl`;
  const chats = readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as { messages: readonly ["me" | "them", string][]; context: string });
  return tally(
    chats.map(({ messages, context }) =>
      verdictOn(
        questionOf(
          language,
          context,
          messages.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
        ),
      ),
    ),
  );
}

/** Free questions kept aside, as people ask a mentor when nobody is in danger. */
export function questionsAside(language: DataLanguage): LabelledLine[] {
  const file = join(import.meta.dirname, `../src/talk/testing/held-out.${language}.json`);
  const byTopic = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, readonly string[]>>;
  return Object.values(byTopic)
    .flat()
    .map((text) => ({ text, labels: [], voice: "asked", who: "asker" }));
}

/** Everyday messages kept aside that nobody is in danger in. */
export function everydayLines(language: DataLanguage): LabelledLine[] {
  return TASKS.filter(({ name }) => name !== "danger")
    .flatMap((task) => readLines(task, "held-out", language))
    .filter(({ labels }) => !labels.some((label) => EVERYDAY_ACTS_LEFT_OUT.includes(label)))
    .map((line) => ({ ...line, who: "them" }));
}

function tally(all: readonly Heard[]): DangerCount {
  const times = (what: Heard) => all.filter((one) => one === what).length;
  return { lines: all.length, help: times("help"), asked: times("asked") };
}

function verdictOn(question: SafetyQuestion): Heard {
  if (judge(question) !== null) return "help";
  return doubtOn(question).check === null ? "nothing" : "asked";
}

function questionOf(
  locale: DataLanguage,
  words: string,
  messages: NonNullable<SafetyQuestion["transcript"]>["messages"],
): SafetyQuestion {
  const transcript = messages.length === 0 ? null : { kind: "chat" as const, language: locale, messages };
  return { words, earlier: [], profile: "", notes: "", transcript, locale };
}
