// One restless walker watched by somebody else over two lines with delay, jitter and stalls, in virtual time: how far the figure on the
// watcher's screen is from where the walker really is, and how late. Says courses or positions, 20 a second, as a page does or did.
// For tests and benches only.
import type { Orientation } from "@fitil/contracts";
import {
  advance,
  apply,
  MoveReporter,
  createGenerator,
  createMatch,
  drawBelow,
  FORESEEN_WAIT_MS,
  headingOf,
  isForeseen,
  stepBody,
  REPORT_EVERY_MS,
  packCells,
  unpackCells,
} from "@fitil/engine";
import type { Body, GeneratorState, MatchEvent, MatchState, MoveInput } from "@fitil/engine";
import { PathFollower } from "../store/path-follower.ts";
import type { LineQuality } from "./virtual-line.ts";

const FRAME_MS = 1000 / 60;
const WAYS: readonly Orientation[] = ["up", "down", "left", "right"];
/** The watcher's lateness is looked for up to here, in frames. */
const MAX_LATE_FRAMES = 60;

/** What was seen, in ms and cells. */
export interface Watched {
  /** How late the figure is: the lateness at which it fits the true path best, lines included. */
  readonly delayMs: number;
  /** How far it then is from the true path. */
  readonly p50: number;
  readonly p99: number;
  /** The furthest it moved in one frame. */
  readonly longestStep: number;
  readonly wordsPerSecond: number;
  readonly corrections: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A line that keeps order: what is sent arrives after everything sent before it. */
class Line<Message> {
  readonly #flying: { readonly atMs: number; readonly message: Message }[] = [];
  readonly #quality: LineQuality;
  readonly #chance: GeneratorState;
  #lastMs = 0;

  constructor(quality: LineQuality, chance: GeneratorState) {
    this.#quality = quality;
    this.#chance = chance;
  }

  send(nowMs: number, message: Message): void {
    const { delayMs, jitterMs, stallMs, stallEveryMs } = this.#quality;
    let atMs = nowMs + delayMs + drawBelow(this.#chance, jitterMs + 1);
    const leftMs = stallEveryMs > 0 ? stallMs - (nowMs % stallEveryMs) : 0;
    if (leftMs > 0) atMs = Math.max(atMs, nowMs + leftMs + delayMs);
    this.#lastMs = Math.max(this.#lastMs, atMs);
    this.#flying.push({ atMs: this.#lastMs, message });
  }

  take(nowMs: number): Message | undefined {
    const first = this.#flying[0];
    return first !== undefined && first.atMs <= nowMs ? this.#flying.shift()!.message : undefined;
  }
}

type ToldWalk = Extract<MatchEvent, { type: "player_state" }>;

/** The walker as of the match's own now. */
function toldNow({ players, nowMs }: MatchState): ToldWalk {
  const player = players[0]!;
  const { id, orientation } = player;
  const heading = headingOf(player, nowMs);
  const place = { x: Math.round(player.x * 1000) / 1000, y: Math.round(player.y * 1000) / 1000 };
  return { type: "player_state", id, ...place, orientation, ...(heading === null ? {} : { heading }) };
}

/** Says 20 positions a second, and only on change, as pages did before courses. */
class PositionSpeaker {
  #saidAtMs = Number.NEGATIVE_INFINITY;
  #said = "";

