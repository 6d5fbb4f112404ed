// [CO227] Whoever wants to and cannot say yet is taken at their word: nothing is forgiven them, and nothing ended.
import { describe, expect, it } from "vitest";
import type { Language } from "../transcript/transcript.ts";
import { adviseFrom } from "./advise-from.ts";

function adviceOn(locale: Language, lines: readonly string[]) {
  const messages = lines.map((line) => ({
    speaker: line.startsWith("m: ") ? ("me" as const) : ("them" as const),
    text: line.replace(/^m: /u, ""),
    confidence: 1,
  }));
  const transcript = { kind: "chat", language: locale, messages } as const;
  const outcome = adviseFrom({
    intent: "reply",
    transcript,
    context: "",
    profile: "",
    notes: "",
    locale,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

const KEEN = /хотят, но пока не знают|want to and don't know/u;

describe("who wants to and cannot say yet", () => {
  it.each<[Language, readonly string[]]>([
    [
      "ru",
      [
        "m: пойдём в субботу в планетарий?",
        "я хочу! но могут вызвать",
        "давай в пятницу решим?",
        "m: ок",
        "не дуйся)) мне правда интересно",
      ],
    ],
    [
      "en",
      [
        "m: dinner next week?",
        "yes!! let me check my rota and get back to you",
        "m: sure",
        "sorry to be annoying lol i really want to",
      ],
    ],
  ])("[CO227] %s: is met with words for that", (locale, lines) => {
    const { summary, verdict, options } = adviceOn(locale, lines);
    expect(verdict).toBe("write_now");
    expect(summary).toMatch(KEEN);
    for (const { text } of options) expect(text).not.toMatch(/неприятно|мир|прощ|peace|hurt/u);
  });

  it.each<[Language, readonly string[]]>([
    ["ru", ["m: увидимся на неделе?", "хочется, но не готов пока ни с кем встречаться, извини"]],
    ["ru", ["m: ты где", "извини, правда забыл", "не обижайся", "m: я час ждала"]],
    ["en", ["m: coffee this week?", "super busy sorry", "m: next week?", "i'll let you know"]],
  ])("[CO227] %s: none of it", (locale, lines) => {
    expect(adviceOn(locale, lines).summary).not.toMatch(KEEN);
  });
});
