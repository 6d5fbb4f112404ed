// The lobby of one table at work: its slots, who may take, change, start and cancel, and the way to a game.
// Rules of the slots are in lobby.ts. Knows no connections beyond the one it answers, and nothing of a running match.
import type {
  BotLevel,
  CharacterId,
  CharacterSlot,
  EyeVariant,
  LobbyEvent,
  SelectCharacterResponse,
  SelectReason,
} from "@fitil/contracts";
import type { Published, Refusal } from "@fitil/realtime";
import {
  CHARACTER_IDS,
  addBots,
  agree,
  askAnew,
  changeEyes,
  decideStart,
  freeSlots,
  mayCancel,
  readySlots,
  removeBots,
  selectCharacter,
  slotOf,
} from "./lobby.ts";
import type { Slots } from "./lobby.ts";
import { characterSlots } from "./lobby-picture.ts";
import type { Person } from "./people.ts";
import { QuickStart } from "./quick-start.ts";
import { SELECT_REFUSALS, TAKEN, refusal } from "./refusals.ts";
import { StartFlow } from "./start-flow.ts";
import type { StakeBar } from "./settlements.ts";
import type { TableDeps, TableSpec } from "./table-deps.ts";

type Answer = Published | Refusal;

/** How well the bots play that come by themselves (QP2). */
const QUICK_BOTS: BotLevel = "normal";

/** The table's side of its lobby. */
export interface LobbySink {
  /** Does a game run? Then the lobby rests (OC6). */
  inGame(): boolean;
  personOf(userId: string): Person | undefined;
  /** Everybody at the table, with a slot or without (LB2). */
  peopleIds(): readonly string[];
  /** The stakes are paid and make this pot, or there are none: begin. False = it could not. */
  begin(gameId: string, slots: Slots, pot: number): boolean;
  /** Somebody has lost their slot, because they cannot pay or may not play with only the others. */
  slotsLost(): void;
}

/** One table's lobby. */
export class LobbyDesk {
  readonly #deps: TableDeps;
  readonly #spec: TableSpec;
  readonly #sink: LobbySink;
  readonly #start: StartFlow;
  /** Null at a table that people made by hand: nothing begins there by itself. */
  readonly #quick: QuickStart | null;
  /** Ms since 1970 of each person's last cancel, while it still counts (LB6). */
  readonly #cancelledAt = new Map<string, number>();
  #slots: Slots = [];

