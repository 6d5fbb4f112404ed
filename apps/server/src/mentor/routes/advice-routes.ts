// Advice in one piece over HTTP.
import { adviceRequestSchema } from "@fitil/contracts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { CodedError } from "../../errors.ts";
import { asksNothing, adviseOnce } from "../app/advise-once.ts";
import type { MentorServices } from "../mentor-services.ts";
import { turnAfter } from "./bulky-body.ts";
import { readBody } from "./read-body.ts";

const SLOT_WAIT_S = 5;

/** Adds POST /api/mentor/advice. */
export function adviceRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard } = services;
  app.post("/api/mentor/advice", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(adviceRequestSchema, request.body);
    await turnAfter(request);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    if (asksNothing(body.data)) return edge.refuse(request, reply, "mentor/empty_message");
    await services.answerLimit.count(caller.limitKey);
    const free = services.adviceSlots.take(caller.limitKey);
    if (free === null) throw new CodedError("request/too_many", { retryAfterS: SLOT_WAIT_S });
    try {
      const advised = await adviseOnce(services, caller, body.data, goneSignal(reply));
      if (advised.ok) return reply.send(advised.answer);
      return edge.refuse(request, reply, advised.code, advised.facts);
    } finally {
      free();
    }
  });
}

/** Aborts when the caller hangs up: nobody pays for an answer that nobody gets. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
