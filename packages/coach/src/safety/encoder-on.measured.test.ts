// The judgement as a server gives it, with the encoder and the remembered chats open (CO230): no dangerous case that is told without them
// may be lost to a second opinion, and ordinary ones stay ordinary. One opening for all; only chats of three messages or more are read.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useEncoder } from "../encoder/open-encoder.ts";
import { encoderBytes } from "../encoder/testing/encoder-bytes.ts";
import { useRememberedChats } from "../learnt/open-situations.ts";
import type { Language } from "../transcript/transcript.ts";
import { doubtOn } from "./check.ts";
import { judge } from "./judge.ts";
import { ask, readCases, readOrdinary, type SafetyCase } from "./testing/read-cases.ts";

const REMEMBERED = new URL("../learnt/data/remembered-chats.bin", import.meta.url);
/** What fewer messages say is not read as a whole. */
const MIN_MESSAGES = 3;
/** Each takes the encoder some forty milliseconds. */
const EVERY_ORDINARY = 2;

function chatsOf(cases: readonly SafetyCase[]): readonly SafetyCase[] {
  return cases.filter(({ question }) => (question.transcript?.messages.length ?? 0) >= MIN_MESSAGES);
}

/** Three messages that no list knows, each of another danger. */
const SHORT: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  ru: [
    ["всё нормально. раздал письма, ваше сверху", "какие письма", "прощальные. не приходите, поздно"],
    ["скан паспорта с двух сторон скинь, бронь оформлю", "а без него?", "горит же. и код из смс сразу"],
  ],
  en: [
    ["i'm ok. letters are all written, yours too", "what letters", "goodbye ones. don't come, it's late"],
    ["passport both sides please love, i book it", "can't i do it", "it ends tonight. and the code you get"],
  ],
};

describe("safety with the encoder", () => {
  const close: (() => void)[] = [];
  beforeAll(() => {
    close.push(useEncoder(encoderBytes()), useRememberedChats(new Uint8Array(readFileSync(REMEMBERED))));
  });
  afterAll(() => {
    for (const one of close) one();
  });

  it("[MF1] [CO230] loses none of the written dangers", () => {
    const dangerous = (half: "tuned" | "held-out" | "fresh") =>
      chatsOf(readCases(half)).filter(({ kind }) => kind !== null);
    for (const { kind, line, question } of dangerous("tuned")) expect(judge(question)?.kind, line).toBe(kind);
    const counted = [...dangerous("held-out"), ...dangerous("fresh")];
    const unheard = counted.filter(({ question }) => (judge(question) ?? doubtOn(question).check) === null);
    expect(counted.length).toBeGreaterThan(15);
    expect(unheard).toHaveLength(0);
  });

  it("[MF1] [CO230] raises no more alarms in ordinary chats than one in fifty", () => {
    const ordinary = chatsOf((["ru", "en"] as const).flatMap(readOrdinary)).filter(
      (_, at) => at % EVERY_ORDINARY === 0,
    );
    const alarmed = ordinary.filter(({ question }) => judge(question) !== null).map(({ line }) => line);
    expect(ordinary.length).toBeGreaterThan(20);
    expect(alarmed.length, alarmed.join("\n")).toBeLessThanOrEqual(ordinary.length / 50);
  });

  it("[MF1] [CO110] three messages that no list knows get help or a question", () => {
    for (const locale of ["ru", "en"] as const)
      for (const said of SHORT[locale]) {
        const messages = said.map((text, at) => ({
          speaker: at % 2 === 0 ? ("them" as const) : ("me" as const),
          text,
          confidence: 1,
        }));
        const question = ask({ locale, transcript: { kind: "chat", language: locale, messages } });
        expect(judge(question) ?? doubtOn(question).check, said.join(" / ")).not.toBeNull();
      }
  });
});
