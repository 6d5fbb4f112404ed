// The broker of a single process: everything at once, nothing survives it. Appending and broadcasting happen in one
// uninterrupted step, which is what makes the order hold.
import type { Broker, BrokerPublish, BrokerSink, HistoryPage, HistoryQuery } from "./broker.ts";
import type { Publication, StreamPosition } from "../protocol/publication.ts";
import type { ClientInfo } from "../protocol/client.ts";
import type { Chance, Clock } from "../schedule/ports.ts";

interface Entry {
  readonly publication: Publication;
  readonly expiresAt: number;
}

interface Stream {
  readonly epoch: string;
  top: number;
  entries: Entry[];
  touchedAt: number;
}

const NO_STREAM: StreamPosition = Object.freeze({ offset: 0, epoch: "" });
/** How long a stream's position outlives its last use: 30 days. */
const META_TTL_MS = 720 * 3_600_000;
/** How many of the longest unused streams are looked at per append. */
const SWEEP_PER_APPEND = 2;

/** Makes a broker for one hub in one process. Every answer is immediate. */
export function createMemoryBroker(ports: { clock: Clock; chance: Chance }): Broker {
  return new MemoryBroker(ports.clock, ports.chance);
}

class MemoryBroker implements Broker {
  readonly #clock: Clock;
  readonly #chance: Chance;
  #sink: BrokerSink | undefined;
  /** Longest unused first. */
  readonly #streams = new Map<string, Stream>();

  constructor(clock: Clock, chance: Chance) {
    this.#clock = clock;
    this.#chance = chance;
  }

  start(sink: BrokerSink): void {
    this.#sink = sink;
  }

  subscribe(): undefined {
    return undefined;
  }

  unsubscribe(): undefined {
    return undefined;
  }

  publish(channel: string, how: BrokerPublish): StreamPosition {
    if (how.history === undefined || how.history.size <= 0 || how.history.ttlMs <= 0) {
      this.#sink?.publication(channel, publicationOf(how, 0), NO_STREAM, how);
      return NO_STREAM;
    }
    const now = this.#clock.now();
    const stream = this.#open(channel, now);
    stream.top += 1;
    const publication = publicationOf(how, stream.top);
    stream.entries.push({ publication, expiresAt: now + how.history.ttlMs });
    if (stream.entries.length > how.history.size)
      stream.entries.splice(0, stream.entries.length - how.history.size);
    const position = { offset: stream.top, epoch: stream.epoch };
    this.#sweep(now);
    this.#sink?.publication(channel, publication, position, how);
    return position;
  }

  history(channel: string, query: HistoryQuery): HistoryPage {
    const now = this.#clock.now();
    const stream = this.#open(channel, now);
    stream.entries = stream.entries.filter((entry) => entry.expiresAt > now);
    const { since } = query;
    let publications = stream.entries.map((entry) => entry.publication);
    if (query.reverse === true) {
      if (since !== undefined) publications = publications.filter((entry) => entry.offset < since.offset);
      publications.reverse();
    } else if (since !== undefined) {
      publications = publications.filter((entry) => entry.offset > since.offset);
    }
    if (query.limit >= 0) publications = publications.slice(0, query.limit);
    return { publications, offset: stream.top, epoch: stream.epoch };
  }

  join(channel: string, info: ClientInfo): void {
    this.#sink?.join(channel, info);
  }

  leave(channel: string, info: ClientInfo): void {
    this.#sink?.leave(channel, info);
  }

  stop(): void {
    this.#sink = undefined;
    this.#streams.clear();
  }

  #open(channel: string, now: number): Stream {
    const known = this.#streams.get(channel);
    const stream = known ?? { epoch: this.#chance.epoch(), top: 0, entries: [], touchedAt: now };
    stream.touchedAt = now;
    // Back to the end of the Map, so that the front is what nobody uses.
    if (known !== undefined) this.#streams.delete(channel);
    this.#streams.set(channel, stream);
    return stream;
  }

  #sweep(now: number): void {
    let looked = 0;
    for (const [channel, stream] of this.#streams) {
      if (++looked > SWEEP_PER_APPEND || stream.touchedAt + META_TTL_MS > now) return;
      this.#streams.delete(channel);
    }
  }
}

function publicationOf(how: BrokerPublish, offset: number): Publication {
  return { json: how.json, offset, info: how.info, tags: how.tags };
}
