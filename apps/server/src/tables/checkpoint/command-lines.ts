// What a table was told, as lines of text: whoever goes on with it tells it the same again, at the same moments. A word that
// does not fit is refused whole: a table that was told something else is another one.
import { z } from "zod";
import { characterIdSchema, eyeVariantSchema, gameActionCodec } from "@fitil/contracts";
import { RULES_VERSION } from "@fitil/engine";
import { readPositionLine, writePositionLine } from "./position-lines.ts";
import type { NamedSenders, NumberedSenders, SaidPosition } from "./position-lines.ts";
import type { TableCommand } from "../table/command.ts";

/** A command and its moment, ms since 1970 on the table's own clock. */
interface CommandWord {
  readonly command: TableCommand;
  readonly at: number;
}

const text = z.string();
const cardShape = {
  userId: text,
  name: text,
  rating: z.number(),
  photoURL: text.nullable(),
  isGuest: z.boolean(),
};
const cardSchema = z.object(cardShape);
const fromSchema = z.object({ userId: text, id: text, roundTripMs: z.number() });
const visitorShape = { userId: text, clientId: text };
const barSchema = z.enum(["not_enough_chips", "newcomers_only"]);
const checkSchema = z.object({
  userId: text,
  visit: z.int(),
  wanted: z.object({ characterId: characterIdSchema, eyeVariant: eyeVariantSchema }),
  stake: z.number(),
  isGuest: z.boolean(),
  others: z.array(text),
});
/** What a client may say was looked at when it came in; here whether it is of the kind. */
const actionSchema = z.unknown().transform((value, context) => {
  const action = gameActionCodec.decode(value);
  if (action === null) context.addIssue({ code: "custom", message: "no action" });
  return action ?? z.NEVER;
});
const outcomeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("staked"), pot: z.number() }),
  z.object({ kind: z.literal("barred"), userIds: z.array(text), reason: barSchema }),
  z.object({ kind: z.literal("failed") }),
]);
const commandSchema = z.discriminatedUnion("type", [
  // As a version beside this one may still write it (CL20).
  z.object({
    type: z.literal("position"),
    from: fromSchema,
    position: actionSchema.refine((action) => action.type === "player_state"),
  }),
  z.object({
    type: z.literal("act"),
    from: fromSchema,
    action: actionSchema.refine((action) => action.type !== "player_state"),
  }),
  z.object({
    type: z.literal("arrive"),
    card: cardSchema,
    clientId: text,
    waitMs: z.number().exactOptional(),
  }),
  z.object({ type: z.literal("seen"), ...visitorShape }),
  z.object({ type: z.literal("lost"), ...visitorShape }),
  z.object({ type: z.literal("left_lobby"), ...visitorShape }),
  z.object({ type: z.literal("leave"), userId: text }),
  z.object({ type: z.literal("cards_changed"), cards: z.array(cardSchema) }),
  z.object({
    type: z.literal("stake_checked"),
    check: checkSchema,
    bar: z.union([barSchema, z.literal("guest")]).nullable(),
  }),
  z.object({
    type: z.literal("drawn"),
    draw: z.object({ gameId: text, seed: text, seedHash: text }),
  }),
  z.object({ type: z.literal("stakes_answered"), gameId: text, outcome: outcomeSchema }),
  z.object({ type: z.literal("escrow_closed"), gameId: text, paid: z.number().nullable() }),
  z.object({
    type: z.literal("rated"),
    gameId: text,
    cards: z.array(z.object({ ...cardShape, ratingChange: z.number() })),
  }),
  z.object({ type: z.literal("stakes_gone") }),
  z.object({ type: z.literal("tick") }),
  z.object({ type: z.literal("close") }),
]);

/** A command that was told, until it is written: its line, or what makes one. */
export type KeptCommand = string | (SaidPosition & { readonly at: number });

/**
 * Keeps a command as it is now. PERF: the hot path. A walk becomes its line with all others when they are written: code that runs once
 * in a while between other code is five times as slow as the same code in a loop.
 */
export function keepCommand(command: TableCommand, at: number): KeptCommand {
  if (command.type !== "position") return `${RULES_VERSION} ${at} ${textOf(command)}`;
  const { from, position } = command;
  return { at, from, position, roundTripMs: from.roundTripMs };
}

/** One line: the version of the rules that played it, the moment, and the command, as JSON but for walking. */
export function writeKeptCommand(kept: KeptCommand, known: NumberedSenders): string {
  return typeof kept === "string" ? kept : `${RULES_VERSION} ${kept.at} ${writePositionLine(kept, known)}`;
}

function textOf(command: Exclude<TableCommand, { readonly type: "position" }>): string {
  if (command.type === "tick") return TICK;
  if (command.type !== "act") return JSON.stringify(command);
  // A connection is more than what a table looks at.
  const { userId, id, roundTripMs } = command.from;
  return JSON.stringify({ ...command, from: { userId, id, roundTripMs } });
}

const TICK = JSON.stringify({ type: "tick" });

/** The command of a line that these rules have played; null: it is none. `known`: who was named in the lines before it. */
export function readCommandLine(line: string, known: NamedSenders): CommandWord | null {
  const [rules = "", at = ""] = line.split(" ", 2);
  if (at === "" || !Number.isFinite(Number(at))) return null;
  const text = line.slice(rules.length + at.length + 2);
  try {
    if (!text.startsWith("{")) {
      const walked = readPositionLine(text, known);
      return walked && { command: { type: "position", ...walked }, at: Number(at) };
    }
    const raw: unknown = JSON.parse(text);
    // The actions behind the refinements are what their codec makes of them, which the compiler cannot follow.
    const parsed = commandSchema.safeParse(raw);
    return parsed.success ? { command: parsed.data as TableCommand, at: Number(at) } : null;
  } catch {
    // Not JSON: it is no command of these rules.
    return null;
  }
}
