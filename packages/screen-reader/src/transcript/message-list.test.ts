// Talks without bubbles, on words written by hand.
import { describe, expect, it } from "vitest";
import type { OcrWord } from "../screen/screen-layout.ts";
import { composePage } from "./compose-page.ts";

/** Words of lines; `>` before a line puts it further below the one above. */
function page(...lines: string[]): OcrWord[] {
  let y = 0;
  return lines.flatMap((line, row) => {
    const apart = line.startsWith(">");
    y += apart ? 70 : 44;
    return (apart ? line.slice(1) : line).split(" ").map((text, column) => ({
      text,
      confidence: 0.95,
      box: { x: column * 80, y, width: 60, height: 30 },
      line: row,
    }));
  });
}

function messagesOf(words: readonly OcrWord[]): readonly string[] {
  const outcome = composePage(words);
  if (!outcome.ok) return [outcome.code];
  const { kind, messages } = outcome.transcript;
  return [kind, ...messages.map(({ speaker, text }) => `${speaker}: ${text}`)];
}

describe("a list of messages without bubbles", () => {
  it("[MS1] names with times are headings; «You» is oneself; a gap begins another message", () => {
    const words = page(
      "# mia",
      ">M Mia 9:14 AM",
      "Is that a llama in",
      "your third photo?",
      ">You 9:20 AM",
      "Yes, his name is Gary",
      ">And he hates me",
      ">Mia Today at 9:21",
      "Gary has taste",
    );
    expect(messagesOf(words)).toEqual([
      "chat",
      "them: Is that a llama in your third photo?",
      "me: Yes, his name is Gary",
      "me: And he hates me",
      "them: Gary has taste",
    ]);
  });

  it("[MS1] without «You» nobody can say who is who", () => {
    const words = page(
      "Аня 10:01",
      "Ты уже проснулся?",
      ">Олег 10:05",
      "Почти, варю кофе",
      ">Аня 10:06",
      "Мне тоже, пожалуйста",
      ">Олег 10:07",
      "Договорились",
    );
    expect(messagesOf(words)).toEqual([
      "chat",
      "unknown: Ты уже проснулся?",
      "unknown: Почти, варю кофе",
      "unknown: Мне тоже, пожалуйста",
      "unknown: Договорились",
    ]);
  });

  it("[MS4] a profile that names an hour is still a profile", () => {
    const words = page("Nora 31", "Coffee before 8:00", "Running after 19:30", "Never home at 20:15");
    expect(messagesOf(words)[0]).toBe("profile");
  });
});
