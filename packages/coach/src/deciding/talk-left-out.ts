// What the person has taken out of a talk, by their corrections and by what they do without.
import { dislikedIn } from "../chat/dislikes.ts";
import { type LeftOut, leftOutBy, type Subject, withLeftOut } from "../chat/aside/left-out.ts";
import type { TalkRead } from "./read-talk.ts";
import type { Readers } from "../message/readers.ts";

/** What the person has taken out of the talk; what they do without stays out wherever it is told, in the project's notes too. */
export function leftOutIn(
  corrections: readonly string[],
  told: readonly string[],
  { topics }: Readers,
  readWith: (leftOut: LeftOut) => TalkRead,
): LeftOut {
  return told
    .flatMap((words) => dislikedIn(words))
    .reduce(
      (out, what) => withLeftOut(out, what, topics),
      leftOutBy(corrections, (out) => subjectOf(readWith(out)), topics),
    );
}

/** What an answer goes from: what «не про это» means. */
function subjectOf({ topics, filling }: TalkRead): Subject {
  return { topic: topics[0] ?? null, quote: filling.quote };
}
