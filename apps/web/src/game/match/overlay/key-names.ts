// How keys are called, and what choosing one does to the others. Pure.
import { BOUND_ACTIONS } from "../input/key-map.ts";
import type { BoundAction, KeyBindings } from "../input/key-map.ts";

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Space: "␣",
  Slash: "/",
  Enter: "⏎",
};

/** A key's name by its place on the keyboard: «W», «↑», «Num 5». */
export function keyName(code: string): string {
  return NAMES[code] ?? code.replace(/^(?:Key|Digit)/, "").replace(/^Numpad/, "Num ");
}

/** These keys with `code` for one action; whatever had it before gets the key that is given up. */
export function withKey(keys: KeyBindings, action: BoundAction, set: 0 | 1, code: string): KeyBindings {
  const givenUp = keys[action][set];
  const swap = (key: string): string => (key === code ? givenUp : key);
  const next = { ...keys };
  for (const one of BOUND_ACTIONS) next[one] = [swap(keys[one][0]), swap(keys[one][1])];
  next[action] = set === 0 ? [code, next[action][1]] : [next[action][0], code];
  return next;
}
