// What each key means, by its place on the keyboard: KeyW is the same key in every layout. Pure.
import type { EyeVariant, Orientation } from "@fitil/contracts";

/** What a key asks for. */
export type KeyMeaning =
  | { readonly type: "go"; readonly direction: Orientation }
  | { readonly type: "bomb" }
  | { readonly type: "react"; readonly eyeVariant: EyeVariant };

/** What keys can be chosen for, in the order of the table. */
export const BOUND_ACTIONS = ["up", "down", "left", "right", "bomb"] as const;
export type BoundAction = (typeof BOUND_ACTIONS)[number];

/** Physical keys: two for each action. */
export type KeyBindings = Readonly<Record<BoundAction, readonly [string, string]>>;

export const USUAL_KEYS: KeyBindings = {
  up: ["KeyW", "ArrowUp"],
  down: ["KeyS", "ArrowDown"],
  left: ["KeyA", "ArrowLeft"],
  right: ["KeyD", "ArrowRight"],
  bomb: ["Space", "Slash"],
};

/** The few facts of a key press that decide. */
export interface KeyPress {
  /** Physical key, `KeyboardEvent.code`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a press means for the match with these keys; null when it is none of the match's business. */
export function meaningOf(press: KeyPress, keys: KeyBindings = USUAL_KEYS): KeyMeaning | null {
  const { code } = press;
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const action = BOUND_ACTIONS.find((one) => keys[one].includes(code));
  if (action !== undefined) return action === "bomb" ? { type: "bomb" } : { type: "go", direction: action };
  const digit = /^Digit([1-4])$/.exec(code);
  return digit === null ? null : { type: "react", eyeVariant: Number(digit[1]) as EyeVariant };
}

/**
 * Whether an element takes keys for itself, by its tag, `type` and editability: text fields take all; buttons, links and switches
 * take Space, but not from whoever plays: what was clicked last must not eat a bomb. Enter presses them then.
 */
export function ownsKey(
  target: {
    readonly tagName: string;
    readonly isContentEditable: boolean;
    readonly type?: string | undefined;
  },
  meaning: KeyMeaning,
  isPlaying: boolean,
): boolean {
  if (target.isContentEditable) return true;
  const tag = target.tagName.toUpperCase();
  if (tag === "TEXTAREA" || tag === "SELECT") return true;
  if (tag === "INPUT" && target.type !== "checkbox") return true;
  if (isPlaying) return false;
  return meaning.type === "bomb" && (tag === "INPUT" || tag === "BUTTON" || tag === "A" || tag === "SUMMARY");
}

let keys = USUAL_KEYS;

/** The keys as they are now. */
export function ownKeys(): KeyBindings {
  return keys;
}

/** Chooses keys; a match that runs knows them at once. */
export function chooseKeys(chosen: KeyBindings): void {
  keys = chosen;
}
