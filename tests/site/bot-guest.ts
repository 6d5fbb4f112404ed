// A guest that plays as a page does: follows the match by the wire alone, lets the engine's bot decide on that, walks by itself and
// says courses (PL6).
import {
  BOT_SKILLS,
  MoveReporter,
  createMind,
  followMind,
  SEQ_EPOCH,
  stepBody,
  viewForBot,
} from "@fitil/engine";
import type { Body, CharacterId } from "@fitil/engine";
import type { GameEvent, GamePicture } from "@fitil/contracts";
import type { TableGuest } from "./table-guest.ts";
import { WireMirror } from "./wire-mirror.ts";

const STEP_MS = 50;

/** One guest's own walk through a running match. */
class Walk {
  readonly #guest: TableGuest;
  readonly #id: CharacterId;
  readonly #mirror: WireMirror;
  readonly #mind: ReturnType<typeof createMind>;
  readonly #body: Body;
  readonly #reporter: MoveReporter;
  #seq = SEQ_EPOCH;

  constructor(guest: TableGuest, id: CharacterId, started: GamePicture) {
    this.#guest = guest;
    this.#id = id;
    this.#mirror = new WireMirror(started, 0);
    this.#mind = createMind(`${started.gameId}/${id}`);
    const { x, y, orientation } = started.players.find((player) => player.id === id)!;
    this.#body = { x, y, orientation, speed: 1 };
    this.#reporter = new MoveReporter(this.#body);
  }

  hear(event: GameEvent): void {
    this.#mirror.hear(event);
    if (event.type !== "player_state" || event.id !== this.#id) return;
    // Only what the rules moved by themselves comes back to its sender: a correction, or a wall's push.
    if (event.corrected === true) this.#seq += SEQ_EPOCH;
    this.#body.x = event.x;
    this.#body.y = event.y;
    this.#reporter.forget();
  }

  /** Decides, walks for `dtMs` and says what there is to say. */
  step(dtMs: number): void {
    const state = this.#mirror.now();
    const me = state.players.find((player) => player.id === this.#id);
    if (me === undefined || me.status !== "playing") return;
    const body = this.#body;
    body.speed = me.stats.speed;
    Object.assign(me, { x: body.x, y: body.y, orientation: body.orientation });
    const { direction, placeBomb } = followMind(
      this.#mind,
      viewForBot(state),
      this.#id,
      BOT_SKILLS.normal,
      dtMs,
    );
    const heading = placeBomb ? null : direction;
    this.#reporter.walk(state, body.speed, dtMs);
    stepBody(state, body, heading, dtMs);
    const word = this.#reporter.take(state, body, heading, state.nowMs);
    if (word !== null) {
      this.#seq += 1;
      this.#act({ type: "player_state", id: this.#id, ...word, seq: this.#seq });
    }
    if (placeBomb) this.#act({ type: "place_bomb", x: Math.round(body.x), y: Math.round(body.y) });
  }

  #act(action: Parameters<TableGuest["act"]>[0]): void {
    // A bot whose line is gone plays no more; the table says so to the test.
    void this.#guest.act(action).catch(() => undefined);
  }
}

/**
 * Plays a running match to its end, in real time, and returns how it ended.
 * @param guest sits at the table and has heard `game_started`
 */
export async function playToTheEnd(
  guest: TableGuest,
  id: CharacterId,
): Promise<GameEvent & { type: "game_over" }> {
  const started = (await guest.event((event) => event.type === "game_started")) as GamePicture;
  const walk = new Walk(guest, id, started);
  guest.listen((event) => walk.hear(event as GameEvent));
  let steppedAt = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    // A late timer is made up for, as a browser's animation frame would, but never by more than two steps.
    walk.step(Math.min(now - steppedAt, 2 * STEP_MS));
    steppedAt = now;
  }, STEP_MS);
  const over = await guest.event((event) => event.type === "game_over");
  clearInterval(timer);
  return over as GameEvent & { type: "game_over" };
}
