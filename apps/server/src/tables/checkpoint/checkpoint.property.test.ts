// What is written down of a table is the table: at every step of random evenings the whole and the words since then make the same
// state, match and all. FUZZ_STORMS says how many evenings (the seed is in the title of a failing one).
import { env } from "node:process";
import { describe, expect, it } from "vitest";
import { RULES_VERSION } from "@fitil/engine";
import { readCheckpoint } from "./checkpoint.ts";
import { rowOf } from "./written-table.ts";
import type { Neighbours, WrittenPiece } from "../neighbours.ts";
import { writeSnapshot } from "./snapshot.ts";
import { drawStep, openTable, pick } from "../testing/evening.ts";
import { createDie } from "../testing/matches.ts";

const EVENINGS = Number(env["FUZZ_STORMS"] ?? 8);
/** What has failed once: whoever came back on the connection that they were lost on stayed away in the row. */
const FOUND = [14].filter((seed) => seed > EVENINGS);
const STEPS = 90;
/** Until all that was told is written, walking too. */
const WRITTEN_MS = 251;

/** Another process that writes down what it is told, but for what the dice lose on the way. */
class Register {
  checkpoint = "";
  row = "";
  pieces = 0;
  #number = 0;
  readonly #isLost: () => boolean;

  constructor(isLost: () => boolean) {
    this.#isLost = isLost;
  }

  neighbours(): Neighbours {
    const here: Partial<Neighbours> = {
      mayAct: () => true,
      fenceOf: () => undefined,
      untilTick: (everyMs) => everyMs,
      save: async (writes) => {
        if (this.#isLost()) throw new Error("lost");
        return writes.map((write) => this.#write(write));
      },
    };
    return here as Neighbours;
  }

  #write({ number, text, row, isWhole }: WrittenPiece): "saved" | "later" {
    if (!isWhole && number !== this.#number + 1) return "later";
    this.#number = number;
    this.row = row ?? this.row;
    if (!isWhole) this.pieces += 1;
    if (isWhole) this.checkpoint = text;
    else if (text !== "") this.checkpoint += `\n${text}`;
    return "saved";
  }
}

describe("a table that is written down word by word", () => {
  it.each([...Array.from({ length: EVENINGS }, (_, seed) => seed + 1), ...FOUND])(
    "[CL8] [CL25] is the same for whoever goes on with it, and shows the row that it has: seed %i",
    async (seed) => {
      const die = createDie(seed);
      const stakes = pick(die, [0, 100, 250] as const);
      let isTrouble = false;
      const register = new Register(() => isTrouble && die(4) === 0);
      const spec = { stakes, isQuick: stakes === 0 && die(2) === 0 };
      const table = await openTable(spec, register.neighbours());
      for (let step = 0; step < STEPS; step++) {
        isTrouble = die(3) === 0;
        let isDone = false;
        const happening = Promise.resolve(drawStep(die)(table)).finally(() => (isDone = true));
        // A yes waits to be written, and gives up in time.
        while (!isDone) await table.clock.advance(55);
        await happening;
        isTrouble = false;
        table.holdBooks(false);
        await table.clock.advance(WRITTEN_MS);
        // A closed table is nobody's; what was lost is known by now.
        if (table.state.isClosed) return;
        expect(await table.writeDown()).toBe(true);
        const read = readCheckpoint(register.checkpoint);
        if (!read.ok) throw new Error(read.why);
        expect(JSON.parse(writeSnapshot(read.state))).toEqual(JSON.parse(writeSnapshot(table.state)));
        expect(JSON.parse(register.row)).toEqual(rowOf(table.actor));
      }
      expect(register.pieces).toBeGreaterThan(STEPS / 2);
    },
  );

  it("[CL20] [CL25] what an older version wrote of walking is read, and what names nobody who is known is not", async () => {
    const register = new Register(() => false);
    const table = await openTable({ stakes: 0, isQuick: false }, register.neighbours());
    table.actor.dispatch({ type: "arrive", card: (await table.players.card("a"))!, clientId: "a0" });
    await table.clock.advance(WRITTEN_MS);
    const start = `${register.checkpoint}\n${RULES_VERSION} ${table.clock.now()} `;
    const place = { id: 1, x: 0.5, y: 0, orientation: "left", heading: null, seq: 3 };
    const position = JSON.stringify({ type: "player_state", ...place });
    const from = `{"userId":"a","id":"a0","roundTripMs":30}`;
    expect(readCheckpoint(`${start}{"type":"position","from":${from},"position":${position}}`).ok).toBe(true);
    expect(readCheckpoint(`${start}walks 0 30 1 0.5 0 left . 3 ["a","a0"]`).ok).toBe(true);
    for (const word of [
      "walks 0 30 1 0.5 0 left . 3",
      `walks 1 30 1 0.5 0 left . 3 ["a","a0"]`,
      "walks 0 30 9 x",
    ])
      expect(readCheckpoint(start + word)).toMatchObject({ ok: false, why: "bad_word" });
  });

  it("[CL25] a word of other rules, or one that is none, is refused, and the table with it", async () => {
    const register = new Register(() => false);
    const table = await openTable({ stakes: 0, isQuick: false }, register.neighbours());
    table.actor.dispatch({ type: "arrive", card: (await table.players.card("a"))!, clientId: "a0" });
    table.actor.dispatch({ type: "lost", userId: "a", clientId: "a0" });
    await table.clock.advance(WRITTEN_MS);
    expect(readCheckpoint(register.checkpoint).ok).toBe(true);
    const at = table.clock.now();
    const read = (word: string) => readCheckpoint(`${register.checkpoint}\n${word}`);
    for (const word of [`99 ${at} {"type":"tick"}`, ""])
      expect(read(word)).toMatchObject({ ok: false, why: "other_rules" });
    for (const word of [`soon {"type":"tick"}`, `${at} {"type":"cheat"}`])
      expect(read(`${RULES_VERSION} ${word}`)).toMatchObject({ ok: false, why: "bad_word" });
  });
});