  constructor(spec: TableSpec, deps: TableDeps, sink: LobbySink) {
    this.#spec = spec;
    this.#deps = deps;
    this.#sink = sink;
    this.#start = new StartFlow({
      clock: deps.clock,
      ids: deps.ids,
      settlements: deps.settlements,
      stake: spec.stakes,
      sink: {
        slots: () => readySlots(this.#slots),
        begin: (gameId, slots, pot) => sink.begin(gameId, slots, pot),
        barred: (userIds, reason) => this.#unseat(userIds, reason),
        announce: (event) => this.#announce(event),
      },
    });
    this.#quick = spec.isQuick ? new QuickStart(deps.clock, this.#quickSink()) : null;
  }

  /** The person's character here, or null. */
  characterOf(userId: string): CharacterId | null {
    return slotOf(this.#slots, userId)?.characterId ?? null;
  }

  /** All four slots as clients see them. */
  characters(): CharacterSlot[] {
    return characterSlots(this.#slots, (userId) => this.#sink.personOf(userId));
  }

  /** Whole seconds left of a countdown, or null. */
  secondsLeft(): number | null {
    return this.#start.secondsLeft();
  }

  /** Tells everybody in the lobby the slots. */
  tell(): void {
    this.#announce({ type: "lobby_state_update", characters: this.characters() });
  }

  /** Gives a person a character, if the chips are there (LB4, LB9) and not only newcomers for whoever has won enough from them (CH7). The answer also goes as `select_character_response`. */
  select(person: Person, wanted: CharacterId, eyes: EyeVariant): Answer | Promise<Answer> {
    const why = this.#whyNoSelect(person);
    if (why) return this.#refuse(person, why);
    if (this.#spec.stakes === 0 || this.characterOf(person.userId) !== null)
      return this.#take(person, wanted, eyes);
    return this.#mayStake(person).then((bar) => {
      // Much may have happened meanwhile: the person gone, the slot taken, the game begun.
      if (this.#sink.personOf(person.userId) !== person || person.away) return refusal("room/not_seated");
      return bar === null ? this.#take(person, wanted, eyes) : this.#refuse(person, bar);
    });
  }

  /** What keeps somebody from playing for this table's stake with those who are here, or null. */
  async #mayStake({ userId, card }: Person): Promise<StakeBar | "guest" | null> {
    const { ledger } = this.#deps;
    // A guest has no chips: the books decide, the card only says why (GU1).
    if ((await ledger.balance(userId)) < this.#spec.stakes)
      return card.isGuest ? "guest" : "not_enough_chips";
    const others = this.#sink.peopleIds().filter((id) => id !== userId);
    return (await ledger.mayPlayFor(userId, others)) ? null : "newcomers_only";
  }

  /** Changes the eyes of somebody seated; not during a countdown (LB6). */
  changeEyes(person: Person, eyes: EyeVariant): Answer {
    if (this.#sink.inGame()) return refusal("room/game_in_progress");
    if (this.characterOf(person.userId) === null) return refusal("room/not_seated");
    if (this.#start.kind() !== "open") return refusal("room/permission_denied");
    this.#slots = changeEyes(this.#slots, person.userId, eyes);
    this.tell();
    return TAKEN;
  }

  /** Starts the countdown, or at once when alone at a free table (LB5). */
  start(person: Person): Answer {
    if (this.#sink.inGame()) return refusal("room/game_in_progress");
    const decision = decideStart(this.#slots, person.userId, this.#spec.stakes);
    if (decision === "not_seated") return refusal("room/not_seated");
    // A second press, or two people at once: the countdown that runs is the answer.
    if (this.#start.kind() !== "open") return TAKEN;
    if (decision === "too_few") return refusal("room/permission_denied");
    this.#agree(person.userId);
    if (decision === "alone" && this.#spec.isQuick) this.#seatBots(QUICK_BOTS, CHARACTER_IDS.length);
    else if (decision === "alone") {
      this.#start.startNow();
      return TAKEN;
    }
    this.#start.countDown();
    return TAKEN;
  }

  /** Cancels a countdown, once in 30 s each (LB6). */
  cancel(person: Person): Answer {
    if (this.#sink.inGame()) return refusal("room/game_in_progress");
    const character = this.characterOf(person.userId);
    if (character === null) return refusal("room/not_seated");
    if (this.#start.kind() === "open") return TAKEN;
    const now = this.#deps.clock.now();
    if (!mayCancel(this.#cancelledAt, person.userId, now)) return refusal("room/cancelled_recently");
    for (const userId of this.#cancelledAt.keys())
      if (mayCancel(this.#cancelledAt, userId, now)) this.#cancelledAt.delete(userId);
    this.#cancelledAt.set(person.userId, now);
    this.#start.cancel(character);
    this.#quick?.cancelled();
    return TAKEN;
  }

  /** Somebody seated agrees to play the next game (QP3, CH3). */
  ready(person: Person): Answer {
    if (this.#sink.inGame()) return refusal("room/game_in_progress");
    if (this.characterOf(person.userId) === null) return refusal("room/not_seated");
    this.#agree(person.userId);
    return TAKEN;
  }

  /** Bots of this level take every free place, or all bots go (QP2): asked for by somebody seated at a free table. */
  callBots(person: Person, level: BotLevel | null): Answer {
    if (this.#spec.stakes !== 0) return refusal("room/no_bots_here");
    if (this.#sink.inGame()) return refusal("room/game_in_progress");
    if (this.characterOf(person.userId) === null) return refusal("room/not_seated");
    if (this.#start.kind() !== "open") return refusal("room/permission_denied");
    this.#slots =
      level === null ? removeBots(this.#slots) : addBots(this.#slots, level, CHARACTER_IDS.length);
    this.tell();
    return TAKEN;
  }

  /** A game is over: where the next one costs something or comes by itself, everybody is asked anew. */
  gameOver(): void {
    if (this.#spec.stakes > 0 || this.#spec.isQuick) this.#slots = askAnew(this.#slots);
    this.tell();
  }

  /** Frees the slot of somebody who is gone; ends a countdown that has too few left (LB5). */
  free(userId: string): void {
    if (this.characterOf(userId) === null) return;
    this.#slots = freeSlots(this.#slots, [userId]);
    this.tell();
    this.#start.slotFreed(userId);
  }

  /** The next stakes wait until these books are closed. */
  holdBooks(settled: Promise<void>): void {
    this.#start.holdBooks(settled);
  }

  /** The table closes: no start is left under way. */
  close(): void {
    this.#quick?.close();
    this.#start.cancel(null);
    this.#slots = [];
  }

  #quickSink(): ConstructorParameters<typeof QuickStart>[1] {
    return {
      isWaiting: () =>
        !this.#sink.inGame() &&
        this.#start.kind() === "open" &&
        this.#slots.some(({ isReady, botLevel }) => isReady && botLevel === null),
      addBot: () => {
        if (this.#slots.length >= CHARACTER_IDS.length) return false;
        this.#seatBots(QUICK_BOTS, 1);
        return true;
      },
      countDown: () => this.#start.countDown(),
    };
  }

  #seatBots(level: BotLevel, most: number): void {
    this.#slots = addBots(this.#slots, level, most);
    this.tell();
  }

  #agree(userId: string): void {
    if (slotOf(this.#slots, userId)?.isReady !== false) return;
    this.#slots = agree(this.#slots, userId);
    this.tell();
    this.#quick?.joined();
  }

  #take(person: Person, wanted: CharacterId, eyes: EyeVariant): Answer {
    const why = this.#whyNoSelect(person);
    if (why) return this.#refuse(person, why);
    const selected = selectCharacter(this.#slots, person.userId, wanted, eyes);
    if (!selected.ok) return this.#refuse(person, selected.reason);
    const isNew = this.characterOf(person.userId) === null;
    this.#slots = selected.slots;
    if (isNew) this.#quick?.joined();
    this.#respond(person, { success: true, characterId: selected.characterId });
    this.tell();
    return TAKEN;
  }

  /** LB6: during a countdown free slots can be taken, nobody seated changes; while the stakes are taken nothing does. */
  #whyNoSelect(person: Person): SelectReason | null {
    if (this.#sink.inGame()) return "game_in_progress";
    const kind = this.#start.kind();
    if (kind === "staking") return "countdown";
    return kind === "countdown" && this.characterOf(person.userId) !== null ? "countdown" : null;
  }

  #refuse(person: Person, reason: SelectReason): Refusal {
    this.#respond(person, { success: false, characterId: null, reason });
    return refusal(SELECT_REFUSALS[reason]);
  }

  #respond(person: Person, response: Omit<SelectCharacterResponse, "type">): void {
    this.#deps.outlet.tell(person.clientId, { type: "select_character_response", ...response });
  }

  /** CH3, CH7: who cannot pay, or may not play with only the others, loses the slot and is told why. */
  #unseat(userIds: readonly string[], reason: StakeBar): void {
    this.#slots = freeSlots(this.#slots, userIds);
    for (const userId of userIds) {
      const person = this.#sink.personOf(userId);
      if (person) this.#refuse(person, reason);
    }
    this.tell();
    this.#sink.slotsLost();
  }

  #announce(event: LobbyEvent): void {
    this.#deps.outlet.lobby(this.#spec.id, event);
  }
}
