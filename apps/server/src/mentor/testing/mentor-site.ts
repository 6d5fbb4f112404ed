// For tests only: the whole server with a mentor on virtual time, people of age, and streams read as the SDK's chunks.
import { settle, VirtualClock } from "@fitil/testkit";
import { chatSchema, chatSummarySchema } from "@fitil/contracts";
import type { Chat, ChatSummary } from "@fitil/contracts";
import type { AppDeps } from "../../app/app.ts";
import { createTestApp } from "../../testing/test-app.ts";
import type { Reply, TestApp } from "../../testing/test-app.ts";
import type { AnswerChunk } from "../answer/sse.ts";
import { inlineCoach } from "./inline-coach.ts";
import type { ScreenshotReader } from "../reader/screenshot-reader.ts";

export interface MentorSite extends TestApp {
  readonly clock: VirtualClock;
  /** Signs somebody in who has confirmed to be of age; returns their token. */
  adult(name: string): Promise<string>;
  newChat(token: string): Promise<ChatSummary>;
  chat(token: string, id: string): Promise<Chat>;
  /** Begins to send a message; the answer is read to its end by `whole`. */
  send(token: string, chatId: string, body: unknown): Promise<Reply>;
  /** Lets virtual time pass until the promise has settled. */
  whole<T>(promise: Promise<T>): Promise<T>;
}

const NOON = Date.UTC(2026, 10, 20, 12);
const MAX_STEPS = 20_000;
const STEP_MS = 5;
/** No answer takes as many steps; what is not over then waits for a real database, on a machine that may be busy. */
const PATIENT_FROM = 2_000;
/** Turns of the event loop between two steps then; virtual time stands still meanwhile. */
const PATIENT_TURNS = 200;

/** Builds it; `deps` replaces parts, `environment` is what process.env would hold. */
export async function createMentorSite(
  deps: Partial<AppDeps> = {},
  environment: Record<string, string> = {},
): Promise<MentorSite> {
  const clock = new VirtualClock(NOON);
  const t = await createTestApp(environment, {
    clock,
    steadyClock: clock,
    mentorReader: blindReader(),
    mentorCoach: inlineCoach(),
    ...deps,
  });
  return {
    ...t,
    clock,
    async adult(name) {
      const { token } = await t.person(`${name}@example.org`);
      await t.call("PUT", "/api/mentor/me", { token, body: { adult: true, locale: "ru" } });
      return token;
    },
    async newChat(token) {
      const { json } = await t.call("POST", "/api/mentor/chats", { token });
      return chatSummarySchema.parse(json);
    },
    async chat(token, id) {
      return chatSchema.parse((await t.call("GET", `/api/mentor/chats/${id}`, { token })).json);
    },
    send: (token, chatId, body) => t.call("POST", `/api/mentor/chats/${chatId}/messages`, { token, body }),
    async whole(promise) {
      let over = false;
      const watched = promise.finally(() => (over = true));
      watched.catch(() => undefined);
      for (let step = 0; step < MAX_STEPS && !over; step++) {
        for (let turn = 0; step > PATIENT_FROM && turn < PATIENT_TURNS && !over; turn++) await settle();
        await clock.advance(STEP_MS);
      }
      if (!over) throw new Error("It has not come to an end");
      return watched;
    },
  };
}

/** A reader that finds nothing. */
export function blindReader(parts: Partial<ScreenshotReader> = {}): ScreenshotReader {
  return {
    read: async () => ({ ok: false, code: "mentor/nothing_readable" }),
    clean: async (bytes) => ({ ok: true, bytes, mime: "image/png", width: 1, height: 1 }),
    warm: () => undefined,
    close: async () => undefined,
    ...parts,
  };
}

/** A body that submits words. */
export function words(text: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { trigger: "submit-message", message: { parts: [{ type: "text", text }] }, ...more };
}

/** A body that submits a short chat. */
export function transcript(
  lines: readonly string[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  const messages = lines.map((text, index) => ({
    speaker: index % 2 === 0 ? "me" : "them",
    text,
    confidence: 1,
  }));
  const data = { transcript: { kind: "chat", language: "ru", messages } };
  return { trigger: "submit-message", message: { parts: [{ type: "data-transcript", data }] }, ...more };
}

/** The chunks of a stream's text, comments and the end mark left out. */
export function chunksOf(text: string): AnswerChunk[] {
  return text
    .split("\n\n")
    .filter((event) => event.startsWith("data: ") && event !== "data: [DONE]")
    .map((event) => JSON.parse(event.slice("data: ".length)) as AnswerChunk);
}

/** All words of a stream. */
export function textOf(text: string): string {
  return chunksOf(text)
    .map((chunk) => (chunk.type === "text-delta" ? chunk.delta : ""))
    .join("");
}
