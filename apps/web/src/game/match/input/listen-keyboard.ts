// Turns the page's key events into held directions and bombs. Holds nothing after the window has lost the keys.
import { meaningOf, ownsKey } from "./key-map.ts";
import type { HeldDirections } from "./held-directions.ts";

/** Listens on `page` until the returned function is called. `onBomb` comes once per press: holding does not repeat. */
export function listenKeyboard(page: Window, held: HeldDirections, onBomb: () => void): () => void {
  const onDown = (event: KeyboardEvent): void => {
    const meaning = meaningOf(event);
    if (meaning === null) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (
      target !== null &&
      ownsKey(
        {
          tagName: target.tagName,
          isContentEditable: target.isContentEditable,
          type: (target as HTMLInputElement).type,
        },
        meaning,
      )
    ) {
      return;
    }
    if (page.document.querySelector("dialog[open]") !== null) return;
    // Neither Space nor arrows may scroll the page under the board.
    event.preventDefault();
    if (event.repeat) return;
    if (meaning.type === "bomb") onBomb();
    else held.press(event.code, meaning.direction);
  };
  const onUp = (event: KeyboardEvent): void => held.release(event.code);
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
