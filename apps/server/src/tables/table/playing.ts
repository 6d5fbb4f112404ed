// A running match at a table: time and inputs into the engine, what happened out to the people. A fault of the rules ends
// this match and never reaches others.
import { advance, apply, isForeseen, nextDueAt } from "@fitil/engine";
import type { CharacterId, CorrectionEvent, MatchEvent, MatchInput } from "@fitil/engine";
import type { PlayerStateAction } from "@fitil/contracts";
import type { RealtimeCode } from "./answer.ts";
import type { Step } from "./effect.ts";
import { NO_RESULT, endGame } from "./ending.ts";
import { noteFalls, placesOf } from "./falls.ts";
import { dropForeseen, holdForeseen, tellForeseen } from "./foreseen.ts";
import { wireBomb } from "./game-picture.ts";
import { clientIdOf } from "./seats.ts";
import type { Game, Person, TableState } from "./state.ts";

/** A game that only bots still play ends so long after its last person fell (BT1): the fall is seen, and nobody waits for bots. */
const BOTS_ALONE_MS = 1_500;

/** Where an input of a match comes from. */
export interface InputSource {
  /** Moves itself and knows already where it stands; null: nobody walks. */
  readonly actor: CharacterId | null;
  /** The connection that need not hear of the actor's walking; "" for a bot's. */
  readonly clientId: string;
  /** Its walking tells nobody anything new. */
  readonly isForeseen?: boolean;
}

const NOBODY: InputSource = { actor: null, clientId: "" };

/** Is this character on the board of the running match? PERF: a loop, on the hot path. */
export function stands({ match }: Game, id: CharacterId): boolean {
  for (const player of match.players) if (player.id === id) return player.status === "playing";
  return false;
}

/** Is this person's character alive in the running game? */
export function isPlaying({ phase }: TableState, person: Person | undefined): boolean {
  if (phase.kind !== "playing" || !person || person.character === null) return false;
  return stands(phase.game, person.character);
}

/** Match ms of this step. */
function matchNow({ now }: Step, { match, startedAt }: Game): number {
  return Math.max(match.nowMs, now - startedAt);
}

/** Brings the match up to now, one instant that is due after the other: deaths of one instant can be told apart from others. */
export function playUntilNow(step: Step, game: Game): void {
  try {
    const atMs = matchNow(step, game);
    while (isRunning(step, game)) {
      const playedMs = Math.min(nextDueAt(game.match) ?? atMs, atMs);
      report(step, game, advance(game.match, playedMs), playedMs, NOBODY);
      if (!(playedMs < atMs)) return;
    }
  } catch (error) {
    fail(step, game, error);
  }
}

/** Judges where somebody is (PL3) and where to (PL6). False: that character is not on the board. PERF: the hot path. */
export function move(
  step: Step,
  game: Game,
  from: { readonly id: string; readonly roundTripMs: number },
  position: PlayerStateAction,
): boolean {
  const { id: playerId, x, y, orientation, heading = null, seq } = position;
  if (!stands(game, playerId)) return false;
  playUntilNow(step, game);
  const player = game.match.players.find((one) => one.id === playerId);
  const foreseen = player !== undefined && isForeseen(player, game.match.nowMs, { x, y, heading });
  const lagMs = from.roundTripMs;
  const input: MatchInput =
    seq === undefined
      ? { type: "move", playerId, x, y, orientation, heading, lagMs }
      : { type: "move", playerId, x, y, orientation, heading, lagMs, seq };
  putInput(step, game, input, { actor: playerId, clientId: from.id, isForeseen: foreseen });
  return true;
}

/** Places somebody's bomb (BM1); the cell is named whole or not at all. */
export function putBomb(
  step: Step,
  { character: playerId }: Person,
  x: number | undefined,
  y: number | undefined,
): RealtimeCode | null {
  const { phase } = step.state;
  if (phase.kind !== "playing" || playerId === null || !stands(phase.game, playerId))
    return "room/not_seated";
  const input: MatchInput =
    x === undefined || y === undefined ? { type: "bomb", playerId } : { type: "bomb", playerId, x, y };
  const isPlaced = putInput(step, phase.game, input, NOBODY).some(({ type }) => type === "bomb_placed");
  return isPlaced ? null : "room/permission_denied";
}

