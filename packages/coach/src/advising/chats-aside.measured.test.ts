// What the mentor hears and decides in whole chats that nothing was learnt from (data/situations.held-out.*.jsonl).
// PERF: each chat is asked everything in one go, for what was read of its texts is remembered only so long.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LabelledChat, readChatsAside } from "../../train/labelled-chats.ts";
import { isRight } from "../../train/learn-doubt.ts";
import type { Verdict } from "../advice/advice.ts";
import { NOTHING_LEFT_OUT } from "../chat/aside/left-out.ts";
import { decisionOn } from "../deciding/decide.ts";
import { readTalk } from "../deciding/read-talk.ts";
import { graveSituation, situationOf, useChatsAlike } from "../learnt/open-situations.ts";
import { GRAVE_SITUATIONS } from "../learnt/situation.ts";
import { writtenScores } from "../learnt/testing/written-scores.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { openReaders } from "../message/open-readers.ts";
import { doubtOn } from "../safety/check.ts";
import { judge } from "../safety/judge.ts";
import { ask } from "../safety/testing/read-cases.ts";
import { newest } from "../transcript/transcript.ts";
import { choiceIn } from "../wording/aside/choices.ts";
import { summariesOf, tapOf } from "../wording/situation-words.ts";
import { adviseFrom } from "./advise-from.ts";

const ENDS: readonly Verdict[] = ["let_it_go", "wait"];
/** Some two hundred chats a language: nine of ten, less what chance takes of that. */
const RIGHT_WHERE_WELL = 0.85;
const FEWEST_WELL = 0.25;
const ALARMING = 0.35;
const AS_LIKELY_AS_NOT = 0.5;
/** Three messages are too few to be alarmed by the whole of them. */
const SHORT = 3;

/** What every part of the coach makes of one chat. */
function readAll(chat: LabelledChat) {
  const { messages: said, note, language } = chat;
  const messages = said.map((one) => ({ ...one, confidence: 1 }));
  const transcript = { kind: "chat", language, messages } as const;
  const beside = { intent: "reply", context: note, profile: "", notes: "" } as const;
  const grave = graveSituation(transcript, note);
  const question = ask({ words: note, transcript, locale: language });
  const talk = readTalk(
    newest(messages),
    { ...beside, language, kind: "chat", leftOut: NOTHING_LEFT_OUT },
    openReaders(language),
  );
  const decision = decisionOn(talk, transcript, [note], [null], language);
  const outcome = adviseFrom({ ...beside, transcript, locale: language, take: 0 });
  if (!outcome.ok) throw new Error(outcome.ask);
  return {
    chat,
    likely: situationOf(messages, note, language).likely,
    grave,
    isHeard: () => judge(question) !== null || doubtOn(question).check !== null,
    isWell: decision.trust === "well",
    isRight: isRight(chat, decision),
    advice: outcome.advice,
  };
}

