// A paid table of four and what a fault did to it: how long nothing was heard to move there, and whether everybody has their seat.
import { setTimeout as wait } from "node:timers/promises";
import type { SteadyPlayer } from "./steady-player.ts";

export const TABLE_STAKE = 100;
const BEGUN_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** A table and its four. */
export class PlayedTable {
  readonly id: string;
  readonly players: readonly SteadyPlayer[];
  gameId = "";

  private constructor(id: string, players: readonly SteadyPlayer[]) {
    this.id = id;
    this.players = players;
  }

  /** Sits everybody down at a table and lets one of them start the countdown. */
  static async open(
    id: string,
    players: readonly SteadyPlayer[],
    starter: SteadyPlayer,
  ): Promise<PlayedTable> {
    await Promise.all(players.map((player) => player.sit(id)));
    await starter.insist({ type: "start_game" });
    return new PlayedTable(id, players);
  }

  /** Resolves when the match runs for everybody; they walk from then on. */
  async begun(): Promise<void> {
    await until(
      () => this.players.every(({ picture }) => picture !== null),
      BEGUN_WITHIN_MS,
      () => `${this.id}: the match did not begin`,
    );
    const games = new Set(this.players.map(({ picture }) => picture!.gameId));
    if (games.size !== 1) throw new Error(`${this.id}: ${games.size} games`);
    this.gameId = [...games].join("");
    for (const player of this.players) player.walk();
  }

  /** Who has not been heard to move by all others since `since`. */
  missing(since: number): SteadyPlayer[] {
    return this.players.filter(({ character }) =>
      this.players.some(
        (other) => other.character !== character && (other.movedAt.get(character) ?? 0) < since,
      ),
    );
  }

  /** Does everybody hold the seat they took? */
  seated(): boolean {
    return this.players.every(
      ({ picture, character, person }) =>
        picture?.gameId === this.gameId &&
        picture.players.some(({ id, name }) => id === character && name === person.name),
    );
  }

  /** The longest time between two moves that a player heard since `since`, ms. */
  static pause(player: SteadyPlayer, since: number): number {
    const times = [...player.heardAt.filter((at) => at >= since), performance.now()];
    let before = player.heardAt.findLast((at) => at < since) ?? since;
    let longest = 0;
    for (const at of times) {
      longest = Math.max(longest, at - before);
      before = at;
    }
    return longest;
  }

  /** All but one leave; resolves when the match is over for that one. */
  async settle(winner: SteadyPlayer): Promise<void> {
    await Promise.all(this.players.filter((player) => player !== winner).map((player) => player.leave()));
    await until(
      () => winner.isOver,
      BEGUN_WITHIN_MS,
      () => `${this.id}: the match did not end`,
    );
    await winner.leave();
  }
}

/** Waits until everybody has been heard to move after `since`; returns whom somebody has not heard in that time. */
export async function stillMissing(
  tables: readonly PlayedTable[],
  since: number,
  withinMs: number,
): Promise<SteadyPlayer[]> {
  const deadline = performance.now() + withinMs;
  const missing = () => tables.flatMap((table) => table.missing(since));
  while (missing().length > 0 && performance.now() < deadline) await wait(LOOK_EVERY_MS);
  return missing();
}

/** Waits for something that must come; rejects when it does not. */
export async function until(isSo: () => boolean, withinMs: number, why: () => string): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(why());
    await wait(LOOK_EVERY_MS);
  }
}