  take(body: Body, nowMs: number): Pick<MoveInput, "x" | "y" | "orientation"> | null {
    const x = Math.round(body.x * 1000) / 1000;
    const y = Math.round(body.y * 1000) / 1000;
    const { orientation } = body;
    const words = `${x} ${y} ${orientation}`;
    if (words === this.#said || nowMs - this.#saidAtMs < REPORT_EVERY_MS) return null;
    this.#said = words;
    this.#saidAtMs = nowMs;
    return { x, y, orientation };
  }
}

function apart(a: Place, b: Place): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The lateness in frames at which `shown` fits `real` best, and the distances then, ascending. */
function fit(real: readonly Place[], shown: readonly Place[]): { frames: number; errors: number[] } {
  let best = { frames: 0, sum: Infinity, errors: [] as number[] };
  for (let frames = 0; frames <= MAX_LATE_FRAMES; frames++) {
    const errors = shown
      .slice(MAX_LATE_FRAMES)
      .map((place, at) => apart(place, real[at + MAX_LATE_FRAMES - frames]!));
    const sum = errors.reduce((total, error) => total + error, 0);
    if (sum < best.sum) best = { frames, sum, errors };
  }
  return { frames: best.frames, errors: best.errors.sort((a, b) => a - b) };
}

/** Walks for so many seconds, deciding every 200–900 ms, and watches. The same seed walks the same way in both ways of saying it. */
function watchWalk(
  seed: string,
  quality: LineQuality,
  saying: "courses" | "positions",
  seconds: number,
): Watched {
  const state = createMatch({ seed, playerIds: [1, 2] });
  // Half of the crates are gone: corners and dead ends, and room between them.
  const board = unpackCells(state.cells).map((code, cell) => (code === 2 && cell % 2 === 0 ? 0 : code));
  state.cells = packCells(board);
  const { x, y, orientation } = state.players[0]!;
  const body: Body = { x, y, orientation, speed: 1 };
  const decisions = createGenerator(`decisions ${seed}`);
  const chance = createGenerator(`lines ${seed}`);
  const up = new Line<MoveInput>(quality, chance);
  const down = new Line<ToldWalk>(quality, chance);
  const follower = new PathFollower({ x, y, orientation });
  const courses = new MoveReporter(body);
  const positions = new PositionSpeaker();
  const real: Place[] = [];
  const shown: Place[] = [];
  let heading: Orientation | null = null;
  let decideAtMs = 0;
  let words = 0;
  /** When a foreseen report is told at the latest, as a table would with nothing else to tell. */
  let tellAtMs = Infinity;
  let corrections = 0;
  for (let nowMs = 0; nowMs < seconds * 1000; nowMs += FRAME_MS) {
    if (nowMs >= decideAtMs) {
      decideAtMs = nowMs + 200 + drawBelow(decisions, 701);
      heading = drawBelow(decisions, 6) === 0 ? null : WAYS[drawBelow(decisions, 4)]!;
    }
    courses.walk({ board }, body.speed, FRAME_MS);
    stepBody({ board }, body, heading, FRAME_MS);
    const word =
      saying === "courses" ? courses.take({ board }, body, heading, nowMs) : positions.take(body, nowMs);
    if (word !== null) {
      words += 1;
      up.send(nowMs, { type: "move", playerId: 1, ...word });
    }
    for (let said = up.take(nowMs); said !== undefined; said = up.take(nowMs)) {
      advance(state, nowMs);
      const foreseen = isForeseen(state.players[0]!, nowMs, said);
      for (const event of apply(state, said, nowMs)) {
        if (event.type === "correction") corrections += 1;
        if (event.type !== "player_state") continue;
        tellAtMs = foreseen ? Math.min(tellAtMs, nowMs + FORESEEN_WAIT_MS) : Infinity;
        if (!foreseen) down.send(nowMs, event);
      }
    }
    if (nowMs >= tellAtMs) {
      tellAtMs = Infinity;
      advance(state, nowMs);
      down.send(nowMs, toldNow(state));
    }
    for (let told = down.take(nowMs); told !== undefined; told = down.take(nowMs)) follower.push(board, told);
    follower.advance(board, FRAME_MS, body.speed);
    real.push({ x: body.x, y: body.y });
    shown.push({ x: follower.shown.x, y: follower.shown.y });
  }
  const { frames, errors } = fit(real, shown);
  const longestStep = Math.max(...shown.slice(1).map((place, at) => apart(place, shown[at]!)));
  return {
    delayMs: frames * FRAME_MS,
    p50: quantile(errors, 0.5),
    p99: quantile(errors, 0.99),
    longestStep,
    wordsPerSecond: words / seconds,
    corrections,
  };
}

/** The mean of `walks` walks over lines of that delay, 30 ms jitter and a stall of 300 ms every 2.7 s. */
export function watchWalks(
  seed: string,
  walks: number,
  delayMs: number,
  saying: "courses" | "positions",
  seconds: number,
): Watched {
  const quality = { delayMs, jitterMs: 30, stallMs: 300, stallEveryMs: 2700 };
  const seen = Array.from({ length: walks }, (_, at) => watchWalk(`${seed}-${at}`, quality, saying, seconds));
  const mean = (key: keyof Watched): number => seen.reduce((sum, one) => sum + one[key], 0) / walks;
  return {
    delayMs: mean("delayMs"),
    p50: mean("p50"),
    p99: mean("p99"),
    longestStep: Math.max(...seen.map(({ longestStep }) => longestStep)),
    wordsPerSecond: mean("wordsPerSecond"),
    corrections: mean("corrections"),
  };
}
