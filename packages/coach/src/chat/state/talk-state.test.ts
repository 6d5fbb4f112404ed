// Where a talk stands, from what its messages do: acts are given here, the classifier has its own tests.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import table from "../../deciding/data/verdicts.json" with { type: "json" };
import { type Act, ACTS } from "../../acts/act.ts";
import type { Verdict } from "../../advice/advice.ts";
import { foldTalk } from "./fold-talk.ts";
import type { Place } from "../../message/place-in-talk.ts";
import type { Utterance } from "../../message/utterance.ts";
import { factsOfTalk } from "../facts-of-talk.ts";
import { decideBy, type VerdictRow } from "../../deciding/verdict-table.ts";

const ROWS = table as readonly VerdictRow[];

/** «them invitation», «me acceptance+question_me», «them» (nothing that is known). */
function talk(...lines: readonly string[]): Utterance[] {
  return lines.map((line) => {
    const [speaker, acts = ""] = line.split(" ");
    return {
      speaker: speaker as "me" | "them",
      text: `${line} and some words of a chat`,
      acts: new Map(acts.split("+").flatMap((act) => (act === "" ? [] : [[act as Act, 1] as const]))),
    };
  });
}

const factsOf = (utterances: readonly Utterance[]) =>
  factsOfTalk(foldTalk(utterances), utterances, {
    told: new Set(),
    planDated: false,
    topic: false,
    profile: false,
    story: false,
    inviteWanted: false,
    named: false,
    toldBefore: false,
  });

function decided(...lines: readonly string[]): string {
  const utterances = talk(...lines);
  const { verdict, move } = decideBy(ROWS, factsOf(utterances));
  return `${verdict} ${move}`;
}

describe("the state of a talk", () => {
  it("[CO91] a no stands through thanks, jokes and stories, and only a step of theirs lifts it", () => {
    expect(foldTalk(talk("me invitation", "them refusal", "me agreement", "them thanks")).standingNo).toEqual(
      {
        at: 1,
        kind: "refusal",
      },
    );
    expect(
      foldTalk(talk("them soft_refusal", "me", "them laughter+story+question_me")).standingNo?.kind,
    ).toBe("soft_refusal");
    for (const step of ["invitation", "acceptance", "counter_offer"])
      expect(foldTalk(talk("them refusal", "me", `them ${step}`)).standingNo).toBeNull();
  });

  it("[CO91] a polite word after a clear no makes it no softer, a clearer one makes it clearer", () => {
    expect(foldTalk(talk("them boundary", "them soft_refusal")).standingNo?.kind).toBe("boundary");
    expect(foldTalk(talk("them soft_refusal", "me", "them boundary")).standingNo?.kind).toBe("boundary");
  });

  it("[CO92] invitations that are evaded or passed over are counted until they offer something", () => {
    expect(foldTalk(talk("me invitation", "them dodge", "me invitation", "them busy")).dodged).toBe(2);
    expect(foldTalk(talk("me invitation", "them story", "me invitation", "them opinion")).dodged).toBe(1);
    expect(foldTalk(talk("me invitation", "them dodge", "me invitation", "them counter_offer")).dodged).toBe(
      0,
    );
    expect(foldTalk(talk("me story", "them dodge")).dodged).toBe(0);
  });

  it("[CO131] a yes needs an invitation, unless it could not be clearer", () => {
    const unsure = (speaker: "me" | "them", act: Act): Utterance => ({
      speaker,
      text: "and some words of a chat",
      acts: new Map([[act, 0.6]]),
    });
    expect(foldTalk([...talk("me question_me"), unsure("them", "acceptance")]).accepted).toBeNull();
    expect(foldTalk([...talk("me invitation"), unsure("them", "acceptance")]).accepted).toBe(1);
    expect(foldTalk(talk("me question_me", "them acceptance")).accepted).toBe(1);
  });

  it("[CO131] a polite word after «напишу» or «занята» takes neither back, a new one does", () => {
    const polite = foldTalk(talk("them busy+promise", "me agreement", "them thanks+laughter"));
    expect([polite.busy, polite.theirPromise]).toEqual([0, 0]);
    const moved = foldTalk(talk("them busy+promise", "me agreement", "them story"));
    expect([moved.busy, moved.theirPromise]).toEqual([null, null]);
  });

  it("[CO91] a no that is unlikely gives way to a clear step in the same message", () => {
    const step: Utterance = {
      speaker: "them",
      text: "and some words of a chat",
      acts: new Map<Act, number>([
        ["refusal", 0.3],
        ["invitation", 0.95],
      ]),
    };
    expect(foldTalk([...talk("them refusal", "me"), step]).standingNo).toBeNull();
  });

  it("[CO134] a no that nothing has called for must be likelier than not, and after a yes it teases", () => {
    const lightly = (place: Place): Utterance => ({
      speaker: "them",
      text: "and some words of a chat",
      place,
      acts: new Map([["soft_refusal", 0.35]]),
    });
    const unasked = foldTalk([...talk("me question_me"), lightly("theirs_asked")]);
    expect([unasked.standingNo, unasked.perhapsNo]).toEqual([null, 1]);
    const talkedOn = foldTalk([
      ...talk("me question_me"),
      lightly("theirs_asked"),
      ...talk("me", "them story"),
    ]);
    expect(talkedOn.perhapsNo).toBeNull();
    expect(foldTalk([...talk("me invitation"), lightly("theirs_invited")]).standingNo?.at).toBe(1);
    const afterYes = foldTalk([...talk("me invitation", "them acceptance", "me"), lightly("theirs_invited")]);
    expect([afterYes.standingNo, afterYes.perhapsNo, afterYes.accepted]).toEqual([null, null, 1]);
  });

  it("[CO135] after a soft no they may go on asking about me, and that is answered without a word of meeting", () => {
    expect(decided("me invitation", "them soft_refusal", "me agreement", "them thanks+question_me")).toBe(
      "write_now answer_as_friends",
    );
    // A question beside the no, or whether I am hurt, belongs to the no.
    expect(decided("me invitation", "them soft_refusal+question_me")).toBe("let_it_go close_softly");
    expect(decided("me invitation", "them soft_refusal", "me", "them question_me+apology")).toBe(
      "let_it_go close_softly",
    );
    expect(decided("me invitation", "them refusal", "me", "them question_me")).toBe("let_it_go close_kindly");
  });

  it("[CO144] my answer to their no is one that asks for nothing", () => {
    const answered = (...lines: readonly string[]) => factsOf(talk(...lines))["answered_no"];
    expect(answered("me invitation", "them refusal", "me agreement", "them thanks")).toBe(1);
    expect(answered("me invitation", "them refusal")).toBe(0);
    expect(answered("me invitation", "them refusal", "me invitation")).toBe(0);
    expect(answered("me question_me", "them story", "me")).toBe(0);
  });

  it("[CO136] low words do not take the place of grave ones, and a hint after an evasion is taken", () => {
    expect(foldTalk(talk("them hard_news", "me", "them low_mood")).feeling?.act).toBe("low_mood");
    expect(foldTalk(talk("them hard_news", "them low_mood")).feeling?.act).toBe("hard_news");
    expect(foldTalk(talk("them low_mood", "them good_news")).feeling?.act).toBe("good_news");
    expect(decided("me invitation", "them busy", "me dry", "them hint")).toBe("ask_out take_hint");
  });

  it("[CO93] their own words said again answer nothing", () => {
    const echo: Utterance = { speaker: "me", text: "some WORDS of a chat", acts: new Map([["answer", 0.8]]) };
    expect(foldTalk([...talk("them invitation"), echo]).fillers).toBe(0);
    expect(foldTalk([...talk("them story+question_me"), echo])).toMatchObject({
      fillers: 1,
      openQuestion: { at: 0 },
    });
  });

  it("[CO137] my yes to the day they named is a plan", () => {
    const taken = foldTalk(talk("me invitation", "them counter_offer", "me acceptance"));
    expect([taken.counterOffer, taken.accepted]).toEqual([null, 2]);
  });

  it("[CO93] what I have answered is open no more", () => {
    const answered = foldTalk(talk("them question_me+hard_news+reproach", "me apology+answer"));
    expect([answered.openQuestion, answered.feeling, answered.reproach]).toEqual([null, null, null]);
    expect(foldTalk(talk("them reproach", "me story", "them dry")).reproach).toBe(0);
  });
});

