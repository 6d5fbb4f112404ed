// Owns one engine match: turns wall clock into match time, keeps one timer for the next thing due, and hands on what
// happens. Knows no people, no chips and no wire. A fault of the rules ends this match and never reaches others.
import { advance, applyInto, createMatch, nextDueAt, picture } from "@fitil/engine";
import type {
  CharacterId,
  CorrectionEvent,
  MatchEvent,
  MatchInput,
  MatchPicture,
  MatchState,
  Orientation,
} from "@fitil/engine";
import type { Clock } from "../ports.ts";
import { finishingOrder } from "./finishing-order.ts";
import type { SharedEvent } from "./wire-events.ts";

/** How a match ended: the winner, everybody's place, and whose bomb or that a wall felled them (null: nobody). */
export interface MatchResult {
  readonly winnerId: CharacterId | null;
  readonly places: readonly {
    readonly characterId: CharacterId;
    readonly place: number;
    readonly felledBy: CharacterId | "wall" | null;
  }[];
}

/** Who listens to a match. Called in the order things happened. */
export interface MatchSink {
  /** `actor` moved there itself and knows already: its own `player_state` need not go back to it. */
  happened(event: SharedEvent, actor: CharacterId | null): void;
  /** For that player only (PL3). */
  corrected(event: CorrectionEvent): void;
  /** Once, as the last call, unless the match is stopped. */
  over(result: MatchResult): void;
  /** Once, as the last call: the rules threw. */
  failed(error: unknown): void;
}

/** Where somebody is, and where to. */
interface Word {
  readonly id: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  readonly heading?: Orientation | null | undefined;
  readonly seq?: number | undefined;
}

/** One running match. */
export class MatchRunner {
  /** Milliseconds since 1970 of match time 0. */
  readonly startedAt: number;
  readonly #clock: Clock;
  readonly #sink: MatchSink;
  readonly #state: MatchState;
  readonly #falls = new Map<CharacterId, { readonly atMs: number; readonly by: CharacterId | "wall" }>();
  /** Whose bomb stands, or stood last, on a cell; by `x,y`. */
  readonly #bombers = new Map<string, CharacterId>();
  readonly #retired = new Set<CharacterId>();
  #running = true;
  #cancelTimer: (() => void) | null = null;
  /** Match ms the timer is set for; only meaningful while there is one. */
  #timerDueMs = 0;

  constructor(deps: { clock: Clock; seed: string; playerIds: readonly CharacterId[]; sink: MatchSink }) {
    this.#clock = deps.clock;
    this.#sink = deps.sink;
    this.startedAt = deps.clock.now();
    this.#state = createMatch({ seed: deps.seed, playerIds: deps.playerIds });
    this.#setTimer();
  }

  /** Is this character on the board of a match that still runs? */
  isPlaying(id: CharacterId): boolean {
    return this.#running && this.#player(id)?.status === "playing";
  }

  /**
   * Somebody says where they are (PL3) and where to (PL6). `lagMs`: the round trip of their line as the server measured it, 0 if it has
   * not yet. False: not on the board. PERF: the hot path.
   */
  move(said: Word, lagMs: number): boolean {
    const { id: playerId, x, y, orientation, heading = null, seq } = said;
    if (!this.isPlaying(playerId)) return false;
    const input: MatchInput =
      seq === undefined
        ? { type: "move", playerId, x, y, orientation, heading, lagMs }
        : { type: "move", playerId, x, y, orientation, heading, lagMs, seq };
    this.#input(input, playerId);
    return true;
  }

  /** Somebody places a bomb (BM1); the cell is named whole or not at all. False: refused by the rules. */
  bomb(playerId: CharacterId, x: number | undefined, y: number | undefined): boolean {
    const input: MatchInput =
      x === undefined || y === undefined ? { type: "bomb", playerId } : { type: "bomb", playerId, x, y };
    return this.#input(input, null).some((event) => event.type === "bomb_placed");
  }

