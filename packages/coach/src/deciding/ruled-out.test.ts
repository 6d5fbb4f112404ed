// What single phrases of a talk rule out: no fault of theirs beside «прости, что гружу», no money beside “text me when you're home”.
import { describe, expect, it } from "vitest";
import { SITUATIONS } from "../learnt/situation.ts";
import { NOTHING_LEFT_OUT } from "../chat/aside/left-out.ts";
import { openReaders } from "../message/open-readers.ts";
import ruledOut from "./data/ruled-out.json" with { type: "json" };
import { readTalk } from "./read-talk.ts";

function readOf(language: "ru" | "en", ...lines: readonly (readonly ["me" | "them", string])[]) {
  return readTalk(
    lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
    {
      intent: "reply",
      context: "",
      profile: "",
      notes: "",
      language,
      kind: "chat",
      leftOut: NOTHING_LEFT_OUT,
    },
    openReaders(language),
  );
}

describe("what a talk rules out", () => {
  it("[CO222] names facts of a talk and situations", () => {
    const { facts } = readOf("en", ["them", "hey you"]);
    for (const [fact, out] of Object.entries(ruledOut)) {
      expect(facts[fact], fact).toBeDefined();
      for (const id of out) expect(SITUATIONS, id).toContain(id);
    }
  });

  it.each([
    ["ru", "опять не сплю третью ночь. извини, что вываливаю на тебя"],
    ["ru", "сорян за нытьё, неделя такая"],
    ["en", "my sister stopped talking to me. sorry to dump all this on you"],
    ["en", "sorry im being so dramatic"],
  ] as const)("[CO222] %s, «%s» is no apology", (language, text) => {
    const { facts, row } = readOf(language, ["me", "как ты / how are you"], ["them", text]);
    expect(facts["sorry_heavy"]).toBe(1);
    expect(facts["their_apology"]).toBe(0);
    expect(row.move).not.toBe("answer_apology");
  });

  it.each([
    ["ru", "извини, что опоздал вчера"],
    ["en", "sorry i was so late yesterday"],
  ] as const)("[CO222] %s, «%s» is one", (language, text) => {
    expect(readOf(language, ["me", "эй / hey"], ["them", text]).facts["sorry_heavy"]).toBe(0);
  });

  it.each([
    ["ru", "отпишись как доберёшься домой, ладно?"],
    ["en", "text me when you're home ok"],
    ["en", "share your location til you get there pls"],
  ] as const)("[CO222] %s, «%s» cares that one gets home", (language, text) => {
    expect(readOf(language, ["them", text]).facts["cares_arrival"]).toBe(1);
  });

  it("[CO222] somebody's name is no place to meet", () => {
    const { filling } = readOf(
      "ru",
      ["me", "в воскресенье на лыжи?"],
      ["them", "вс никак, у сестры новоселье"],
      ["them", "давай во вторник в 6?"],
    );
    expect(filling.there ?? "").not.toContain("сестр");
  });
});
