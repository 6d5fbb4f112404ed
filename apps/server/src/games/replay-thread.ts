// The replays' own thread: it plays finished matches again and compresses them, which must not happen in the loop that serves games.
import { parentPort } from "node:worker_threads";
import type { NumberedAnswer, NumberedTask } from "../runtime/task-thread.ts";
import { doReplayTask } from "./replay-tasks.ts";
import type { ReplayTask } from "./replay-tasks.ts";

const port = parentPort;
if (port === null) throw new Error("The replays' thread was started as a program");

// Null: nothing more will be asked.
port.on("message", (told: NumberedTask<ReplayTask> | null) => {
  if (told === null) port.close();
  else port.postMessage(answer(told.id, told.task));
});

function answer(id: number, task: ReplayTask): NumberedAnswer {
  try {
    return { id, ok: true, answer: doReplayTask(task) };
  } catch (cause) {
    return { id, ok: false, reason: String(cause) };
  }
}
