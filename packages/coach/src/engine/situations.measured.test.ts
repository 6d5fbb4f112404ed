// What the mentor decides on whole chats that nothing was learnt from (data/situations.held-out.*.jsonl), and what its words for a
// situation must hold.
import { describe, expect, it } from "vitest";
import { type LabelledChat, readChatsAside } from "../../train/labelled-chats.ts";
import { adviseFrom } from "./advise-from.ts";
import { TONES, type Verdict } from "../advice/advice.ts";
import { SITUATIONS } from "../learnt/situation.ts";
import { asksOrPushes } from "../safety/boundaries.ts";
import { urgesOn } from "../safety/urges.ts";
import { choiceIn } from "../wording/choices.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { BY_NOTE, HELD_BACK, moveOf, type SituationOrGroup } from "../deciding/situation.ts";
import { situationCases, summariesOf, tapOf } from "../wording/situation-words.ts";

const ENDS: readonly Verdict[] = ["let_it_go", "wait"];

function adviceOn({ messages, note, language }: LabelledChat) {
  const outcome = adviseFrom({
    intent: "reply",
    transcript: { kind: "chat", language, messages: messages.map((one) => ({ ...one, confidence: 1 })) },
    context: note,
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

describe.each(LANGUAGES)("chats aside in %s", (language) => {
  const read = readChatsAside(language).map((chat) => ({ chat, advice: adviceOn(chat) }));

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

describe.each(LANGUAGES)("words for situations in %s", (language) => {
  const cases = situationCases(language);
  const of = (told: SituationOrGroup) => cases.filter(({ move }) => move === moveOf(told));

  it("[CO182] every one has three messages a tone, and what ends a talk neither asks nor pushes", () => {
    for (const told of [...SITUATIONS, ...HELD_BACK, ...BY_NOTE])
      for (const tone of TONES)
        expect(
          of(told).filter((each) => each.tone === tone).length,
          `${told} ${tone}`,
        ).toBeGreaterThanOrEqual(3);
    for (const told of ["stop", "soft_no", "fading", "group_no"] as const) {
      for (const { say } of of(told)) expect(asksOrPushes(say), say).toBe(false);
      for (const words of summariesOf(told, language)) expect(urgesOn(words), words).toBe(false);
    }
  });

  it("[CO182] every answer to tap is one's own", () => {
    const taps = SITUATIONS.map((id) => tapOf(id, language));
    expect(new Set(taps).size).toBe(SITUATIONS.length);
    for (const id of SITUATIONS) expect(choiceIn(tapOf(id, language))?.situation).toBe(id);
    for (const words of taps) expect(words.length).toBeLessThanOrEqual(60);
  });
});
