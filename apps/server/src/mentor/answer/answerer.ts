// Who answers, by what was found out before (MF1, MA5, MA20): the mentor, with what stands beside its answer, or the house instead of it.
import type { PreparedAnswer } from "@fitil/coach";
import type { MentorLanguage, Transcript } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import type { Mentor } from "../mentor-port.ts";
import { fixedAnswerer, helpAnswerer } from "./built-in-mentor.ts";
import { noticeOnPasted, withNotice } from "./command-notice.ts";
import type { Failures } from "./failures.ts";
import { withCheck } from "./with-check.ts";

export interface Answerer {
  readonly mentor: Mentor;
  /** The house answers: it costs nothing, so nothing is held for it. */
  readonly isFree: boolean;
}

/**
 * Who answers instead of `mentor` alone.
 * @param pasted the dialogue that came as text; null for none
 */
export async function answererFor(
  ports: { readonly coach: CoachWorker; readonly failures: Failures; readonly steadyClock: Clock },
  { help, settled, check }: Pick<PreparedAnswer, "help" | "settled" | "check">,
  asked: {
    readonly mentor: Mentor;
    readonly pasted: Transcript | null;
    readonly locale: MentorLanguage;
  },
): Promise<Answerer> {
  const { steadyClock } = ports;
  if (help !== null) return { mentor: helpAnswerer(help, steadyClock), isFree: true };
  // Whoever has just said that all is well gets a word, and no answer.
  if (settled !== null) return { mentor: fixedAnswerer(settled, steadyClock), isFree: true };
  const { mentor, pasted, locale } = asked;
  const notice = pasted === null ? null : await noticeOnPasted(ports, pasted, locale);
  return { mentor: withCheck(withNotice(mentor, notice), check), isFree: false };
}
