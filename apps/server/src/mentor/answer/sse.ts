// The AI SDK's UI message stream as bytes: one server-sent event per chunk, the mark of its version, no cache, no proxy
// that holds it back. Chunks are encoded once, however many read them.
import type { InferUIMessageChunk, UIMessage } from "ai";
import type { MessageMetadata, TranscriptPart, AdvicePart } from "@fitil/contracts";

/** What a stream of ours may carry, in the SDK's own types. */
export type AnswerChunk = InferUIMessageChunk<
  UIMessage<MessageMetadata, { advice: AdvicePart; transcript: TranscriptPart }>
>;

/** As the SDK sends them; `no-transform` keeps a proxy from compressing the stream. */
export const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-cache, no-store, no-transform",
  "x-vercel-ai-ui-message-stream": "v1",
  "x-accel-buffering": "no",
} as const;

/** One chunk as an event. */
export function encodeChunk(chunk: AnswerChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** The last event of every stream. */
export const STREAM_END = "data: [DONE]\n\n";
/** A comment: keeps a quiet connection open, and tells a reader nothing. */
export const HEARTBEAT = ": still writing\n\n";
