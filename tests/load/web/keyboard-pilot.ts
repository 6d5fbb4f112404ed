// Plays one page by its keyboard, as a person would: looks at the match twenty times a second and holds or lets go of keys.
import { BOT_SKILLS, createMind, followMind, viewForBot } from "@fitil/engine";
import type { CharacterId, Orientation } from "@fitil/engine";
import type { WireMirror } from "../../site/wire-mirror.ts";

const KEYS: Readonly<Record<Orientation, string>> = {
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
  right: "ArrowRight",
};
const LOOK_EVERY_MS = 50;

/** A page's keys, by their `code`. */
export interface Keys {
  down(code: string): Promise<void>;
  up(code: string): Promise<void>;
}

/** What the player sees of the match. */
export interface Sight {
  mirror(): WireMirror | null;
  isOver(): boolean;
}

/** Plays until `until` resolves or the match is over, then lets go of everything. */
export async function playByKeyboard(
  keys: Keys,
  sight: Sight,
  options: { readonly id: CharacterId; readonly seed: string; readonly until: Promise<unknown> },
): Promise<void> {
  const mind = createMind(options.seed);
  let held: Orientation | null = null;
  let isDone = false;
  let lookedAtMs = Date.now();
  void options.until.then(() => void (isDone = true));
  const hold = async (direction: Orientation | null): Promise<void> => {
    if (direction === held) return;
    if (held !== null) await keys.up(KEYS[held]);
    held = direction;
    if (held !== null) await keys.down(KEYS[held]);
  };
  while (!isDone && !sight.isOver()) {
    const match = sight.mirror()?.now();
    const nowMs = Date.now();
    if (match) {
      const intent = followMind(mind, viewForBot(match), options.id, BOT_SKILLS.normal, nowMs - lookedAtMs);
      await hold(intent.direction);
      if (intent.placeBomb) {
        await keys.down("Space");
        await keys.up("Space");
      }
    }
    lookedAtMs = nowMs;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  await hold(null);
}
