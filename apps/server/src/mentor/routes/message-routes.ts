// Messages and their answers over HTTP: send and regenerate, join again, stop, mark an option as sent.
import { changeMessageSchema } from "@fitil/contracts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Readable } from "node:stream";
import { askInChat } from "../app/ask-in-chat.ts";
import { saysSomething } from "../question/plan-answer.ts";
import { STREAM_HEADERS } from "../answer/sse.ts";
import type { MentorServices } from "../mentor-services.ts";
import { CodedError } from "../../errors.ts";
import { bytesOf, turnAfter } from "./bulky-body.ts";
import { idIn, readBody } from "./read-body.ts";
import { readWish } from "./send-body.ts";

/** Seconds after which a place may be free again. */
const PLACE_WAIT_S = 5;

/** Adds what is below /api/mentor/chats/:id/messages, and …/stream and …/stop. */
export function messageRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard, chats, live, sentOptions } = services;

  app.post("/api/mentor/chats/:id/messages", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const wish = readWish(request.body);
    await turnAfter(request);
    if (!wish.ok) return edge.refuse(request, reply, wish.code);
    if (wish.data.kind === "submit" && !saysSomething(wish.data.message.parts))
      return edge.refuse(request, reply, "mentor/empty_message");
    await services.answerLimit.count(caller.limitKey);
    await services.writingLimit.count(caller.limitKey, bytesOf(request));
    const id = idIn(request.params);
    if (id === null) return edge.refuse(request, reply, "mentor/not_found");
    const asked = await askInChat(services, caller, id, wish.data);
    if (asked.ok) return stream(reply, asked.stream);
    if (asked.code === "request/too_many") throw new CodedError(asked.code, { retryAfterS: PLACE_WAIT_S });
    return edge.refuse(request, reply, asked.code);
  });

  app.get("/api/mentor/chats/:id/stream", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    if (id === null || (await chats.find(caller.userId, id)) === null)
      return edge.refuse(request, reply, "mentor/not_found");
    const answer = await live.read(caller.userId, id);
    return answer === null ? reply.code(204).send() : stream(reply, answer);
  });

  app.post("/api/mentor/chats/:id/stop", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    if (id === null || (await chats.find(caller.userId, id)) === null)
      return edge.refuse(request, reply, "mentor/not_found");
    await live.stop(caller.userId, id);
    return reply.code(204).send();
  });

  app.patch("/api/mentor/chats/:id/messages/:messageId", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(changeMessageSchema, request.body);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const id = idIn(request.params);
    const messageId = idIn(request.params, "messageId");
    if (id === null || messageId === null || (await chats.find(caller.userId, id)) === null)
      return edge.refuse(request, reply, "mentor/not_found");
    const changed = await sentOptions.markOnly({ chatId: id, messageId }, body.data.sentOption);
    return changed === null ? edge.refuse(request, reply, "mentor/not_found") : reply.send(changed);
  });
}

function stream(reply: FastifyReply, answer: Readable): FastifyReply {
  return reply.headers(STREAM_HEADERS).send(answer);
}
