// Every particular is found in a chat of its own, and not in one that only looks so.
import { describe, expect, it } from "vitest";
import { readChat } from "../../engine/read-chat.ts";
import type { Language } from "../../transcript/transcript.ts";
import { FOOTINGS } from "../footing.ts";
import { cuesOf } from "../cues.ts";
import { particularOf } from "./particulars.ts";
import { EXAMPLES, type ParticularExample } from "./testing/examples.ts";
import { WRITTEN } from "./written.ts";

/** What an example's last turn has come to. */
function foundIn({ chat: lines, note = "" }: ParticularExample, language: Language): string | null {
  const messages = lines.map((line) => ({
    speaker: line.startsWith("m: ") ? ("me" as const) : ("them" as const),
    text: line.replace(/^m: /u, ""),
    confidence: 1,
  }));
  const chat = { kind: "chat" as const, language, messages };
  const { read, decision } = readChat(
    { intent: "reply", transcript: chat, context: note, profile: "", notes: "", locale: language, take: 0 },
    chat,
    language,
  );
  return particularOf(read, decision.told, { ...read.facts, ...cuesOf(read) }, note, language);
}

describe.each(["ru", "en"] as const)("particulars in %s", (language) => {
  it("[CO215] each is found in its own examples and in none that only looks so", () => {
    const wrong = EXAMPLES[language].flatMap((example) => {
      const found = foundIn(example, language);
      return (found === example.id) === (example.not !== true)
        ? []
        : [`${example.id}: ${String(found)} in ${example.chat.join(" / ")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("[CO215] ids are used once, footings exist, and both languages know the same", () => {
    const ids = WRITTEN[language].all.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(
      WRITTEN[language].all.flatMap(({ on }) => on).filter((footing) => !FOOTINGS.includes(footing)),
    ).toEqual([]);
    expect(ids.toSorted()).toEqual(WRITTEN.ru.all.map(({ id }) => id).toSorted());
  });
});
