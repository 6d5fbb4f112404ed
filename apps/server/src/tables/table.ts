// One table: its people, its lobby and the game that runs at it. Every action of a person comes through here.
// What may be done in the lobby is lobby-desk.ts, who is here is people.ts, the game is game.ts.
import { EMPTY_TABLE_MS, MAX_PLAYERS, gameChannel } from "@fitil/contracts";
import type {
  CharacterId,
  GameAction,
  GamePicture,
  LobbyPicture,
  PlayerStateAction,
  RoomSummary,
} from "@fitil/contracts";
import type { Client, Published, Refusal } from "@fitil/realtime";
import type { PlayerCard } from "../ports.ts";
import { botName } from "./bot-names.ts";
import { Game } from "./game.ts";
import type { GameSink } from "./game.ts";
import type { Slots } from "./lobby.ts";
import { LobbyDesk } from "./lobby-desk.ts";
import { People } from "./people.ts";
import type { Person } from "./people.ts";
import type { SaidPosition } from "./read-position.ts";
import { TAKEN, refusal } from "./refusals.ts";
import type { TableDeps, TableSpec } from "./table-deps.ts";

type Answer = Published | Refusal;

/** One table. */
export class Table {
  readonly spec: TableSpec;
  readonly #deps: TableDeps;
  readonly #people: People;
  readonly #lobby: LobbyDesk;
  readonly #gameSink: GameSink;
  #game: Game | null = null;
  #stopEmptyTimer: (() => void) | null = null;
  #closed = false;

