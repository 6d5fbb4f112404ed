// A face for a moment over one's own figure (SN5), and whose line is down (OC4): what people see of each other beside the rules.
import { REACTION_EVERY_MS } from "@fitil/contracts";
import type { EyeVariant, GameEvent } from "@fitil/contracts";
import type { RealtimeCode } from "./answer.ts";
import type { Step } from "./effect.ts";
import { isPlaying } from "./playing.ts";
import type { Person } from "./state.ts";

/** Shows a living player's reaction to everybody; one every 2 s. */
export function react(step: Step, person: Person, eyeVariant: EyeVariant): RealtimeCode | null {
  const { phase } = step.state;
  const { character: id } = person;
  if (phase.kind !== "playing" || id === null || !isPlaying(step.state, person)) return "room/not_seated";
  const { game } = phase;
  const atMs = step.now - game.startedAt;
  const before = game.reactedAt?.[id];
  if (before !== undefined && atMs - before < REACTION_EVERY_MS) return "request/too_many";
  game.reactedAt = { ...game.reactedAt, [id]: atMs };
  announceAtGame(step, { type: "reaction", id, eyeVariant });
  return null;
}

/** Announces at the game that a living player's line is down, or back. */
export function announceLine(step: Step, person: Person, isLost: boolean): void {
  if (person.character !== null && isPlaying(step.state, person))
    announceAtGame(step, { type: "player_line", playerId: person.character, isLost });
}

function announceAtGame({ effects }: Step, event: GameEvent): void {
  effects.push({ type: "game", event });
}
