// What the words for a situation must hold, whichever it is.
import { describe, expect, it } from "vitest";
import { TONES } from "../advice/advice.ts";
import { BY_NOTE, HELD_BACK, moveOf, type SituationOrGroup } from "../deciding/situation.ts";
import { SITUATIONS } from "../learnt/situation.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { asksOrPushes } from "../safety/no/standing-no.ts";
import { urgesOn } from "../safety/no/urges.ts";
import { choiceIn } from "./aside/choices.ts";
import { situationCases, summariesOf, tapOf } from "./situation-words.ts";

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
