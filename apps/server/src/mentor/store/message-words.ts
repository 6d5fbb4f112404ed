// All words of a message, for search, and the few of them that make a title.
import { MAX_CHAT_TITLE } from "@fitil/contracts";
import type { MessagePart } from "@fitil/contracts";

/** Texts, transcript lines and options, one after the other. */
export function linesOf(parts: readonly MessagePart[]): string[] {
  return parts.flatMap(textsOf);
}

function textsOf(part: MessagePart): string[] {
  switch (part.type) {
    case "text":
      return [part.text];
    case "data-transcript":
      return part.data.transcript.messages.map(({ text }) => text);
    case "data-advice":
      return part.data.options.map(({ text }) => text ?? "");
  }
}

const TITLE_LENGTH = 48;

/** The first words of a message as a title: what the person wrote, else what was said last in their screenshot. */
export function titleOf(parts: readonly MessagePart[]): string {
  const written = parts.map((part) => (part.type === "text" ? part.text : "")).join(" ");
  if (written.trim() !== "") return shorten(written);
  const said = parts.flatMap((part) =>
    part.type === "data-transcript" ? part.data.transcript.messages : [],
  );
  const last =
    said.findLast(({ speaker, text }) => speaker === "them" && text.trim() !== "") ??
    said.findLast(({ text }) => text.trim() !== "");
  return last === undefined ? "" : quote(shorten(last.text));
}

/** In the quotes of its own letters. */
function quote(text: string): string {
  return /\p{Script=Cyrillic}/u.test(text) ? `«${text}»` : `“${text}”`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim().slice(0, MAX_CHAT_TITLE);
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line
    .slice(0, TITLE_LENGTH)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > TITLE_LENGTH / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:–—-]+$/, "")}…`;
}
