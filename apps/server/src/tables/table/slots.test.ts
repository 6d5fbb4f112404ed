import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CharacterId, EyeVariant } from "@fitil/contracts";
import {
  addBots,
  agree,
  askAnew,
  setEyes,
  decideStart,
  freeSlots,
  readySlots,
  recentCancels,
  removeBots,
  takeCharacter,
  slotOf,
} from "./slots.ts";
import type { Slots } from "./slots.ts";

function seat(slots: Slots, userId: string, wanted: CharacterId, eyes: EyeVariant = 1): Slots {
  const selected = takeCharacter(slots, userId, wanted, eyes);
  if (!selected.ok) throw new Error(selected.reason);
  return selected.slots;
}

const four = [1, 2, 3, 4].reduce<Slots>((slots, id) => seat(slots, `u${id}`, id as CharacterId), []);

describe("the slots of a lobby", () => {
  it("[LB9] a free character is given as asked", () => {
    expect(seat([], "a", 3, 2)).toMatchObject([
      { characterId: 3, userId: "a", eyeVariant: 2, isReady: true, botLevel: null },
    ]);
  });

  it("[LB9] a taken character gives the next free one, round the circle", () => {
    const slots = seat(seat([], "a", 4), "b", 1);
    expect(slotOf(seat(slots, "c", 4), "c")?.characterId).toBe(2);
  });

  it("[LB9] somebody seated moves, and leaves the old character free", () => {
    const slots = seat(seat([], "a", 1), "a", 3);
    expect(slots).toMatchObject([{ characterId: 3, userId: "a", eyeVariant: 1 }]);
  });

  it("[LB9] somebody seated who asks for another's character moves to a free one", () => {
    const slots = seat(seat(seat([], "a", 1), "b", 2), "a", 2);
    expect(slotOf(slots, "a")?.characterId).toBe(3);
  });

  it("[LB9] asking for one's own character changes only the eyes", () => {
    expect(seat(seat([], "a", 2, 1), "a", 2, 4)).toMatchObject([
      { characterId: 2, userId: "a", eyeVariant: 4 },
    ]);
  });

  it("[LB4] a full lobby gives no slot, also to somebody seated who wants another's", () => {
    expect(takeCharacter(four, "x", 1, 1)).toEqual({ ok: false, reason: "no_free_slot" });
    expect(takeCharacter(four, "u1", 2, 1)).toEqual({ ok: false, reason: "no_free_slot" });
  });

  it("[LB9] whatever is asked, one slot per person and one person per character, in id order", () => {
    const user = fc.constantFrom("a", "b", "c", "d", "e");
    const id = fc.constantFrom<CharacterId>(1, 2, 3, 4);
    const step = fc.oneof(
      fc.tuple(fc.constant("select" as const), user, id),
      fc.tuple(fc.constant("free" as const), user, id),
      fc.tuple(fc.constant("eyes" as const), user, id),
      fc.tuple(fc.constant("bots" as const), user, id),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let slots: Slots = [];
        for (const [kind, userId, characterId] of steps) {
          if (kind === "free") slots = freeSlots(slots, [userId]);
          else if (kind === "bots") slots = addBots(slots, "easy", characterId);
          else if (kind === "eyes") slots = setEyes(slots, userId, characterId);
          else {
            const selected = takeCharacter(slots, userId, characterId, 1);
            if (selected.ok) slots = selected.slots;
          }
          const ids = slots.map((slot) => slot.characterId);
          expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
          expect(new Set(slots.map((slot) => slot.userId)).size).toBe(slots.length);
        }
      }),
    );
  });
});

describe("bots in a lobby", () => {
  it("[QP2] bots take the free places, each with a name and eyes of its own, and go again", () => {
    const slots = addBots(seat([], "a", 2, 3), "normal", 4);
    expect(slots.map(({ characterId }) => characterId)).toEqual([1, 2, 3, 4]);
    expect(new Set(slots.map(({ userId }) => userId)).size).toBe(4);
    expect(new Set(slots.map(({ eyeVariant }) => eyeVariant)).size).toBe(4);
    expect(slots.filter(({ botLevel }) => botLevel === "normal")).toHaveLength(3);
    expect(addBots(slots, "hard", 4).filter(({ botLevel }) => botLevel === "hard")).toHaveLength(3);
    expect(removeBots(slots).map(({ userId }) => userId)).toEqual(["a"]);
  });

  it("[QP2] somebody who comes takes a bot's place: it moves where there is a free one, else it goes", () => {
    const one = addBots(seat([], "a", 1), "easy", 1);
    expect(slotOf(one, "bot:1")?.characterId).toBe(2);
    const moved = seat(one, "b", 2);
    expect(slotOf(moved, "b")?.characterId).toBe(2);
    expect(slotOf(moved, "bot:1")?.characterId).toBe(3);
    const full = addBots(moved, "easy", 4);
    const third = seat(full, "c", 1);
    expect(third).toHaveLength(4);
    expect(slotOf(third, "c")?.characterId).toBe(3);
    expect(slotOf(seat(full, "a", 4), "a")?.characterId).toBe(4);
  });

  it("[BT1] bots never stay among themselves", () => {
    expect(freeSlots(addBots(seat([], "a", 1), "easy", 4), ["a"])).toEqual([]);
  });
});

describe("agreeing to play", () => {
  it("[QP3] [CH3] after a game everybody is asked anew, and only those who agreed count for a start", () => {
    const three = askAnew(seat(seat(seat([], "a", 1), "b", 2), "c", 3));
    expect(readySlots(three)).toEqual([]);
    expect(decideStart(three, "a", 100)).toBe("too_few");
    const two = agree(three, "b");
    expect(decideStart(two, "a", 100)).toBe("countdown");
    expect(readySlots(agree(two, "a")).map(({ userId }) => userId)).toEqual(["a", "b"]);
    expect(readySlots(seat(three, "c", 3)).map(({ userId }) => userId)).toEqual(["c"]);
  });
});

describe("starting and cancelling", () => {
  it("[LB5] start needs a slot; two count down, one plays alone at a free table, a paid table needs two", () => {
    const one = seat([], "a", 1);
    const two = seat(one, "b", 2);
    expect(decideStart(two, "x", 0)).toBe("not_seated");
    expect(decideStart(two, "a", 100)).toBe("countdown");
    expect(decideStart(one, "a", 0)).toBe("alone");
    expect(decideStart(one, "a", 100)).toBe("too_few");
  });

  it("[LB6] a person may cancel once in 30 s", () => {
    const cancels = [{ userId: "a", at: 1_000 }];
    expect(recentCancels(cancels, 30_999)).toEqual(cancels);
    expect(recentCancels(cancels, 31_000)).toEqual([]);
  });
});
