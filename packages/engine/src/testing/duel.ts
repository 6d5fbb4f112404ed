// Two bots of one level in a duel, each behind a line of its own, seeing the match as it is told to them: what a slow line costs, said as
// positions or as courses. Virtual time. For tests and benches only.
import { BOT_SKILLS, type BotSkill } from "../bot/bot-levels.ts";
import type { BotView } from "../bot/bot-view.ts";
import { type BotMind, createMind, followMind } from "../bot/play-bot.ts";
import { INVINCIBLE_MS, LONGEST_MATCH_MS, SEQ_EPOCH, REPORT_EVERY_MS } from "../constants.ts";
import { advance, apply, createMatch } from "../match.ts";
import type { MatchEvent } from "../match-events.ts";
import type { MatchInput, MoveInput } from "../match-input.ts";
import type { CharacterId, MatchState } from "../match-types.ts";
import { MoveReporter } from "../movement/move-reporter.ts";
import { type Body, stepBody } from "../movement/step-body.ts";
import { createGenerator } from "../random/generator.ts";
import { pushOut } from "../rules/close-wall.ts";
import { createLine, type Line, receive, sendOver } from "./network-client.ts";
import { WireViewer } from "./wire-viewer.ts";

const STEP_MS = 25;
const IDS = [1, 2] as const;
const JITTER_MS = 15;
/** A normal bot without its slips: they would say nothing about lines. */
const DUELIST: BotSkill = { ...BOT_SKILLS.normal, carelessOdds: 0 };

/** How a duel went, by player. */
interface Duel {
  readonly hits: readonly [number, number];
  readonly corrections: readonly [number, number];
  readonly winnerId: CharacterId | null;
  readonly words: number;
  readonly seconds: number;
}

/** One side: what its player sees, thinks and says. */
class Duelist {
  readonly id: CharacterId;
  readonly up: Line<MatchInput>;
  readonly down: Line<MatchEvent>;
  corrections = 0;
  words = 0;
  readonly #delayMs: number;
  readonly #saysCourses: boolean;
  readonly #seen: WireViewer;
  readonly #mind: BotMind;
  readonly #body: Body;
  readonly #reporter: MoveReporter;
  readonly #invincibleUntilMs = new Map<number, number>();
  #seq = SEQ_EPOCH;
  #saidAtMs = 0;
  #said = "";

  constructor(state: MatchState, id: CharacterId, seed: string, delayMs: number, saysCourses: boolean) {
    const { x, y, orientation } = state.players[id - 1]!;
    this.id = id;
    this.up = createLine(delayMs, JITTER_MS, 0, 0);
    this.down = createLine(delayMs, JITTER_MS, 0, 0);
    this.#delayMs = delayMs;
    this.#saysCourses = saysCourses;
    this.#seen = new WireViewer(state);
    this.#mind = createMind(`${seed}/${id}`);
    this.#body = { x, y, orientation, speed: 1 };
    this.#reporter = new MoveReporter(this.#body);
  }

