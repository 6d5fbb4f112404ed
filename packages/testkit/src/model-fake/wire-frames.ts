// How four providers say the same text in a stream of server-sent events; the least their own clients accept.

export type Wire = "chat" | "responses" | "anthropic" | "google";

/** The provider's way of speaking that a request's path belongs to; null for none. */
export function wireOf(path: string): Wire | null {
  if (path.endsWith("/chat/completions")) return "chat";
  if (path.endsWith("/responses")) return "responses";
  if (path.endsWith("/messages")) return "anthropic";
  return /\/models\/[^/]+:streamGenerateContent/.test(path) ? "google" : null;
}

/** The frames before, for, and after the pieces of an answer. */
export interface Frames {
  readonly opening: readonly string[];
  readonly piece: (text: string) => string;
  readonly closing: readonly string[];
}

/** The frames of one wire. */
export function framesOf(wire: Wire): Frames {
  switch (wire) {
    case "chat":
      return chat;
    case "responses":
      return responses;
    case "anthropic":
      return anthropic;
    case "google":
      return google;
  }
}

function frame(data: object): string {
  const event = "type" in data && typeof data.type === "string" ? `event: ${data.type}\n` : "";
  return `${event}data: ${JSON.stringify(data)}\n\n`;
}

function chunk(delta: object, finishReason: string | null): string {
  return frame({
    id: "fake",
    object: "chat.completion.chunk",
    created: 0,
    model: "fake",
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });
}

const chat: Frames = {
  opening: [chunk({ role: "assistant", content: "" }, null)],
  piece: (text) => chunk({ content: text }, null),
  closing: [chunk({}, "stop"), "data: [DONE]\n\n"],
};

const message = { type: "message", id: "msg_1", role: "assistant", content: [] };
const responses: Frames = {
  opening: [
    frame({ type: "response.created", response: { id: "resp_1", created_at: 0, model: "fake" } }),
    frame({ type: "response.output_item.added", output_index: 0, item: message }),
  ],
  piece: (text) => frame({ type: "response.output_text.delta", item_id: "msg_1", delta: text }),
  closing: [
    frame({ type: "response.output_item.done", output_index: 0, item: message }),
    frame({ type: "response.completed", response: { usage: { input_tokens: 1, output_tokens: 1 } } }),
  ],
};

const anthropic: Frames = {
  opening: [
    frame({
      type: "message_start",
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "fake",
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }),
    frame({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
  ],
  piece: (text) => frame({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }),
  closing: [
    frame({ type: "content_block_stop", index: 0 }),
    frame({
      type: "message_delta",
      delta: { stop_reason: "end_turn", stop_sequence: null },
      usage: { output_tokens: 1 },
    }),
    frame({ type: "message_stop" }),
  ],
};

const google: Frames = {
  opening: [],
  piece: (text) => frame({ candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0 }] }),
  closing: [
    frame({
      candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: "STOP", index: 0 }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
    }),
  ],
};
