// All words of a message, for search.
import { withHints } from "@fitil/contracts";
import type { MessagePart } from "@fitil/contracts";

/** Texts, transcript lines, questions back, options and help, one after the other. */
export function linesOf(parts: readonly MessagePart[]): string[] {
  return parts.flatMap(textsOf);
}

function textsOf(part: MessagePart): string[] {
  switch (part.type) {
    case "text":
      return [part.text];
    case "data-transcript":
      return [
        part.data.transcript.them?.name ?? "",
        ...part.data.transcript.messages.map(({ text }) => text),
      ].filter((line) => line !== "");
    case "data-advice":
      return [
        part.data.asks?.question ?? "",
        ...part.data.options.map(({ text = "", gaps }) => withHints(text, gaps)),
        part.data.help?.text ?? "",
      ].filter((line) => line !== "");
  }
}
