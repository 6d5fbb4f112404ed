// Which way several held keys or fingers mean: the last one pressed. Pure bookkeeping.
import type { Orientation } from "@fitil/contracts";

/** Directions that are held, each by a named source (a key code, a stick). */
export interface HeldDirections {
  /** Held from now on; a second press of the same source changes nothing. */
  press(source: string, direction: Orientation): void;
  release(source: string): void;
  /** Everything is let go. */
  clear(): void;
  /** The direction pressed last among those still held; null when none is. */
  current(): Orientation | null;
}

/** Nothing held. */
export function createHeldDirections(): HeldDirections {
  let held: { source: string; direction: Orientation }[] = [];
  return {
    press(source, direction) {
      const known = held.find((entry) => entry.source === source);
      if (known?.direction === direction) return;
      held = [...held.filter((entry) => entry.source !== source), { source, direction }];
    },
    release(source) {
      held = held.filter((entry) => entry.source !== source);
    },
    clear() {
      held = [];
    },
    current: () => held.at(-1)?.direction ?? null,
  };
}
