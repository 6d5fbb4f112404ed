// What was sent and what came of it: marks on an answer's options, and the counts that are made of them for their person alone.
import { z } from "zod";
import { toneSchema } from "./advice.ts";
import { MOVE_KINDS, OUTCOMES, SHOWN_ANSWERED } from "./limits.ts";

export { MOVE_KINDS, SHOWN_ANSWERED } from "./limits.ts";

const outcomeSchema = z.enum(OUTCOMES);
export type Outcome = z.infer<typeof outcomeSchema>;

const moveKindSchema = z.enum(MOVE_KINDS);
export type MoveKind = z.infer<typeof moveKindSchema>;

/** An option that its person marked as sent. */
export const sentMarkSchema = z.object({
  option: z.int().min(0).max(2),
  /** When it was marked, ms since 1970. */
  at: z.number(),
  /** Absent until the person tells. */
  outcome: outcomeSchema.exactOptional(),
});
export type SentMark = z.infer<typeof sentMarkSchema>;

/**
 * Body of `PUT /api/mentor/chats/:id/messages/:messageId/sent/:option`, which marks an option as sent; marking twice is marking
 * once. Without `outcome` what is known of it stays, null forgets it. `DELETE` takes the mark back.
 */
export const markSentSchema = z.object({ outcome: outcomeSchema.nullable().exactOptional() });
export type MarkSent = z.infer<typeof markSentSchema>;

const count = z.int().nonnegative();
const tallySchema = z.object({ sent: count, answered: count, silent: count });
/** How many were sent; of these, how many were answered, and how many were not. The rest is not told. */
export type Tally = z.infer<typeof tallySchema>;

/** A message that got an answer. */
const answeredMessageSchema = z.object({
  chatId: z.string(),
  chatTitle: z.string(),
  messageId: z.string(),
  option: z.int().min(0).max(2),
  /** As it was sent; «…» where its person's own words stood. */
  text: z.string(),
  tone: toneSchema.nullable(),
  kind: moveKindSchema,
  sentAt: z.number(),
});
export type AnsweredMessage = z.infer<typeof answeredMessageSchema>;

/** Answer of `GET /api/mentor/worked`: the person's own counts. Only what was sent at least once is listed by tone and kind. */
export const whatWorkedSchema = z.object({
  all: tallySchema,
  byTone: z.array(tallySchema.extend({ tone: toneSchema })),
  byKind: z.array(tallySchema.extend({ kind: moveKindSchema })),
  answered: z.array(answeredMessageSchema).max(SHOWN_ANSWERED),
});
export type WhatWorked = z.infer<typeof whatWorkedSchema>;
