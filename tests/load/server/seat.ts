// A generated player's place at a table, the same for every system: it is told which stop of its walk is next.
import { FIRST_COUNT, type Template } from "./frames.ts";
import type { Latency } from "./latency.ts";
import type { RawClient, Tally } from "./raw-client.ts";
import type { Stop } from "./route.ts";
import { routeOf } from "./route.ts";

/** Somebody who walks. */
export interface Seat {
  /** Says the stop with this index of the walk, and puts its bomb down if it has one. */
  say(index: number): void;
  leave(): void;
}

/** What a system's driver gets. */
export interface DriverContext {
  /** `http://host:port` */
  readonly address: string;
  /** Tables of four. */
  readonly tables: number;
  /** So many of the tables are played by the system's real client library and measure latency. */
  readonly probeTables: number;
  readonly tally: Tally;
  readonly latency: Latency;
  /** A real client heard a position of somebody else. */
  readonly heard: () => void;
}

/** One system under load. */
export interface Driver {
  /** All tables, ready to play: four seats each, characters 1 to 4. The tables with real clients come first. */
  open(): Promise<readonly (readonly Seat[])[]>;
}

interface RawStop {
  readonly position: Template;
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
    build: { position: (stop: Stop) => Template; bomb: (stop: Stop) => Template },
  ) {
    this.#client = client;
    const half = routeOf(id).length / 2;
    const positions = routeOf(id)
      .slice(0, half)
      .map((stop) => build.position(stop));
    this.#frames = routeOf(id).map((stop, index) => ({
      position: positions[index % half] as Template,
      bomb: stop.bomb ? build.bomb(stop) : null,
    }));
  }

  say(index: number): void {
    const { position, bomb } = this.#frames[index % this.#frames.length] as RawStop;
    this.#count += 1;
    this.#client.send(position.fill(this.#count));
    if (bomb === null) return;
    this.#count += 1;
    this.#client.send(bomb.fill(this.#count));
  }

  leave(): void {
    this.#client.leave();
  }
}

/** The same walk through a real client library. */
export class ProbeSeat implements Seat {
  readonly #route: readonly Stop[];
  readonly #walker: string;
  readonly #latency: Latency;
  readonly #how: {
    position: (stop: Stop, seq: number) => void;
    bomb: (stop: Stop) => void;
    leave: () => void;
  };
  #count = FIRST_COUNT;

  constructor(
    walker: { table: number; id: number },
    latency: Latency,
    how: { position: (stop: Stop, seq: number) => void; bomb: (stop: Stop) => void; leave: () => void },
  ) {
    this.#route = routeOf(walker.id);
    this.#walker = walkerName(walker.table, walker.id);
    this.#latency = latency;
    this.#how = how;
  }

  say(index: number): void {
    const stop = this.#route[index % this.#route.length] as Stop;
    this.#count += 1;
    this.#latency.said(this.#walker, stop);
    this.#how.position(stop, this.#count);
    if (stop.bomb) this.#how.bomb(stop);
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

/** A position as every JSON system here writes it. */
export function positionJson(id: number, stop: Stop, seq: string): string {
  return `{"type":"player_state","id":${id},"x":${stop.x},"y":${stop.y},"orientation":"${stop.orientation}","seq":${seq}}`;
}

/** A bomb as every JSON system here writes it. */
export function bombJson(stop: Stop): string {
  return `{"type":"place_bomb","x":${stop.x},"y":${stop.y}}`;
}
