// What a person sends into a chat, in either of two shapes: our own, and the one that the AI SDK's default transport
// sends (the whole conversation; only its last message of the person's is taken, the rest is known here).
import { INTENTS, mentorLanguageSchema, sendMessageSchema } from "@fitil/contracts";
import { z } from "zod";
import type { Wish } from "../question/wish.ts";
import { readBody } from "./read-body.ts";
import type { ParsedBody } from "./read-body.ts";

const MAX_SDK_MESSAGES = 2_000;
const sdkId = z.string().min(1).max(200);
const sdkMessageSchema = z.object({
  id: sdkId,
  role: z.enum(["user", "assistant", "system"]),
  parts: z.array(z.unknown()).max(200),
});
const sdkSchema = z.object({
  messages: z.array(sdkMessageSchema).min(1).max(MAX_SDK_MESSAGES),
  trigger: z.enum(["submit-message", "regenerate-message"]),
  messageId: sdkId.nullish(),
  intent: z.enum(INTENTS).optional(),
  locale: mentorLanguageSchema.optional(),
});

/** The wish in a body of either shape; codes as of `readBody`. */
export function readWish(body: unknown): ParsedBody<Wish> {
  const isSdk = typeof body === "object" && body !== null && "messages" in body;
  if (isSdk) return readSdkWish(body);
  const parsed = readBody(sendMessageSchema, body);
  if (!parsed.ok) return parsed;
  const { data } = parsed;
  if (data.trigger === "regenerate-message")
    return {
      ok: true,
      data: { kind: "regenerate", messageId: data.messageId, locale: data.locale, by: data.by },
    };
  const { message, parentId, intent, locale } = data;
  return { ok: true, data: { kind: "submit", message, parentId, insteadOf: null, intent, locale } };
}

function readSdkWish(body: object): ParsedBody<Wish> {
  const parsed = readBody(sdkSchema, body);
  if (!parsed.ok) return parsed;
  const { messages, trigger, messageId, intent, locale } = parsed.data;
  const at = messages.findLastIndex(({ role }) => role === "user");
  const last = messages[at];
  if (last === undefined) return { ok: false, code: "request/bad" };
  if (trigger === "regenerate-message")
    return { ok: true, data: { kind: "regenerate", messageId: messageId ?? last.id, locale } };
  // The same rules as for our own shape: what a message may hold is said in one place.
  const checked = readBody(sendMessageSchema, {
    trigger: "submit-message",
    message: { ...(isOwnId(last.id) && { id: last.id }), parts: last.parts },
    ...(intent !== undefined && { intent }),
  });
  if (!checked.ok) return checked;
  if (checked.data.trigger !== "submit-message") return { ok: false, code: "request/bad" };
  const { message } = checked.data;
  const before = messages[at - 1];
  return {
    ok: true,
    data: {
      kind: "submit",
      message: messageId ? { parts: message.parts } : message,
      parentId: before?.id,
      insteadOf: messageId ?? null,
      intent,
      locale,
    },
  };
}

function isOwnId(id: string): boolean {
  return /^[A-Za-z0-9_-]{6,64}$/.test(id);
}
