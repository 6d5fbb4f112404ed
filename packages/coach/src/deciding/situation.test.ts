// What the mentor says of a chat by what was learnt of the whole: the words of the greatest worth, or it holds back and asks.
import type { TalkGuard } from "./talk-guard.ts";
import { describe, expect, it } from "vitest";
import { type SituationId, type SituationRead, SITUATIONS } from "../learnt/situation.ts";
import { decideBetween } from "./situation.ts";
import { decideTrusted } from "./trusted.ts";
import type { VerdictRow } from "./verdict-table.ts";

const OPEN: TalkGuard = {
  isFixed: false,
  isWished: false,
  no: null,
  isMeant: false,
  isPlaced: false,
  isAsked: false,
  isOwed: false,
  isUnheard: false,
  ruledOut: new Set(),
};
const ROW: VerdictRow = { id: "V00", when: [], verdict: "write_now", move: "answer_question", because: "" };
const NO_ROW: VerdictRow = { ...ROW, verdict: "let_it_go", move: "close_kindly" };

/** A chat in which these are the likeliest situations, and the verdicts that would be accepted. */
function readOf(
  likely: Partial<Record<SituationId, number>>,
  accepted: Partial<SituationRead["accepted"]> = { write_now: 0.9 },
): SituationRead {
  return {
    likely: SITUATIONS.map((id) => ({ id, probability: likely[id] ?? 0 })).toSorted(
      (one, other) => other.probability - one.probability,
    ),
    accepted: { write_now: 0.1, wait: 0.1, ask_out: 0.1, let_it_go: 0.1, ...accepted },
    harmful: { write_now: 0, wait: 0, ask_out: 0, let_it_go: 0 },
    fits: Object.fromEntries(SITUATIONS.map((id) => [id, likely[id] ?? 0])) as SituationRead["fits"],
  };
}

describe("what a chat gets", () => {
  it.each(["hurt", "hard_news", "their_fault", "plan"] as const)(
    "[CO180] a question gives way to %s",
    (id) => {
      const asked = { ...OPEN, isAsked: true };
      expect(decideBetween(ROW, readOf({ [id]: 0.6, question: 0.2 }), asked).told).toBe(id);
      expect(decideBetween(ROW, readOf({ [id]: 0.2, question: 0.6 }), asked).told).toBe("question");
    },
  );

  it("[CO180] words for a group where its situations are likely together and none by itself", () => {
    const { told, asks } = decideBetween(ROW, readOf({ play: 0.3, telling: 0.3, tender: 0.3 }), OPEN);
    expect(told).toBe("group_talk");
    expect(asks).toEqual(["telling", "play", "tender"]);
  });

  it("[CO181] holds back where nothing is likely, and asks about what is likeliest", () => {
    const { told, asks } = decideBetween(ROW, readOf({ low: 0.2, hurt: 0.2, pause: 0.2, stop: 0.2 }), OPEN);
    expect(told).toBe("held_back");
    expect(asks).toHaveLength(3);
  });

  it("[CO180] a verdict that does harm costs more than right words gain", () => {
    const read = readOf({ ripe: 0.5, soft_no: 0.5 }, { ask_out: 0.6, let_it_go: 0.5 });
    expect(decideBetween(ROW, read, OPEN).row.verdict).toBe("ask_out");
    const harming = { ...read, harmful: { ...read.harmful, ask_out: 0.5 } };
    expect(decideBetween(ROW, harming, OPEN).row.verdict).toBe("let_it_go");
  });

  it("[CO180] [MF1] a no in so many words stands unless the whole chat leaves none likely", () => {
    const guard = { ...OPEN, no: "surely" } as const;
    const plan = readOf({ plan: 0.95, stop: 0.01 }, { ask_out: 0.9 });
    const lifted = decideBetween(NO_ROW, plan, guard);
    expect([lifted.told, lifted.lifts]).toEqual(["plan", true]);
    expect(lifted.row.verdict).not.toBe("ask_out");
    // However the talk has gone on since: it was one when it was said.
    const standing = decideBetween(NO_ROW, plan, { ...guard, isMeant: true });
    expect([standing.row, standing.lifts]).toEqual([NO_ROW, false]);
    const heard = readOf({ plan: 0.3, stop: 0.6 }, { ask_out: 0.9 });
    expect(decideBetween(NO_ROW, heard, guard).row).toBe(NO_ROW);
  });

  it("[CO180] the table's row keeps the day and place that it names where it serves what was found", () => {
    const placed = { ...ROW, verdict: "ask_out", move: "take_counter_offer" } as const;
    const read = readOf({ invited: 0.9 }, { ask_out: 0.9 });
    expect(decideBetween(placed, read, { ...OPEN, isPlaced: true }).row).toBe(placed);
    expect(decideBetween(placed, read, OPEN).told).toBe("invited");
    expect(decideBetween(placed, readOf({ hurt: 0.9 }), { ...OPEN, isPlaced: true }).told).toBe("hurt");
  });
});

describe("how far a reading is trusted", () => {
  const read = readOf({ hurt: 0.5, mix_up: 0.2, danger: 0.3 });
  const decided = decideBetween(ROW, read, OPEN);

  it("[CO200] one that stands by itself is said and asks nothing", () => {
    expect(decided.told).toBe("hurt");
    expect(decideTrusted(decided, read, OPEN, "well", true)).toMatchObject({ told: "hurt", asks: [] });
  });

  it("[CO200] one that is likelier right than most is said without a question, and promises nothing", () => {
    const { told, asks, trust } = decideTrusted(decided, read, OPEN, "partly", false);
    expect([told, trust, asks]).toEqual(["hurt", "partly", []]);
  });

  it("[CO200] one that may be another is said with a question: itself first, nothing grave before the rest", () => {
    const { told, asks, trust } = decideTrusted(decided, read, OPEN, "partly", true);
    expect([told, trust]).toEqual(["hurt", "partly"]);
    expect(asks).toEqual(["hurt", "mix_up", "danger"]);
  });

  it("[CO200] one that is likely wrong is not said, and what is said names nothing", () => {
    const { told, asks, row } = decideTrusted(decided, read, OPEN, "guess", true);
    expect(told).toMatch(/^(?:held_back|group_)/u);
    expect(row.verdict).not.toBe("ask_out");
    expect(asks).toContain("hurt");
  });

  it("[CO200] [MF1] a no in so many words and the person's own word are nobody's guess", () => {
    for (const guard of [{ ...OPEN, no: "surely" } as const, { ...OPEN, isFixed: true }])
      expect(decideTrusted(decided, read, guard, "guess", true)).toMatchObject({ told: "hurt", asks: [] });
  });

  it("[CO202] what the tie of the two rules out is neither said nor asked", () => {
    const first = readOf({ first: 0.9, low: 0.1 });
    const couple = { ...OPEN, ruledOut: new Set(["first"] as const) };
    expect(decideBetween(ROW, first, OPEN).told).toBe("first");
    const { told, asks } = decideBetween(ROW, first, couple);
    expect(told).not.toBe("first");
    expect(asks).not.toContain("first");
  });
});
