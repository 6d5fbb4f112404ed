// A table in virtual time for tests: the engine as the server, and a line with delay, jitter and stalls between it and one client.
// Ordered like a socket: nothing overtakes anything. No real clock, no sleeping.
import type { CharacterId, GameAction, GameEvent, GamePicture, PlayerState } from "@fitil/contracts";
import { COLORS } from "@fitil/contracts";
import { advance, apply, createGenerator, createMatch, drawBelow, picture } from "@fitil/engine";
import type { GeneratorState, MatchEvent, MatchInput, MatchState } from "@fitil/engine";
import { sha256 } from "../sha256.ts";

/** How the line behaves. Milliseconds; `stallEveryMs` 0 for none. */
export interface LineQuality {
  readonly delayMs: number;
  readonly jitterMs: number;
  readonly stallMs: number;
  readonly stallEveryMs: number;
}

interface Delivery {
  readonly atMs: number;
  readonly run: () => void;
}

/** The server pings this often and believes half of each new round trip, as the hub does. */
const PING_EVERY_MS = 5000;
/** Receipts of numbered words about walking wait so long for company, but for one number in eight, as those of tables do. */
const RECEIPT_MS = 250;
const SOON_RECEIPT_EVERY = 8;

/** One direction of the line: first in, first out. */
class Lane {
  #queue: Delivery[] = [];
  #last = 0;
  readonly #quality: LineQuality;
  readonly #chance: GeneratorState;
  readonly #startMs: number;

  constructor(quality: LineQuality, chance: GeneratorState, startMs: number) {
    this.#quality = quality;
    this.#chance = chance;
    this.#startMs = startMs;
  }

