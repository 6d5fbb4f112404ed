// A table survives its process: at every step of random evenings it is written down, read and played on by another actor,
// and nobody can tell. FUZZ_STORMS says how many evenings (the seed is in the title of a failing one).
import { writeFileSync } from "node:fs";
import { env } from "node:process";
import { afterAll, describe, expect, it } from "vitest";
import { STARTING_CHIPS } from "@fitil/contracts";
import { VirtualClock } from "@fitil/testkit";
import { writeSnapshot } from "./snapshot.ts";
import type { TableAction } from "./table/command.ts";
import type { TableSpec, TableState } from "./table/state.ts";
import { createDie } from "./testing/matches.ts";
import { MortalTable } from "./testing/mortal-table.ts";

const EVENINGS = Number(env["FUZZ_STORMS"] ?? 24);
const STEPS = 90;
const USERS = ["a", "b", "c", "d", "e"];
const CORNERS = [
  { x: 0, y: 0 },
  { x: 16, y: 10 },
  { x: 16, y: 0 },
  { x: 0, y: 10 },
] as const;

type Die = (sides: number) => number;
type Step = (table: MortalTable) => unknown;

function pick<Item>(die: Die, items: readonly Item[]): Item {
  return items[die(items.length)] as Item;
}

function sender(userId: string, line: number) {
  return { userId, id: `${userId}${line}`, roundTripMs: 30 };
}

/** Something that happens at the table, the same for every copy of it. */
function drawStep(die: Die): Step {
  const user = pick(die, USERS);
  const from = sender(user, die(8) === 0 ? 1 : 0);
  const { userId, id: clientId } = from;
  const roll = die(100);
  if (roll < 22) {
    const ms = pick(die, [16, 50, 250, 1_000, 2_000, 5_000, 20_000]);
    return (table) => table.clock.advance(ms);
  }
  if (roll < 30) return async (table) => arrive(table, userId, clientId);
  if (roll < 33) return (table) => table.actor.dispatch({ type: "lost", userId, clientId });
  if (roll < 34) return (table) => table.actor.dispatch({ type: "left_lobby", userId, clientId });
  if (roll < 36) return (table) => [table.actor.gamePicture(), table.actor.lobbyPicture()];
  if (roll < 39) {
    const isHeld = die(3) > 0;
    return (table) => table.holdBooks(isHeld);
  }
  if (roll < 40) {
    const gameId = `game${die(6) + 1}`;
    return (table) => void table.failing.add(gameId);
  }
  if (roll < 48) return gather(die);
  if (roll < 62) {
    const id = (die(4) + 1) as 1 | 2 | 3 | 4;
    const corner = CORNERS[id - 1]!;
    const position = { type: "player_state", id, x: Math.abs(corner.x - die(14) / 10), y: corner.y } as const;
    const heading = pick(die, ["left", "right", null] as const);
    const word = { ...position, orientation: "left", heading, seq: roll } as const;
    return (table) => table.actor.position(sender(ownerOf(table.state, id) ?? userId, 0), word);
  }
  const action = drawAction(die, roll);
  return (table) => table.actor.act(from, action);
}

function drawAction(die: Die, roll: number): TableAction {
  if (roll < 80) return { type: "place_bomb" };
  const eyeVariant = (die(4) + 1) as 1 | 2 | 3 | 4;
  if (roll < 85) return { type: "select_character", characterId: (die(4) + 1) as 1 | 2 | 3 | 4, eyeVariant };
  if (roll < 87) return { type: "update_emotion", eyeVariant };
  if (roll < 92) return { type: "start_game" };
  if (roll < 94) return { type: "cancel_countdown" };
  if (roll < 95) return { type: "leave_room" };
  if (roll < 97) return { type: "ready" };
  return pick(die, [{ type: "add_bots", level: "easy" }, { type: "remove_bots" }] as const);
}

/** Some people sit down, agree and start. */
function gather(die: Die): Step {
  const users = USERS.slice(0, die(4) + 1);
  const waitMs = pick(die, [0, 4_990, 5_000]);
  return async (table) => {
    for (const user of users) {
      const from = sender(user, 0);
      await arrive(table, user, from.id);
      await table.actor.act(from, { type: "select_character", characterId: 1, eyeVariant: 1 });
    }
    void table.actor.act(sender("a", 0), { type: "start_game" });
    await table.clock.advance(waitMs);
  };
}

async function arrive(table: MortalTable, userId: string, clientId: string): Promise<void> {
  const card = await table.players.card(userId);
  if (card) table.actor.dispatch({ type: "arrive", card, clientId });
}

function ownerOf({ people }: TableState, characterId: number): string | undefined {
  return people.find(({ character }) => character === characterId)?.userId;
}

async function openTable(spec: Pick<TableSpec, "stakes" | "isQuick">): Promise<MortalTable> {
  const table = new MortalTable(new VirtualClock(), {
    id: "room0001",
    name: "Стол №1",
    isPrivate: false,
    ownerId: "a",
    ...spec,
  });
  for (const user of USERS) await table.ledger.open(user);
  return table;
}

/** The table closes while the books are slow, and then they are not. */
const CLOSING: readonly Step[] = [
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
