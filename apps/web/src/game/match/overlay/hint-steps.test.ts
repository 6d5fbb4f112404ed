// The hints of a first match, and the keys of one's own.
import { CELL } from "@fitil/engine";
import { expect, test } from "vitest";
import { memoryStorage } from "../../../lib/device/storage.ts";
import { meaningOf, USUAL_KEYS } from "../input/key-map.ts";
import type { ClientEvent } from "../store/world-events.ts";
import { nearestPowerup, nextHint } from "./hint-steps.ts";
import type { HintStep } from "./hint-steps.ts";
import { keyName, withKey } from "./key-names.ts";
import { readKeys } from "./stored-keys.ts";

const placed = (ownerId: 1 | 2): ClientEvent => ({ type: "placed", ownerId, x: 0, y: 0 });
const crate: ClientEvent = { type: "crate-broken", x: 2, y: 0 };
const taken: ClientEvent = { type: "powerup-taken", playerId: 1, x: 2, y: 0, kind: 4 };
const hit: ClientEvent = { type: "hit", playerId: 1, health: 2 };

test("hints follow what was done: put, hide, pick up; a hit begins anew", () => {
  const after = (...clientEvents: ClientEvent[]): HintStep =>
    clientEvents.reduce<HintStep>((step, clientEvent) => nextHint(step, clientEvent, 1), "put");
  expect(after(placed(2), crate)).toBe("put");
  expect(after(placed(1))).toBe("hide");
  expect(after(placed(1), hit)).toBe("put");
  expect(after(placed(1), crate)).toBe("pick");
  expect(after(placed(1), crate, taken, placed(1))).toBe("done");
});

test("the nearest thing to pick up", () => {
  const ground = new Uint8Array(187);
  expect(nearestPowerup(ground, { x: 0, y: 0 })).toBeNull();
  ground[10] = CELL.POWERUP_SPEED;
  ground[17 * 2 + 1] = CELL.POWERUP_BOMB;
  expect(nearestPowerup(ground, { x: 0.4, y: 0 })).toEqual({ x: 1, y: 2 });
});

test("a chosen key changes places with the action that had it", () => {
  const keys = withKey(USUAL_KEYS, "bomb", 0, "KeyW");
  expect([keys.bomb, keys.up]).toEqual([
    ["KeyW", "Slash"],
    ["Space", "ArrowUp"],
  ]);
  const press = { code: "KeyW", ctrlKey: false, altKey: false, metaKey: false };
  expect(meaningOf(press, keys)).toEqual({ type: "bomb" });
  expect(meaningOf({ ...press, code: "Digit4" }, keys)).toEqual({ type: "react", eyeVariant: 4 });
  expect(["KeyW", "Numpad5", "Space"].map(keyName)).toEqual(["W", "Num 5", "␣"]);
});

test("stored keys are read back; nonsense gives the usual ones", () => {
  const storage = memoryStorage();
  expect(readKeys(storage)).toEqual(USUAL_KEYS);
  for (const nonsense of ["{", "null", "[]", '{"up":["KeyI"]}', '{"up":5}']) {
    storage.set("fitil.keys", nonsense);
    expect(readKeys(storage)).toEqual(USUAL_KEYS);
  }
  storage.set("fitil.keys", '{"up":["KeyI","ArrowUp"]}');
  expect(readKeys(storage)).toEqual({ ...USUAL_KEYS, up: ["KeyI", "ArrowUp"] });
});
