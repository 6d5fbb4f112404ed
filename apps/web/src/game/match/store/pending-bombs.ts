// Bombs put down on this screen before the server has agreed: shown at once, confirmed or taken back (BM1).
// Sends nothing itself.
import type { CharacterId } from "@fitil/contracts";
import { FUSE_SHOWN_MS } from "./world.ts";
import type { WorldBomb } from "./world.ts";

/** A predicted bomb that nobody has confirmed for this long is taken back. */
const UNCONFIRMED_MS = 2500;

/** Own bombs that wait for the server's word. */
export interface PendingBombs {
  /** In the order they were put down; a live view that callers must not change. */
  readonly list: readonly WorldBomb[];
  /** Shows a bomb; returns it as the handle to take it back with. */
  add(ownerId: CharacterId, x: number, y: number, blastRadius: number, nowMs: number): WorldBomb;
  /**
   * The server placed an own bomb at (`x`, `y`): the predicted one there, or else the oldest, is done with.
   * Returns it, or null when none was waiting.
   */
  confirm(x: number, y: number): WorldBomb | null;
  /** Somebody else's bomb stands at (`x`, `y`): an own one cannot. */
  giveWay(x: number, y: number): void;
  /** Takes a refused bomb back; nothing when it is gone already. */
  takeBack(bomb: WorldBomb): void;
  /** Forgets them all. */
  clear(): void;
  /** Takes back what nobody confirmed in time. */
  expire(nowMs: number): void;
}

/** No pending bombs yet. */
export function createPendingBombs(): PendingBombs {
  const list: WorldBomb[] = [];
  const drop = (index: number): WorldBomb | null => (index < 0 ? null : (list.splice(index, 1)[0] ?? null));
  return {
    list,
    add(ownerId, x, y, blastRadius, nowMs) {
      const bomb = { ownerId, x, y, blastRadius, placedAt: null, lit: nowMs, due: nowMs + FUSE_SHOWN_MS };
      list.push(bomb);
      return bomb;
    },
    confirm(x, y) {
      const here = list.findIndex((bomb) => bomb.x === x && bomb.y === y);
      return drop(here >= 0 ? here : list.length > 0 ? 0 : -1);
    },
    giveWay(x, y) {
      drop(list.findIndex((bomb) => bomb.x === x && bomb.y === y));
    },
    takeBack(bomb) {
      drop(list.indexOf(bomb));
    },
    clear() {
      list.length = 0;
    },
    expire(nowMs) {
      while (list[0] !== undefined && nowMs - list[0].lit > UNCONFIRMED_MS) list.shift();
    },
  };
}
