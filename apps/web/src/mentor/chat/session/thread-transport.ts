// How the AI SDK reaches our server: one message a call, the person's token on it, and refusals with their code.
import type { MentorLanguage } from "@fitil/contracts";
import { DefaultChatTransport } from "ai";
import { CallFailed, call } from "../../../lib/http/http.ts";
import { messagesPath } from "../../../lib/http/mentor-api.ts";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";
import { sendBody } from "./send-body.ts";
import type { ThreadMessage } from "./thread-message.ts";

export interface TransportDeps {
  readonly chatId: string;
  readonly api: Pick<MentorApi, "respond">;
  readonly language: () => MentorLanguage;
}

/** The transport of one chat. A refused call rejects with `CallFailed`, a lost one with a `TypeError`. */
export function createTransport({
  chatId,
  api,
  language,
}: TransportDeps): DefaultChatTransport<ThreadMessage> {
  const path = messagesPath(chatId);
  return new DefaultChatTransport<ThreadMessage>({
    api: path,
    fetch: async (url, init = {}) => {
      const plain = { ...init, headers: Object.fromEntries(new Headers(init.headers)) };
      const response = await api.respond(url instanceof Request ? url.url : url.toString(), plain);
      if (response.ok) return response;
      const refused = await call(() => Promise.resolve(response), path, {});
      throw refused.ok ? new TypeError("garbled") : new CallFailed(refused.failure);
    },
    prepareSendMessagesRequest: ({ messages, trigger, messageId, body }) => ({
      body: sendBody({
        messages,
        trigger,
        messageId,
        locale: language(),
        isBuiltIn: body?.["by"] === "built-in",
      }),
    }),
    prepareReconnectToStreamRequest: () => ({ api: path.replace(/\/messages$/, "/stream") }),
  });
}
