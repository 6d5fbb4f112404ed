// Wherever one jumps, the picture is the one that playing there would have come to.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { FinishedGame, Replay } from "@fitil/contracts";
import {
  InputLog,
  RULES_VERSION,
  advance,
  apply,
  createMatch,
  createMind,
  digestedText,
  hashState,
  playBot,
} from "@fitil/engine";
import type { CharacterId } from "@fitil/engine";
import { decisiveMs, momentsOf } from "./moments.ts";
import { createTapePlayer } from "./player.ts";
import { createTape } from "./tape.ts";

const IDS: readonly CharacterId[] = [1, 2, 3];
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A match of bots, as the server would give it out. */
function recorded(): { replay: Replay; game: FinishedGame } {
  const match = createMatch({ seed: "a watched match", playerIds: IDS });
  const minds = IDS.map((id) => createMind(`mind ${id}`));
  const log = new InputLog();
  for (let nowMs = 50; match.outcome === null; nowMs += 50) {
    advance(match, nowMs);
    for (const [index, id] of IDS.entries())
      for (const input of playBot(match, id, "normal", minds[index]!, 50)) {
        log.append(input, nowMs);
        apply(match, input, nowMs);
      }
  }
  const rest = {
    rulesVersion: RULES_VERSION,
    seed: match.seed,
    seedHash: sha256(match.seed),
    playerIds: [...IDS],
    inputs: log.inputs(),
    endHash: hashState(match),
  };
  const replay = { ...rest, digest: sha256(digestedText(rest)) };
  const players = IDS.map((id) => ({
    id,
    playerId: null,
    name: `P${id}`,
    isBot: true,
    eyeVariant: 1 as const,
    place: id,
    chips: 0,
    ratingChange: 0,
    felledBy: null,
  }));
  const game = {
    ...replay,
    id: "g",
    room: { name: "T", stakes: 0 as const },
    startedAt: 0,
    endedAt: match.nowMs,
    players,
    winnerId: match.outcome!.winnerId,
    watchable: true,
    isFavourite: false,
  };
  return { replay, game };
}

const { replay, game } = recorded();
const tape = createTape(replay, game);

describe("a tape", () => {
  it("[RP2] shows at every moment what a match played straight on to there shows", () => {
    const straight = createMatch({ seed: replay.seed, playerIds: IDS });
    let said = 0;
    for (let ms = 0; ms < tape.durationMs; ms += 7_300) {
      for (; said < replay.inputs.length && replay.inputs[said]!.atMs <= ms; said++)
        apply(straight, replay.inputs[said]!.input, replay.inputs[said]!.atMs);
      advance(straight, ms);
      const { players, bombs } = tape.pictureAt(ms);
      expect(players.map(({ x, y }) => [x, y])).toEqual(straight.players.map(({ x, y }) => [x, y]));
      expect(bombs).toHaveLength(straight.bombs.length);
    }
  });

  it("[RP2] marks bombs, power-ups and deaths in order of time, and knows what decided the match", () => {
    const moments = momentsOf(tape);
    expect(moments.map(({ atMs }) => atMs)).toEqual(
      moments.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
    );
    const deaths = moments.filter(({ kind }) => kind === "death");
    expect(deaths.length).toBeGreaterThanOrEqual(1);
    expect(moments.some(({ kind }) => kind === "blast")).toBe(true);
    expect(moments.some(({ kind }) => kind === "powerup")).toBe(true);
    expect(decisiveMs(moments, tape.durationMs)).toBe(deaths.at(-1)?.atMs);
    expect(decisiveMs([], 5)).toBe(5);
  });

  it("[RP2] plays at four speeds, stops at its end, and jumps to the same board as it plays to", () => {
    const playing = createTapePlayer(tape);
    playing.setSpeed(4);
    playing.play();
    for (let frame = 0; frame < 400; frame++) playing.frame(25);
    const { ms } = playing.state.getState();
    expect(ms).toBe(Math.min(40_000, Math.floor(tape.durationMs / 100) * 100));
    const jumped = createTapePlayer(tape);
    jumped.jump(90_000);
    jumped.jump(ms);
    expect([...jumped.store.view().ground]).toEqual([...playing.store.view().ground]);
    expect(jumped.store.view().bombs.length).toBe(playing.store.view().bombs.length);
    for (let frame = 0; frame < 10_000 && playing.state.getState().isPlaying; frame++) playing.frame(100);
    expect(playing.state.getState()).toMatchObject({ isPlaying: false });
    expect(playing.store.hud.getState().phase).toBe("over");
    playing.toggle();
    expect(playing.state.getState().ms).toBe(0);
  });
});
