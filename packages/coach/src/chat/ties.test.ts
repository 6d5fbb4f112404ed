// [CO202] What binds the two: told beside the chat or said in it, in both languages, and look-alikes that bind nobody.
import { describe, expect, it } from "vitest";
import { tieFacts } from "./ties.ts";

const TOLD = {
  together: [
    "мы вместе уже два года",
    "она моя девушка, если что",
    "we've been together since may",
    "he's my husband",
  ],
  have_met: [
    "виделись трижды",
    "это моя одногруппница",
    "we met at a friend's party",
    "since our second date",
  ],
  seen_anyway: ["он мой тренер", "мы работаем вместе", "she's a colleague", "he's in the same team"],
} as const;
const SAID = {
  together: ["во сколько будешь домой?", "the kids are asleep, come in quietly"],
  have_met: [
    "твой шарф остался у меня",
    "спасибо за вечер",
    "you left your scarf at mine",
    "last night was lovely",
  ],
  seen_anyway: ["до встречи на тренировке", "see you at practice then"],
} as const;
const NEITHER = [
  "хочу с ней встретиться",
  "её бывший муж опять звонил",
  "we should get together some time",
  "my late husband's friend wrote",
  "how was your night?",
];

describe("ties", () => {
  it.each(["together", "have_met", "seen_anyway"] as const)("[CO202] %s is told or said", (tie) => {
    for (const words of TOLD[tie]) expect(tieFacts([], words)[tie], words).toBe(1);
    for (const words of SAID[tie]) expect(tieFacts([{ text: words }], "")[tie], words).toBe(1);
  });

  it("[CO202] a couple has met, and a wish to meet binds nobody", () => {
    expect(tieFacts([], TOLD.together[0])["have_met"]).toBe(1);
    for (const words of NEITHER)
      expect(tieFacts([{ text: words }], words), words).toMatchObject({
        together: 0,
        have_met: 0,
        seen_anyway: 0,
      });
  });

  it.each([
    [["sent you the 30 for the ticket", "got it", "doors are at 8 right?"], 1],
    [["билеты куплены", "ура", "во сколько вход?"], 1],
    [["бронь на субботу на семь, как договаривались?"], 2],
    [["у меня два билета, пойдёшь?"], 0],
    [["sent you the photo", "cute", "where was it?"], 0],
    [["я взял билет на Нойза, один", "ого", "а ты на концерты ходишь?"], 0],
  ])("[CO226] %j: arranged %i", (texts, arranged) => {
    const said = texts.map((text) => ({ text }));
    expect(tieFacts(said, "", said.slice(-1))["arranged"]).toBe(arranged);
  });
});
