// How many watch a game without playing in it, announced to everybody there: at most every 2 s (SP1).
import { WATCHERS_EVERY_MS, gameChannel, gameEventCodec } from "@fitil/contracts";
import type { Clock } from "../ports/process.ts";
import type { HeldNews } from "./checkpoint/held-news.ts";
import type { TablePublisher } from "./table-publisher.ts";
import type { TableState } from "./table/state.ts";

/** What a count needs of its table. */
interface WatchedTable {
  readonly clock: Clock;
  readonly state: TableState;
  readonly publisher: Pick<TablePublisher, "readers">;
  readonly news: Pick<HeldNews, "publish">;
  /** Does the table say nothing now? */
  isStopped(): boolean;
}

/** One table's count. */
export class WatcherCount {
  readonly #table: WatchedTable;
  /** A count is on its way. */
  #isCounting = false;
  /** The last count that was announced, and of which game. */
  #announced = { gameId: "", count: 0 };

  constructor(table: WatchedTable) {
    this.#table = table;
  }

  /** Somebody has begun or ceased to follow the game: the count is announced soon. */
  changed(): void {
    if (this.#isCounting) return;
    this.#isCounting = true;
    this.#table.clock.after(WATCHERS_EVERY_MS, () => {
      this.#isCounting = false;
      this.#announce();
    });
  }

  #announce(): void {
    const { publisher, news } = this.#table;
    const { phase, isClosed, spec } = this.#table.state;
    if (phase.kind !== "playing" || isClosed || this.#table.isStopped()) return;
    const channel = gameChannel(spec.id);
    const { gameId, participants } = phase.game;
    const isWatcher = (userId: string) => participants.every((player) => player.userId !== userId);
    const count = publisher.readers(channel).filter(isWatcher).length;
    const before = this.#announced.gameId === gameId ? this.#announced.count : 0;
    // Nobody is told that nobody watches, unless somebody did.
    if (count === before && count === 0) return;
    this.#announced = { gameId, count };
    news.publish(channel, { text: gameEventCodec.encode({ type: "watchers", count }), isUrgent: true });
  }
}
