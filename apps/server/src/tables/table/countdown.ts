// The countdown before a game (LB5, LB6): it begins, and is called off by whoever cancels or by too few who are left.
import { COUNTDOWN_S } from "@fitil/contracts";
import type { CharacterId } from "@fitil/contracts";
import type { Step } from "./effect.ts";
import { announce } from "./lobby.ts";
import { readySlots } from "./slots.ts";

/** The wait begins, and everybody in the lobby hears of it. */
export function countDown(step: Step): void {
  step.state.phase = { kind: "countdown", endsAt: step.now + COUNTDOWN_S * 1000 };
  announce(step, { type: "countdown_started", duration: COUNTDOWN_S });
}

/** Back to the open lobby; stakes that arrive after this go back. `by`: whose wish it was, null = the server's. */
export function callOff(step: Step, by: CharacterId | null): void {
  const { kind } = step.state.phase;
  if (kind !== "countdown" && kind !== "staking") return;
  step.state.phase = { kind: "open" };
  announceCancel(step, by);
}

/** Somebody lost their slot: too few for a countdown, or one of those who are paying right now (LB5). */
export function slotFreed(step: Step, userId: string): void {
  const { phase, slots } = step.state;
  if (phase.kind === "countdown" && readySlots(slots).length < 2) callOff(step, null);
  if (phase.kind === "staking" && phase.slots.some((slot) => slot.userId === userId)) callOff(step, null);
}

/** Tells the lobby that no game begins. */
export function announceCancel(step: Step, by: CharacterId | null): void {
  announce(step, { type: "countdown_canceled", canceledByPlayerId: by });
}
