// Matches of bots, counted: who wins from where, how long it takes, who is hit by whose bombs, who stands about.
import {
  advance,
  apply,
  type CharacterId,
  createGenerator,
  createMatch,
  createMind,
  type MatchEvent,
  type MatchInput,
  type MatchState,
} from "../src/index.ts";
import type { BotSkill } from "../src/bot/bot-levels.ts";
import { playBySkill } from "../src/bot/play-bot.ts";
import { playFirstBot } from "./first-bot.ts";

const STEP_MS = 50;
const IDS: readonly CharacterId[] = [1, 2, 3, 4];

/** Somebody who plays: a bot by its skill, or the first bot there was. */
export type Contestant = BotSkill | "first";

/** What one player did and suffered. */
export interface Tally {
  lifeMs: number;
  stillMs: number;
  bombs: number;
  hits: number;
  ownHits: number;
  falls: number;
  ownFalls: number;
  crushed: number;
}

/** A match played to its end; `tallies` by character id − 1. */
export interface PlayedMatch {
  readonly winnerId: CharacterId | null;
  readonly endedAtMs: number;
  readonly tallies: readonly Tally[];
}

function nothing(): Tally {
  return { lifeMs: 0, stillMs: 0, bombs: 0, hits: 0, ownHits: 0, falls: 0, ownFalls: 0, crushed: 0 };
}

function createPlayer(
  contestant: Contestant,
  id: CharacterId,
  seed: string,
): (state: MatchState) => MatchInput[] {
  if (contestant === "first") {
    const generator = createGenerator(seed);
    return (state) => playFirstBot(state, id, generator, STEP_MS);
  }
  const mind = createMind(seed);
  return (state) => playBySkill(state, id, contestant, mind, STEP_MS);
}

function count(tallies: readonly Tally[], owners: Map<string, CharacterId>, event: MatchEvent): void {
  if (event.type === "bomb_placed") {
    const { x, y, ownerId } = event.bomb;
    owners.set(`${x},${y}`, ownerId);
    tallies[ownerId - 1]!.bombs += 1;
  } else if (event.type === "explosion") {
    const owner = owners.get(`${event.bombPosition.x},${event.bombPosition.y}`);
    for (const { id, newHealth } of event.hitPlayers) {
      const tally = tallies[id - 1]!;
      tally.hits += 1;
      if (newHealth === 0) tally.falls += 1;
      if (owner === id) tally.ownHits += 1;
      if (owner === id && newHealth === 0) tally.ownFalls += 1;
    }
  } else if (event.type === "wall_spawned") {
    for (const id of event.crushedPlayers) tallies[id - 1]!.crushed += 1;
  }
}

/** Plays one match of four, `contestants` by character id − 1, each saying its word every 50 ms, in turns. Deterministic by `seed`. */
export function playMatch(seed: string, contestants: readonly Contestant[]): PlayedMatch {
  const state = createMatch({ seed, playerIds: IDS });
  const tallies = IDS.map(nothing);
  const owners = new Map<string, CharacterId>();
  const players = IDS.map((id) => createPlayer(contestants[id - 1]!, id, `${seed}/${id}`));
  const take = (events: readonly MatchEvent[]) => {
    for (const event of events) count(tallies, owners, event);
  };
  /** Where each was at the last step. */
  const stood = ["", "", "", ""];
  for (let step = 1; state.outcome === null; step++) {
    take(advance(state, step * STEP_MS));
    for (let turn = 0; turn < IDS.length; turn++) {
      const index = (turn + step) % IDS.length;
      if (state.players[index]!.status !== "playing") continue;
      const inputs = players[index]!(state);
      const { x, y } = state.players[index]!;
      tallies[index]!.lifeMs += STEP_MS;
      if (stood[index] === `${x},${y}`) tallies[index]!.stillMs += STEP_MS;
      stood[index] = `${x},${y}`;
      for (const input of inputs) take(apply(state, input, state.nowMs));
    }
  }
  return { winnerId: state.outcome.winnerId, endedAtMs: state.outcome.atMs, tallies };
}
