// From «start» to the game: the countdown, then the stakes (LB5, LB6, CH3). Whatever happens on the way ends in a begun
// game or an open lobby, and no stake is ever left between. Never decides who may start or cancel.
import { COUNTDOWN_S } from "@fitil/contracts";
import type { CharacterId, LobbyEvent } from "@fitil/contracts";
import type { Clock, Ids } from "../ports.ts";
import type { Slots } from "./lobby.ts";
import type { Settlements, StakeBar } from "./settlements.ts";

/** How long a lobby waits for the books to take the stakes before it gives up on the start. */
const STAKING_WAIT_MS = 5_000;
/** How long books that cannot be closed keep the next stakes waiting: one broken game must not close its table for ever. */
const BOOKS_WAIT_MS = 30_000;

type Phase =
  | { readonly kind: "open" }
  | { readonly kind: "countdown"; readonly endsAt: number; readonly stop: () => void }
  | { readonly kind: "staking"; readonly slots: Slots; readonly stop: () => void };

const OPEN: Phase = { kind: "open" };

/** The table's side of a start. */
export interface StartSink {
  /** Those who play when it begins now: whoever has agreed. */
  slots(): Slots;
  /** The stakes are paid, and make this pot (0 at a free table): begin. False = it could not begin. */
  begin(gameId: string, slots: Slots, pot: number): boolean;
  /** These people cannot pay (CH3) or may not play for a stake with only the others (CH7), and lose their slots. */
  barred(userIds: readonly string[], reason: StakeBar): void;
  announce(event: LobbyEvent): void;
}

/** One table's way from an open lobby to a game. */
export class StartFlow {
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #settlements: Settlements;
  readonly #stake: number;
  readonly #sink: StartSink;
  #phase: Phase = OPEN;
  #books: Promise<void> = Promise.resolve();

  constructor(deps: { clock: Clock; ids: Ids; settlements: Settlements; stake: number; sink: StartSink }) {
    this.#clock = deps.clock;
    this.#ids = deps.ids;
    this.#settlements = deps.settlements;
    this.#stake = deps.stake;
    this.#sink = deps.sink;
  }

  /** "staking": the countdown is over and the books are being asked. */
  kind(): Phase["kind"] {
    return this.#phase.kind;
  }

  /** Whole seconds left, 0 while staking, null when nothing is counted down. */
  secondsLeft(): number | null {
    const phase = this.#phase;
    if (phase.kind === "open") return null;
    if (phase.kind === "staking") return 0;
    return Math.max(0, Math.ceil((phase.endsAt - this.#clock.now()) / 1000));
  }

  /** Starts the countdown of an open lobby (LB5). */
  countDown(): void {
    if (this.#phase.kind !== "open") return;
    const delayMs = COUNTDOWN_S * 1000;
    const stop = this.#clock.after(delayMs, () => this.startNow());
    this.#phase = { kind: "countdown", endsAt: this.#clock.now() + delayMs, stop };
    this.#sink.announce({ type: "countdown_started", duration: COUNTDOWN_S });
  }

  /** Ends the wait: begins at a free table, asks the books for the stakes at a paid one. */
  startNow(): void {
    const wasCounting = this.#phase.kind === "countdown";
    this.#stop();
    const gameId = this.#ids.gameId();
    const slots = this.#sink.slots();
    if (this.#stake === 0) {
      if (!this.#sink.begin(gameId, slots, 0) && wasCounting) this.#announceCancel(null);
      return;
    }
    const stop = this.#clock.after(STAKING_WAIT_MS, () => this.cancel(null));
    const staking: Phase = { kind: "staking", slots, stop };
    this.#phase = staking;
    const books = this.#settlements.stake({
      gameId,
      userIds: slots.map((slot) => slot.userId),
      stake: this.#stake,
      after: this.#books,
      wanted: () => this.#phase === staking,
      staked: (pot) => {
        this.#stop();
        const begun = this.#sink.begin(gameId, slots, pot);
        if (!begun) this.#announceCancel(null);
        return begun;
      },
      barred: (userIds, reason) => {
        this.#stop();
        this.#sink.barred(userIds, reason);
        this.#announceCancel(null);
      },
      failed: () => this.cancel(null),
    });
    this.holdBooks(books);
  }

  /** Back to the open lobby; stakes that arrive after this go back. `by`: whose wish it was, null = the server's. */
  cancel(by: CharacterId | null): void {
    if (this.#phase.kind === "open") return;
    this.#stop();
    this.#announceCancel(by);
  }

  /** Somebody lost their slot: too few for a countdown, or one of those who are paying right now (LB5). */
  slotFreed(userId: string): void {
    const phase = this.#phase;
    if (phase.kind === "countdown" && this.#sink.slots().length < 2) this.cancel(null);
    if (phase.kind === "staking" && phase.slots.some((slot) => slot.userId === userId)) this.cancel(null);
  }

  /** The next stakes wait for this, too: the books of a game that ended. At most 30 s; they are still asked to close then. */
  holdBooks(closed: Promise<void>): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.#clock.after(BOOKS_WAIT_MS, resolve);
    void closed.then(() => {
      stop();
      resolve();
    });
    this.#books = Promise.all([this.#books, promise]).then(() => undefined);
  }

  #stop(): void {
    if (this.#phase.kind !== "open") this.#phase.stop();
    this.#phase = OPEN;
  }

  #announceCancel(by: CharacterId | null): void {
    this.#sink.announce({ type: "countdown_canceled", canceledByPlayerId: by });
  }
}
