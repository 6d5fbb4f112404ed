// Which pieces of a chat are read, and to whom they belong. One sign is one piece here.
import { describe, expect, it } from "vitest";
import { MOST_PIECES } from "./encoder.ts";
import { chatPieces, cutChat, type EncodedChat } from "./windows.ts";

/** «me: » and «them: » are a piece each, and so is every letter after them. */
const tokenize = (text: string) => [
  { n: 100, m: 200, t: 300 }[text[0]!]!,
  ...Array.from(text.slice(text.indexOf(":") + 2), (sign) => sign.codePointAt(0)!),
];
const said = (...lines: string[]): EncodedChat["messages"] =>
  lines.map((line) => ({
    speaker: line.startsWith("+") ? "me" : line.startsWith("?") ? "unknown" : "them",
    text: line.slice(1),
  }));
const partsOf = (note: string, ...lines: string[]) =>
  chatPieces(tokenize, { note, messages: said(...lines) }).parts;
const sizes = (parts: readonly string[]) => {
  const count: Record<string, number> = {};
  for (const part of parts) count[part] = (count[part] ?? 0) + 1;
  return count;
};

describe("the windows of a chat", () => {
  it("[EN6] begin with the note, and every message says whose it is", () => {
    expect(chatPieces(tokenize, { note: "n", messages: said("+a", "-b") }).pieces).toEqual([
      0, 100, 110, 2, 200, 97, 300, 98, 2,
    ]);
    expect(partsOf("n", "+a", "-b")).toEqual([
      "mark",
      "note",
      "note",
      "mark",
      "me",
      "me",
      "them last",
      "them last",
      "mark",
    ]);
  });

  it("[EN6] take as the last turn all that the last one said without a break", () => {
    expect(sizes(partsOf("", "-a", "+b", "-c", "?d"))).toEqual({ mark: 3, them: 2, me: 2, "them last": 4 });
    expect(sizes(partsOf("", "+a", "+b"))).toEqual({ mark: 3, "me last": 4 });
  });

  it("[EN6] read a note without a chat, and nothing at all", () => {
    expect(sizes(partsOf("note"))).toEqual({ mark: 3, note: 5 });
    expect(partsOf("")).toEqual(["mark", "mark", "mark"]);
  });

  it("[EN6] keep the beginning of a long note and the end of a long chat", () => {
    const long = chatPieces(tokenize, {
      note: "n".repeat(500),
      messages: said("-x", `+${"a".repeat(500)}`, "-b"),
    });
    expect(sizes(long.parts)).toEqual({ mark: 3, note: 64, me: 126, "them last": 2 });
    expect(long.pieces.length).toBeLessThanOrEqual(MOST_PIECES);
    expect(long.pieces.slice(-3)).toEqual([300, 98, 2]);
  });

  it("[EN2] look at fifty messages and six hundred letters of each text", () => {
    const chat = cutChat({
      note: `  ${"n".repeat(900)}`,
      messages: said(...Array.from({ length: 80 }, (_, at) => `+${at}${"a".repeat(900)}`)),
    });
    expect([chat.note.length, chat.messages.length]).toEqual([600, 50]);
    expect(chat.messages[0]!.text.slice(0, 3)).toBe("30a");
    expect(chat.messages.every(({ text }) => text.length === 600)).toBe(true);
  });
});
