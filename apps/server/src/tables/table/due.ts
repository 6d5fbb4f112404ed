// What a table does by itself when its time has come: one list of deadlines, all of them in the state.
import { nextDueAt } from "@fitil/engine";
import { playBots } from "./bots.ts";
import { ordersHoldUntil } from "./open-orders.ts";
import type { Step } from "./effect.ts";
import { announceEnd } from "./ending.ts";
import { closeTable, remove } from "./leaving.ts";
import { noteGivenUp } from "./missed.ts";
import { endAmongBots, playUntilNow } from "./playing.ts";
import { callOff } from "./countdown.ts";
import { foreseenDueAt, tellForeseen } from "./foreseen.ts";
import { goOnByItself } from "./quick-table.ts";
import { askForStakes, endCountdown } from "./taking-stakes.ts";
import type { Phase, TableState } from "./state.ts";

/** Later than anything. */
const NEVER = Number.POSITIVE_INFINITY;

/** Ms since 1970 at which the table next does something by itself; null: never. PERF: after every message. */
export function tableDueAt(state: TableState): number | null {
  const dueAt = Math.min(waitingDueAt(state), matchDueAt(state.phase));
  return dueAt === NEVER ? null : dueAt;
}

/** Does everything that is due by now, each thing at its turn. The match comes first: whatever else happens, happens to it now. */
export function doWhatIsDue(step: Step): void {
  const { state, now } = step;
  for (;;) {
    if (state.phase.kind === "playing" && matchDueAt(state.phase) <= now)
      playUntilNow(step, state.phase.game);
    const dueAt = waitingDueAt(state);
    if (dueAt > now) return;
    doOne(step, dueAt);
  }
}

function matchDueAt(phase: Phase): number {
  if (phase.kind !== "playing") return NEVER;
  const { match, startedAt } = phase.game;
  const dueMs = nextDueAt(match);
  return dueMs === null ? NEVER : startedAt + dueMs;
}

/** The earliest deadline outside the match. */
function waitingDueAt(state: TableState): number {
  let dueAt = Math.min(phaseDueAt(state), state.quickStepAt ?? NEVER, state.emptyUntil ?? NEVER);
  for (const { graceUntil } of state.people) if (graceUntil !== null) dueAt = Math.min(dueAt, graceUntil);
  return dueAt;
}

function phaseDueAt(state: TableState): number {
  const { phase } = state;
  switch (phase.kind) {
    case "open":
      return NEVER;
    case "countdown":
      return phase.endsAt;
    case "staking":
      return phase.draw === null || phase.isAsked
        ? phase.giveUpAt
        : Math.min(phase.giveUpAt, ordersHoldUntil(state));
    case "playing":
      return Math.min(
        phase.game.nextLookAt ?? NEVER,
        phase.game.botsAloneUntil ?? NEVER,
        foreseenDueAt(phase.game),
      );
    case "settling":
      return phase.tellAt;
  }
}

/** Does the first thing that waits for this moment; it waits no more then. */
function doOne(step: Step, dueAt: number): void {
  const { state } = step;
  if (phaseDueAt(state) <= dueAt) return doPhase(step, dueAt);
  const person = state.people.find(({ graceUntil }) => graceUntil !== null && graceUntil <= dueAt);
  if (person) {
    person.graceUntil = null;
    noteGivenUp(step, person);
    return remove(step, person);
  }
  if (state.quickStepAt !== null && state.quickStepAt <= dueAt) return goOnByItself(step);
  // LB3: nobody has come.
  closeTable(step);
  step.effects.push({ type: "deserted" });
}

function doPhase(step: Step, dueAt: number): void {
  const { phase } = step.state;
  switch (phase.kind) {
    case "countdown":
      return endCountdown(step);
    case "staking":
      return phase.giveUpAt <= dueAt ? callOff(step, null) : askForStakes(step);
    case "playing":
      if (phase.game.botsAloneUntil !== null && phase.game.botsAloneUntil <= dueAt)
        return endAmongBots(step, phase.game);
      if (foreseenDueAt(phase.game) <= dueAt) {
        playUntilNow(step, phase.game);
        return tellForeseen(step, phase.game);
      }
      return playBots(step, phase.game);
    case "settling":
      return announceEnd(step, true);
    case "open":
  }
}
