// The lines that say what happened.
import { CELL } from "@fitil/engine";
import { expect, test } from "vitest";
import type { ClientEvent } from "../store/world-events.ts";
import { feedLine, withLine } from "./feed-lines.ts";

test.each<[ClientEvent, object | null]>([
  [
    { type: "died", playerId: 2, by: 1 },
    { key: "felled", of: 2, by: 1 },
  ],
  [
    { type: "died", playerId: 2, by: 2 },
    { key: "self", of: 2 },
  ],
  [
    { type: "died", playerId: 2, by: "wall" },
    { key: "wall", of: 2 },
  ],
  [
    { type: "died", playerId: 2, by: null },
    { key: "died", of: 2 },
  ],
  [
    { type: "powerup-taken", playerId: 3, x: 1, y: 0, kind: CELL.POWERUP_SPEED },
    { key: "took", of: 3, kind: "speed" },
  ],
  [
    { type: "went", playerId: 4 },
    { key: "went", of: 4 },
  ],
  [
    { type: "line", playerId: 4, isLost: true },
    { key: "lost", of: 4 },
  ],
  [
    { type: "line", playerId: 4, isLost: false },
    { key: "back", of: 4 },
  ],
  [{ type: "hit", playerId: 4, health: 1 }, null],
  [{ type: "reaction", playerId: 4, eyeVariant: 1 }, null],
])("[SP3] %o is told as %o", (clientEvent, line) => expect(feedLine(clientEvent)).toEqual(line));

test("[SP3] three lines are kept, the latest last", () => {
  expect([1, 2, 3, 4].reduce<readonly number[]>(withLine, [])).toEqual([2, 3, 4]);
});