  constructor(spec: TableSpec, deps: TableDeps) {
    this.spec = spec;
    this.#deps = deps;
    this.#people = new People({
      clock: deps.clock,
      holdsSlot: (userId) => this.#lobby.characterOf(userId) !== null,
      graceOver: (person) => this.#remove(person),
    });
    this.#lobby = new LobbyDesk(spec, deps, {
      inGame: () => this.#game !== null,
      personOf: (userId) => this.#people.get(userId),
      peopleIds: () => this.#people.all().map(({ userId }) => userId),
      begin: (gameId, slots, pot) => this.#begin(gameId, slots, pot),
      slotsLost: () => this.#peopleChanged(),
    });
    this.#gameSink = this.#makeGameSink();
    this.#watchEmptiness();
  }

  /** The list's row. */
  summary(): RoomSummary {
    const { id, name, stakes } = this.spec;
    const isGameInProgress = this.#game !== null;
    return { id, name, stakes, playerCount: this.#people.count(), maxPlayers: MAX_PLAYERS, isGameInProgress };
  }

  /** People who are here now, on a line that stands. */
  presentCount(): number {
    return this.#people.all().filter(({ away }) => !away).length;
  }

  /** The lobby's subscribe reply. */
  lobbyPicture(): LobbyPicture {
    const { id, name, stakes, isPrivate } = this.spec;
    return {
      room: { id, name, stakes, isGameInProgress: this.#game !== null, isPrivate },
      characters: this.#lobby.characters(),
      countdown: this.#lobby.secondsLeft(),
    };
  }

  /** The game's subscribe reply: the full picture, or null when no match runs. */
  gamePicture(): GamePicture | null {
    return this.#game?.picture() ?? null;
  }

  /** The place that is this person's, or undefined; `characterId` null = without a slot. */
  seat(userId: string): { readonly characterId: CharacterId | null } | undefined {
    return this.#people.get(userId) ? { characterId: this.#lobby.characterOf(userId) } : undefined;
  }

  /** Is this person's character alive in the running game? */
  isPlaying(userId: string): boolean {
    const character = this.#people.get(userId)?.character ?? null;
    return character !== null && this.#game !== null && this.#game.isPlaying(character);
  }

  /** Is this person in a game that is not over, alive or dead? */
  isInGame(userId: string): boolean {
    return this.#game !== null && (this.#people.get(userId)?.character ?? null) !== null;
  }

  /** Somebody subscribed to the lobby: they sit at the table now. False: it is full (LB2). */
  arrive(card: PlayerCard, clientId: string): boolean {
    if (this.#closed) return false;
    const before = this.#people.get(card.userId)?.clientId;
    if (!this.#people.arrive(card, clientId)) return false;
    if (before !== clientId && this.#lobby.characterOf(card.userId) !== null) this.#lobby.tell();
    this.#peopleChanged();
    return true;
  }

  /** Somebody who has a slot here is on a connection again, be it at the game's channel only (OC4). */
  seen(userId: string, clientId: string): void {
    const person = this.#people.get(userId);
    if (!person || (!person.away && person.clientId === clientId)) return;
    if (this.#lobby.characterOf(userId) === null) return;
    if (this.#people.back(person, clientId)) this.#lobby.tell();
    // Whoever is not in the lobby and does not play has another grace to come to it.
    if (!person.inLobby && !this.isPlaying(userId)) this.#people.startGrace(person);
  }

  /** The connection is gone: the place is kept for 20 s (OC4). */
  lost(userId: string, clientId: string): void {
    const person = this.#people.get(userId);
    if (!person || person.clientId !== clientId || person.away) return;
    this.#people.lost(person);
    this.#peopleChanged();
  }

  /** Somebody unsubscribed from the lobby by their own wish. Whoever plays goes on playing. */
  leftLobby(userId: string, clientId: string): void {
    const person = this.#people.get(userId);
    if (!person || person.clientId !== clientId) return;
    person.inLobby = false;
    if (!this.isPlaying(userId)) this.#remove(person);
  }

  /** Takes a person off the table: another table, or a deleted account. */
  leave(userId: string): void {
    const person = this.#people.get(userId);
    if (person) this.#remove(person);
  }

  /** Names, pictures or ratings changed; the lobby hears of it once. */
  cardsChanged(cards: readonly PlayerCard[]): void {
    let shown = false;
    for (const card of cards) {
      const person = this.#people.get(card.userId);
      if (!person) continue;
      person.card = card;
      shown ||= this.#lobby.characterOf(card.userId) !== null;
    }
    if (shown) this.#lobby.tell();
  }

  /** A position (PL3). PERF: the hot path; nothing is made here but what the engine asks for. */
  position(client: Client, action: PlayerStateAction | SaidPosition): Answer {
    const person = this.#people.get(client.userId);
    if (!person) return refusal("room/not_seated");
    if (person.away || person.clientId !== client.id) this.seen(client.userId, client.id);
    if (this.#game === null || person.character === null) return refusal("room/not_seated");
    if (action.id !== person.character) return refusal("room/permission_denied");
    this.#deps.counters.positions++;
    return this.#game.move(action, client) ? TAKEN : refusal("room/not_seated");
  }

  /** Any action that fits its schema. */
  act(client: Client, action: GameAction): Answer | Promise<Answer> {
    if (action.type === "player_state") return this.position(client, action);
    this.seen(client.userId, client.id);
    const person = this.#people.get(client.userId);
    if (!person || person.away) return refusal("room/not_seated");
    switch (action.type) {
      case "leave_room":
        this.#remove(person);
        return TAKEN;
      case "place_bomb":
        return this.#bomb(person, action.x, action.y);
      case "select_character":
        return this.#lobby.select(person, action.characterId, action.eyeVariant);
      case "update_emotion":
        return this.#lobby.changeEyes(person, action.eyeVariant);
      case "start_game":
        return this.#lobby.start(person);
      case "cancel_countdown":
        return this.#lobby.cancel(person);
      case "ready":
        return this.#lobby.ready(person);
      case "add_bots":
        return this.#lobby.callBots(person, action.level);
      case "remove_bots":
        return this.#lobby.callBots(person, null);
    }
  }

  /** The end of the table: no timer stays, a countdown is cancelled, a running game ends and its stakes go back. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#game?.abandon();
    this.#lobby.close();
    for (const person of this.#people.all()) this.#deps.gone(person.userId, this.spec.id);
    this.#people.clear();
    this.#watchEmptiness();
  }

  #bomb(person: Person, x: number | undefined, y: number | undefined): Answer {
    const { character } = person;
    if (character === null || this.#game === null || !this.#game.isPlaying(character))
      return refusal("room/not_seated");
    return this.#game.bomb(character, x, y) ? TAKEN : refusal("room/permission_denied");
  }

  /** The match starts. False: it could not, and the lobby stays. */
  #begin(gameId: string, slots: Slots, pot: number): boolean {
    if (this.#closed) return false;
    const { counters, log, random } = this.#deps;
    const participants = slots.map(({ characterId, userId, eyeVariant, botLevel }) => {
      const name = botName(userId) ?? this.#people.get(userId)?.card.name ?? "";
      return { characterId, userId, eyeVariant, botLevel, name };
    });
    const seed = Buffer.from(random.bytes(16)).toString("hex");
    const spec = { gameId, seed, stake: this.spec.stakes, pot, participants };
    try {
      this.#game = new Game(this.#deps, spec, this.#gameSink);
    } catch (error) {
      log.error({ gameId, error: String(error) }, "match could not start");
      return false;
    }
    for (const { userId, characterId } of slots) {
      const person = this.#people.get(userId);
      if (person) person.character = characterId;
    }
    counters.gamesStarted++;
    this.#game.announce();
    this.#deps.changed();
    return true;
  }

  #makeGameSink(): GameSink {
    const channel = gameChannel(this.spec.id);
    const { outlet, counters } = this.#deps;
    const clientIdOf = (userId: string) => this.#people.get(userId)?.clientId ?? "";
    return {
      clientIdOf,
      publish: (text) => outlet.game(channel, text),
      position: (text, exceptClient) => outlet.position(channel, text, exceptClient),
      tell: (userId, message) => outlet.tell(clientIdOf(userId), message),
      corrected: () => void counters.corrections++,
      ended: (settled) => this.#ended(settled),
      rated: (cards) => this.cardsChanged(cards),
    };
  }

  /** OC5: the table is a lobby again; slots stay with those who are there. */
  #ended(settled: Promise<void>): void {
    this.#game = null;
    this.#lobby.holdBooks(settled);
    this.#deps.counters.gamesFinished++;
    for (const person of this.#people.all()) {
      person.character = null;
      if (!person.inLobby && !person.away) this.#people.startGrace(person);
    }
    this.#lobby.gameOver();
    this.#peopleChanged();
  }

  #remove(person: Person): void {
    const { userId, character } = person;
    this.#people.remove(person);
    this.#deps.gone(userId, this.spec.id);
    person.character = null;
    if (character !== null) this.#game?.leave(character);
    // Bots do not play on for nobody.
    if (this.#people.count() === 0 && this.#game?.hasBots() === true) this.#game.abandon();
    this.#lobby.free(userId);
    this.#peopleChanged();
  }

  #peopleChanged(): void {
    this.#watchEmptiness();
    this.#deps.changed();
  }

  /** LB3: a table that stays empty closes. */
  #watchEmptiness(): void {
    if (this.#people.count() > 0 || this.#closed) {
      this.#stopEmptyTimer?.();
      this.#stopEmptyTimer = null;
      return;
    }
    this.#stopEmptyTimer ??= this.#deps.clock.after(EMPTY_TABLE_MS, () => this.#deps.empty(this.spec.id));
  }
}
