// Calls from node to node as they travel, looked at once before they are used. A kind that is new to this version, or that
// does not fit, is no word: whoever asked finds out by the clock.
import { z } from "zod";

const number = z.number().int().positive();
const kind = z.string().min(1).max(40);

const callWordSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("call"), number, kind, payload: z.unknown() }),
  z.object({ type: z.literal("tell"), kind, payload: z.unknown() }),
  z.object({ type: z.literal("result"), number, payload: z.unknown() }),
  z.object({ type: z.literal("failed"), number }),
  /** A stream is wanted, there, comes, is over, is wanted no more. */
  z.object({ type: z.literal("read"), number, kind, payload: z.unknown() }),
  z.object({ type: z.literal("opened"), number }),
  z.object({ type: z.literal("part"), number, text: z.string() }),
  z.object({ type: z.literal("end"), number, isWhole: z.boolean() }),
  z.object({ type: z.literal("unread"), number }),
]);

/** What one node's calls say to another's. */
export type CallWord = z.infer<typeof callWordSchema>;

const TYPES = new Set(callWordSchema.options.map(({ shape }) => shape.type.value as string));

/** Is this one of the calls' words, whether it fits or not? */
export function isCallWord(word: unknown): boolean {
  return typeof word === "object" && word !== null && "type" in word && TYPES.has(String(word.type));
}

/** The word, or null: it does not fit. */
export function readCallWord(word: unknown): CallWord | null {
  return callWordSchema.safeParse(word).data ?? null;
}
