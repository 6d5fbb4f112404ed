// What chats alike say of the chats that are kept aside, as training wrote it down: encoding them anew takes a test a minute. That it is
// what encoder and remembered chats say is a test of its own (`chats-alike.measured.test.ts`).
import { cutChat, type EncodedChat } from "../../encoder/windows.ts";
import { fromBase64 } from "../../words/base64.ts";
import { hashOf } from "../features.ts";
import type { ChatsAlike } from "../open-situations.ts";
import { SITUATIONS } from "../situation.ts";
import written from "./written-scores.json" with { type: "json" };

/** What one step of a written score is worth. */
export const SCORE_STEP = 1 / 4096;

/** By which a chat is found again. */
export function scoreKey(chat: EncodedChat): string {
  const { note, messages } = cutChat(chat);
  return String(hashOf(JSON.stringify([note, messages.map(({ speaker, text }) => [speaker, text])])));
}

/** What was written down; null for any other chat. */
export const writtenScores: ChatsAlike = (chat) => {
  const found = (written as Readonly<Record<string, string>>)[scoreKey(chat)];
  if (found === undefined) return null;
  const steps = new Int16Array(fromBase64(found).buffer);
  if (steps.length !== SITUATIONS.length) throw new Error(`${steps.length} scores are written down`);
  return Float64Array.from(steps, (step) => step * SCORE_STEP);
};
