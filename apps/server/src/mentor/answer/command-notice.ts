// A kind word to the person whose screenshot or pasted dialogue holds a text that tries to command the mentor (MF1): it was
// read as words. A courtesy: nothing else depends on it, and it never costs an answer.
import type { MentorLanguage, MentorMessage, Transcript } from "@fitil/contracts";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import type { Failures } from "./failures.ts";
import type { AnswerEvent, Mentor } from "../mentor-port.ts";
import NOTICES from "./data/command-notice.json" with { type: "json" };
import { PASTED } from "../question/parts-to-store.ts";

interface Courtesy {
  readonly coach: CoachWorker;
  readonly failures: Failures;
}

/** What to tell about a transcript that was read from pictures; null when there is nothing to tell. */
export async function noticeOn(
  { coach, failures }: Courtesy,
  transcript: Transcript,
  locale: MentorLanguage,
): Promise<string | null> {
  try {
    return await coach.ask("notice", { transcript, locale });
  } catch (cause) {
    failures.note(cause, "picture");
    return null;
  }
}

/** What to tell about a dialogue that was pasted as text; null when there is nothing to tell. */
export async function noticeOnPasted(
  ports: Courtesy,
  transcript: Transcript,
  locale: MentorLanguage,
): Promise<string | null> {
  return (await noticeOn(ports, transcript, locale)) === null ? null : NOTICES[locale].commandInPasted;
}

/** The dialogue that a message brought as text; null when it brought none, or one from pictures. */
export function pastedBy({ parts }: Pick<MentorMessage, "parts">): Transcript | null {
  const part = parts.findLast((one) => one.type === "data-transcript");
  return part?.id === PASTED ? part.data.transcript : null;
}

/** The mentor, who says `notice` before its own first word. */
export function withNotice(mentor: Mentor, notice: string | null): Mentor {
  if (notice === null) return mentor;
  return {
    ...mentor,
    async *answer(question, signal): AsyncGenerator<AnswerEvent> {
      let isTold = false;
      for await (const event of mentor.answer(question, signal)) {
        const isWord = event.type === "text" || event.type === "advice";
        if (!isTold && isWord) yield { type: "text", delta: `${notice}\n\n` };
        isTold ||= isWord;
        yield event;
      }
    },
  };
}
