// Every HTTP call of the mentor, by name. Fetched with the mentor alone; never decides what a screen says.
import type {
  Advice,
  AdviceRequest,
  BillingState,
  ChangeChat,
  Chat,
  ChatSummary,
  MarkSent,
  MentorMe,
  MentorMeChange,
  PaidPlan,
  PaymentLink,
  Plans,
  Project,
  Reminder,
  TranscriptAnswer,
  Trash,
  WhatWorked,
} from "@fitil/contracts";
import { createCaller, json } from "./caller.ts";
import type { CallerDeps } from "./caller.ts";
import type { Result } from "./http.ts";
import type { OnSent } from "./upload.ts";

export interface NewChat {
  readonly title?: string;
  readonly projectId?: string | null;
}
export interface ProjectChange {
  readonly name?: string;
  readonly notes?: string;
  /** Takes a deletion back. */
  readonly restored?: true;
}

export interface ChatFilter {
  /** The `updatedAt` of the last one known: what comes after it. */
  readonly before?: number | undefined;
  /** A few words that stand in them. */
  readonly search?: string;
  /** Only what lies in this project. */
  readonly projectId?: string;
}

/** The calls. Every one resolves with a result; none rejects but `respond`. */
export interface MentorApi {
  me(): Promise<Result<MentorMe>>;
  changeMe(change: MentorMeChange): Promise<Result<MentorMe>>;
  /** Reads screenshots: a form with 1–6 `files`, in order (MC4). `onSent` hears how much of it has left. */
  readScreenshots(form: FormData, signal: AbortSignal, onSent: OnSent): Promise<Result<TranscriptAnswer>>;
  advise(request: AdviceRequest, signal?: AbortSignal): Promise<Result<Advice>>;
  /** Newest first. */
  chats(filter?: ChatFilter): Promise<Result<ChatSummary[]>>;
  createChat(chat?: NewChat): Promise<Result<ChatSummary>>;
  /** With all its messages: a long chat comes in pages, which are put together here. */
  chat(id: string): Promise<Result<Chat>>;
  changeChat(id: string, change: ChangeChat): Promise<Result<ChatSummary>>;
  deleteChat(id: string): Promise<Result<unknown>>;
  /** Changed last first; with `search`, those whose name and notes hold its words. */
  projects(search?: string): Promise<Result<Project[]>>;
  createProject(project: { readonly name: string; readonly notes?: string }): Promise<Result<Project>>;
  changeProject(id: string, change: ProjectChange): Promise<Result<Project>>;
  deleteProject(id: string): Promise<Result<unknown>>;
  /** What was deleted and can still be brought back. */
  trash(): Promise<Result<Trash>>;
  /** Marks one of an answer's three options as sent, and tells what came of it (MS3). */
  markSent(chatId: string, messageId: string, option: number, told: MarkSent): Promise<Result<unknown>>;
  /** It was not sent after all. */
  unmarkSent(chatId: string, messageId: string, option: number): Promise<Result<unknown>>;
  /** Sets when to write again, in the place of an earlier reminder. */
  remind(chatId: string, reminder: Reminder): Promise<Result<ChatSummary>>;
  removeReminder(chatId: string): Promise<Result<ChatSummary>>;
  /** Chats with a reminder, the earliest first. */
  reminders(): Promise<Result<ChatSummary[]>>;
  /** The person's own counts of what was sent and answered. */
  worked(): Promise<Result<WhatWorked>>;
  /** Stops the answer that is being written, on the server (MC1). */
  stop(chatId: string): Promise<Result<unknown>>;
  /** For anybody, signed in or not. */
  plans(): Promise<Result<Plans>>;
  checkout(plan: PaidPlan): Promise<Result<PaymentLink>>;
  portal(): Promise<Result<PaymentLink>>;
  /** The person's own plan and purchases. */
  billing(): Promise<Result<BillingState>>;
  /** `fetch` with the person's token and language, for the answer's stream and kept pictures. Rejects as `fetch` does. */
  respond(path: string, init?: RequestInit): Promise<Response>;
}

