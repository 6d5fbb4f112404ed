// Plays one page by its keyboard, as a person would: looks at the match twenty times a second and holds or lets go of keys.
import type { Page } from "@playwright/test";
import { createGenerator, decideBot } from "@fitil/engine";
import type { CharacterId, Orientation } from "@fitil/engine";
import type { WireWatch } from "./wire-watch.ts";

const KEYS: Readonly<Record<Orientation, string>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};
const LOOK_EVERY_MS = 50;

/** Plays until `until` resolves or the match is over, then lets go of everything. */
export async function playByKeyboard(
  page: Page,
  watch: WireWatch,
  options: { readonly id: CharacterId; readonly seed: string; readonly until: Promise<unknown> },
): Promise<void> {
  const chance = createGenerator(options.seed);
  let held: Orientation | null = null;
  let isDone = false;
  void options.until.then(() => void (isDone = true));
  const hold = async (direction: Orientation | null): Promise<void> => {
    if (direction === held) return;
    if (held !== null) await page.keyboard.up(KEYS[held]);
    held = direction;
    if (held !== null) await page.keyboard.down(KEYS[held]);
  };
  while (!isDone && !watch.isOver()) {
    const match = watch.mirror()?.now();
    if (match) {
      const intent = decideBot(match, options.id, chance);
      await hold(intent.direction);
      if (intent.placeBomb) await page.keyboard.press("Space");
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  await hold(null);
}