  /** Hears what has arrived, walks a step by the bot's decision and says what there is to say. */
  play(nowMs: number): MatchInput[] {
    this.#seen.walkTo(nowMs);
    for (const { message } of receive(this.down, nowMs)) this.#hear(message, nowMs);
    const me = this.#seen.players.get(this.id);
    if (me === undefined || me.status !== "playing") return [];
    this.#body.speed = me.stats.speed;
    const { direction, placeBomb } = followMind(this.#mind, this.#view(nowMs), this.id, DUELIST, STEP_MS);
    this.#reporter.walk(this.#seen, this.#body.speed, STEP_MS);
    stepBody(this.#seen, this.#body, placeBomb ? null : direction, STEP_MS);
    const out: MatchInput[] = [];
    if (placeBomb)
      out.push({ type: "bomb", playerId: this.id, x: Math.round(this.#body.x), y: Math.round(this.#body.y) });
    const word = this.#saysCourses
      ? this.#reporter.take(this.#seen, this.#body, placeBomb ? null : direction, nowMs)
      : this.#takePosition(nowMs);
    if (word === null) return out;
    this.words += 1;
    this.#seq += 1;
    return [{ type: "move", playerId: this.id, ...word, seq: this.#seq, lagMs: 2 * this.#delayMs }, ...out];
  }

  #takePosition(nowMs: number): Pick<MoveInput, "x" | "y" | "orientation"> | null {
    const x = Math.round(this.#body.x * 1000) / 1000;
    const y = Math.round(this.#body.y * 1000) / 1000;
    const { orientation } = this.#body;
    const words = `${x} ${y} ${orientation}`;
    if (words === this.#said || nowMs - this.#saidAtMs < REPORT_EVERY_MS) return null;
    this.#said = words;
    this.#saidAtMs = nowMs;
    return { x, y, orientation };
  }

  #hear(event: MatchEvent, nowMs: number): void {
    this.#seen.hear(event);
    if (event.type === "explosion")
      for (const { id } of event.hitPlayers) this.#invincibleUntilMs.set(id, nowMs + INVINCIBLE_MS);
    if (event.type === "wall_spawned") pushOut(this.#body, event.x, event.y);
    if (event.type !== "correction") return;
    this.corrections += 1;
    this.#seq += SEQ_EPOCH;
    this.#body.x = event.x;
    this.#body.y = event.y;
    this.#reporter.forget();
    this.#said = "";
  }

  /** What the bot goes by: the told match, and its own walk as it feels it. */
  #view(nowMs: number): BotView {
    const players = [];
    for (const [id, { status, x, y, orientation, stats }] of this.#seen.players) {
      if (status !== "playing") continue;
      const place = id === this.id ? this.#body : { x, y, orientation };
      const invincibleUntilMs = this.#invincibleUntilMs.get(id) ?? 0;
      players.push({
        id: id as CharacterId,
        x: place.x,
        y: place.y,
        orientation: place.orientation,
        stats,
        invincibleUntilMs,
      });
    }
    const { board, bombs, wallsClosed } = this.#seen;
    const closingCorner = this.#seen.closingCorner < 0 ? null : this.#seen.closingCorner;
    // The match as it is told is as old as the line is long.
    return {
      nowMs: nowMs - this.#delayMs,
      board,
      players,
      bombs,
      hasSuddenDeath: true,
      wallsClosed,
      closingCorner,
    };
  }
}

/** Plays one duel; `delaysMs`: each player's line, one way. The same seed draws the same board for both ways of speaking. */
function playDuel(seed: string, delaysMs: readonly [number, number], saying: "courses" | "positions"): Duel {
  const state = createMatch({ seed, playerIds: IDS });
  const dice = createGenerator(`${seed}/lines`);
  const sides = IDS.map((id, at) => new Duelist(state, id, seed, delaysMs[at]!, saying === "courses"));
  const hits: [number, number] = [0, 0];
  const tell = (events: readonly MatchEvent[], atMs: number): void => {
    for (const event of events) {
      if (event.type === "explosion") for (const { id } of event.hitPlayers) hits[id - 1]! += 1;
      for (const side of sides) {
        const isOwn = (event.type === "player_state" || event.type === "correction") && event.id === side.id;
        if (event.type === "correction" ? isOwn : !(isOwn && event.type === "player_state"))
          sendOver(side.down, event, atMs, dice);
      }
    }
  };
  let nowMs = 0;
  while (state.outcome === null && nowMs < LONGEST_MATCH_MS) {
    nowMs += STEP_MS;
    const arrived = sides.flatMap((side) => receive(side.up, nowMs)).sort((a, b) => a.atMs - b.atMs);
    for (const { atMs, message } of arrived) tell(apply(state, message, atMs), atMs);
    tell(advance(state, nowMs), nowMs);
    for (const side of sides) for (const input of side.play(nowMs)) sendOver(side.up, input, nowMs, dice);
  }
  const [first, second] = sides as [Duelist, Duelist];
  return {
    hits,
    corrections: [first.corrections, second.corrections],
    winnerId: state.outcome?.winnerId ?? null,
    words: first.words + second.words,
    seconds: nowMs / 1000,
  };
}

/** What so many duels came to. */
export interface DuelTally {
  readonly duels: number;
  readonly fast: SideTally;
  readonly slow: SideTally;
  readonly corrections: number;
  readonly wordsPerPlayerSecond: number;
}

interface SideTally {
  hits: number;
  wins: number;
  /** Hits of each duel, ascending. */
  readonly perDuel: number[];
}

/** Round trips of 20 and 200 ms, one way. */
const FAST_MS = 10;
const SLOW_MS = 100;

/** Plays `boards` boards twice, each line once in each corner. */
export function playDuels(seed: string, boards: number, saying: "courses" | "positions"): DuelTally {
  const fast: SideTally = { hits: 0, wins: 0, perDuel: [] };
  const slow: SideTally = { hits: 0, wins: 0, perDuel: [] };
  let corrections = 0;
  let words = 0;
  let seconds = 0;
  for (let round = 0; round < 2 * boards; round++) {
    const isSwapped = round % 2 === 1;
    const duel = playDuel(
      `${seed}-${Math.floor(round / 2)}`,
      isSwapped ? [SLOW_MS, FAST_MS] : [FAST_MS, SLOW_MS],
      saying,
    );
    for (const [at, side] of (isSwapped ? [slow, fast] : [fast, slow]).entries()) {
      side.hits += duel.hits[at]!;
      side.perDuel.push(duel.hits[at]!);
      if (duel.winnerId === at + 1) side.wins += 1;
    }
    corrections += duel.corrections[0] + duel.corrections[1];
    words += duel.words;
    seconds += duel.seconds;
  }
  for (const side of [fast, slow]) side.perDuel.sort((a, b) => a - b);
  return { duels: 2 * boards, fast, slow, corrections, wordsPerPlayerSecond: words / (2 * seconds) };
}
