// The three hints of somebody's first match, one after another: put a bomb down, hide from it, pick up what it uncovers. Pure.
import type { CharacterId } from "@fitil/contracts";
import { CELL, cellX, cellY } from "@fitil/engine";
import type { ClientEvent } from "../store/world-events.ts";

/** What is hinted at; `done` has nothing left to hint at. */
export type HintStep = "put" | "hide" | "pick" | "done";

/** The step after something happened. A hit by a blast begins anew: hiding was not done. */
export function nextHint(step: HintStep, clientEvent: ClientEvent, myId: CharacterId): HintStep {
  if (step === "put") return clientEvent.type === "placed" && clientEvent.ownerId === myId ? "hide" : step;
  if (clientEvent.type === "powerup-taken") return clientEvent.playerId === myId ? "done" : step;
  if (step !== "hide") return step;
  if (clientEvent.type === "hit" && clientEvent.playerId === myId) return "put";
  return clientEvent.type === "crate-broken" ? "pick" : step;
}

/** The power-up nearest to a place, as whole cells; null while none lies there. */
export function nearestPowerup(
  ground: Uint8Array,
  from: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } | null {
  let best: { x: number; y: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < ground.length; cell++) {
    if ((ground[cell] ?? 0) < CELL.POWERUP_BOMB) continue;
    const at = { x: cellX(cell), y: cellY(cell) };
    const distance = Math.abs(at.x - from.x) + Math.abs(at.y - from.y);
    if (distance >= least) continue;
    least = distance;
    best = at;
  }
  return best;
}
