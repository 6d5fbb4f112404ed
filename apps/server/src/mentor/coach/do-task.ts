// One task of the coach, wherever it is done.
import { adviseFrom, refusalFor, talkFrom } from "@fitil/coach";
import type { CoachTask, CoachTasks } from "./coach-messages.ts";

/** Asks the coach. */
export function doTask(task: CoachTask): CoachTasks[CoachTask["kind"]]["answer"] {
  switch (task.kind) {
    case "advise":
      return adviseFrom(task.asked);
    case "talk":
      return talkFrom(task.asked);
    case "refusal":
      return refusalFor(task.asked);
  }
}
