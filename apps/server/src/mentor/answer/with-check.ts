// A short question about safety below the answer (MA20): whoever answers, the messages come as they are, and the question goes along. The
// gravest thing is asked alone: a question about what was meant gives way.
import type { Asks } from "@fitil/coach";
import type { AnswerEvent, Mentor } from "../mentor-port.ts";

/** The mentor, with `asks` beside whatever it answers. */
export function withCheck(mentor: Mentor, asks: Asks | null): Mentor {
  if (asks === null) return mentor;
  const question = { ...asks, choices: [...asks.choices] };
  return {
    ...mentor,
    async *answer(asked, signal): AsyncGenerator<AnswerEvent> {
      let isBeside = false;
      for await (const event of mentor.answer(asked, signal)) {
        isBeside ||= event.type === "advice";
        yield event.type === "advice" ? { ...event, advice: { ...event.advice, asks: question } } : event;
      }
      if (!isBeside && !signal.aborted) yield { type: "advice", advice: { asks: question, options: [] } };
    },
  };
}
