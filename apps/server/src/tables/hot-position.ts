// The guard of the hot path: is this `player_state`? It says exactly what contracts' `playerStateActionSchema` says
// (a test compares them on random input), without the cost of a schema. PERF: some 80 calls a second per table.
import type { PlayerStateAction } from "@fitil/contracts";

function isOrientation(value: unknown): boolean {
  return value === "up" || value === "down" || value === "left" || value === "right";
}

/** Whether unchecked JSON is a `player_state` action. Neither copies nor changes it. */
export function isPositionAction(data: unknown): data is PlayerStateAction {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return false;
  const action = data as Record<string, unknown>;
  if (action["type"] !== "player_state") return false;
  const { id, x, y, orientation, heading, seq } = action;
  if (id !== 1 && id !== 2 && id !== 3 && id !== 4) return false;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
  if (!isOrientation(orientation)) return false;
  if (heading !== undefined && heading !== null && !isOrientation(heading)) return false;
  if (seq !== undefined && !(Number.isSafeInteger(seq) && (seq as number) >= 0)) return false;
  for (const key in action) {
    if (
      key !== "type" &&
      key !== "id" &&
      key !== "x" &&
      key !== "y" &&
      key !== "orientation" &&
      key !== "heading" &&
      key !== "seq"
    )
      return false;
  }
  return true;
}
