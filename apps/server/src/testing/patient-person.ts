// Somebody at a table of a simulated site, who remembers what they were told. For tests.
import type { RawClient } from "../tables/testing/raw-client.ts";
import { guestOf } from "../tables/testing/table-site.ts";
import type { Guest } from "../tables/testing/table-site.ts";
import type { TroubledProcess, TroubledWorld } from "./troubled-process.ts";

/** Somebody who plays, dials again wherever there is somebody, and says what the dice tell. */
export class PatientPerson {
  readonly userId: string;
  readonly #world: TroubledWorld;
  readonly #dial: () => TroubledProcess | null;
  room: string;
  at: TroubledProcess | null = null;
  guest: Guest | null = null;
  /** Where they wanted to leave: it may have been done, whatever the answer was. */
  wantedAway: Guest | null = null;
  /** Where their leaving was accepted. */
  leftFrom: Guest | null = null;
  /** All their connections, with what their lobby said first. */
  readonly #lines: { readonly guest: Guest; lobby: unknown; game: unknown }[] = [];
  #busyUntil = 0;

  constructor(world: TroubledWorld, userId: string, room: string, dial: () => TroubledProcess | null) {
    this.#world = world;
    this.userId = userId;
    this.room = room;
    this.#dial = dial;
  }

  /** Is anybody there who listens? */
  get isUp(): boolean {
    return this.guest !== null && this.guest.client.closed === null && this.at?.isDead === false;
  }

  /** Dials and sits down, if that is to be done; what never comes is given up after two seconds. */
  comeBack(): void {
    const now = this.#world.clock.now();
    if (this.isUp || now < this.#busyUntil) return;
    this.guest?.client.lose();
    this.guest = null;
    const process = this.#dial();
    if (process === null || process.isPaused) return;
    this.#busyUntil = now + 2_000;
    void this.#arrive(process);
  }

  /** Has left, and not come back since? */
  get isGone(): boolean {
    return this.isUp && this.leftFrom === this.guest;
  }

  /** Did they see a match? */
  get hasPlayed(): boolean {
    return this.#lines.some(({ game, guest: { client, game: channel } }) => {
      return (game ?? null) !== null || client.events(channel, "game_started").length > 0;
    });
  }

  /** Are they at the table and in the game's channel? Nobody here asks twice for what was refused. */
  get isListening(): boolean {
    const line = this.#lines.at(-1);
    return this.isUp && line?.lobby !== undefined && line.game !== undefined;
  }

  /** Did they hear how it ended? */
  get hasHeardEnd(): boolean {
    return this.#lines.some(({ lobby, guest: { client, game: channel } }) => {
      const isShown = typeof lobby === "object" && lobby !== null && "lastGame" in lobby;
      return isShown || client.events(channel, "game_over").length > 0;
    });
  }

  /** Leaves the table, once. */
  async leave(): Promise<number> {
    const { guest } = this;
    if (guest === null) throw new Error(`${this.userId} is nowhere`);
    this.wantedAway = guest;
    const code = await guest.act({ type: "leave_room" });
    if (code === 0) this.leftFrom = guest;
    return code;
  }

  /** Breaks the line, without a word. */
  lose(): void {
    const { guest } = this;
    // A process that stands still finds out when it goes on.
    this.at?.soon(() => guest?.client.lose());
    this.guest = null;
  }

  async #arrive(process: TroubledProcess): Promise<void> {
    const client: RawClient = await process.site.person(this.userId);
    this.at = process;
    const guest = guestOf(client, this.room);
    this.guest = guest;
    const line = { guest, lobby: undefined as unknown, game: undefined as unknown };
    this.#lines.push(line);
    line.lobby = (await client.subscribe(guest.lobby)).subscribe?.data;
    if (client.closed === null && !process.isDead)
      line.game = (await client.subscribe(guest.game)).subscribe?.data;
    if (this.guest === guest) this.#busyUntil = 0;
  }
}
