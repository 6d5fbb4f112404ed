// One game at a table, from its first picture to its paid prize: joins the match with its people, its channel and
// the books. The table outlives it. The end is always told, however slow the books are.
import { createHash } from "node:crypto";
import type { Finish, GamePicture, PlayerStateAction } from "@fitil/contracts";
import type { CharacterId, CorrectionEvent, PlayerStateEvent } from "@fitil/engine";
import type { Client } from "@fitil/realtime";
import type { Clock, Log, PlayerCard, Players } from "../ports.ts";
import { BotPlayers } from "./bot-players.ts";
import { gamePicture } from "./game-picture.ts";
import { MatchRunner } from "./match-runner.ts";
import type { MatchResult } from "./match-runner.ts";
import type { Participant } from "./participant.ts";
import type { SaidPosition } from "./read-position.ts";
import type { Settlements } from "./settlements.ts";
import { eventText } from "./wire-events.ts";
import type { SharedEvent } from "./wire-events.ts";

/** A game that only bots still play ends so long after its last person fell (BT6): the fall is seen, and nobody waits for bots. */
const BOTS_ALONE_MS = 1_500;
/** How long `game_over` waits for the prize and the ratings to be in the books, so that it can tell them and whoever looks finds them. */
const PRIZE_WAIT_MS = 1_000;
/** A game that a fault or a stop has ended: nobody has won and nobody has a place. */
const NO_RESULT: MatchResult = { winnerId: null, places: [] };

/** What a game is made of. `stake` is what each participant has paid into escrow under `gameId`, `pot` what it holds. */
export interface GameSpec {
  readonly gameId: string;
  /** 128 bits as hex (BD6). */
  readonly seed: string;
  readonly stake: number;
  readonly pot: number;
  readonly participants: readonly Participant[];
}

/** The connection that something came from. */
type Sender = Pick<Client, "id" | "roundTripMs">;

/** Who a game speaks to. */
export interface GameSink {
  /** To `game:state`, JSON text. */
  publish(text: string): void;
  /** The same for a position, which its sender does not get. */
  position(text: string, exceptClient: string): void;
  /** To one person's connection. */
  tell(userId: string, message: object): void;
  clientIdOf(userId: string): string;
  corrected(): void;
  /** The game is over and told: the table is a lobby again (OC5). Once. `settled`: when the stakes have found their owner. */
  ended(settled: Promise<void>): void;
  /** Ratings changed (CH5). */
  rated(cards: readonly PlayerCard[]): void;
}

export interface GameDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly players: Players;
  readonly settlements: Settlements;
}

/** One game. */
export class Game {
  readonly gameId: string;
  readonly #deps: GameDeps;
  readonly #spec: GameSpec;
  readonly #sink: GameSink;
  readonly #seedHash: string;
  readonly #participants: ReadonlyMap<CharacterId, Participant>;
  readonly #runner: MatchRunner;
  readonly #bots: BotPlayers;
  #stopBotsAlone: (() => void) | null = null;
  /** PERF: the position being judged, so that it can be told in the words it came in. */
  #said: SaidPosition | null = null;
  #moverClientId = "";
  /** "settling": the match is over, the prize is on its way into the books, `game_over` is not out yet. */
  #phase: "running" | "settling" | "ended" = "running";
  #tellEnd: (() => void) | null = null;
  #settled: Promise<void> = Promise.resolve();

