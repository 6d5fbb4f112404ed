// A publication's payload as it is written for subscribers who take differences: as text, whole or as what makes it of the
// payload before. Whoever was given something else last, or nothing yet, gets it whole: no difference to a wrong base.
import type { Encoding } from "../wire.ts";
import { createDelta } from "./create-delta.ts";

/** One payload, on its way to any number of subscribers. */
export class DeltaPayload {
  readonly #json: string;
  readonly #before: string | undefined;
  #delta: { readonly text: string | undefined } | undefined;
  /** By encoding, for those whose base is the payload before and for the others. */
  readonly #written = { json: new Map<boolean, string>(), protobuf: new Map<boolean, string>() };

  /** `before` = the one payload that differences are made to. */
  constructor(json: string, before: string | undefined) {
    this.#json = json;
    this.#before = before;
  }

  /** The publication's first fields for somebody who was given `base` last. */
  fields(encoding: Encoding, base: string | undefined): string {
    const follows = base !== undefined && base === this.#before;
    const written = this.#written[encoding].get(follows) ?? this.#write(encoding, follows ? base : undefined);
    this.#written[encoding].set(follows, written);
    return written;
  }

  #write(encoding: Encoding, base: string | undefined): string {
    const delta = base === undefined ? undefined : this.#deltaTo(base);
    // In the binary encoding these bytes stand as they are; in JSON they are a string.
    const name = encoding === "json" ? "data" : "text";
    return `"${name}":${JSON.stringify(delta ?? this.#json)}${delta === undefined ? "" : ',"delta":true'}`;
  }

  #deltaTo(base: string): string | undefined {
    this.#delta ??= { text: createDelta(Buffer.from(base), Buffer.from(this.#json))?.toString() };
    return this.#delta.text;
  }
}
