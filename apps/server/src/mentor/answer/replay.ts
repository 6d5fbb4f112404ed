// The same message came again after it had been answered: its stored answer once more, as a stream that is over.
import type { Readable } from "node:stream";
import type { MentorMessage } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import { createLiveAnswer } from "./live-answer.ts";

/** A stored answer in chunks. */
export function replayAnswer(clock: Clock, { id, metadata, parts }: MentorMessage): Readable {
  const live = createLiveAnswer(clock);
  live.send({ type: "start", messageId: id, messageMetadata: metadata });
  for (const [index, part] of parts.entries()) {
    const textId = `text-${index}`;
    switch (part.type) {
      case "text":
        live.send({ type: "text-start", id: textId });
        live.send({ type: "text-delta", id: textId, delta: part.text });
        live.send({ type: "text-end", id: textId });
        break;
      case "data-advice":
        live.send({ type: "data-advice", id: part.id ?? textId, data: part.data });
        break;
      case "data-transcript":
        live.send({ type: "data-transcript", id: part.id ?? textId, data: part.data });
        break;
    }
  }
  live.send({ type: "finish", finishReason: "stop", messageMetadata: metadata });
  live.end();
  return live.read();
}
