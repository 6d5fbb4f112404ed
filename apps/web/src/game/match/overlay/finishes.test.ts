import type { CharacterId, Finish } from "@fitil/contracts";
import { describe, expect, test } from "vitest";
import type { HudOutcome, HudPlayer, MatchHud } from "../store/hud.ts";
import { finishRows, verdictOf } from "./finishes.ts";
import { signedFigure } from "../../../ui/figures.ts";

function finish(id: CharacterId, place: number, felledBy: Finish["felledBy"], chips = 0): Finish {
  return { id, place, chips, ratingChange: 0, felledBy };
}

function outcome(winnerId: CharacterId | null, places: readonly Finish[], mine: CharacterId): HudOutcome {
  const isMine = winnerId === mine;
  return { winnerId, winnerName: "Аня", isMine, prize: 0, seed: "s", places, deeds: null };
}

function hudOf(end: HudOutcome, states: readonly HudPlayer["state"][]): MatchHud {
  const players = states.map((state, index) => ({ id: index + 1, name: `Игрок ${index + 1}`, state }));
  return { outcome: end, players } as unknown as MatchHud;
}

describe("the results", () => {
  test("stand in order of place, each with what felled them, the departed and the survivors apart", () => {
    const places = [finish(1, 3, 2, -100), finish(2, 1, null, 300), finish(3, 4, null), finish(4, 2, "wall")];
    const rows = finishRows(hudOf(outcome(2, places, 1), ["dead", "alive", "out", "dead"]));
    expect(rows.map(({ player, place, fate, chips }) => [player.id, place, fate, chips])).toEqual([
      [2, 1, { kind: "stood" }, 300],
      [4, 2, { kind: "wall" }, 0],
      [1, 3, { kind: "felled", name: "Игрок 2" }, -100],
      [3, 4, { kind: "left" }, 0],
    ]);
  });

  test("of equal places the winner's comes first, and one's own bomb is called so", () => {
    const rows = finishRows(hudOf(outcome(2, [finish(1, 1, 1), finish(2, 1, 1)], 1), ["dead", "dead"]));
    expect(rows.map(({ player, isWinner, fate }) => [player.id, isWinner, fate.kind])).toEqual([
      [2, true, "felled"],
      [1, false, "self"],
    ]);
  });
});

describe("why it ended so", () => {
  test("[BT1] when only bots are left, the healthiest has won, and it is told that nobody waited", () => {
    const places = [finish(1, 3, 1), finish(2, 1, null), finish(3, 2, null)];
    const end = outcome(2, places, 1);
    expect(verdictOf(end, false, finishRows(hudOf(end, ["dead", "alive", "alive"])))).toBe("amongBots");
    // Whoever left does not stand.
    expect(verdictOf(end, false, finishRows(hudOf(end, ["dead", "alive", "out"])))).toBe("winner");
  });

  test("[OC1] who won by health hears that it was health, who drew hears why, and a fault is a fault", () => {
    const together = [finish(1, 1, 2), finish(2, 2, 2)];
    expect(verdictOf(outcome(1, together, 1), false, [])).toBe("byHealthMine");
    expect(verdictOf(outcome(1, together, 2), false, [])).toBe("byHealth");
    expect(verdictOf(outcome(1, [finish(1, 1, null), finish(2, 2, 2)], 1), false, [])).toBe("lastStanding");
    expect(verdictOf(outcome(null, together, 1), false, [])).toBe("draw");
    expect(verdictOf(outcome(null, [], 1), false, [])).toBe("broken");
    expect(verdictOf(outcome(null, [finish(1, 1, 1)], 1), true, [])).toBe("soloLost");
  });
});

test("a change is written with its sign", () => {
  expect([-100, 0, 300].map((value) => signedFigure(value, String))).toEqual(["−100", "0", "+300"]);
});
