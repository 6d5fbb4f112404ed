// [MF1] A no is heard in whatever words it is said, so that no model's answer asks again after it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { noStands } from "./no-stands.ts";

const INVITATION = { ru: "Может, сходим куда-нибудь в субботу?", en: "Fancy going out on Saturday?" };
const NOES = ["refusal", "boundary"];
const LIKE_NOES = [...NOES, "soft_refusal", "dodge", "farewell", "busy", "self_harm"];

interface HeldOut {
  readonly text: string;
  readonly acts: readonly string[];
}

describe.each(["ru", "en"] as const)("noes in chats (%s)", (language) => {
  const file = join(import.meta.dirname, `../../data/acts.held-out.${language}.jsonl`);
  const lines = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as HeldOut);
  const heard = (text: string) =>
    noStands({
      kind: "chat",
      language,
      messages: [
        { speaker: "me", text: INVITATION[language], confidence: 1 },
        { speaker: "them", text, confidence: 1 },
      ],
    });

  it("[MF1] of clear ones that nobody tuned on at least 95 in a hundred stand", () => {
    const noes = lines.filter(({ acts }) => acts.some((act) => NOES.includes(act)));
    expect(noes.length).toBeGreaterThan(20);
    expect(noes.filter(({ text }) => heard(text)).length / noes.length).toBeGreaterThanOrEqual(0.95);
  });

  it("[MF1] of other messages at most three in a hundred are taken for one", () => {
    const others = lines.filter(({ acts }) => !acts.some((act) => LIKE_NOES.includes(act)));
    expect(others.filter(({ text }) => heard(text)).length / others.length).toBeLessThanOrEqual(0.03);
  });

  it("[MF1] one that was said before sixty messages of mine stands", () => {
    const mine = Array.from({ length: 60 }, () => ({ speaker: "me", text: "ау", confidence: 1 }) as const);
    const text = language === "ru" ? "Не пиши мне больше" : "Please don't text me again";
    const messages = [{ speaker: "them", text, confidence: 1 } as const, ...mine];
    expect(noStands({ kind: "chat", language, messages })).toBe(true);
  });

  it("[MF1] nothing stands where there is no chat", () => {
    expect(noStands(null)).toBe(false);
    expect(noStands({ kind: "profile", language, messages: [] })).toBe(false);
  });
});
