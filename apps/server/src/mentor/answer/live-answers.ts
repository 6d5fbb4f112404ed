// All answers that are being written: one at a time in a chat, a few of one person, each stored and charged exactly once
// when it is over (MP2). An answer does not belong to the request that asked for it: it goes on when the browser leaves,
// and ends early only when its person stops it, its account goes, or the server does.
import type { Readable } from "node:stream";
import type { Code, MentorLanguage, MentorMessage, MentorModelName, MessageMetadata } from "@fitil/contracts";
import { messageFor } from "../../http/refusals/messages.ts";
import type { Clock, Log } from "../../ports/process.ts";
import { AnswerFailure, faultOf } from "../answer-failure.ts";
import type { Failures } from "./failures.ts";
import type { HeldRequest } from "./held-request.ts";
import { createLiveAnswer } from "./live-answer.ts";
import type { LiveAnswer } from "./live-answer.ts";
import type { Mentor, Question } from "../mentor-port.ts";
import type { AnswerChunk } from "./sse.ts";
import { writeAnswer } from "./write-answer.ts";
import type { Written } from "./write-answer.ts";

/** Answers of one person that may be written at once. */
export const MAX_AT_ONCE = 3;
/** No answer takes longer, whatever its model says. */
const MAX_MS = 300_000;
const TOO_LONG = `the answer was still being written after ${MAX_MS / 60_000} min`;

/** Everything about an answer that is about to be written. */
export interface AnswerJob {
  /** The answer's message id. */
  readonly id: string;
  /** The message it answers. */
  readonly parentId: string;
  readonly mentor: Pick<Mentor, "answer" | "model">;
  readonly question: Question;
  /** The words it answers wished for a scene, without an intent of their own: the answer says so. Absent: no. */
  readonly beginsScene?: boolean;
  /** What is held for it: the answer's own from the moment it begins. */
  readonly request: HeldRequest;
  /** Stores the answer; false when its chat is gone. */
  store(message: MentorMessage): Promise<boolean>;
}

/** Room for one answer. Disposing of it gives it back, unless an answer has begun in it. */
export interface ReservedPlace extends Disposable {
  /**
   * Begins to write; the place is free again when the answer is over. Null when the account was closed since the place
   * was taken: nothing was begun, the place and what the job holds are still the caller's. Stopped since then, the answer
   * ends without a word.
   */
  start(job: AnswerJob): Readable | null;
}

export interface LiveAnswers {
  /** A place for an answer in a chat: `mentor/answer_in_progress` when it has one, `request/too_many` beyond three. */
  reserve(userId: string, chatId: string): Reservation;
  isAnswering(userId: string, chatId: string): boolean;
  /** Joins the answer that is being written; null when there is none. */
  read(userId: string, chatId: string): Readable | null;
  /** Stops it; resolves when what had come is stored. */
  stop(userId: string, chatId: string): Promise<void>;
  /** Ends all of a person's answers, those too that are about to begin; nothing of them is stored. */
  forget(userId: string): void;
  stats(): AnswerStats;
  /** Ends all answers; resolves when what had come is stored. No new one can begin. */
  close(): Promise<void>;
}

/** A place, or why there is none. */
export type Reservation =
  | { readonly ok: true; readonly place: ReservedPlace }
  | { readonly ok: false; readonly code: RefusedPlace };

export interface AnswerStats {
  readonly running: number;
  readonly completed: number;
  readonly stopped: number;
  readonly failed: number;
}

type RefusedPlace = "mentor/answer_in_progress" | "request/too_many" | "server/shutting_down";
type EndedBy = "stop" | "slow" | "shutdown" | "erasure";

interface Reserved {
  readonly userId: string;
  /** Why its answer has to end before it begins. */
  ended: EndedBy | null;
}

interface Running {
  readonly userId: string;
  readonly live: LiveAnswer;
  end(by: EndedBy): void;
  over: Promise<void>;
}

