// What was sent and what came of it, over HTTP: marks on an answer's options, and the counts made of them.
import { markSentSchema } from "@fitil/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { MentorServices } from "../mentor-services.ts";
import type { AnswerPlace } from "../store/sent-options.ts";
import { UNNAMED_CHAT } from "../store/chats.ts";
import { idIn, readBody } from "./read-body.ts";

/** Adds …/messages/:messageId/sent/:option and /api/mentor/worked. */
export function sentRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard, chats, sentOptions } = services;

  app.put("/api/mentor/chats/:id/messages/:messageId/sent/:option", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(markSentSchema, request.body ?? {});
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const named = await optionOf(caller.userId, request);
    const marked = named && (await sentOptions.mark(named.place, named.option, body.data));
    return marked === null ? edge.refuse(request, reply, "mentor/not_found") : reply.send(marked);
  });

  app.delete("/api/mentor/chats/:id/messages/:messageId/sent/:option", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const named = await optionOf(caller.userId, request);
    const changed = named && (await sentOptions.unmark(named.place, named.option));
    return changed === null ? edge.refuse(request, reply, "mentor/not_found") : reply.send(changed);
  });

  app.get("/api/mentor/worked", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const worked = await services.whatWorked(caller.userId);
    const answered = worked.answered.map((message) => ({
      ...message,
      chatTitle: message.chatTitle === "" ? UNNAMED_CHAT[caller.locale] : message.chatTitle,
    }));
    return reply.send({ ...worked, answered });
  });

  /** The option that an address names, in a chat of theirs; null where it names none. */
  async function optionOf(
    userId: string,
    { params }: FastifyRequest,
  ): Promise<{ readonly place: AnswerPlace; readonly option: number } | null> {
    const chatId = idIn(params);
    const messageId = idIn(params, "messageId");
    const { option } = params as { readonly option: string };
    if (chatId === null || messageId === null || !/^[012]$/.test(option)) return null;
    if ((await chats.find(userId, chatId)) === null) return null;
    return { place: { chatId, messageId }, option: Number(option) };
  }
}
