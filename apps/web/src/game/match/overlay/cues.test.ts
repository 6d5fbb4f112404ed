import { expect, test } from "vitest";
import { soundCue } from "./cues.ts";
import { announcement } from "./announcements.ts";

const ME = { id: 1, x: 2, y: 2 } as const;
const nameOf = (id: number): string => `Игрок ${id}`;

test("a blast is louder near than far and comes from its side", () => {
  const near = soundCue({ type: "blast", x: 3, y: 2, cells: [] }, ME)!;
  const far = soundCue({ type: "blast", x: 16, y: 10, cells: [] }, ME)!;
  expect(near.options.volume!).toBeGreaterThan(far.options.volume! * 2);
  expect(far.options.pan!).toBeGreaterThan(near.options.pan!);
});

test("every kind of power-up sounds different", () => {
  const names = [4, 5, 6, 7].map(
    (kind) => soundCue({ type: "powerup-taken", playerId: 1, x: 2, y: 2, kind }, ME)!.name,
  );
  expect(new Set(names).size).toBe(4);
});

test("only the own hit is heard and read out; the end sounds like what it is", () => {
  expect(soundCue({ type: "hit", playerId: 2, health: 1 }, ME)).toBeNull();
  expect(soundCue({ type: "hit", playerId: 1, health: 1 }, ME)!.name).toBe("hit");
  expect(soundCue({ type: "over", winnerId: 1, prize: 0 }, ME)!.name).toBe("win");
  expect(soundCue({ type: "over", winnerId: 2, prize: 0 }, ME)!.name).toBe("lose");
  expect(announcement({ type: "hit", playerId: 1, health: 2 }, 1, nameOf)).toEqual({ key: "hit", health: 2 });
  expect(announcement({ type: "hit", playerId: 2, health: 2 }, 1, nameOf)).toBeNull();
  expect(announcement({ type: "over", winnerId: 1, prize: 0 }, 1, nameOf)).toEqual({ key: "won" });
  expect(announcement({ type: "over", winnerId: 3, prize: 0 }, 1, nameOf)).toEqual({
    key: "overWinner",
    name: "Игрок 3",
  });
  expect(announcement({ type: "over", winnerId: null, prize: 0 }, 1, nameOf)).toEqual({ key: "over" });
});

test("[SP3] who blew up whom is read out, as it stands in the list; a fall of one's own making names nobody else", () => {
  const said = (playerId: 1 | 2, by: 1 | 2 | 3 | "wall" | null) =>
    announcement({ type: "died", playerId, by }, 1, nameOf);
  expect(said(2, 3)).toEqual({ key: "felled", name: "Игрок 2", by: "Игрок 3" });
  expect(said(2, 1)).toEqual({ key: "felled", name: "Игрок 2", by: "Игрок 1" });
  for (const by of [2, "wall", null] as const)
    expect(said(2, by)).toEqual({ key: "otherDied", name: "Игрок 2" });
  expect(said(1, 3)).toEqual({ key: "died" });
});