/** No answers yet. */
export function createLiveAnswers(ports: Ports): LiveAnswers {
  const { log } = ports;
  const running = new Map<string, Running>();
  const reserved = new Map<string, Reserved>();
  const counts = { completed: 0, stopped: 0, failed: 0 };
  let closing = false;

  const begin = (key: string, { userId, ended }: Reserved, job: AnswerJob): Readable => {
    const live = createLiveAnswer(ports.steadyClock);
    const reader = live.read();
    const stopper = new AbortController();
    let by: EndedBy | null = null;
    const end = (why: EndedBy) => {
      by ??= why;
      stopper.abort();
    };
    // Before anything is asked: what has ended already must not reach a model.
    if (closing) end("shutdown");
    if (ended !== null) end(ended);
    const cancelLimit = ports.steadyClock.after(MAX_MS, () => end("slow"));
    const over = run(ports, { job, live, signal: stopper.signal, endedBy: () => by })
      .then((outcome) => void (counts[outcome] += 1))
      .catch((cause: unknown) => {
        counts.failed += 1;
        log.error(faultOf(cause), "an answer broke");
        live.send({ type: "error", errorText: messageFor("server/internal", job.question.locale) });
      })
      .finally(() => {
        cancelLimit();
        running.delete(key);
        reserved.delete(key);
        live.end();
      });
    running.set(key, { userId, live, end, over });
    return reader;
  };

  const keyOf = (userId: string, chatId: string) => `${userId}\n${chatId}`;
  const ofPerson = (userId: string) => [...running.values()].filter((one) => one.userId === userId);
  return {
    reserve(userId, chatId) {
      if (closing) return { ok: false, code: "server/shutting_down" };
      const key = keyOf(userId, chatId);
      if (reserved.has(key)) return { ok: false, code: "mentor/answer_in_progress" };
      const own = [...reserved.values()].filter((holder) => holder.userId === userId);
      if (own.length >= MAX_AT_ONCE) return { ok: false, code: "request/too_many" };
      const holder: Reserved = { userId, ended: null };
      reserved.set(key, holder);
      const start = (job: AnswerJob) => (holder.ended === "erasure" ? null : begin(key, holder, job));
      return { ok: true, place: placeFor(start, () => void reserved.delete(key)) };
    },
    isAnswering: (userId, chatId) => running.has(keyOf(userId, chatId)),
    read: (userId, chatId) => running.get(keyOf(userId, chatId))?.live.read() ?? null,
    async stop(userId, chatId) {
      const key = keyOf(userId, chatId);
      // One that is about to begin will end before its first word.
      const coming = reserved.get(key);
      if (coming !== undefined) coming.ended ??= "stop";
      const one = running.get(key);
      one?.end("stop");
      await one?.over;
    },
    forget(userId) {
      for (const holder of reserved.values()) if (holder.userId === userId) holder.ended = "erasure";
      for (const one of ofPerson(userId)) one.end("erasure");
    },
    stats: () => ({ running: running.size, ...counts }),
    async close() {
      closing = true;
      const open = [...running.values()];
      for (const one of open) one.end("shutdown");
      await Promise.all(open.map(({ over }) => over));
    },
  };
}

/** A place that an answer starts in, if it can; `free` gives back one in which none has begun. */
export function placeFor(start: ReservedPlace["start"], free: () => void): ReservedPlace {
  let hasBegun = false;
  return {
    start(job) {
      const stream = start(job);
      hasBegun ||= stream !== null;
      return stream;
    },
    [Symbol.dispose]() {
      if (!hasBegun) free();
    },
  };
}

interface Run {
  readonly job: AnswerJob;
  readonly live: LiveAnswer;
  readonly signal: AbortSignal;
  readonly endedBy: () => EndedBy | null;
}

type Outcome = "completed" | "stopped" | "failed";

interface Ports {
  readonly clock: Clock;
  /** Times the writing; never jumps. */
  readonly steadyClock: Clock;
  readonly log: Log;
  readonly failures: Failures;
}

/** Writes one answer to its end, then stores it, charges it and tells its readers, in this order. */
async function run(ports: Ports, it: Run): Promise<Outcome> {
  const { job, live, signal } = it;
  using request = job.request;
  let metadata: MessageMetadata = {
    parentId: job.parentId,
    createdAt: ports.clock.now(),
    model: job.mentor.model,
    ...(job.beginsScene === true && { intent: "role_play" }),
  };
  const onBy = (model: MentorModelName) => void (metadata = { ...metadata, model });
  // Only an answer that has something in it begins: a failure before the first word leaves no empty message.
  let begun = false;
  const send = (chunk: AnswerChunk) => {
    if (!begun) live.send({ type: "start", messageId: job.id, messageMetadata: metadata });
    begun = true;
    live.send(chunk);
  };
  const { mentor, question } = job;
  const written = await writeAnswer({ mentor, question, signal, clock: ports.steadyClock, send, onBy });
  const by = it.endedBy();
  const failure = failureOf(written, by, ports.failures);
  const cut = failure !== null ? "failed" : by === null ? null : "stopped";
  const kept = by !== "erasure" && (await keep(job, written, cut === null ? metadata : { ...metadata, cut }));
  // A stopped answer was read as far as it came: it counts. What failed, or never came, does not.
  if (kept && failure === null && !written.asks) await request.charge();
  tell(live, { metadata, cut, failure, language: question.locale, kept });
  return cut ?? "completed";
}

/** Stores what had come; false when nothing had, or when there is no chat any more to store it in. */
async function keep(job: AnswerJob, { parts }: Written, metadata: MessageMetadata): Promise<boolean> {
  if (parts.length === 0) return false;
  return job.store({ id: job.id, role: "assistant", metadata, parts: [...parts] });
}

/** Why it failed, as a code; null when it did not. */
function failureOf({ failure, parts }: Written, by: EndedBy | null, failures: Failures): Code | null {
  if (by === "shutdown") return "server/shutting_down";
  if (by === "slow") return failures.note(new AnswerFailure("mentor/model_slow", TOO_LONG), "chat");
  if (failure !== null) return failures.note(failure, "chat");
  return by === null && parts.length === 0 ? "mentor/model_failed" : null;
}

function tell(
  live: LiveAnswer,
  end: {
    readonly metadata: MessageMetadata;
    readonly cut: "stopped" | "failed" | null;
    readonly failure: Code | null;
    readonly language: MentorLanguage;
    readonly kept: boolean;
  },
): void {
  const { metadata, cut, failure } = end;
  if (cut === null) return live.send({ type: "finish", finishReason: "stop", messageMetadata: metadata });
  if (end.kept) live.send({ type: "message-metadata", messageMetadata: { ...metadata, cut } });
  if (failure === null) return live.send({ type: "abort", reason: "stopped" });
  live.send({ type: "error", errorText: messageFor(failure, end.language) });
}
