// One channel in this process: who is in it, and how a publication becomes one line for all of them. The line is
// made once (twice where some take numeric ids) and shared; receivers only string it into their next frame.
import type { BrokerPublish } from "../broker/broker.ts";
import type { Publication, StreamPosition } from "../protocol/publication.ts";
import type { ClientInfo } from "../protocol/client.ts";
import { DeltaPayload } from "../protocol/delta/delta-payload.ts";
import type { Outbox } from "../schedule/outbox.ts";
import type { SubscriptionOptions } from "./subscription-options.ts";
import type { Encoding } from "../protocol/wire.ts";
import { clientInfoJson, publicationTail, pushHeadById, pushHeadByName } from "../protocol/wire.ts";

/** What a channel needs to know of a connection. */
export interface Receiver {
  readonly id: string;
  readonly outbox: Outbox;
}

/** A publication that came before the subscribe reply was queued. */
interface Held {
  readonly publication: Publication;
  readonly position: StreamPosition;
  readonly how: BrokerPublish;
}

/** One connection in one channel. */
export class Subscription<R extends Receiver = Receiver> {
  readonly receiver: R;
  readonly channel: Channel<R>;
  readonly options: SubscriptionOptions;
  /** Made by the server; the client cannot leave it by itself. */
  readonly serverSide: boolean;
  /** Pushes carry the channel's number instead of its name. */
  readonly compact: boolean;
  /** The encoding in which publications come as differences; undefined = they come whole. */
  readonly delta: Encoding | undefined;
  /** The payload handed on last, as far as differences are made to it. */
  base: string | undefined;
  /** Receives joins and leaves. */
  readonly joinLeave: boolean;
  readonly positioned: boolean;
  /** Last offset handed on; only for positioned ones. */
  offset = 0;
  epoch = "";
  /** Milliseconds since 1970, Infinity = never. Moves when refreshed. */
  expiresAt: number;
  /** Publications wait here until the subscribe reply is queued; undefined from then on. */
  held: Held[] | undefined = [];
  /** Out of the channel. */
  gone = false;

  constructor(
    receiver: R,
    channel: Channel<R>,
    options: SubscriptionOptions,
    how: { serverSide: boolean; compact: boolean; delta: Encoding | undefined; joinLeave: boolean },
  ) {
    this.receiver = receiver;
    this.channel = channel;
    this.options = options;
    this.serverSide = how.serverSide;
    this.compact = how.compact;
    this.delta = how.delta;
    this.joinLeave = how.joinLeave;
    this.positioned = options.recoverable === true || options.positioned === true;
    this.expiresAt = options.expiresAt ?? Number.POSITIVE_INFINITY;
  }

  /** The first fields of a publication for this one alone, who is given it now. */
  payload(json: string): string {
    if (this.delta === undefined) return `"data":${json}`;
    const fields = new DeltaPayload(json, this.base).fields(this.delta, this.base);
    this.base = json;
    return fields;
  }
}

/** The members of a channel here. */
export class Channel<R extends Receiver = Receiver> {
  readonly name: string;
  /** The same number for every connection, so that the line is shared; never used twice in a hub's life. */
  readonly numericId: number;
  /** In the order they came. Changed by `add` and `remove` only. */
  readonly members: Subscription<R>[] = [];
  /** Settles when the broker delivers this channel here. */
  ready: Promise<void> | undefined;
  readonly #headByName: string;
  readonly #headById: string;
  readonly #pubByName: string;
  readonly #pubByNameBytes: number;
  readonly #pubById: string;
  readonly #lost: (subscription: Subscription<R>) => void;
  /** What differences are made to: the payload that members who take them were given last. */
  #before: string | undefined;