  /** Starts the match; `announce` must follow. */
  constructor(deps: GameDeps, spec: GameSpec, sink: GameSink) {
    this.gameId = spec.gameId;
    this.#deps = deps;
    this.#spec = spec;
    this.#sink = sink;
    this.#seedHash = createHash("sha256").update(spec.seed, "utf8").digest("hex");
    this.#participants = new Map(spec.participants.map((one) => [one.characterId, one]));
    this.#runner = new MatchRunner({
      clock: deps.clock,
      seed: spec.seed,
      playerIds: spec.participants.map((one) => one.characterId),
      sink: {
        happened: (event, actor) => this.#happened(event, actor),
        corrected: (event) => this.#corrected(event),
        over: (result) => this.#over(result),
        failed: (error) => {
          deps.log.error({ gameId: spec.gameId, error: String(error) }, "match failed");
          this.#close(NO_RESULT, false);
        },
      },
    });
    this.#bots = new BotPlayers({
      clock: deps.clock,
      // A bot's words come from nobody's connection: everybody is told.
      runner: { play: (id, decide) => this.#playBot(id, decide) },
      bots: spec.participants.flatMap(({ characterId, botLevel }) =>
        botLevel === null ? [] : [{ id: characterId, level: botLevel }],
      ),
      seed: spec.gameId,
    });
  }

  /** Does a bot play in it? */
  hasBots(): boolean {
    return this.#spec.participants.some(({ botLevel }) => botLevel !== null);
  }

  /** Tells everybody the first picture. */
  announce(): void {
    const first = this.picture();
    if (first) this.#sink.publish(JSON.stringify(first));
  }

  /** The full picture now; null when the match is over. */
  picture(): GamePicture | null {
    const match = this.#runner.picture();
    if (!match) return null;
    return gamePicture(match, {
      gameId: this.gameId,
      seedHash: this.#seedHash,
      startedAt: this.#runner.startedAt,
      serverTime: this.#deps.clock.now(),
      participants: this.#participants,
      clientIdOf: (userId) => this.#sink.clientIdOf(userId),
    });
  }

  /** Is this character alive in the running match? */
  isPlaying(characterId: CharacterId): boolean {
    return this.#runner.isPlaying(characterId);
  }

  /**
   * A position (PL3) from this connection, whose line is so long; if it comes with its words, others are told in them.
   * False: that character is not on the board. PERF: the hot path.
   */
  move(action: PlayerStateAction | SaidPosition, from: Sender): boolean {
    this.#moverClientId = from.id;
    this.#said = "asTold" in action && action.asTold !== "" ? action : null;
    const isTaken = this.#runner.move(action, from.roundTripMs);
    this.#said = null;
    return isTaken;
  }

  /** A bomb (BM1). False: refused by the rules. */
  bomb(characterId: CharacterId, x: number | undefined, y: number | undefined): boolean {
    return this.#runner.bomb(characterId, x, y);
  }

  /** Takes a character off the board (OC4). */
  leave(characterId: CharacterId): void {
    this.#runner.leave(characterId);
    this.#watchBotsAlone();
  }

  /** Ends the game now: without a winner while it runs, and with its outcome told at once when it was already over. */
  abandon(): void {
    this.#runner.stop();
    this.#bots.stop();
    this.#stopBotsAlone?.();
    if (this.#phase === "running") this.#close(NO_RESULT, false);
    this.#tellEnd?.();
  }

  #playBot(...[id, decide]: Parameters<MatchRunner["play"]>): void {
    this.#moverClientId = "";
    this.#runner.play(id, decide);
  }

  /** Ends a game that no person plays any more: the healthiest bot has won it. */
  #watchBotsAlone(): void {
    if (this.#stopBotsAlone !== null || !this.hasBots()) return;
    const people = this.#spec.participants.filter(({ botLevel }) => botLevel === null);
    if (people.some(({ characterId }) => this.#runner.isPlaying(characterId))) return;
    this.#stopBotsAlone = this.#deps.clock.after(BOTS_ALONE_MS, () => {
      const health = new Map(this.#runner.picture()?.players.map(({ id, stats }) => [id, stats.health]));
      const bots = this.#spec.participants
        .map(({ characterId }) => characterId)
        .filter((id) => this.#runner.isPlaying(id))
        .toSorted((a, b) => (health.get(b) ?? 0) - (health.get(a) ?? 0));
      for (const id of bots.slice(1)) this.#runner.retire(id);
    });
  }

  #happened(event: SharedEvent, actor: CharacterId | null): void {
    const { startedAt } = this.#runner;
    if (event.type === "explosion" || event.type === "wall_spawned") this.#watchBotsAlone();
    if (event.type !== "player_state" || event.id !== actor)
      return this.#sink.publish(eventText(event, startedAt));
    const said = this.#said;
    // The rules may have tidied the place up (PL3): then it is told in their words.
    const text = said !== null && isTheSame(said, event) ? said.asTold : eventText(event, startedAt);
    this.#sink.position(text, this.#moverClientId);
  }

  #corrected(event: CorrectionEvent): void {
    this.#sink.corrected();
    const participant = this.#participants.get(event.id);
    if (!participant) return;
    const { id, x, y, orientation, seq } = event;
    const message = { type: "player_state", id, x, y, orientation, corrected: true };
    this.#sink.tell(participant.userId, seq === undefined ? message : { ...message, seq });
  }

  #over(result: MatchResult): void {
    // BT1: a game with bots changes nobody's rating.
    const isRated = this.#participants.size > 1 && !this.hasBots();
    this.#close(result, isRated);
  }

  /** Settles and rates; tells the end as soon as both are done or the wait is over. */
  #close(result: MatchResult, isRated: boolean): void {
    if (this.#phase !== "running") return;
    this.#phase = "settling";
    this.#bots.stop();
    this.#stopBotsAlone?.();
    const { winnerId } = result;
    const winner = winnerId === null ? undefined : this.#participants.get(winnerId);
    const { pot, seed, stake } = this.#spec;
    const ratingChanges = new Map<CharacterId, number>();
    const cancelWait = { now: () => {} };
    // What the ledger moved; while it has not answered, what its escrow holds.
    let prize = winner ? pot : 0;
    this.#tellEnd = () => {
      if (this.#phase === "ended") return;
      this.#phase = "ended";
      cancelWait.now();
      const places = result.places.map(({ characterId: id, place, felledBy }): Finish => {
        // Where nobody was paid, every stake has gone back.
        const chips = prize === 0 ? 0 : (id === winnerId ? prize : 0) - stake;
        return { id, place, chips, ratingChange: ratingChanges.get(id) ?? 0, felledBy };
      });
      this.#sink.publish(JSON.stringify({ type: "game_over", winnerId, winnerPrize: prize, seed, places }));
      this.#sink.ended(this.#settled);
    };
    if (!isRated && stake === 0) return this.#tellEnd();
    const { settlements, clock, log } = this.#deps;
    const rated = isRated ? this.#rate(result, ratingChanges) : Promise.resolve();
    if (stake > 0)
      this.#settled = winner
        ? settlements.pay(this.gameId, winner.userId).then((paid) => {
            if (paid === null) return;
            if (paid !== pot)
              log.error({ gameId: this.gameId, paid, pot }, "the prize is not what was staked");
            prize = paid;
          })
        : settlements.refund(this.gameId);
    cancelWait.now = clock.after(PRIZE_WAIT_MS, () => this.#tellEnd?.());
    void Promise.all([this.#settled, rated]).then(() => this.#tellEnd?.());
  }

  /** Rates the game and notes into `changes` what it moved. Never rejects. */
  #rate(result: MatchResult, changes: Map<CharacterId, number>): Promise<void> {
    const places = result.places.flatMap(({ characterId, place }) => {
      const participant = this.#participants.get(characterId);
      return participant ? [{ userId: participant.userId, place }] : [];
    });
    const { settlements, players } = this.#deps;
    return settlements.persist("rate", this.gameId, async () => {
      const cards = await players.rate({ gameId: this.gameId, stake: this.#spec.stake, places });
      const changeOf = new Map(cards.map(({ userId, ratingChange }) => [userId, ratingChange]));
      for (const { characterId, userId } of this.#participants.values())
        changes.set(characterId, changeOf.get(userId) ?? 0);
      this.#sink.rated(cards);
    });
  }
}

/** Whether what was said is what has happened. */
function isTheSame(said: SaidPosition, event: PlayerStateEvent): boolean {
  const { x, y, orientation, heading } = event;
  if (said.x !== x || said.y !== y || said.orientation !== orientation) return false;
  return (said.heading ?? undefined) === heading;
}
