// Turns what a mentor says into chunks of the stream and into the parts that are stored, which come to the same.
import type { AdvicePart, MentorModelName, MessagePart } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import type { Mentor, Question } from "../mentor-port.ts";
import type { AnswerChunk } from "./sse.ts";
import { untilAborted } from "./until-aborted.ts";

/** Options grow letter by letter: so often they are shown. */
const ADVICE_EVERY_MS = 60;
const ADVICE_ID = "advice";

export interface Written {
  /** As far as they came; empty when nothing did. */
  readonly parts: readonly MessagePart[];
  /** It was a question back: it costs nothing. */
  readonly asks: boolean;
  /** What the mentor threw; null when it ended or was stopped. */
  readonly failure: unknown;
}

/** Lets `mentor` answer and sends on what comes, until it ends, fails or `signal` aborts. Does not throw. */
export async function writeAnswer(job: {
  readonly mentor: Pick<Mentor, "answer">;
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly send: (chunk: AnswerChunk) => void;
  /** Somebody else writes it, told before the first word. */
  readonly onBy?: (model: MentorModelName) => void;
}): Promise<Written> {
  const { mentor, question, signal, clock, send } = job;
  const sheet = createSheet(send, clock);
  let asks = false;
  let failure: unknown = null;
  try {
    for await (const event of untilAborted(mentor.answer(question, signal), signal)) {
      switch (event.type) {
        case "text":
          sheet.text(event.delta);
          break;
        case "advice":
          sheet.advice(event.advice);
          break;
        case "by":
          job.onBy?.(event.model);
          break;
        case "asks":
          asks = true;
          break;
      }
    }
  } catch (cause) {
    // Being stopped makes many a source throw.
    if (!signal.aborted) failure = cause ?? new Error("The mentor failed without a reason");
  }
  return { parts: sheet.close(), asks, failure };
}

/** The answer's text and options so far. */
function createSheet(send: (chunk: AnswerChunk) => void, clock: Clock) {
  const parts: MessagePart[] = [];
  let open: { readonly id: string; readonly part: { text: string } } | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  let cancelLate: (() => void) | null = null;
  const closeText = () => {
    if (open !== null) send({ type: "text-end", id: open.id });
    open = null;
  };
  const openText = () => {
    const id = `text-${parts.length}`;
    const part = { type: "text" as const, text: "" };
    parts.push(part);
    send({ type: "text-start", id });
    return { id, part };
  };
  const show = () => {
    cancelLate?.();
    cancelLate = null;
    const part = parts.find((one) => one.type === "data-advice");
    if (part === undefined) return;
    shownAt = clock.now();
    send({ type: "data-advice", id: ADVICE_ID, data: part.data });
  };
  return {
    text(delta: string) {
      if (delta === "") return;
      open ??= openText();
      open.part.text += delta;
      send({ type: "text-delta", id: open.id, delta });
    },
    advice(advice: AdvicePart) {
      closeText();
      const part: MessagePart = { type: "data-advice", id: ADVICE_ID, data: advice };
      const known = parts.findIndex((one) => one.type === "data-advice");
      if (known >= 0) parts[known] = part;
      else parts.push(part);
      const early = shownAt + ADVICE_EVERY_MS - clock.now();
      if (early <= 0) show();
      else cancelLate ??= clock.after(early, show);
    },
    close(): readonly MessagePart[] {
      closeText();
      if (cancelLate !== null) show();
      return parts;
    },
  };
}
