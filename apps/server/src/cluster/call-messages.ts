// Calls from node to node as they travel, looked at once before they are used. A kind that is new to this version, or that
// does not fit, is no message: whoever asked finds out by the clock.
import { z } from "zod";

const number = z.number().int().positive();
const kind = z.string().min(1).max(40);

const callMessageSchema = z.discriminatedUnion("type", [
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
export type CallMessage = z.infer<typeof callMessageSchema>;

const TYPES = new Set(callMessageSchema.options.map(({ shape }) => shape.type.value as string));

/** Is this one of the calls' messages, whether it fits or not? */
export function isCallMessage(message: unknown): boolean {
  return (
    typeof message === "object" && message !== null && "type" in message && TYPES.has(String(message.type))
  );
}

/** The message, or null: it does not fit. */
export function readCallMessage(message: unknown): CallMessage | null {
  return callMessageSchema.safeParse(message).data ?? null;
}
