// What every message of the wire has: one schema, and from it one reader and one writer, so that both ends and both directions agree.
import type { z } from "zod";

/** A message as it is built and read: nobody changes what goes over a wire. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** One kind of message, or a union of them, in both directions. */
export interface Codec<Message> {
  /** What the wire allows; the types come from it. */
  readonly schema: z.ZodType<Message>;
  /** JSON text for the wire. */
  encode(message: Immutable<Message>): string;
  /** Reads parsed JSON of a stranger; null: not such a message. */
  decode(data: unknown): Message | null;
}

/** The codec of a schema; `encode` for what is worth writing with fewer characters than `JSON.stringify` needs. */
export function codecOf<Message>(
  schema: z.ZodType<Message>,
  encode: (message: Immutable<Message>) => string = (message) => JSON.stringify(message),
): Codec<Message> {
  return { schema, encode, decode: (data) => schema.safeParse(data).data ?? null };
}
