// [CO200] What the core calls well understood, counted on chats that nothing was learnt from: the promise is nine of ten.
import { describe, expect, it } from "vitest";
import { readChatsAside } from "../../train/labelled-chats.ts";
import { isRight } from "../../train/learn-doubt.ts";
import { NOTHING_LEFT_OUT } from "../chat/left-out.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { newest } from "../transcript/transcript.ts";
import { openReaders } from "../message/open-readers.ts";
import { decisionOn } from "./decide.ts";
import { readTalk } from "./read-talk.ts";

/** Some two hundred chats a language: nine of ten, less what chance takes of that. */
const RIGHT_WHERE_WELL = 0.85;
const FEWEST_WELL = 0.25;

describe.each(LANGUAGES)("chats aside in %s", (language) => {
  const read = readChatsAside(language).map((chat) => {
    const messages = chat.messages.map((one) => ({ ...one, confidence: 1 }));
    const beside = { intent: "reply", context: chat.note, profile: "", notes: "", language } as const;
    const talk = readTalk(
      newest(messages),
      { ...beside, kind: "chat", leftOut: NOTHING_LEFT_OUT },
      openReaders(language),
    );
    const decision = decisionOn(talk, { kind: "chat", language, messages }, [chat.note], [null], language);
    return { id: chat.id, isWell: decision.trust === "well", isRight: isRight(chat, decision) };
  });

  it("[CO200] what is called well understood is right, and a plain chat is not asked about", () => {
    const well = read.filter(({ isWell }) => isWell);
    const wrong = well.filter((one) => !one.isRight).map(({ id }) => id);
    expect(1 - wrong.length / well.length, wrong.join()).toBeGreaterThanOrEqual(RIGHT_WHERE_WELL);
    expect(well.length / read.length).toBeGreaterThanOrEqual(FEWEST_WELL);
  });

  it("[CO200] and it is right more often than what is asked about", () => {
    const share = (isWell: boolean) => {
      const some = read.filter((one) => one.isWell === isWell);
      return some.filter((one) => one.isRight).length / some.length;
    };
    expect(share(true)).toBeGreaterThan(share(false) + 0.2);
  });
});
