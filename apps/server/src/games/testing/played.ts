// For tests and measurements: games that bots have really played, as tables hand them over.
import { createHash } from "node:crypto";
import { InputLog, advance, apply, createMatch, createMind, hashState, playBot } from "@fitil/engine";
import type { CharacterId, MatchState } from "@fitil/engine";
import type { PlayedGame } from "../../ports/games.ts";

const STEP_MS = 50;

interface PlayedMatch {
  readonly match: MatchState;
  readonly inputs: InputLog;
}

/** PERF: one match for each number of players; no test needs another. */
const played = new Map<number, PlayedMatch>();

/** A game of bots that counts as one of people: `userIds` in order of the characters. Ends at `endedAt`. */
export function playedByBots(gameId: string, userIds: readonly string[], endedAt = 1_000_000): PlayedGame {
  const known = played.get(userIds.length) ?? playMatch(userIds.length);
  played.set(userIds.length, known);
  const { match, inputs } = known;
  if (match.outcome === null) throw new Error("the match has no end");
  const { winnerId, atMs } = match.outcome;
  return {
    gameId,
    room: { name: "Стол №1", stakes: 0, isPrivate: false },
    startedAt: endedAt - atMs,
    endedAt,
    seed: match.seed,
    seedHash: createHash("sha256").update(match.seed).digest("hex"),
    winnerId,
    endHash: hashState(match),
    parts: match.players.map(({ id: characterId }, index) => ({
      characterId,
      userId: userIds[index] ?? "",
      name: `Player ${characterId}`,
      eyeVariant: 1,
      botLevel: null,
      place: characterId === winnerId ? 1 : 2,
      chips: 0,
      felledBy: characterId === winnerId ? null : "wall",
      health: characterId === winnerId ? 2 : 0,
      left: false,
    })),
    inputs,
  };
}

function playMatch(players: number): PlayedMatch {
  const ids = Array.from({ length: players }, (_, index) => (index + 1) as CharacterId);
  const seed = `a match of ${players}`;
  const match = createMatch({ seed, playerIds: ids });
  const minds = new Map(ids.map((id) => [id, createMind(`${seed} ${id}`)]));
  const inputs = new InputLog();
  for (let nowMs = STEP_MS; match.outcome === null; nowMs += STEP_MS) {
    advance(match, nowMs);
    for (const [id, mind] of minds)
      for (const said of playBot(match, id, "normal", mind, STEP_MS)) {
        const input = said.type === "move" ? { ...said, x: rounded(said.x), y: rounded(said.y) } : said;
        inputs.append(input, nowMs);
        apply(match, input, nowMs);
      }
  }
  return { match, inputs };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
