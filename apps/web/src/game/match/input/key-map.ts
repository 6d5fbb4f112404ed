// What each key means, by its place on the keyboard: KeyW is the same key in every layout. Pure.
import type { EyeVariant, Orientation } from "@fitil/contracts";

/** What a key asks for. */
export type KeyMeaning =
  | { readonly type: "go"; readonly direction: Orientation }
  | { readonly type: "bomb" }
  | { readonly type: "react"; readonly eyeVariant: EyeVariant };

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  KeyW: { type: "go", direction: "up" },
  KeyA: { type: "go", direction: "left" },
  KeyS: { type: "go", direction: "down" },
  KeyD: { type: "go", direction: "right" },
  ArrowUp: { type: "go", direction: "up" },
  ArrowLeft: { type: "go", direction: "left" },
  ArrowDown: { type: "go", direction: "down" },
  ArrowRight: { type: "go", direction: "right" },
  Space: { type: "bomb" },
  Digit1: { type: "react", eyeVariant: 1 },
  Digit2: { type: "react", eyeVariant: 2 },
  Digit3: { type: "react", eyeVariant: 3 },
  Digit4: { type: "react", eyeVariant: 4 },
};

/** The few facts of a key press that decide. */
export interface KeyPress {
  /** Physical key, `KeyboardEvent.code`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a press means for the match; null when it is none of the match's business. */
export function meaningOf(press: KeyPress): KeyMeaning | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return KEYS[press.code] ?? null;
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
