// Plays the bots of one game (BT1, BT2): looks at the match every 50 ms and speaks into it as a client would.
// What a bot does is the engine's decision; nothing here knows the rules.
import { createMind, playBot } from "@fitil/engine";
import type { BotLevel, BotMind, CharacterId } from "@fitil/engine";
import type { Clock } from "../ports.ts";
import type { MatchRunner } from "./match-runner.ts";

/** How often a bot decides; a person's client says as many positions a second. */
const STEP_MS = 50;

/** A bot in a game. */
export interface BotPlayer {
  readonly id: CharacterId;
  readonly level: BotLevel;
}

/** The bots of one game, from its start until `stop`. */
export class BotPlayers {
  readonly #clock: Clock;
  readonly #runner: Pick<MatchRunner, "play">;
  readonly #bots: readonly (BotPlayer & { readonly mind: BotMind })[];
  #steppedAt: number;
  #steps = 0;
  #cancelTimer: (() => void) | null = null;

  /** `seed`: of the bots' own chance, which must tell nothing about the match's. Without bots nothing is timed. */
  constructor(deps: {
    clock: Clock;
    runner: Pick<MatchRunner, "play">;
    bots: readonly BotPlayer[];
    seed: string;
  }) {
    this.#clock = deps.clock;
    this.#runner = deps.runner;
    this.#bots = deps.bots.map((bot) => ({ ...bot, mind: createMind(`${deps.seed}:${bot.id}`) }));
    this.#steppedAt = deps.clock.now();
    if (this.#bots.length > 0) this.#wait();
  }

  /** They play no more. */
  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #wait(): void {
    this.#cancelTimer = this.#clock.after(STEP_MS, () => this.#step());
  }

  #step(): void {
    const now = this.#clock.now();
    // A late timer is made up for, as a browser's animation frame would, but never by more than two steps.
    const elapsedMs = Math.min(now - this.#steppedAt, 2 * STEP_MS);
    this.#steppedAt = now;
    this.#wait();
    // In turns, so that none is always the first of an instant (BT4).
    this.#steps += 1;
    for (let turn = 0; turn < this.#bots.length; turn++) {
      const { id, level, mind } = this.#bots[(turn + this.#steps) % this.#bots.length]!;
      this.#runner.play(id, (state) => playBot(state, id, level, mind, elapsedMs));
    }
  }
}
