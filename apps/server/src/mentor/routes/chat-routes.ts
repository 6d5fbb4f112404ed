// Chats over HTTP: list and search, make, look at, change, delete, take along as Markdown.
import { Readable } from "node:stream";
import { changeChatSchema, createChatSchema, MAX_SEARCH_LENGTH } from "@fitil/contracts";
import type { ChatSummary, MentorMessage } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import { CodedError } from "../../errors.ts";
import { JSON_TYPE, jsonStream } from "../../http/json-stream.ts";
import { heldWhile } from "../../http/limits/person-limits.ts";
import { branchTo } from "../question/plan-answer.ts";
import type { MentorServices } from "../mentor-services.ts";
import { named } from "../store/chats.ts";
import type { ChatQuery } from "../store/chats.ts";
import { GoneMeanwhile } from "../store/gone.ts";
import { chatAsMarkdown, fileNameOf } from "./chat-markdown.ts";
import type { Caller } from "../caller.ts";
import { idIn, readBody } from "./read-body.ts";

const WHOLE_NUMBER = /^\d{1,15}$/;
/** Seconds after which a chat that is being taken along may be over. */
const EXPORT_WAIT_S = 5;
/** Seconds after which a search may be over. */
const SEARCH_WAIT_S = 1;

/** Adds what is below /api/mentor/chats, but messages and their answers. */
export function chatRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard, chats, live, messages } = services;

  app.get("/api/mentor/chats", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const query = readQuery(request.query as Record<string, unknown>);
    if (query === null) return edge.refuse(request, reply, "request/bad");
    const found = await listed(services, caller, query);
    return reply.send(found.map((chat) => named(chat, caller.locale)));
  });

  app.get("/api/mentor/trash", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const { chats: deleted, projects } = await services.trash(caller.userId);
    return reply.send({ chats: deleted.map((chat) => named(chat, caller.locale)), projects });
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
    const before = wholeNumberIn(request.query, "before");
    if (before === undefined) return edge.refuse(request, reply, "request/bad");
    const id = idIn(request.params);
    const chat = id === null ? null : await lookAt(services, caller, { id, before });
    if (chat === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply.type(JSON_TYPE).send(jsonStream(chat));
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
    const chat = id === null ? null : await chats.find(caller.userId, id);
    if (chat === null) return edge.refuse(request, reply, "mentor/not_found");
    const branch = branchTo(await messages.outline(chat.id), chat.leafId);
    const free = services.exportSlots.take(caller.limitKey);
    if (free === null) throw new CodedError("request/too_many", { retryAfterS: EXPORT_WAIT_S });
    const { title } = named(chat, caller.locale);
    const text = chatAsMarkdown(title, readBranch(services, chat.id, branch), caller.locale);
    return reply
      .type("text/markdown; charset=utf-8")
      .header("content-disposition", fileNameOf(title))
      .send(heldWhile(Readable.from(text, { objectMode: false }), free));
  });
}

/** A page of the list, or what a search found: a few searches at once for one person. */
async function listed(
  { chats, searchSlots }: MentorServices,
  { userId, limitKey }: Caller,
  query: ChatQuery,
): Promise<ChatSummary[]> {
  if (query.search === null) return chats.list(userId, query);
  const free = searchSlots.take(limitKey);
  if (free === null) throw new CodedError("request/too_many", { retryAfterS: SEARCH_WAIT_S });
  try {
    return await chats.list(userId, query);
  } finally {
    free();
  }
}

/** The chat with one page of its messages, which are read while they are sent (MK9). */
async function lookAt(
  { chats, messages, live }: MentorServices,
  { userId, locale }: Caller,
  asked: { readonly id: string; readonly before: number | null },
): Promise<object | null> {
  const found = await chats.find(userId, asked.id);
  if (found === null) return null;
  const { messageCount: _messageCount, ...chat } = named(found, locale);
  // Asked before the messages are read: an answer that ends in between is then among them.
  const answering = await live.isAnswering(userId, asked.id);
  const { range, before } = await messages.page(asked.id, asked.before);
  return {
    ...chat,
    ...(before !== null && { before }),
    messages: messages.written(asked.id, range),
    answering,
  };
}

/** The messages of a branch, one at a time. */
async function* readBranch(
  { messages }: MentorServices,
  chatId: string,
  branch: readonly { readonly id: string }[],
): AsyncGenerator<MentorMessage, void, undefined> {
  for (const { id } of branch) {
    const message = await messages.find(chatId, id);
    if (message === null) throw new GoneMeanwhile();
    yield message;
  }
}

function readQuery(query: Record<string, unknown>): ChatQuery | null {
  const { search = "", projectId } = query;
  if (typeof search !== "string" || search.length > MAX_SEARCH_LENGTH) return null;
  const before = wholeNumberIn(query, "before");
  if (before === undefined) return null;
  const project = projectId === undefined ? null : idIn({ projectId }, "projectId");
  if (projectId !== undefined && project === null) return null;
  return {
    search: search.trim() === "" ? null : search,
    before,
    projectId: project,
  };
}

/** A whole number of an address; null where there is none, undefined where it is something else. */
function wholeNumberIn(query: unknown, name: string): number | null | undefined {
  const value = (query as Record<string, unknown>)[name];
  if (value === undefined) return null;
  return typeof value === "string" && WHOLE_NUMBER.test(value) ? Number(value) : undefined;
}
