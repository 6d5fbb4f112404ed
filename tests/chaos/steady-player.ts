// A person at a table who is not put off: the unmodified client, which dials again by itself (or as soon as our page does), walking
// all the time, and noting when the board was heard to move and who moved.
import { setTimeout as wait } from "node:timers/promises";
import { Centrifuge } from "centrifuge";
import type { Subscription } from "centrifuge";
import type { GameAction, GameEvent, GamePicture, LobbyEvent, LobbyPicture } from "@fitil/contracts";
import { call } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { POSITION_EVERY_MS, routeOf } from "../load/server/route.ts";
import type { Stop } from "../load/server/route.ts";

type Character = 1 | 2 | 3 | 4;
const ANSWER_AGAIN_MS = 100;
/** When our page dials again in a match; the client's own first wait is 500 to 1000 ms. */
const PAGE_SOONEST_MS = 50;
const PAGE_SPREAD_MS = 200;
/** Until everybody who lost their line is back at their table. */
const KNOWN_AGAIN_MS = 6_000;

/** One of them. All times are ms of `performance.now()`. */
export class SteadyPlayer {
  readonly person: SignedIn;
  readonly character: Character;
  /** Dials again as soon as our page. */
  readonly isPage: boolean;
  /** When something was heard of the running match. */
  readonly heardAt: number[] = [];
  /** When each character was last heard to move. */
  readonly movedAt = new Map<number, number>();
  /** When the connection was lost. */
  readonly lostAt: number[] = [];
  /** What the site took back of one's own steps. */
  corrections = 0;
  /** The last picture of a match. */
  picture: GamePicture | null = null;
  /** Has heard how the match ended, at the game or, coming back after it, in the lobby. */
  isOver = false;
  readonly #client: Centrifuge;
  readonly #route: readonly Stop[];
  #step = 0;
  #room = "";
  #subscriptions: Subscription[] = [];
  #walking: NodeJS.Timeout | undefined;
  #redial: NodeJS.Timeout | undefined;

  /** Dials at once. */
  constructor(address: string, person: SignedIn, character: Character, isPage: boolean) {
    this.isPage = isPage;
    this.person = person;
    this.character = character;
    this.#route = routeOf(character);
    this.#client = new Centrifuge(`${address.replace("http", "ws")}/ws`, {
      websocket: globalThis.WebSocket,
      getToken: async () =>
        (await call<{ token: string }>(address, "/api/centrifuge/connection_token", { token: person.token }))
          .token,
    });
    let isUp = false;
    this.#client.on("connected", () => (isUp = true));
    this.#client.on("connecting", () => {
      if (isUp) {
        this.lostAt.push(performance.now());
        if (isPage) this.#redial = setTimeout(() => this.#dialAgain(), pageWaitMs());
      }
      isUp = false;
    });
    // What goes to one connection alone: corrections.
    this.#client.on("message", ({ data }) => this.#hear(data as GameEvent));
    this.#client.connect();
  }

  /** Sits down at a table and takes the character; resolves when both are done. */
  async sit(room: string): Promise<void> {
    this.#room = room;
    this.isOver = false;
    this.picture = null;
    for (const channel of [`lobby:state:${room}`, `game:state:${room}`]) {
      const subscription = this.#client.newSubscription(channel);
      this.#subscriptions.push(subscription);
      const ready = new Promise<void>((resolve, reject) => {
        subscription.once("subscribed", () => resolve());
        subscription.once("unsubscribed", ({ code, reason }) =>
          reject(new Error(`${channel}: ${code} ${reason}`)),
        );
      });
      subscription.on("publication", ({ data }) => this.#hear(data as GameEvent | LobbyEvent));
      subscription.on("subscribed", ({ data }) => this.#hear(data as GamePicture | LobbyPicture | undefined));
      subscription.subscribe();
      await ready;
    }
    await this.insist({ type: "select_character", characterId: this.character, eyeVariant: this.character });
  }

  /**
   * Says something until it is taken. A refusal that is no hiccup of the site's rejects; after a try that may have been carried out
   * it only ends the tries, once it has stood for as long as the site may take to know this person again.
   */
  async insist(action: GameAction): Promise<void> {
    let refusedAt: number | null = null;
    for (let isFirst = true; ; isFirst = false) {
      try {
        await this.#client.publish(`game:actions:${this.#room}`, action);
        return;
      } catch (error) {
        const code = (error as { code?: number }).code ?? 0;
        // 100: say it again. Below that: the client's own words for a lost line.
        if (code > 100 && isFirst)
          throw new Error(`${action.type} was refused with ${code}`, { cause: error });
        // On a busy machine hiccups alone take as long: what is refused right after them is not done yet.
        refusedAt = code > 100 ? (refusedAt ?? performance.now()) : null;
        if (refusedAt !== null && performance.now() - refusedAt > KNOWN_AGAIN_MS) return;
        await wait(ANSWER_AGAIN_MS);
      }
    }
  }

  /** Walks from the beginning of the match on, until `stand`. */
  walk(): void {
    this.#step = 0;
    this.#walking = setInterval(() => {
      const stop = this.#route[this.#step++ % this.#route.length]!;
      const { x, y, orientation } = stop;
      if (stop.isWord.positions) this.#say({ type: "player_state", id: this.character, x, y, orientation });
      if (stop.bomb) this.#say({ type: "place_bomb", x: Math.round(x), y: Math.round(y) });
    }, POSITION_EVERY_MS);
  }

  stand(): void {
    clearInterval(this.#walking);
  }

  /** Leaves the table, in the middle of a match too. */
  async leave(): Promise<void> {
    this.stand();
    await this.insist({ type: "leave_room" });
    this.#forget();
  }

  /** Lets go of a table that something has gone wrong at. */
  drop(): void {
    this.stand();
    this.#say({ type: "leave_room" });
    this.#forget();
  }

  close(): void {
    this.stand();
    clearTimeout(this.#redial);
    this.#client.disconnect();
  }

  #dialAgain(): void {
    this.#client.disconnect();
    this.#client.connect();
  }

  #forget(): void {
    for (const subscription of this.#subscriptions.splice(0)) this.#client.removeSubscription(subscription);
  }

  #say(action: GameAction): void {
    // The line may be down just then: that is what is tried here.
    this.#client.publish(`game:actions:${this.#room}`, action).catch(() => undefined);
  }

  #hear(event: GameEvent | LobbyEvent | GamePicture | LobbyPicture | undefined): void {
    if (event === undefined) return;
    if ("room" in event) {
      if (event.lastGame !== undefined) this.isOver = true;
      return;
    }
    if (event.type === "game_started") {
      this.picture = event;
      this.heardAt.push(performance.now());
      return;
    }
    if (event.type === "game_over") this.isOver = true;
    if (event.type !== "player_state") return;
    const now = performance.now();
    this.heardAt.push(now);
    if (event.id !== this.character) return void this.movedAt.set(event.id, now);
    this.corrections += 1;
    this.#goOnFrom(event.x, event.y);
  }

  /** The rules have put one somewhere else: the walk goes on from the nearest of its stops. */
  #goOnFrom(x: number, y: number): void {
    const far = (stop: Stop) => Math.abs(stop.x - x) + Math.abs(stop.y - y);
    let best = this.#step;
    for (let ahead = 0; ahead < this.#route.length; ahead += 1) {
      const at = this.#step + ahead;
      if (far(this.#route[at % this.#route.length]!) < far(this.#route[best % this.#route.length]!))
        best = at;
    }
    this.#step = best;
  }
}

function pageWaitMs(): number {
  return PAGE_SOONEST_MS + Math.random() * PAGE_SPREAD_MS;
}
