// The model of situations: what it is learnt from, and that it opens (how it does: advising/chats-aside.measured.test.ts).
import { describe, expect, it } from "vitest";
import { readChatsAside, readLabelledChats } from "../../train/labelled-chats.ts";
import { LANGUAGES } from "../../train/lines.ts";
import learnt from "./data/situations.json" with { type: "json" };
import { createSituations, SITUATIONS } from "./situation.ts";

const FEWEST = 5;

describe.each(LANGUAGES)("labelled chats in %s", (language) => {
  const chats = readLabelledChats(language);
  const aside = readChatsAside(language);
  const said = (chat: (typeof chats)[number]) => chat.messages.map(({ text }) => text).join("\n");

  it("[CO177] there are enough of every situation, each once, and none that is kept aside", () => {
    for (const id of SITUATIONS)
      expect(chats.filter(({ situation }) => situation === id).length, id).toBeGreaterThanOrEqual(FEWEST);
    expect(chats.length).toBeGreaterThanOrEqual(800);
    const all = [...chats, ...aside].map(said);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(chats.map(({ id }) => id)).size).toBe(chats.length);
  });
});

it("[CO176] the same data of another shape is refused", () => {
  expect(() => createSituations({ ...learnt, labels: ["danger"] })).toThrow("Learnt for danger");
  expect(() => createSituations({ ...learnt, words: "AAAA" })).toThrow("weights of words");
});
