// The coach's own thread. It reads whatever people paste with hundreds of patterns: that must never happen in the loop
// that serves games, however long the text is.
import { enableCompileCache, flushCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { Transcript } from "@fitil/contracts";
import { faultOf } from "../answer-failure.ts";
import type { NumberedAnswer, NumberedTask } from "../../runtime/task-thread.ts";
import type { CoachTask, CoachThreadData } from "./coach-messages.ts";

const port = parentPort;
if (port === null) throw new Error("The coach's thread was started as a program");

// PERF: a thread has a compile cache of its own; what is loaded after this line starts from last time's compiled code.
const { compileCache, encoder } = workerData as CoachThreadData;
if (compileCache !== null) enableCompileCache(compileCache);
const { COACH_TASKS } = await import("./coach-tasks.ts");
const { openCoachModels } = await import("./open-coach-models.ts");

openCoachModels(encoder);

port.on("message", ({ id, task }: NumberedTask<CoachTask>) => port.postMessage(answer(task, id)));
warm();
// The thread is ended without a farewell: what was compiled is kept now, for the next start.
flushCompileCache();

function answer(task: CoachTask, id: number): NumberedAnswer {
  try {
    // What a task is asked with and what does it have the same name.
    const does = COACH_TASKS[task.kind] as (asked: unknown) => unknown;
    return { id, ok: true, answer: does(task.asked) };
  } catch (cause) {
    const { name, at } = faultOf(cause);
    return { id, ok: false, reason: `${name}\n${at}` };
  }
}

/** PERF: patterns are compiled when they are first used; nobody should wait for that. */
function warm(): void {
  for (const language of ["ru", "en"] as const) {
    const text = language === "ru" ? "Ходила на скалодром, а ты?" : "I went climbing, and you?";
    // So many that the encoder reads them, too.
    const messages = Array.from({ length: 4 }, () => ({ speaker: "them" as const, text, confidence: 1 }));
    const transcript: Transcript = { kind: "chat", language, messages };
    const rest = { profile: "", notes: "", locale: language, take: 0 };
    const safety = { ...rest, words: text, earlier: [], transcript };
    answer({ kind: "prepare", asked: { safety, checked: [], unlabelled: text, untitled: text } }, 0);
    answer({ kind: "notice", asked: { transcript, locale: language } }, 0);
    answer({ kind: "mask", asked: [text] }, 0);
    const question = { ...rest, intent: "reply", guessed: false, transcript } as const;
    answer(
      { kind: "answer", asked: { ...question, shape: "advice", turns: [{ role: "user", text: "" }] } },
      0,
    );
    answer({ kind: "answer", asked: { ...question, shape: "talk", turns: [{ role: "user", text }] } }, 0);
  }
}
