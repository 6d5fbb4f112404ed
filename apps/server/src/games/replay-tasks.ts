// What the replays' thread is asked and answers.
import type { BodyEncoding, ReplayFrame, SealedReplay } from "./replay-file.ts";
import { openReplay, sealReplay } from "./replay-file.ts";

export type ReplayTask =
  | { readonly kind: "seal"; readonly frame: ReplayFrame; readonly rows: Float64Array }
  | {
      readonly kind: "open";
      readonly frame: ReplayFrame;
      readonly words: Uint8Array;
      readonly encoding: BodyEncoding;
    };

/** The answers by kind of task. */
export interface ReplayAnswers {
  readonly seal: SealedReplay | string;
  readonly open: Uint8Array<ArrayBuffer>;
}

/** Does one task. */
export function doReplayTask(task: ReplayTask): ReplayAnswers[keyof ReplayAnswers] {
  return task.kind === "seal"
    ? sealReplay(task.frame, task.rows)
    : openReplay(task.frame, task.words, task.encoding);
}
