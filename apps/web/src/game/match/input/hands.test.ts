import { describe, expect, test } from "vitest";
import type { KeyPress } from "./key-map.ts";
import { createHeldDirections } from "./held-directions.ts";
import { meaningOf, ownsKey } from "./key-map.ts";
import { createMatchHands, turnDirection } from "./match-hands.ts";
import { readGamepad } from "./read-gamepad.ts";
import type { PadState } from "./read-gamepad.ts";
import { carryStick, followThumb, stickDirection } from "./stick-direction.ts";

function press(code: string, rest: Partial<KeyPress> = {}): KeyPress {
  return { code, ctrlKey: false, altKey: false, metaKey: false, ...rest };
}

describe("keys", () => {
  test("WASD and arrows walk by their place on the keyboard, Space is the bomb", () => {
    expect(["KeyW", "KeyA", "KeyS", "KeyD"].map((code) => meaningOf(press(code)))).toEqual(
      ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"].map((code) => meaningOf(press(code))),
    );
    expect(meaningOf(press("Space"))).toEqual({ type: "bomb" });
    expect(meaningOf(press("KeyQ"))).toBeNull();
  });

  test("shortcuts of the browser are left alone", () => {
    expect(meaningOf(press("KeyW", { ctrlKey: true }))).toBeNull();
    expect(meaningOf(press("ArrowLeft", { altKey: true }))).toBeNull();
  });

  const bomb = { type: "bomb" } as const;
  const up = { type: "go", direction: "up" } as const;
  const target = (tagName: string, type?: string) => ({ tagName, isContentEditable: false, type });

  test("whatever was clicked before, Space is a bomb while one plays; only a text field keeps its keys", () => {
    for (const clicked of [target("BUTTON"), target("A"), target("SUMMARY"), target("INPUT", "checkbox")])
      expect(ownsKey(clicked, bomb, true)).toBe(false);
    for (const meaning of [bomb, up]) {
      expect(ownsKey(target("INPUT", "text"), meaning, true)).toBe(true);
      expect(ownsKey(target("TEXTAREA"), meaning, true)).toBe(true);
    }
  });

  test("whoever does not play presses buttons with Space, and walks nowhere by arrows that a button has", () => {
    expect(ownsKey(target("BUTTON"), bomb, false)).toBe(true);
    expect(ownsKey(target("INPUT", "checkbox"), bomb, false)).toBe(true);
    expect(ownsKey(target("BUTTON"), up, false)).toBe(false);
    expect(ownsKey(target("CANVAS"), bomb, false)).toBe(false);
  });

  test("the direction pressed last wins; letting it go brings the one before back", () => {
    const held = createHeldDirections();
    held.press("KeyD", "right");
    held.press("KeyW", "up");
    expect(held.current()).toBe("up");
    held.press("KeyD", "right");
    expect(held.current()).toBe("up");
    held.release("KeyW");
    expect(held.current()).toBe("right");
    held.clear();
    expect(held.current()).toBeNull();
  });
});

describe("stick", () => {
  test("rests near its middle, has four ways, and is steady near the diagonals", () => {
    expect(stickDirection(5, 5, null)).toBeNull();
    expect(stickDirection(30, 2, null)).toBe("right");
    expect(stickDirection(-30, 2, null)).toBe("left");
    expect(stickDirection(2, -30, null)).toBe("up");
    expect(stickDirection(2, 30, null)).toBe("down");
    expect(stickDirection(30, 33, "right")).toBe("right");
    expect(stickDirection(30, 40, "right")).toBe("down");
  });

  test("follows a thumb that goes further than it reaches", () => {
    expect(followThumb({ x: 0, y: 0 }, { x: 40, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(followThumb({ x: 0, y: 0 }, { x: 152, y: 0 })).toEqual({ x: 100, y: 0 });
  });

  test("keeps its direction when the window moves or turns under a resting thumb", () => {
    const middle = { x: 70, y: 660 };
    const thumb = { x: 70, y: 700 };
    const turned = { x: 60, y: 280 };
    const carried = carryStick(middle, thumb, turned);
    expect(stickDirection(turned.x - carried.x, turned.y - carried.y, null)).toBe("down");
  });

  test("on a board that lies on its side, down on the screen is along the row", () => {
    expect(turnDirection("down", true)).toBe("right");
    expect(turnDirection("left", true)).toBe("up");
    expect(turnDirection("left", false)).toBe("left");
    expect(turnDirection(null, true)).toBeNull();
  });
});

describe("gamepad", () => {
  function pad(axes: number[], ...pressed: number[]): PadState {
    return {
      axes,
      buttons: Array.from({ length: 16 }, (_, index) => ({ pressed: pressed.includes(index) })),
    };
  }

  test("cross before stick, a loose stick is no direction, A is the bomb", () => {
    expect(readGamepad(pad([0.2, -0.1]))).toEqual({ direction: null, bomb: false });
    expect(readGamepad(pad([0.9, 0.3]))).toEqual({ direction: "right", bomb: false });
    expect(readGamepad(pad([0, -1], 13, 0))).toEqual({ direction: "down", bomb: true });
  });

  test("holding the button is one bomb, and an unplugged pad lets go", () => {
    let bombs = 0;
    let pads: (PadState | null)[] = [pad([1, 0], 0)];
    const hands = createMatchHands(
      () => (bombs += 1),
      () => undefined,
      () => pads,
      () => true,
    );
    expect(hands.direction(false)).toBe("right");
    expect(hands.direction(false)).toBe("right");
    expect(bombs).toBe(1);
    pads = [pad([0, 0])];
    expect(hands.direction(false)).toBeNull();
    pads = [pad([1, 0], 0)];
    hands.direction(false);
    expect(bombs).toBe(2);
    pads = [null];
    expect(hands.direction(false)).toBeNull();
  });
});
