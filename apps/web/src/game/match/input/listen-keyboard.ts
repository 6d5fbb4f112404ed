// Turns the page's key events into held directions and bombs. Holds nothing after the window has lost the keys.
import type { EyeVariant } from "@fitil/contracts";
import { meaningOf, ownKeys, ownsKey } from "./key-map.ts";
import type { KeyMeaning } from "./key-map.ts";
import type { HeldDirections } from "./held-directions.ts";

/**
 * Listens on `page` until the returned function is called. `onBomb` comes once per press: holding does not repeat. `isPlaying`:
 * whether the person plays right now, so that Space is a bomb whatever has the focus.
 */
export function listenKeyboard(
  page: Window,
  held: HeldDirections,
  onBomb: () => void,
  onReact: (eyeVariant: EyeVariant) => void,
  isPlaying: () => boolean,
): () => void {
  const isOurs = (event: KeyboardEvent, meaning: KeyMeaning): boolean => {
    const { target } = event;
    if (page.document.querySelector("dialog[open]") !== null) return false;
    return !(target instanceof HTMLElement) || !ownsKey(asKeyTarget(target), meaning, isPlaying());
  };
  const onDown = (event: KeyboardEvent): void => {
    const { target } = event;
    // A switch knows only Space, which is a bomb here.
    if (event.code === "Enter" && target instanceof HTMLInputElement && target.type === "checkbox")
      target.click();
    const meaning = meaningOf(event, ownKeys());
    if (meaning === null || !isOurs(event, meaning)) return;
    // Neither Space nor arrows may scroll the page under the board.
    event.preventDefault();
    if (event.repeat) return;
    if (meaning.type === "bomb") onBomb();
    else if (meaning.type === "react") onReact(meaning.eyeVariant);
    else held.press(event.code, meaning.direction);
  };
  const onUp = (event: KeyboardEvent): void => {
    // Some browsers press a focused button when Space comes up.
    if (event.code === "Space" && isOurs(event, { type: "bomb" })) event.preventDefault();
    held.release(event.code);
  };
  const onAway = (): void => held.clear();
  page.addEventListener("keydown", onDown);
  page.addEventListener("keyup", onUp);
  page.addEventListener("blur", onAway);
  page.document.addEventListener("visibilitychange", onAway);
  return () => {
    page.removeEventListener("keydown", onDown);
    page.removeEventListener("keyup", onUp);
    page.removeEventListener("blur", onAway);
    page.document.removeEventListener("visibilitychange", onAway);
  };
}

function asKeyTarget(target: HTMLElement): Parameters<typeof ownsKey>[0] {
  const { tagName, isContentEditable } = target;
  return { tagName, isContentEditable, type: (target as HTMLInputElement).type };
}
