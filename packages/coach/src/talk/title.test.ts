// What a chat is called in the list (MC1): whom it is with and words that were said, never a topic that one keyword names.
import { describe, expect, it } from "vitest";
import type { Transcript } from "../transcript/transcript.ts";
import { titleFor } from "./title.ts";

const chat = (language: "ru" | "en", ...lines: readonly string[]): Transcript => ({
  kind: "chat",
  language,
  messages: lines.map((line) => ({
    speaker: line.startsWith("< ") ? "me" : "them",
    text: line.slice(2),
    confidence: 1,
  })),
});

describe("the title of a chat", () => {
  it("[MC1] quotes them, where a keyword would name another topic", () => {
    const busy = chat("ru", "< Аня, как ты?", "> сдаю отчёт до пятницы, голова кругом");
    expect(titleFor("", busy, "ru")).toBe("Аня: сдаю отчёт до пятницы, голова кругом");
    const away = chat(
      "en",
      "> Back from Karelia! A week offline",
      "< Oh nice! How was the weather?",
      "> Fine :)",
    );
    expect(titleFor("", away, "en")).toBe("Back from Karelia! A week offline");
  });

  it("[MC1] calls whoever the screenshot's header names by that name, and leaves the greeting out", () => {
    const named = {
      ...chat("ru", "> Привет! Слушай, а ты правда печёшь хлеб?"),
      them: { name: "Марина", gender: null },
    };
    expect(titleFor("", named, "ru")).toBe("Марина: Слушай, а ты правда печёшь хлеб?");
    expect(titleFor("", chat("en", "> Hey, how was the ramen place?"), "en")).toBe(
      "How was the ramen place?",
    );
  });

  it("[MC1] stands even where nothing can be read", () => {
    expect(titleFor("", chat("ru", "> 🙂", "< 👍"), "ru")).toBe("Переписка");
    expect(titleFor("", chat("en", "> hi"), "en")).toBe("Hi");
  });
});
