// For tests only: all messages of a chat, as whoever reads the chat gets them.
import { text } from "node:stream/consumers";
import { mentorMessageSchema } from "@fitil/contracts";
import type { MentorMessage } from "@fitil/contracts";
import { jsonStream } from "../../http/json-stream.ts";
import { WHOLE_CHAT } from "../store/message-pages.ts";
import type { Messages } from "../store/messages.ts";

/** Every branch, parents before their children. */
export async function readMessages(messages: Messages, chatId: string): Promise<MentorMessage[]> {
  const written = await text(jsonStream(messages.written(chatId, WHOLE_CHAT)));
  return mentorMessageSchema.array().parse(JSON.parse(written));
}
