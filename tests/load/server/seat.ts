// A generated player's place at a table, the same for every system: it is told which stop of its walk is next.
import { FIRST_COUNT, type Template } from "./frames.ts";
import type { Latency } from "./latency.ts";
import type { RawClient, Tally } from "./raw-client.ts";
import { routeOf, type Saying, type Stop } from "./route.ts";

/** Somebody who walks. */
export interface Seat {
  /** Says the stop with this index of the walk, if there is something to say of it, and puts its bomb down if it has one. Whether it said a word. */
  say(index: number): boolean;
  leave(): void;
}

/** What a system's driver gets. */
export interface DriverContext {
  /** `http://host:port` */
  readonly address: string;
  readonly saying: Saying;
  /** Tables of four. */
  readonly tables: number;
  /** So many of the tables are played by the system's real client library and measure latency. */
  readonly probeTables: number;
  readonly tally: Tally;
  readonly latency: Latency;
  /** A real client heard a position of somebody else. */
  readonly heard: () => void;
  /** Everybody sits: resolves when the games are to begin. */
  readonly seated: () => Promise<void>;
}

/** One system under load. */
export interface Driver {
  /** All tables, ready to play: four seats each, characters 1 to 4. The tables with real clients come first. */
  open(): Promise<readonly (readonly Seat[])[]>;
}

interface RawStop {
  /** null: nothing to say of it. */
  readonly position: Template | null;
  readonly bomb: Template | null;
}

/** The stops of one walk as frames: built once, the counter filled in at each send. */
export class RawSeat implements Seat {
  readonly #client: RawClient;
  readonly #frames: readonly RawStop[];
  #count = FIRST_COUNT;

  constructor(
    client: RawClient,
    id: number,
    saying: Saying,
    build: { position: (stop: Stop) => Template; bomb: (stop: Stop) => Template },
  ) {
    this.#client = client;
    this.#frames = routeOf(id).map((stop) => ({
      position: stop.isWord[saying] ? build.position(stop) : null,
      bomb: stop.bomb ? build.bomb(stop) : null,
    }));
  }

  say(index: number): boolean {
    const { position, bomb } = this.#frames[index % this.#frames.length] as RawStop;
    if (position !== null) {
      this.#count += 1;
      this.#client.send(position.fill(this.#count));
    }
    if (bomb !== null) {
      this.#count += 1;
      this.#client.send(bomb.fill(this.#count));
    }
    return position !== null;
  }

  leave(): void {
    this.#client.leave();
  }
}

/** The same walk through a real client library. */
export class ProbeSeat implements Seat {
  readonly #route: readonly Stop[];
  readonly #walker: string;
  readonly #saying: Saying;
  readonly #latency: Latency;
  readonly #how: {
    position: (stop: Stop, seq: number) => void;
    bomb: (stop: Stop) => void;
    leave: () => void;
  };
  #count = FIRST_COUNT;

  constructor(
    walker: { table: number; id: number },
    { latency, saying }: Pick<DriverContext, "latency" | "saying">,
    how: { position: (stop: Stop, seq: number) => void; bomb: (stop: Stop) => void; leave: () => void },
  ) {
    this.#route = routeOf(walker.id);
    this.#walker = walkerName(walker.table, walker.id);
    this.#latency = latency;
    this.#saying = saying;
    this.#how = how;
  }

  say(index: number): boolean {
    const stop = this.#route[index % this.#route.length] as Stop;
    const isWord = stop.isWord[this.#saying];
    if (isWord) {
      this.#count += 1;
      const { heading, isNews } = stop;
      this.#latency.said(
        this.#walker,
        { ...stop, heading: this.#saying === "courses" ? heading : null },
        isNews,
      );
      this.#how.position(stop, this.#count);
    }
    if (stop.bomb) this.#how.bomb(stop);
    return isWord;
  }

  leave(): void {
    this.#how.leave();
  }
}

/** How latency knows a walker. */
export function walkerName(table: number, id: number): string {
  return `${table}:${id}`;
}

/** Tables open in small groups: no server likes thousands of handshakes in one instant. */
export async function inGroups<T>(
  count: number,
  size: number,
  open: (index: number) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  for (let from = 0; from < count; from += size) {
    const group = Array.from({ length: Math.min(size, count - from) }, (_, index) => open(from + index));
    done.push(...(await Promise.all(group)));
  }
  return done;
}

/** A word as every JSON system here writes it: a position, or a course. */
export function wordJson(id: number, stop: Stop, saying: Saying, seq: string): string {
  const { x, y, orientation } = stop;
  const course = saying === "courses" ? `,"heading":${JSON.stringify(stop.heading)}` : "";
  return `{"type":"player_state","id":${id},"x":${x},"y":${y},"orientation":"${orientation}"${course},"seq":${seq}}`;
}

/** A bomb as every JSON system here writes it. */
export function bombJson(stop: Stop): string {
  return `{"type":"place_bomb","x":${stop.x},"y":${stop.y}}`;
}