describe("the verdict table", () => {
  it("[CO94] takes the first row that holds", () => {
    expect(decided("me invitation", "them refusal+thanks")).toBe("let_it_go close_kindly");
    expect(decided("them boundary")).toBe("let_it_go respect");
    expect(decided("me invitation", "them counter_offer")).toBe("ask_out take_counter_offer");
    expect(decided("me invitation", "them acceptance+question_fact")).toBe("write_now settle_plan");
    expect(decided("them invitation")).toBe("write_now answer_invitation");
    expect(decided("me invitation", "them dodge", "me invitation", "them dodge")).toBe(
      "let_it_go close_softly",
    );
    expect(decided("me invitation", "them busy+promise")).toBe("wait leave_room");
    expect(decided("them hint")).toBe("ask_out take_hint");
    expect(decided("them hard_news+question_me")).toBe("write_now stand_by");
    expect(decided("them", "me", "me")).toBe("wait wait");
    expect(decided("them")).toBe("write_now unclear");
    expect(() => decideBy([{ ...ROWS[0]!, when: ["weather"] }], {})).toThrow("«weather» names no fact");
  });

  it("[CO95] never asks out after a no that stands, whatever else the talk holds", () => {
    const line = fc.tuple(fc.constantFrom("me", "them"), fc.subarray([...ACTS], { maxLength: 3 }));
    const lifting = ["invitation", "acceptance", "counter_offer"];
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.constantFrom("refusal", "soft_refusal", "boundary"),
        fc.array(line, { maxLength: 12 }),
        (before, no, after) => {
          const rest = after.map(
            ([who, acts]) =>
              [who, who === "them" ? acts.filter((act) => !lifting.includes(act)) : acts] as const,
          );
          const all = [...before, ["them", [no]] as const, ...rest].map(
            ([who, acts]) => `${who} ${acts.join("+")}`,
          );
          const [verdict, move] = decided(...all).split(" ");
          const asFriends = no === "soft_refusal" && move === "answer_as_friends";
          expect(verdict).toBe((asFriends ? "write_now" : "let_it_go") satisfies Verdict);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("[CO94] ends with a row that always holds, and names every row once", () => {
    expect(ROWS.at(-1)?.when).toEqual([]);
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  });
});