/** Where a message is sent to; the answer comes back as a stream. Pure. */
export function messagesPath(chatId: string): string {
  return `${chatPath(chatId)}/messages`;
}

export interface MentorApiDeps extends CallerDeps {
  /** A `fetch` whose progress is heard. */
  readonly upload: (onSent: OnSent) => typeof fetch;
}

/** Builds the calls over the given ports. */
export function createMentorApi(deps: MentorApiDeps): MentorApi {
  const { open, personal, respond } = createCaller(deps);
  return {
    me: () => personal("/api/mentor/me"),
    changeMe: (change) => personal("/api/mentor/me", json("PUT", change)),
    readScreenshots: (form, signal, onSent) =>
      personal("/api/mentor/transcripts", { method: "POST", body: form, signal }, deps.upload(onSent)),
    advise: (request, signal) =>
      personal("/api/mentor/advice", { ...json("POST", request), ...(signal && { signal }) }),
    chats: (filter = {}) => personal(`${CHATS}${queryOf(filter)}`),
    createChat: (chat = {}) => personal(CHATS, json("POST", chat)),
    chat: (id) => wholeChat((before) => personal(`${chatPath(id)}${queryOf({ before })}`)),
    changeChat: (id, change) => personal(chatPath(id), json("PATCH", change)),
    deleteChat: (id) => personal(chatPath(id), { method: "DELETE" }),
    projects: (search) => personal(`${PROJECTS}${queryOf(search === undefined ? {} : { search })}`),
    createProject: (project) => personal(PROJECTS, json("POST", project)),
    changeProject: (id, change) => personal(projectPath(id), json("PATCH", change)),
    deleteProject: (id) => personal(projectPath(id), { method: "DELETE" }),
    trash: () => personal("/api/mentor/trash"),
    markSent: (chatId, messageId, option, told) =>
      personal(sentPath(chatId, messageId, option), json("PUT", told)),
    unmarkSent: (chatId, messageId, option) =>
      personal(sentPath(chatId, messageId, option), { method: "DELETE" }),
    remind: (chatId, reminder) => personal(`${chatPath(chatId)}/reminder`, json("PUT", reminder)),
    removeReminder: (chatId) => personal(`${chatPath(chatId)}/reminder`, { method: "DELETE" }),
    reminders: () => personal("/api/mentor/reminders"),
    worked: () => personal("/api/mentor/worked"),
    stop: (chatId) => personal(`${chatPath(chatId)}/stop`, { method: "POST" }),
    plans: () => open("/api/mentor/plans"),
    checkout: (plan) => personal("/api/mentor/checkout", json("POST", { plan })),
    portal: () => personal("/api/mentor/portal", { method: "POST" }),
    billing: () => personal("/api/mentor/billing"),
    respond,
  };
}

/** The chat with the messages of all its pages. Fails with the first page that does. */
async function wholeChat(page: (before: number | undefined) => Promise<Result<Chat>>): Promise<Result<Chat>> {
  const newest = await page(undefined);
  if (!newest.ok) return newest;
  const { before, ...chat } = newest.value;
  const messages = [chat.messages];
  for (let next = before; next !== undefined;) {
    const older = await page(next);
    if (!older.ok) return older;
    messages.unshift(older.value.messages);
    next = older.value.before;
  }
  return { ok: true, value: { ...chat, messages: messages.flat() } };
}

const CHATS = "/api/mentor/chats";
const PROJECTS = "/api/mentor/projects";

function chatPath(id: string): string {
  return `${CHATS}/${encodeURIComponent(id)}`;
}

function sentPath(chatId: string, messageId: string, option: number): string {
  return `${messagesPath(chatId)}/${encodeURIComponent(messageId)}/sent/${option}`;
}

function projectPath(id: string): string {
  return `${PROJECTS}/${encodeURIComponent(id)}`;
}

function queryOf(filter: ChatFilter): string {
  const query = new URLSearchParams();
  if (filter.before !== undefined) query.set("before", String(filter.before));
  if (filter.search !== undefined) query.set("search", filter.search);
  if (filter.projectId !== undefined) query.set("projectId", filter.projectId);
  return query.size === 0 ? "" : `?${query}`;
}
