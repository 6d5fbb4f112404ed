// A table of one's own in the page: the engine is the server, bots are the company (QP4). Needs no line; time, chance and ids come in.
import type { CharacterId, Finish, GameAction, GameEvent, GamePicture, PlayerState } from "@fitil/contracts";
import { COLORS } from "@fitil/contracts";
import { advance, apply, createMatch, createMind, picture, playBot } from "@fitil/engine";
import type { BombState, BotMind, MatchEvent, MatchInput, MatchState } from "@fitil/engine";
import type { Clock } from "../../../lib/clock.ts";
import type { MatchConnection } from "../match-props.ts";
import { sha256 } from "../sha256.ts";

/** How often bots look at the match, as at a real table. */
const LOOK_MS = 50;
/** The match of bots among themselves ends so long after the person fell (BT1). */
const ALONE_MS = 1_500;

export interface PracticeOptions {
  readonly clock: Clock;
  /** 128 bits as hex. */
  readonly seed: string;
  /** Names in character order. */
  readonly names: readonly string[];
  /** The person's character; null: bots among themselves. */
  readonly myId: CharacterId | null;
}

type Listener<Message> = (message: Message) => void;

/** One match against bots of the normal level. Runs from `start` until its end or `stop`. */
export class PracticeTable {
  readonly connection: MatchConnection;
  readonly #options: PracticeOptions;
  readonly #state: MatchState;
  readonly #startedAt: number;
  readonly #minds = new Map<CharacterId, BotMind>();
  readonly #events = new Set<Listener<GameEvent>>();
  readonly #own = new Set<Listener<PlayerState>>();
  readonly #fallen: { readonly id: CharacterId; readonly by: CharacterId | "wall" | null }[] = [];
  readonly #bombers = new Map<string, CharacterId>();
  #stopTimer: (() => void) | null = null;
  #lastLookAt: number;
  #fellAt: number | null = null;
  /** Who still stood when the person had fallen: their going is not told. */
  readonly #retired = new Set<CharacterId>();

