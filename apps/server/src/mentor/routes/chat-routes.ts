// Chats over HTTP: list and search, make, look at, change, delete, take along as Markdown.
import { Readable } from "node:stream";
import { changeChatSchema, createChatSchema, MAX_SEARCH_LENGTH } from "@fitil/contracts";
import type { Chat, ChatSummary, MentorLanguage } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import { JSON_TYPE, jsonStream } from "../../http/json-stream.ts";
import { branchTo } from "../answer/branch.ts";
import type { Desk } from "../desk.ts";
import type { ChatQuery } from "../store/chats.ts";
import { chatAsMarkdown, fileNameOf } from "./chat-markdown.ts";
import { idIn, readBody } from "./read-body.ts";

const UNNAMED = { ru: "Новый чат", en: "New chat" } as const;
const TIME = /^\d{1,15}$/;

/** Adds what is below /api/mentor/chats, but messages and their answers. */
export function chatRoutes(app: FastifyInstance, desk: Desk): void {
  const { edge, guard, chats, live } = desk;

  app.get("/api/mentor/chats", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const query = readQuery(request.query as Record<string, unknown>);
    if (query === null) return edge.refuse(request, reply, "request/bad");
    const found = await chats.list(caller.userId, query);
    return reply.send(found.map((chat) => named(chat, caller.locale)));
  });

  app.post("/api/mentor/chats", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(createChatSchema, request.body ?? {});
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const { title = "", projectId = null } = body.data;
    const made = await chats.create(caller.userId, { title, projectId });
    if (made === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply.code(201).send(named(made, caller.locale));
  });

  app.get("/api/mentor/chats/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const chat = id === null ? null : await lookAt(desk, caller.userId, id);
    if (chat === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply.type(JSON_TYPE).send(jsonStream(named(chat, caller.locale)));
  });

  app.patch("/api/mentor/chats/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(changeChatSchema, request.body);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const id = idIn(request.params);
    const changed = id === null ? null : await chats.change(caller.userId, id, body.data);
    if (changed === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply.send(named(changed, caller.locale));
  });

  app.delete("/api/mentor/chats/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    if (id === null || !(await chats.remove(caller.userId, id)))
      return edge.refuse(request, reply, "mentor/not_found");
    await live.stop(caller.userId, id);
    return reply.code(204).send();
  });

  app.get("/api/mentor/chats/:id/export", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const chat = id === null ? null : await lookAt(desk, caller.userId, id);
    if (chat === null) return edge.refuse(request, reply, "mentor/not_found");
    const { title } = named(chat, caller.locale);
    const branch = branchTo(chat.messages, chat.leafId);
    return reply
      .type("text/markdown; charset=utf-8")
      .header("content-disposition", fileNameOf(title))
      .send(Readable.from(chatAsMarkdown(title, branch, caller.locale), { objectMode: false }));
  });
}

async function lookAt({ chats, messages, live }: Desk, userId: string, id: string): Promise<Chat | null> {
  const chat = await chats.find(userId, id);
  if (chat === null) return null;
  // Asked before the messages are read: an answer that ends in between is then among them.
  const answering = live.isAnswering(userId, id);
  return { ...chat, messages: await messages.list(id), answering };
}

/** A chat that has no title yet shows one in the person's language. */
function named<Shown extends ChatSummary>(chat: Shown, locale: MentorLanguage): Shown {
  return chat.title === "" ? { ...chat, title: UNNAMED[locale] } : chat;
}

function readQuery({ search = "", before, projectId }: Record<string, unknown>): ChatQuery | null {
  if (typeof search !== "string" || search.length > MAX_SEARCH_LENGTH) return null;
  if (before !== undefined && (typeof before !== "string" || !TIME.test(before))) return null;
  const project = projectId === undefined ? null : idIn({ projectId }, "projectId");
  if (projectId !== undefined && project === null) return null;
  return {
    search,
    before: before === undefined ? null : Number(before),
    projectId: project,
  };
}
