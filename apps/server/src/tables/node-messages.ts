// What processes say to each other about tables, looked at once before it is used: another version of this program may say it,
// and anybody may write into Redis. A kind that is not known here, or that does not fit, is no message (CL20).
import { z } from "zod";
import { invitationSchema, tableSummarySchema, stakeSchema } from "@fitil/contracts";
import type { Neighbours, NodeMessage, TableRow } from "./neighbours.ts";

const text = z.string();
const clientShape = { userId: text, id: text, roundTripMs: z.number(), serial: z.number() };
const clientSchema = z.object(clientShape);
const ownerSchema = z.object({ userId: text, isGuest: z.boolean() });
const anything = z.unknown();

const questionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("subscribe"), client: clientSchema, channel: text }),
  z.object({ type: z.literal("publish"), client: clientSchema, channel: text, data: anything }),
  z.object({ type: z.literal("create"), owner: ownerSchema, body: anything }),
  z.object({
    type: z.literal("play"),
    owner: ownerSchema,
    stakes: stakeSchema,
    mustWait: z.boolean().default(false),
  }),
  z.object({ type: z.literal("held_seat"), userId: text, tableId: text }),
  z.object({ type: z.literal("in_game"), userId: text, tableId: text }),
  z.object({ type: z.literal("stand_up"), userId: text, tableId: text }),
]);

/** Pictures and seats are handed on to people as their owner drew them. */
const answerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), data: anything.optional() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ code: z.number(), message: text, temporary: z.boolean().optional() }).nullable(),
  }),
]);

const cardSchema = z.object({
  userId: text,
  name: text,
  rating: z.number(),
  photoURL: text.nullable(),
  isGuest: z.boolean(),
});

const messageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ask"), number: z.number(), question: questionSchema }),
  z.object({ type: z.literal("answer"), number: z.number(), answer: answerSchema }),
  z.object({ type: z.literal("position"), client: clientSchema, channel: text, data: anything }),
  z.object({ type: z.literal("unsubscribed"), clientId: text, channel: text }),
  z.object({ type: z.literal("lost"), clientId: text }),
  z.object({
    type: z.literal("here"),
    tableId: text,
    asking: z.array(text).default([]),
    clients: z.array(
      z.object({
        ...clientShape,
        isInLobby: z.boolean(),
        isAtGame: z.boolean(),
        hasLeft: z.boolean().default(false),
      }),
    ),
  }),
  z.object({ type: z.literal("again"), tableId: text.nullable() }),
  z.object({ type: z.literal("leave"), userId: text, tableId: text }),
  z.object({ type: z.literal("card"), card: cardSchema, tableId: text }),
  z.object({ type: z.literal("draining") }),
  z.object({ type: z.literal("take"), tableId: text }),
  z.object({
    type: z.literal("say"),
    channel: text,
    text,
    isUrgent: z.boolean(),
    exceptClient: text.optional(),
  }),
  z.object({ type: z.literal("tell"), clientId: text, message: z.record(text, anything) }),
  z.object({ type: z.literal("closed"), tableId: text }),
  z.object({ type: z.literal("replaced"), clientId: text }),
]);

const rowSchema = z.object({
  room: tableSummarySchema,
  invitation: invitationSchema,
  isPrivate: z.boolean(),
  isQuick: z.boolean(),
  present: z.number(),
  ownerId: text,
});

/** A message about tables, or null. */
export function readNodeMessage(message: unknown): NodeMessage | null {
  // The parts that are not looked into are the other process's own pictures; the compiler cannot know.
  return (messageSchema.safeParse(message).data as NodeMessage | undefined) ?? null;
}

/** What a process tells all others of its table, or null: it is no row that is understood here. */
export function readTableRow(row: string): TableRow | null {
  try {
    return rowSchema.safeParse(JSON.parse(row)).data ?? null;
  } catch {
    // Not JSON.
    return null;
  }
}

/** Says something to another process without waiting for company. */
export function tellNode(neighbours: Pick<Neighbours, "send">, to: string, message: NodeMessage): void {
  neighbours.send(to, JSON.stringify(message), true);
}
