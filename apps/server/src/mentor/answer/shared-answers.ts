// Answers wherever in the site they are written: one at a time in a chat over all processes, read and stopped from any of them. An
// answer dies with its process; its place is free then, and nobody is charged (MP2).
import type { Readable } from "node:stream";
import type { MaybePromise } from "@fitil/realtime";
import { z } from "zod";
import type { Log } from "../../ports/process.ts";
import type { SharedSite } from "../../ports/shared-site.ts";
import { faultOf } from "../answer-failure.ts";
import { MAX_AT_ONCE, placeFor } from "./live-answers.ts";
import type { AnswerJob, LiveAnswers, ReservedPlace, Reservation } from "./live-answers.ts";

const READ = "answer/read";
const STOP = "answer/stop";
const FORGET = "answer/forget";
const answerSchema = z.object({ userId: z.string(), chatId: z.string() });
const personSchema = z.object({ userId: z.string() });

/** `LiveAnswers`, which may have to be asked for elsewhere. */
export interface Answers extends Omit<LiveAnswers, "reserve" | "isAnswering" | "read"> {
  reserve(userId: string, chatId: string): MaybePromise<Reservation>;
  isAnswering(userId: string, chatId: string): MaybePromise<boolean>;
  read(userId: string, chatId: string): MaybePromise<Readable | null>;
}

/** The answers of the whole site, over those of this process. While the other processes cannot be asked, each judges by itself. */
export function shareAnswers(live: LiveAnswers, { calls, places }: SharedSite, log: Log): Answers {
  const keyOf = (userId: string) => `answers:${userId}`;
  const free = (userId: string, chatId: string) => {
    // What is not let go of now is void in 15 minutes.
    places.free(keyOf(userId), chatId).catch(() => undefined);
  };
  /** The process that has the chat's answer, if it is not this one. */
  const elsewhere = async (userId: string, chatId: string) => {
    // While the others cannot be asked, this process knows its own answers alone.
    const nodeId = await places.holder(keyOf(userId), chatId).catch(() => null);
    return nodeId === calls.nodeId() ? null : nodeId;
  };
  calls.serveStream(READ, (payload) => {
    const { userId, chatId } = answerSchema.parse(payload);
    return live.read(userId, chatId);
  });
  calls.serve(STOP, async (payload) => {
    const { userId, chatId } = answerSchema.parse(payload);
    await live.stop(userId, chatId);
  });
  calls.serve(FORGET, (payload) => live.forget(personSchema.parse(payload).userId));
  return {
    ...live,
    async reserve(userId, chatId) {
      const mine = live.reserve(userId, chatId);
      if (!mine.ok) return mine;
      // As above.
      const taken = await places.take(keyOf(userId), chatId, MAX_AT_ONCE).catch(() => null);
      if (taken === null || taken.kind === "taken")
        return { ok: true, place: shared(mine.place, () => free(userId, chatId)) };
      mine.place[Symbol.dispose]();
      return { ok: false, code: taken.kind === "held" ? "mentor/answer_in_progress" : "request/too_many" };
    },
    async isAnswering(userId, chatId) {
      return live.isAnswering(userId, chatId) || (await elsewhere(userId, chatId)) !== null;
    },
    async read(userId, chatId) {
      const here = live.read(userId, chatId);
      if (here !== null) return here;
      const nodeId = await elsewhere(userId, chatId);
      return nodeId === null ? null : calls.read(nodeId, READ, { userId, chatId });
    },
    async stop(userId, chatId) {
      await live.stop(userId, chatId);
      const nodeId = await elsewhere(userId, chatId);
      if (nodeId === null) return;
      await calls.call(nodeId, STOP, { userId, chatId }).catch((cause: unknown) => {
        log.warn(faultOf(cause), "an answer of another process could not be stopped");
      });
    },
    forget(userId) {
      live.forget(userId);
      calls.tellAll(FORGET, { userId });
    },
  };
}

/** A place that is let go of everywhere when its answer is over, or when it is given back. */
function shared(place: ReservedPlace, free: () => void): ReservedPlace {
  const start = (job: AnswerJob) => {
    const { request } = job;
    return place.start({
      ...job,
      // Disposed of when the answer is stored, charged and told, whatever became of it.
      request: {
        charge: () => request.charge(),
        [Symbol.dispose]() {
          request[Symbol.dispose]();
          free();
        },
      },
    });
  };
  return placeFor(start, () => {
    place[Symbol.dispose]();
    free();
  });
}
