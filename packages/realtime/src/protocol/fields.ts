// The fields of one request, each of the type that the protocol gives it. Missing or null is that type's zero; a value
// of another type spoils the whole request, as it does at the protocol's own server. Must never throw.

type Values = Readonly<Record<string, unknown>>;

/** Reads fields by name and remembers whether all of them fitted. */
export class Fields {
  readonly #values: Values;
  /** Shared with the parts, so that one look at the whole is enough. */
  readonly #verdict: { fit: boolean };

  private constructor(values: Values, verdict: { fit: boolean }) {
    this.#values = values;
    this.#verdict = verdict;
  }

  /** The fields of a JSON object; undefined = the value is none. */
  static of(value: unknown): Fields | undefined {
    return isObject(value) ? new Fields(value, { fit: true }) : undefined;
  }

  /** Was everything read so far, here and in the parts, of the right type? */
  get fit(): boolean {
    return this.#verdict.fit;
  }

  /** Is there anything under this name? */
  has(name: string): boolean {
    return this.any(name) !== undefined && this.any(name) !== null;
  }

  /** Whatever is there, unchecked; undefined if nothing. */
  any(name: string): unknown {
    return this.#values[name];
  }

  /** A string, "" by default. */
  text(name: string): string {
    const value = this.any(name) ?? "";
    return typeof value === "string" ? value : this.#spoiled("");
  }

  /** A boolean, false by default. */
  flag(name: string): boolean {
    const value = this.any(name) ?? false;
    return typeof value === "boolean" ? value : this.#spoiled(false);
  }

  /** A whole number, 0 by default. */
  integer(name: string): number {
    const value = this.any(name) ?? 0;
    return typeof value === "number" && Number.isInteger(value) ? value : this.#spoiled(0);
  }

  /** A whole number of 0 or more, 0 by default. */
  count(name: string): number {
    const value = this.integer(name);
    return value >= 0 ? value : this.#spoiled(0);
  }

  /** An object of its own; undefined if nothing is there. */
  part(name: string): Fields | undefined {
    const value = this.any(name);
    if (value === undefined || value === null) return undefined;
    return isObject(value) ? new Fields(value, this.#verdict) : this.#spoiled(undefined);
  }

  /** The names that are there, in their order. */
  names(): readonly string[] {
    return Object.keys(this.#values);
  }

  #spoiled<T>(zero: T): T {
    this.#verdict.fit = false;
    return zero;
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