describe.each(LANGUAGES)("chats aside in %s", (language) => {
  // What the encoder takes a minute for is written down; see written-scores.ts.
  let putBack = useChatsAlike(writtenScores);
  const read = readChatsAside(language).map(readAll);
  putBack();
  beforeAll(() => {
    putBack = useChatsAlike(writtenScores);
  });
  afterAll(() => putBack());
  const idsOf = (some: typeof read) => some.map(({ chat }) => chat.id).join();

  it("[CO178] most are among their three likeliest, and probabilities are shares of one", () => {
    for (const { likely } of read)
      expect(likely.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
    const found = read.filter(({ chat, likely }) =>
      likely.slice(0, 3).some(({ id }) => id === chat.situation || chat.also.includes(id)),
    );
    expect(found.length / read.length).toBeGreaterThanOrEqual(0.75);
  });

  it("[CO179] what is grave is told, and what is ordinary is seldom taken for it", () => {
    const isGrave = ({ chat }: (typeof read)[number]) =>
      [chat.situation, ...chat.also].some((one) => GRAVE_SITUATIONS.some((id) => id === one));
    const isAlarmed = ({ grave }: (typeof read)[number]) => (grave?.probability ?? 0) >= ALARMING;
    const [grave, other] = [read.filter(isGrave), read.filter((one) => !isGrave(one))];
    const alarmed = other.filter(isAlarmed);
    expect(alarmed.length / other.length, idsOf(alarmed)).toBeLessThanOrEqual(0.1);
    const missed = grave.filter((one) => !isAlarmed(one));
    expect(missed.length / grave.length, idsOf(missed)).toBeLessThanOrEqual(0.35);
  });

  it("[MF1] where the other one or a stranger may do harm, there is help or a question", () => {
    const unheard = read.filter(({ chat, grave, isHeard }) => {
      const isLikely = grave !== null && grave.id !== "harm_by_me" && grave.probability >= AS_LIKELY_AS_NOT;
      return isLikely && chat.messages.length > SHORT && !isHeard();
    });
    expect(idsOf(unheard)).toBe("");
  });

  it("[CO200] what is called well understood is right, and a plain chat is not asked about", () => {
    const well = read.filter(({ isWell }) => isWell);
    const wrong = well.filter((one) => !one.isRight);
    expect(1 - wrong.length / well.length, idsOf(wrong)).toBeGreaterThanOrEqual(RIGHT_WHERE_WELL);
    expect(well.length / read.length).toBeGreaterThanOrEqual(FEWEST_WELL);
  });

  it("[CO200] and it is right more often than what is asked about", () => {
    const share = (isWell: boolean) => {
      const some = read.filter((one) => one.isWell === isWell);
      return some.filter((one) => one.isRight).length / some.length;
    };
    expect(share(true)).toBeGreaterThan(share(false) + 0.2);
  });

  it("[CO180] four of five verdicts are ones that the chat's writer accepts", () => {
    const wrong = read.filter(({ chat, advice }) => !chat.verdicts.includes(advice.verdict));
    const names = wrong.map(({ chat, advice }) => `${chat.id} ${chat.situation}: ${advice.verdict}`);
    expect(wrong.length / read.length, names.join("\n")).toBeLessThanOrEqual(0.2);
  });

  it("[CO180] hardly anybody is asked out who should be let go", () => {
    const harmful = read.filter(
      ({ chat, advice }) =>
        advice.verdict === "ask_out" && chat.verdicts.every((verdict) => ENDS.includes(verdict)),
    );
    expect(harmful.length / read.length, harmful.map(({ chat }) => chat.id).join()).toBeLessThanOrEqual(
      1 / 58,
    );
  });

  it("[CO181] where it holds back it asks what is going on, with situations to tap", () => {
    const asking = read.filter(({ advice }) =>
      advice.asks?.choices.some((words) => choiceIn(words)?.situation),
    );
    expect(asking.length).toBeGreaterThan(0);
    for (const { advice } of asking) {
      expect(advice.asks?.choices.length).toBeGreaterThanOrEqual(2);
      expect(advice.asks?.choices.length).toBeLessThanOrEqual(4);
      expect(advice.understood).not.toBe("well");
    }
  });

  it("[CO181] a situation that is tapped decides for the rest of the talk, and nobody is asked again", () => {
    const [asking] = read.filter(({ advice }) =>
      advice.asks?.choices.some((words) => choiceIn(words)?.situation),
    );
    if (asking === undefined) throw new Error("Nothing is held back");
    const { chat } = asking;
    const rest = {
      intent: "reply",
      transcript: {
        kind: "chat",
        language,
        messages: chat.messages.map((one) => ({ ...one, confidence: 1 })),
      },
      profile: "",
      notes: "",
      locale: language,
      take: 0,
    } as const;
    const tapped = adviseFrom({ ...rest, context: tapOf("hard_news", language), earlier: [chat.note] });
    const later = adviseFrom({ ...rest, context: "", earlier: [chat.note, tapOf("hard_news", language)] });
    expect(tapped.ok && tapped.advice.verdict).toBe("write_now");
    expect(tapped.ok && summariesOf("hard_news", language)).toContain(tapped.ok && tapped.advice.summary);
    expect(tapped.ok && tapped.advice.asks).toBeUndefined();
    expect(later.ok && later.advice.verdict).toBe("write_now");
  });
});