  /** Lets somebody without a client play (BT2): `decide` sees the match as it stands now and returns what they say. */
  play(playerId: CharacterId, decide: (state: MatchState) => readonly MatchInput[]): void {
    if (!this.isPlaying(playerId)) return;
    try {
      const atMs = this.#catchUp();
      if (!this.#running) return;
      advance(this.#state, atMs);
      for (const input of decide(this.#state)) this.#input(input, playerId);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Takes somebody off the board (OC4); the dead leave the list of players. */
  leave(playerId: CharacterId): void {
    this.#input({ type: "leave", playerId }, null);
  }

  /** Ends the match for somebody who still stands, as a survivor and without a word: nobody plays against them any more. */
  retire(playerId: CharacterId): void {
    this.#retired.add(playerId);
    this.leave(playerId);
  }

  /** What may be seen of the match now; null when it is over. */
  picture(): MatchPicture | null {
    if (!this.#running) return null;
    try {
      const atMs = this.#catchUp();
      if (!this.#running) return null;
      // Nothing is due any more; this only moves the match's own "now", which the picture is taken at.
      advance(this.#state, atMs);
      return picture(this.#state);
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /** Stops without an outcome: nothing is told, no timer stays. */
  stop(): void {
    this.#running = false;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  /** Plays what is due, then the input. Returns what the input alone led to. */
  #input(input: MatchInput, actor: CharacterId | null): readonly MatchEvent[] {
    const events: MatchEvent[] = [];
    if (!this.#running) return events;
    try {
      const atMs = this.#catchUp();
      if (!this.#running) return events;
      applyInto(this.#state, input, atMs, events);
      this.#tell(events, atMs, actor);
      if (this.#running) this.#setTimer();
    } catch (error) {
      this.#fail(error);
    }
    return events;
  }

  /** Plays everything due up to now, instant by instant, so that deaths of one instant can be told apart from others. */
  #catchUp(): number {
    const atMs = Math.max(this.#state.nowMs, this.#clock.now() - this.startedAt);
    for (let due = nextDueAt(this.#state); this.#running && due !== null && due <= atMs;) {
      this.#tell(advance(this.#state, due), due, null);
      const next = nextDueAt(this.#state);
      if (next !== null && next <= due) throw new Error(`match stands still at ${due} ms`);
      due = next;
    }
    return atMs;
  }

  #tell(events: readonly MatchEvent[], atMs: number, actor: CharacterId | null): void {
    for (const event of events) {
      if (event.type === "correction") this.#sink.corrected(event);
      else if (event.type === "game_over") this.#finish(event.winnerId);
      else {
        this.#noteFalls(event, atMs);
        if (event.type !== "player_disconnected" || !this.#retired.has(event.playerId))
          this.#sink.happened(event, actor);
      }
    }
  }

  #noteFalls(event: SharedEvent, atMs: number): void {
    if (event.type === "bomb_placed") {
      const { x, y, ownerId } = event.bomb;
      this.#bombers.set(`${x},${y}`, ownerId);
    } else if (event.type === "explosion") {
      const { x, y } = event.bombPosition;
      for (const { id, newHealth } of event.hitPlayers)
        if (newHealth === 0) this.#falls.set(id, { atMs, by: this.#bombers.get(`${x},${y}`) ?? id });
    } else if (event.type === "wall_spawned") {
      for (const id of event.crushedPlayers) this.#falls.set(id, { atMs, by: "wall" });
    }
  }

  #finish(winnerId: CharacterId | null): void {
    this.stop();
    const finishes = this.#state.players.map((player) => {
      const diedAtMs = this.#falls.get(player.id)?.atMs ?? null;
      const left = player.status === "left" && diedAtMs === null && !this.#retired.has(player.id);
      return { characterId: player.id, diedAtMs, left };
    });
    const places = finishingOrder(finishes, winnerId).map(({ characterId, place }) => ({
      characterId,
      place,
      felledBy: this.#falls.get(characterId)?.by ?? null,
    }));
    this.#sink.over({ winnerId, places });
  }

  /** One timer, for the next thing due. It is only moved when something falls due earlier; a timer too early just asks again. */
  #setTimer(): void {
    const due = nextDueAt(this.#state);
    if (due === null || (this.#cancelTimer !== null && this.#timerDueMs <= due)) return;
    this.#cancelTimer?.();
    this.#timerDueMs = due;
    const delayMs = Math.max(0, this.startedAt + due - this.#clock.now());
    this.#cancelTimer = this.#clock.after(delayMs, () => this.#timerFired());
  }

  #timerFired(): void {
    this.#cancelTimer = null;
    try {
      this.#catchUp();
      if (this.#running) this.#setTimer();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.stop();
    this.#sink.failed(error);
  }

  #player(id: CharacterId) {
    for (const player of this.#state.players) if (player.id === id) return player;
    return undefined;
  }
}