  constructor(options: PracticeOptions) {
    this.#options = options;
    const playerIds = options.names.map((_, index) => (index + 1) as CharacterId);
    this.#state = createMatch({ seed: options.seed, playerIds });
    for (const id of playerIds)
      if (id !== options.myId) this.#minds.set(id, createMind(`${options.seed}:${id}`));
    this.#startedAt = options.clock.now();
    this.#lastLookAt = this.#startedAt;
    this.connection = {
      onGameEvent: (handler) => listen(this.#events, handler),
      onOwnMessage: (handler) => listen(this.#own, handler),
      onPicture: () => () => undefined,
      publish: (action) => Promise.resolve(this.#act(action)),
    };
  }

  /** The whole match as it stands. */
  picture(): GamePicture {
    const shown = picture(this.#state);
    const { names, seed } = this.#options;
    return {
      type: "game_started",
      gameId: `practice-${seed}`,
      seedHash: sha256(seed),
      startedAt: this.#startedAt,
      serverTime: this.#startedAt + shown.nowMs,
      players: shown.players.map((player) => ({
        id: player.id,
        x: player.x,
        y: player.y,
        orientation: player.orientation,
        heading: player.heading,
        color: COLORS[player.id],
        eyeVariant: player.id,
        clientId: "",
        name: names[player.id - 1] ?? "",
        isBot: this.#minds.has(player.id),
        stats: { ...player.stats },
        isInvincible: player.isInvincible,
        invincibleForMs: player.invincibleForMs,
      })),
      board: shown.board.map((row) => [...row]),
      bombs: shown.bombs.map((bomb) => this.#wireBomb(bomb)),
      suddenDeath: shown.suddenDeath && {
        startsAt: this.#startedAt + shown.suddenDeath.startsAtMs,
        wallsClosed: shown.suddenDeath.wallsClosed,
      },
    };
  }

  /** Lets time run, from the beginning or from where `stop` left it. */
  start(): void {
    this.#stopTimer?.();
    this.#stopTimer = this.#options.clock.after(LOOK_MS, () => {
      this.#look();
      if (this.#state.outcome === null) this.start();
    });
  }

  /** Stands still; its clock must stand still too where it is to go on. */
  stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #look(): void {
    const now = this.#options.clock.now();
    // A page that was hidden goes on from where it was; bots never leap.
    const elapsedMs = Math.min(now - this.#lastLookAt, 2 * LOOK_MS);
    this.#lastLookAt = now;
    const atMs = this.#matchMs();
    this.#tell(advance(this.#state, atMs));
    for (const [id, mind] of this.#minds)
      for (const input of playBot(this.#state, id, "normal", mind, elapsedMs)) this.#say(input);
    if (this.#fellAt !== null && now - this.#fellAt >= ALONE_MS) this.#endAmongBots();
  }

  #endAmongBots(): void {
    const standing = this.#state.players
      .filter(({ status }) => status === "playing")
      .toSorted((a, b) => b.stats.health - a.stats.health);
    for (const { id: playerId } of standing.slice(1)) {
      this.#retired.add(playerId);
      this.#say({ type: "leave", playerId });
    }
  }

  #act(action: GameAction): boolean {
    const playerId = this.#options.myId;
    if (playerId === null) return false;
    if (action.type === "reaction") {
      this.#publish({ type: "reaction", id: playerId, eyeVariant: action.eyeVariant });
      return true;
    }
    if (action.type === "player_state") {
      const { x, y, orientation, heading = null, seq } = action;
      const input = { type: "move", playerId, x, y, orientation, heading, lagMs: 0 } as const;
      this.#say(seq === undefined ? input : { ...input, seq });
      return true;
    }
    if (action.type !== "place_bomb") return false;
    const { x, y } = action;
    const isNamed = x !== undefined && y !== undefined;
    const events = this.#say({ type: "bomb", playerId, ...(isNamed ? { x, y } : {}) });
    return events.some(({ type }) => type === "bomb_placed");
  }

  #say(input: MatchInput): readonly MatchEvent[] {
    if (this.#state.outcome !== null) return [];
    const events = apply(this.#state, input, this.#matchMs());
    this.#tell(events);
    return events;
  }

  #matchMs(): number {
    return Math.max(this.#state.nowMs, this.#options.clock.now() - this.#startedAt);
  }

  #tell(events: readonly MatchEvent[]): void {
    const { myId, seed } = this.#options;
    for (const event of events) {
      if (event.type === "player_disconnected" && this.#retired.has(event.playerId)) continue;
      this.#note(event);
      if (event.type === "correction") {
        for (const hear of this.#own) hear({ ...event, type: "player_state", corrected: true });
      } else if (event.type === "game_over") {
        const { winnerId } = event;
        this.stop();
        this.#publish({ type: "game_over", winnerId, winnerPrize: 0, seed, places: this.#places(winnerId) });
      } else if (event.type === "bomb_placed")
        this.#publish({ type: "bomb_placed", bomb: this.#wireBomb(event.bomb) });
      // The own walk is known already.
      else if (event.type !== "player_state" || event.id !== myId)
        this.#publish(structuredClone(event) as GameEvent);
    }
  }

  #note(event: MatchEvent): void {
    if (event.type === "bomb_placed")
      this.#bombers.set(`${event.bomb.x},${event.bomb.y}`, event.bomb.ownerId);
    if (event.type === "explosion") {
      const by = this.#bombers.get(`${event.bombPosition.x},${event.bombPosition.y}`) ?? null;
      for (const { id, newHealth } of event.hitPlayers) if (newHealth === 0) this.#fall(id, by);
    }
    if (event.type === "wall_spawned") for (const id of event.crushedPlayers) this.#fall(id, "wall");
  }

  #fall(id: CharacterId, by: CharacterId | "wall" | null): void {
    this.#fallen.push({ id, by });
    if (id === this.#options.myId) this.#fellAt ??= this.#options.clock.now();
  }

  /** The winner, whoever stands, and the fallen, the latest first. */
  #places(winnerId: CharacterId | null): Finish[] {
    const fallen = this.#fallen.map(({ id }) => id).toReversed();
    const stood = this.#state.players.map(({ id }) => id).filter((id) => !fallen.includes(id));
    const order = [...stood.toSorted((a, b) => Number(b === winnerId) - Number(a === winnerId)), ...fallen];
    return order.map((id, index) => {
      const felledBy = this.#fallen.find((fall) => fall.id === id)?.by ?? null;
      return { id, place: index + 1, chips: 0, ratingChange: 0, felledBy };
    });
  }

  #publish(event: GameEvent): void {
    for (const hear of this.#events) hear(event);
  }

  #wireBomb({ ownerId, x, y, placedAtMs, blastRadius }: BombState) {
    return { ownerId, x, y, blastRadius, placedAt: this.#startedAt + placedAtMs };
  }
}

function listen<Message>(listeners: Set<Listener<Message>>, handler: Listener<Message>): () => void {
  listeners.add(handler);
  return () => listeners.delete(handler);
}

/** Three names, for the seats beside the person's; the fourth for a table of bots alone. */
export const PRACTICE_BOTS = ["Tik", "Bang", "Puff", "Pop"] as const;
