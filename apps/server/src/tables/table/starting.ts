// What people press on the way to a game: «start» and «cancel» (LB5, LB6). What the end of the countdown does is taking-stakes.ts.
import type { Answer } from "./answer.ts";
import { callOff, countDown } from "./countdown.ts";
import type { Step } from "./effect.ts";
import { characterOf } from "./lobby.ts";
import { AFTER_CANCEL_MS, expectPeople, fillWithBots } from "./quick-table.ts";
import { agreeToPlay } from "./slot-commands.ts";
import { decideStart, readySlots, recentCancels } from "./slots.ts";
import { isInGame } from "./state.ts";
import type { Person } from "./state.ts";
import { endCountdown } from "./taking-stakes.ts";

/** Starts the countdown, or at once when alone at a free table (LB5). */
export function start(step: Step, { userId }: Person): Answer {
  const { state } = step;
  if (isInGame(state)) return "room/game_in_progress";
  const decision = decideStart(state.slots, userId, state.spec.stakes);
  if (decision === "not_seated") return "room/not_seated";
  // A second press, or two people at once: the countdown that runs is the answer.
  if (state.phase.kind !== "open") return null;
  if (decision === "too_few") return "room/permission_denied";
  agreeToPlay(step, userId);
  if (decision === "alone" && !state.spec.isQuick) {
    endCountdown(step);
    return null;
  }
  const people = readySlots(state.slots).filter(({ botLevel }) => botLevel === null);
  if (people.length === 1) fillWithBots(step);
  countDown(step);
  return null;
}

/** Cancels a countdown, once in 30 s each (LB6). */
export function cancel(step: Step, { userId }: Person): Answer {
  const { state, now } = step;
  if (isInGame(state)) return "room/game_in_progress";
  const character = characterOf(state, userId);
  if (character === null) return "room/not_seated";
  if (state.phase.kind === "open") return null;
  const recent = recentCancels(state.cancels, now);
  if (recent.some((one) => one.userId === userId)) return "room/cancelled_recently";
  state.cancels = [...recent, { userId, at: now }];
  callOff(step, character);
  expectPeople(step, AFTER_CANCEL_MS);
  return null;
}