  /** `lost` is told of a positioned member who missed something; it must not act before the broadcast is over. */
  constructor(name: string, numericId: number, lost: (subscription: Subscription<R>) => void) {
    this.name = name;
    this.numericId = numericId;
    this.#lost = lost;
    this.#headByName = pushHeadByName(name);
    this.#headById = pushHeadById(numericId);
    this.#pubByName = `${this.#headByName}"pub":{"data":`;
    this.#pubByNameBytes = Buffer.byteLength(this.#pubByName);
    this.#pubById = `${this.#headById}"pub":{"data":`;
  }

  add(subscription: Subscription<R>): void {
    this.members.push(subscription);
  }

  remove(subscription: Subscription<R>): void {
    const index = this.members.indexOf(subscription);
    if (index !== -1) this.members.splice(index, 1);
  }

  /** Hands a publication to all members but the one left out. Returns how many got it. */
  publish(publication: Publication, position: StreamPosition, how: BrokerPublish): number {
    const { exceptClient, urgent } = how;
    const tail = `${publicationTail(publication, publication.offset === 1 ? position.epoch : "")}}}`;
    const bytes =
      (how.bytes ?? Buffer.byteLength(publication.json)) + (tail.length === 3 ? 3 : Buffer.byteLength(tail));
    let byName = "";
    let byId = "";
    let asDelta: DeltaPayload | undefined;
    let delivered = 0;
    for (const member of this.members) {
      if (exceptClient === member.receiver.id) continue;
      if (member.held !== undefined) {
        member.held.push({ publication, position, how });
        continue;
      }
      if (member.positioned && !this.#inOrder(member, publication, position)) continue;
      delivered += 1;
      const outbox = member.receiver.outbox;
      if (member.delta !== undefined) {
        asDelta ??= new DeltaPayload(publication.json, this.#before ?? member.base);
        outbox.addText(this.#head(member) + asDelta.fields(member.delta, member.base) + tail);
        member.base = publication.json;
      } else if (member.compact) {
        if (byId === "") byId = this.#pubById + publication.json + tail;
        outbox.add(byId, this.#pubById.length + bytes);
      } else {
        if (byName === "") byName = this.#pubByName + publication.json + tail;
        outbox.add(byName, this.#pubByNameBytes + bytes);
      }
      if (urgent === true) outbox.hurry();
    }
    if (asDelta !== undefined) this.#before = publication.json;
    return delivered;
  }

  /** The subscribe reply is queued: lets what was held pass. Returns how many publications. */
  release(member: Subscription<R>): number {
    const held = member.held ?? [];
    member.held = undefined;
    let delivered = 0;
    for (const { publication, position, how } of held) {
      if (member.positioned && !this.#inOrder(member, publication, position)) continue;
      const tail = publicationTail(publication, publication.offset === 1 ? position.epoch : "");
      member.receiver.outbox.addText(`${this.#head(member)}${member.payload(publication.json)}${tail}}}`);
      if (how.urgent === true) member.receiver.outbox.hurry();
      delivered += 1;
    }
    return delivered;
  }

  /** Tells the members who asked for it that somebody came or went. */
  tell(kind: "join" | "leave", info: ClientInfo): void {
    const body = `"${kind}":{"info":${clientInfoJson(info)}}}}`;
    for (const member of this.members) {
      if (!member.joinLeave || member.held !== undefined) continue;
      member.receiver.outbox.addText((member.compact ? this.#headById : this.#headByName) + body);
    }
  }

  /** The beginning of a publication, up to its payload. */
  #head(member: Subscription<R>): string {
    return `${member.compact ? this.#headById : this.#headByName}"pub":{`;
  }

  #inOrder(member: Subscription<R>, publication: Publication, position: StreamPosition): boolean {
    if (publication.offset === 0) return true;
    if (member.epoch === "") member.epoch = position.epoch;
    if (member.epoch === position.epoch) {
      if (publication.offset <= member.offset) return false;
      if (publication.offset === member.offset + 1) {
        member.offset = publication.offset;
        return true;
      }
    }
    this.#lost(member);
    return false;
  }
}
