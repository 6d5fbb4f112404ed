// A table survives its process: at every step of random evenings it is written down, read and played on by another actor,
// and nobody can tell. FUZZ_STORMS says how many evenings (the seed is in the title of a failing one).
import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { afterAll, describe, expect, it } from "vitest";
import { STARTING_CHIPS } from "@fitil/contracts";
import { writeSnapshot } from "./snapshot.ts";
import type { TableState } from "../table/state.ts";
import { USERS, drawStep, openTable, pick } from "../testing/evening.ts";
import type { EveningStep } from "../testing/evening.ts";
import { createDie } from "../testing/matches.ts";
import type { MortalTable } from "../testing/mortal-table.ts";

const EVENINGS = Number(env["FUZZ_STORMS"] ?? 24);
const STEPS = 90;
/** The table closes while the books are slow, and then they are not. */
const CLOSING: readonly EveningStep[] = [
  (table) => table.holdBooks(true),
  (table) => table.actor.dispatch({ type: "close" }),
  (table) => table.holdBooks(false),
];

/**
 * What there is to compare: everything noticed outside, and the whole state with the fingerprint of its match. But for one
 * thing: of a rating that was done and whose answer died with the process, the next answer says that it has changed nothing.
 */
function traceOf({ noticed, state, ledger, players }: MortalTable): unknown {
  const asOnce = (text: string) => text.replaceAll(/("ratingChange\\?":)-?\d+/g, "$10");
  const snapshot: unknown = JSON.parse(asOnce(writeSnapshot(state)));
  return { noticed: noticed.map(asOnce), snapshot, movements: ledger.movements, rated: players.rated };
}

/** What the tables were in when their processes died, and one snapshot of each. */
const struckIn = new Map<string, string>();

function look(state: TableState): void {
  const { phase, people, openBooks, spec } = state;
  const found: string[] = [phase.kind, ...openBooks.map(({ kind }) => kind)];
  if (people.some(({ graceUntil }) => graceUntil !== null)) found.push("grace");
  if (phase.kind === "playing") {
    const { bots, falls, match } = phase.game;
    if (spec.stakes > 0 && falls.length > 0 && match.bombs.length > 0) found.push("paid game with falls");
    if (match.players.some(({ course }) => course !== null)) found.push("courses");
    if (bots.some(({ mind }) => mind.intent !== null)) found.push("bots");
  }
  for (const what of found) if (!struckIn.has(what)) struckIn.set(what, writeSnapshot(state));
}

/** `RECORD_GOLDEN=1` writes one snapshot of each down for snapshot.golden.test.ts: only a new version may need that. */
afterAll(() => {
  if (!env["RECORD_GOLDEN"]) return;
  writeFileSync(new URL("./golden/tables-v1.jsonl", import.meta.url), [...struckIn.values(), ""].join("\n"));
});

describe("a table whose process dies at every step", () => {
  it.each(Array.from({ length: EVENINGS }, (_, seed) => seed + 1))(
    "[CH4] [OC4] goes on as one whose process never died: seed %i",
    async (seed) => {
      const die = createDie(seed);
      const stakes = pick(die, [0, 100, 250] as const);
      const spec = { stakes, isQuick: stakes === 0 && die(2) === 0 };
      const spared = await openTable(spec);
      const struck = await openTable(spec);
      for (let step = 0; step < STEPS + CLOSING.length; step++) {
        const happen = CLOSING[step - STEPS] ?? drawStep(die);
        const answers = [];
        for (const table of [spared, struck]) {
          answers.push(await happen(table));
          look(table.state);
          // In the middle of whatever the step has set going…
          if (table === struck) table.dieAndBeTakenOver();
          await table.clock.advance(0);
          // …and when it has come to rest.
          if (table === struck) table.dieAndBeTakenOver();
          // How often anybody has looked at the match is no difference.
          table.actor.dispatch({ type: "tick" });
        }
        expect(answers[1]).toEqual(answers[0]);
        expect(traceOf(struck)).toEqual(traceOf(spared));
        expect(struck.ledger.total()).toBe(USERS.length * STARTING_CHIPS);
        for (const table of [spared, struck]) table.noticed.length = 0;
      }
      expect(struck.ledger.unsettled()).toEqual([]);
    },
  );

  it("was struck in everything that a table can be in", () => {
    const phases = ["open", "countdown", "staking", "playing", "settling", "grace"];
    const orders = ["stake", "pay", "refund", "rate", "paid game with falls", "courses", "bots"];
    expect([...struckIn.keys()].toSorted()).toEqual([...phases, ...orders].toSorted());
  });
});
