// What a table was told, as lines of text: whoever goes on with it tells it the same again, at the same moments. A word that
// does not fit is refused whole: a table that was told something else is another one.
import { z } from "zod";
import { characterIdSchema, eyeVariantSchema, gameActionCodec } from "@fitil/contracts";
import { RULES_VERSION } from "@fitil/engine";
import type { PlayerStateAction } from "@fitil/contracts";
import type { Sender, TableCommand } from "./table/command.ts";

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

/** One line: the version of the rules that played it, the moment, and the command as JSON. PERF: the hot path. */
export function writeCommandLine(command: TableCommand, at: number): string {
  return `${RULES_VERSION} ${at} ${jsonOf(command)}`;
}

function jsonOf(command: TableCommand): string {
  if (command.type === "tick") return TICK;
  if (command.type === "position")
    return `{"type":"position","from":${senderJson(command.from)},"position":${positionJson(command.position)}}`;
  if (command.type === "act")
    return `{"type":"act","from":${senderJson(command.from)},"action":${JSON.stringify(command.action)}}`;
  return JSON.stringify(command);
}

const TICK = JSON.stringify({ type: "tick" });

/** What does not change of a connection, as text. PERF: written once, not with each of its words. */
const namesOf = new WeakMap<Sender, string>();

/** A connection is more than what a table looks at. */
function senderJson(from: Sender): string {
  let names = namesOf.get(from);
  if (names === undefined) {
    names = `{"userId":${JSON.stringify(from.userId)},"id":${JSON.stringify(from.id)},"roundTripMs":`;
    namesOf.set(from, names);
  }
  return `${names}${from.roundTripMs}}`;
}

/** As `JSON.stringify` writes it. PERF: some two thousand a second. */
function positionJson({ id, x, y, orientation, heading, seq }: PlayerStateAction): string {
  const course = heading === undefined ? "" : `,"heading":${heading === null ? "null" : `"${heading}"`}`;
  const tail = seq === undefined ? "" : `,"seq":${seq}`;
  return `{"type":"player_state","id":${id},"x":${x},"y":${y},"orientation":"${orientation}"${course}${tail}}`;
}

/** The command of a line; null: it is none, or other rules played it. */
export function readCommandLine(line: string): CommandWord | null {
  const [rules, at = ""] = line.split(" ", 2);
  if (rules !== String(RULES_VERSION) || at === "" || !Number.isFinite(Number(at))) return null;
  try {
    const raw: unknown = JSON.parse(line.slice(rules.length + at.length + 2));
    // The actions behind the refinements are what their codec makes of them, which the compiler cannot follow.
    const parsed = commandSchema.safeParse(raw);
    return parsed.success ? { command: parsed.data as TableCommand, at: Number(at) } : null;
  } catch {
    // Not JSON: it is no command of these rules.
    return null;
  }
}
