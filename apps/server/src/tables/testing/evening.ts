// Evenings at one table, as the dice will have them: people come, sit down, play, lose their lines, and time passes. For tests.
import { VirtualClock } from "@fitil/testkit";
import type { Sender, TableAction } from "../table/command.ts";
import type { TableSpec, TableState } from "../table/state.ts";
import type { Neighbours } from "../neighbours.ts";
import { MortalTable } from "./mortal-table.ts";

/** Everybody who may come. */
export const USERS = ["a", "b", "c", "d", "e"];
const CORNERS = [
  { x: 0, y: 0 },
  { x: 16, y: 10 },
  { x: 16, y: 0 },
  { x: 0, y: 10 },
] as const;

/** One of so many sides, from 0. */
type Die = (sides: number) => number;
/** Something that happens at a table. */
export type EveningStep = (table: MortalTable) => unknown;

/** One of them. */
export function pick<Item>(die: Die, items: readonly Item[]): Item {
  return items[die(items.length)] as Item;
}

const SENDERS = new Map<string, Sender>();

/** The same object for the same connection. */
function sender(userId: string, line: number): Sender {
  const id = `${userId}${line}`;
  const known = SENDERS.get(id) ?? { userId, id, roundTripMs: 30 };
  SENDERS.set(id, known);
  return known;
}

/** Something that happens at the table, the same for every copy of it. */
export function drawStep(die: Die): EveningStep {
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
function gather(die: Die): EveningStep {
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

/** An open table where nobody is yet; `neighbours`: other processes, to whom it is written down. */
export async function openTable(
  spec: Pick<TableSpec, "stakes" | "isQuick">,
  neighbours?: Neighbours,
): Promise<MortalTable> {
  const own = {
    id: "room0001",
    name: "Стол №1",
    isPrivate: false,
    ownerId: "a",
    ...spec,
  };
  const table = new MortalTable(new VirtualClock(), own, neighbours);
  for (const user of USERS) await table.ledger.open(user);
  return table;
}
