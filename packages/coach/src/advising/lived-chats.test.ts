// Chats as people live them, with the verdicts that whoever wrote them accepts (data/chats.*.jsonl): how many are read right.
import { describe, expect, it } from "vitest";
import { readChats, verdictOn } from "../../train/chats.ts";

describe.each([
  ["ru", "learn", 58],
  ["en", "learn", 58],
  ["ru", "held-out", 17],
  ["en", "held-out", 17],
] as const)("chats in %s (%s)", (language, part, least) => {
  const chats = readChats(language, part);
  const read = chats.map((chat) => ({ chat, verdict: verdictOn(chat, language) }));

  it("[CO30] most verdicts are ones that the chat's writer accepts", () => {
    const wrong = read.filter(({ chat, verdict }) => verdict === "help" || !chat.verdicts.includes(verdict));
    const names = wrong.map(({ chat, verdict }) => `${chat.id} ${chat.situation}: ${verdict}`);
    expect(chats.length - wrong.length, names.join("\n")).toBeGreaterThanOrEqual(least);
  });

  it("[MF1] none asks out where only leaving it is right", () => {
    const asked = read.filter(
      ({ chat, verdict }) => chat.verdicts.join() === "let_it_go" && verdict === "ask_out",
    );
    expect(asked.map(({ chat }) => chat.id)).toEqual([]);
  });
});