  send(nowMs: number, run: () => void): void {
    const { delayMs, jitterMs, stallMs, stallEveryMs } = this.#quality;
    let atMs = nowMs + delayMs + (jitterMs > 0 ? drawBelow(this.#chance, jitterMs + 1) : 0);
    if (stallEveryMs > 0) {
      const since = (nowMs - this.#startMs) % stallEveryMs;
      const left = stallMs - since;
      if (left > 0) atMs = Math.max(atMs, nowMs + left + delayMs);
    }
    this.#last = Math.max(this.#last, atMs);
    this.#queue.push({ atMs: this.#last, run });
  }

  deliver(nowMs: number): void {
    while (this.#queue[0] !== undefined && this.#queue[0].atMs <= nowMs) this.#queue.shift()!.run();
  }
}

/** What the client hears. */
export interface LineListener {
  event(event: GameEvent): void;
  own(message: PlayerState): void;
}

/** The far end: a running match and what leads to it. */
export class VirtualTable {
  readonly state: MatchState;
  readonly seed: string;
  /** Every correction the server sent, as it was sent. */
  readonly corrections: PlayerState[] = [];
  nowMs: number;
  readonly startedAt: number;
  readonly #myId: CharacterId;
  readonly #up: Lane;
  readonly #down: Lane;
  #listener: LineListener | null = null;
  #nextPing: number;
  #roundTripMs = 0;
  /** Receipts that wait for company. */
  #receipts: (() => void)[] = [];
  #receiptsLeaveAt = Infinity;

  constructor(options: {
    seed: string;
    playerIds: readonly CharacterId[];
    myId: CharacterId;
    quality: LineQuality;
  }) {
    this.seed = options.seed;
    this.#myId = options.myId;
    this.startedAt = 1_800_000_000_000;
    this.nowMs = this.startedAt;
    this.#nextPing = this.startedAt;
    this.state = createMatch({ seed: options.seed, playerIds: options.playerIds });
    const chance = createGenerator(`line ${options.seed}`);
    this.#up = new Lane(options.quality, chance, this.startedAt);
    this.#down = new Lane(options.quality, chance, this.startedAt);
  }

  listen(listener: LineListener): void {
    this.#listener = listener;
  }

  /** The client's way of saying something; resolves when the receipt is back. */
  publish(action: GameAction): Promise<boolean> {
    return new Promise((resolve) => {
      this.#up.send(this.nowMs, () => {
        const input = this.#inputOf(action);
        if (input) this.#tell(apply(this.state, input, this.matchMs()));
        if (this.#receipts.length === 0) this.#receiptsLeaveAt = this.nowMs + RECEIPT_MS;
        this.#receipts.push(() => resolve(true));
        if (!hasTime(action)) this.#sendReceipts();
      });
    });
  }

  /** Somebody else acts, at the server, now. */
  act(input: MatchInput): void {
    this.#tell(apply(this.state, input, this.matchMs()));
  }

  /** Moves time on by `ms`, at most a few at a time. */
  advance(ms: number): void {
    this.nowMs += ms;
    if (this.nowMs >= this.#nextPing) this.#ping();
    this.#up.deliver(this.nowMs);
    this.#tell(advance(this.state, this.matchMs()));
    if (this.nowMs >= this.#receiptsLeaveAt) this.#sendReceipts();
    this.#down.deliver(this.nowMs);
  }

  #sendReceipts(): void {
    for (const receipt of this.#receipts) this.#down.send(this.nowMs, receipt);
    this.#receipts = [];
    this.#receiptsLeaveAt = Infinity;
  }

  #ping(): void {
    const sentAt = this.nowMs;
    this.#nextPing += PING_EVERY_MS;
    this.#down.send(sentAt, () =>
      this.#up.send(this.nowMs, () => {
        const ms = this.nowMs - sentAt;
        this.#roundTripMs = this.#roundTripMs === 0 ? ms : (this.#roundTripMs + ms) / 2;
      }),
    );
  }

  matchMs(): number {
    return this.nowMs - this.startedAt;
  }

  /** The full picture of this moment, as a subscription would answer. */
  picture(): GamePicture {
    const shown = picture(this.state);
    return {
      type: "game_started",
      gameId: `game-${this.seed}`,
      seedHash: sha256(this.seed),
      startedAt: this.startedAt,
      serverTime: this.nowMs,
      players: shown.players.map((player) => ({
        id: player.id,
        x: player.x,
        y: player.y,
        orientation: player.orientation,
        heading: player.heading,
        color: COLORS[player.id],
        eyeVariant: player.id,
        clientId: `client-${player.id}`,
        name: `Игрок ${player.id}`,
        isBot: false,
        stats: { ...player.stats },
        isInvincible: player.isInvincible,
        invincibleForMs: player.invincibleForMs,
      })),
      board: shown.board.map((row) => [...row]),
      bombs: shown.bombs.map((bomb) => this.#wireBomb(bomb)),
      suddenDeath: shown.suddenDeath && {
        startsAt: this.startedAt + shown.suddenDeath.startsAtMs,
        wallsClosed: shown.suddenDeath.wallsClosed,
      },
    };
  }

  #wireBomb(bomb: { ownerId: CharacterId; x: number; y: number; placedAtMs: number; blastRadius: number }): {
    ownerId: CharacterId;
    x: number;
    y: number;
    placedAt: number;
    blastRadius: number;
  } {
    const { ownerId, x, y, blastRadius } = bomb;
    return { ownerId, x, y, placedAt: this.startedAt + bomb.placedAtMs, blastRadius };
  }

  #inputOf(action: GameAction): MatchInput | null {
    const playerId = this.#myId;
    if (action.type === "player_state") {
      const { x, y, orientation, heading = null, seq } = action;
      const lagMs = this.#roundTripMs;
      const claim = { type: "move", playerId, x, y, orientation, heading, lagMs } as const;
      return seq === undefined ? claim : { ...claim, seq };
    }
    if (action.type !== "place_bomb") return null;
    const { x, y } = action;
    return { type: "bomb", playerId, ...(x === undefined || y === undefined ? {} : { x, y }) };
  }

  #tell(events: readonly MatchEvent[]): void {
    for (const event of events) {
      if (event.type === "correction") {
        const { id, x, y, orientation, seq } = event;
        const message: PlayerState = {
          type: "player_state",
          id,
          x,
          y,
          orientation,
          corrected: true,
          ...(seq === undefined ? {} : { seq }),
        };
        this.corrections.push(message);
        this.#down.send(this.nowMs, () => this.#listener?.own(message));
        this.#sendReceipts();
        continue;
      }
      // The publisher's own positions are not echoed.
      if (event.type === "player_state" && event.id === this.#myId) continue;
      const told = this.#wireEvent(event);
      this.#down.send(this.nowMs, () => this.#listener?.event(told));
      this.#sendReceipts();
    }
  }

  #wireEvent(event: Exclude<MatchEvent, { type: "correction" }>): GameEvent {
    if (event.type === "bomb_placed") return { type: "bomb_placed", bomb: this.#wireBomb(event.bomb) };
    if (event.type === "game_over") {
      return {
        type: "game_over",
        winnerId: event.winnerId,
        winnerPrize: event.winnerId === null ? 0 : 200,
        seed: this.seed,
        places: [],
      };
    }
    return structuredClone(event) as GameEvent;
  }
}

function hasTime(action: GameAction): boolean {
  return action.type === "player_state" && (action.seq ?? 0) % SOON_RECEIPT_EVERY !== 0;
}
