// The model of situations: what it is learnt from, that it opens, and how it does on chats that it has not seen.
import { describe, expect, it } from "vitest";
import { readChatsAside, readLabelledChats } from "../../train/labelled-chats.ts";
import { LANGUAGES } from "../../train/lines.ts";
import learnt from "./data/situations.json" with { type: "json" };
import { graveSituation, situationOf } from "./open-situations.ts";
import { createSituations, GRAVE_SITUATIONS, SITUATIONS } from "./situation.ts";

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

  it("[CO178] most chats that it has not seen are among its three likeliest, and probabilities are shares of one", () => {
    const read = aside.map((chat) => ({
      chat,
      likely: situationOf(
        chat.messages.map((message) => ({ ...message, confidence: 1 })),
        chat.note,
        language,
      ).likely,
    }));
    for (const { likely } of read)
      expect(likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    const found = read.filter(({ chat, likely }) =>
      likely.slice(0, 3).some(({ id }) => id === chat.situation || chat.also.includes(id)),
    );
    expect(found.length / aside.length).toBeGreaterThanOrEqual(0.75);
  });

  it("[CO179] what is grave is told, and what is ordinary is seldom taken for it", () => {
    const probabilityOf = (chat: (typeof chats)[number]) =>
      graveSituation(
        { kind: "chat", language, messages: chat.messages.map((one) => ({ ...one, confidence: 1 })) },
        chat.note,
      )?.probability ?? 0;
    const isGrave = ({ situation, also }: (typeof chats)[number]) =>
      [situation, ...also].some((one) => GRAVE_SITUATIONS.some((id) => id === one));
    const [grave, other] = [aside.filter(isGrave), aside.filter((chat) => !isGrave(chat))];
    const alarmed = other.filter((chat) => probabilityOf(chat) >= 0.35).map(({ id }) => id);
    expect(alarmed.length / other.length, alarmed.join()).toBeLessThanOrEqual(0.1);
    const missed = grave.filter((chat) => probabilityOf(chat) < 0.35).map(({ id }) => id);
    expect(missed.length / grave.length, missed.join()).toBeLessThanOrEqual(0.35);
  });
});

it("[CO176] the same data of another shape is refused", () => {
  expect(() => createSituations({ ...learnt, labels: ["danger"] })).toThrow("Learnt for danger");
  expect(() => createSituations({ ...learnt, words: "AAAA" })).toThrow("weights of words");
});