/** Takes a character off the board (OC4); the dead leave the list of players. */
export function leaveMatch(step: Step, game: Game, playerId: CharacterId): void {
  putInput(step, game, { type: "leave", playerId }, NOBODY);
  if (isRunning(step, game)) watchBotsAlone(step, game);
}

/** Ends a game that only bots still play: the healthiest bot has won it (BT1). */
export function endAmongBots(step: Step, game: Game): void {
  game.botsAloneUntil = null;
  const standing = game.match.players
    .filter(({ status }) => status === "playing")
    .toSorted((a, b) => b.stats.health - a.stats.health);
  for (const { id: playerId } of standing.slice(1)) {
    game.retired.push(playerId);
    putInput(step, game, { type: "leave", playerId }, NOBODY);
  }
}

/** Puts one input to the match at this step; what is due has been played. Returns what it led to. */
export function putInput(
  step: Step,
  game: Game,
  input: MatchInput,
  source: InputSource,
): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  if (!isRunning(step, game)) return events;
  try {
    const atMs = matchNow(step, game);
    step.effects.push({ type: "input", input, atMs });
    apply(game.match, input, atMs, events);
    report(step, game, events, atMs, source);
  } catch (error) {
    fail(step, game, error);
  }
  return events;
}

/** Does this game's match still run? */
export function isRunning({ state }: Step, game: Game): boolean {
  return state.phase.kind === "playing" && state.phase.game === game;
}

/** What happened in the match: for everybody at the game, or for one of them, or the end of it. */
function report(
  step: Step,
  game: Game,
  events: readonly MatchEvent[],
  atMs: number,
  source: InputSource,
): void {
  const { effects } = step;
  for (const event of events) {
    if (event.type === "correction") {
      correct(step, game, event);
      continue;
    }
    if (event.type === "game_over") {
      const { winnerId } = event;
      endGame(step, game, { winnerId, places: placesOf(game, winnerId) }, isRated(game));
      continue;
    }
    noteFalls(game, event, atMs);
    if (event.type === "explosion" || event.type === "wall_spawned") watchBotsAlone(step, game);
    if (event.type === "player_disconnected" && game.retired.includes(event.playerId)) continue;
    if (event.type === "player_state" && event.id === source.actor) {
      if (source.isForeseen === true) {
        holdForeseen(step, game, event.id, source.clientId);
        continue;
      }
      dropForeseen(game, event.id);
      tellForeseen(step, game);
      effects.push({ type: "position", event, exceptClient: source.clientId });
    } else {
      tellForeseen(step, game);
      const shown =
        event.type === "bomb_placed" ? { ...event, bomb: wireBomb(event.bomb, game.startedAt) } : event;
      effects.push({ type: "game", event: shown });
    }
  }
}

/** BT1: a game with bots changes nobody's rating. */
function isRated({ participants, bots }: Game): boolean {
  return participants.length > 1 && bots.length === 0;
}

/** Tells one player where they really stand (PL3). */
function correct({ state, effects }: Step, game: Game, event: CorrectionEvent): void {
  effects.push({ type: "count", counter: "corrections" });
  const participant = game.participants.find(({ characterId }) => characterId === event.id);
  if (!participant) return;
  const { id, x, y, orientation, seq } = event;
  const place = { type: "player_state", id, x, y, orientation, corrected: true } as const;
  const message = seq === undefined ? place : { ...place, seq };
  effects.push({ type: "tell", clientId: clientIdOf(state, participant.userId), message });
}

/** Notes when the last person of a game with bots has fallen or left. */
function watchBotsAlone({ now }: Step, game: Game): void {
  if (game.botsAloneUntil !== null || game.bots.length === 0) return;
  const isPerson = (id: CharacterId) => game.bots.every((bot) => bot.id !== id);
  if (game.match.players.some(({ id, status }) => status === "playing" && isPerson(id))) return;
  game.botsAloneUntil = now + BOTS_ALONE_MS;
}

function fail(step: Step, game: Game, error: unknown): void {
  const fields = { gameId: game.gameId, error: String(error) };
  step.effects.push({ type: "fault", fields, message: "match failed" });
  if (isRunning(step, game)) endGame(step, game, NO_RESULT, false);
}
