// Players in memory for tests: everybody has a card; rated games are remembered, and the winner gains a point.
import { STARTING_RATING } from "@fitil/contracts";
import type { RankedGame } from "../../ports/games.ts";
import type { MissedNote, PlayerCard, Players, RatedCard, SeatWait } from "../../ports/people.ts";

/** Cards by user id; whoever is not in `unknown` exists. */
export class FakePlayers implements Players {
  readonly rated: RankedGame[] = [];
  readonly unknown = new Set<string>();
  /** Games that somebody has left, as `user game`, and who waits for having left too many, for how many ms. */
  readonly left: string[] = [];
  readonly waits = new Map<string, number>();
  readonly missed: { readonly userId: string; readonly note: MissedNote }[] = [];
  /** People without an address. */
  readonly guests = new Set<string>();
  readonly #ratings = new Map<string, number>();
  #held: Promise<void> = Promise.resolve();

  /** Holds every card back until the returned function is called. */
  hold(): () => void {
    const gate = Promise.withResolvers<void>();
    this.#held = gate.promise;
    return () => gate.resolve();
  }

  async card(userId: string): Promise<PlayerCard | null> {
    await this.#held;
    return this.unknown.has(userId) ? null : this.#card(userId);
  }

  async rate(game: RankedGame): Promise<RatedCard[]> {
    const isNew = !this.rated.some((one) => one.gameId === game.gameId);
    if (isNew) this.rated.push(game);
    return game.places.map(({ userId, place }) => {
      const ratingChange = place === 1 ? 1 : 0;
      if (isNew) this.#ratings.set(userId, this.#card(userId).rating + ratingChange);
      return { ...this.#card(userId), ratingChange };
    });
  }

  async noteMissed(userId: string, note: MissedNote): Promise<void> {
    this.missed.push({ userId, note });
  }

  async noteLeft(userId: string, gameId: string): Promise<void> {
    this.left.push(`${userId} ${gameId}`);
  }

  async seatWait(userId: string): Promise<SeatWait | null> {
    const leftMs = this.waits.get(userId);
    return leftMs === undefined ? null : { until: leftMs, leftMs };
  }

  async currentUser(): Promise<null> {
    return null;
  }

  #card(userId: string): PlayerCard {
    const rating = this.#ratings.get(userId) ?? STARTING_RATING;
    return { userId, name: `Игрок ${userId}`, rating, photoURL: null, isGuest: this.guests.has(userId) };
  }
}
