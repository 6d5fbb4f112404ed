// What of a recorded match is worth a mark on its time line, and which moment decided it. Pure.
import type { CharacterId } from "@fitil/contracts";
import type { Tape } from "./tape.ts";

/** A mark on the time line; match ms. */
export type Moment =
  | { readonly kind: "blast"; readonly atMs: number }
  | { readonly kind: "powerup"; readonly atMs: number; readonly playerId: CharacterId }
  | {
      readonly kind: "death";
      readonly atMs: number;
      readonly playerId: CharacterId;
      /** Whose bomb it was, or a closing wall; null when nobody knows. */
      readonly by: CharacterId | "wall" | null;
    }
  | { readonly kind: "left"; readonly atMs: number; readonly playerId: CharacterId }
  | { readonly kind: "sudden-death"; readonly atMs: number };

/** Every mark in order of time. Bombs of one instant are one mark. */
export function momentsOf({ events, durationMs }: Tape): Moment[] {
  const owners = new Map<string, CharacterId>();
  const moments: Moment[] = [];
  for (const { atMs, event } of events) {
    if (event.type === "bomb_placed") owners.set(`${event.bomb.x},${event.bomb.y}`, event.bomb.ownerId);
    else if (event.type === "explosion") {
      const last = moments.findLast(({ kind }) => kind === "blast");
      if (last?.atMs !== atMs) moments.push({ kind: "blast", atMs });
      const by = owners.get(`${event.bombPosition.x},${event.bombPosition.y}`) ?? null;
      for (const { id, newHealth } of event.hitPlayers)
        if (newHealth === 0) moments.push({ kind: "death", atMs, playerId: id, by });
    } else if (event.type === "wall_spawned")
      for (const playerId of event.crushedPlayers)
        moments.push({ kind: "death", atMs, playerId, by: "wall" });
    else if (event.type === "powerup_collected")
      moments.push({ kind: "powerup", atMs, playerId: event.playerId });
    else if (event.type === "sudden_death_started") moments.push({ kind: "sudden-death", atMs });
    // Whoever goes as the match ends has not left anybody alone.
    else if (event.type === "player_disconnected" && atMs < durationMs)
      moments.push({ kind: "left", atMs, playerId: event.playerId });
  }
  return moments;
}

/** The match ms of what decided it: the last death, else the end. */
export function decisiveMs(moments: readonly Moment[], durationMs: number): number {
  return moments.findLast(({ kind }) => kind === "death")?.atMs ?? durationMs;
}
