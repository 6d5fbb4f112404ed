// What goes to the server when the AI SDK wants to send (MC1): only the new message and its place, never the whole talk.
// Pure.
import type { MentorLanguage, SendMessage } from "@fitil/contracts";
import type { ThreadMessage } from "./thread-message.ts";

export interface SendOrder {
  readonly trigger: "submit-message" | "regenerate-message";
  readonly messageId: string | undefined;
  /** The shown branch; for a new message it is the last one. */
  readonly messages: readonly ThreadMessage[];
  readonly locale: MentorLanguage;
  /** The built-in mentor is to answer, whichever model there is; of an answer that is asked for anew. */
  readonly isBuiltIn?: boolean;
}

type WrittenPart = Extract<SendMessage, { trigger: "submit-message" }>["message"]["parts"][number];

/** The body of the call. @throws when there is nothing to send, which is a bug of the caller. */
export function sendBody(order: SendOrder): SendMessage {
  const last = order.messages.at(-1);
  if (order.trigger === "regenerate-message") {
    const messageId = order.messageId ?? last?.id;
    if (messageId === undefined) throw new Error("Nothing to answer anew.");
    return {
      trigger: "regenerate-message",
      messageId,
      locale: order.locale,
      ...(order.isBuiltIn === true && { by: "built-in" as const }),
    };
  }
  if (last === undefined || last.role !== "user") throw new Error("The last message is not the person's.");
  const intent = last.metadata?.intent;
  return {
    trigger: "submit-message",
    message: {
      id: last.id,
      parts: last.parts.flatMap((part): WrittenPart[] => {
        if (part.type === "text") return [{ type: "text", text: part.text }];
        return part.type === "data-transcript" ? [{ type: "data-transcript", data: part.data }] : [];
      }),
    },
    parentId: order.messages.at(-2)?.id ?? null,
    ...(intent === undefined ? {} : { intent }),
    locale: order.locale,
  };
}
