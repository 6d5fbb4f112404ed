// A table as text, good for another process or another day: a version, the whole state, and the fingerprint of its match.
// What cannot be read is refused in one word, and then the stakes go back instead.
import { z } from "zod";
import { botLevelSchema, characterIdSchema, eyeVariantSchema, stakeSchema } from "@fitil/contracts";
import { hashState, readMatch, writeMatch } from "@fitil/engine";
import type { BotMind, WrittenMatch } from "@fitil/engine";
import type { TableState } from "../table/state.ts";

/** The version that is written. Older ones stay readable: each gets a step that makes the next one of it. */
const VERSION = 1;

/** A read snapshot, or why it is none: no JSON, of a version that is not known here, of another shape, or with a match of other rules. */
export type ReadSnapshot =
  | { readonly ok: true; readonly state: TableState }
  | { readonly ok: false; readonly why: "not_json" | "unknown_version" | "bad_shape" | "other_rules" };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isCodes(value: unknown): boolean {
  return Array.isArray(value) && value.every((code) => typeof code === "number");
}

const time = z.number();
const slotsSchema = z.array(
  z.strictObject({
    characterId: characterIdSchema,
    userId: z.string(),
    eyeVariant: eyeVariantSchema,
    isReady: z.boolean(),
    botLevel: botLevelSchema.nullable(),
  }),
);
const participantSchema = z.strictObject({
  characterId: characterIdSchema,
  userId: z.string(),
  name: z.string(),
  eyeVariant: eyeVariantSchema,
  botLevel: botLevelSchema.nullable(),
});
const cardSchema = z.strictObject({
  userId: z.string(),
  name: z.string(),
  rating: z.number(),
  photoURL: z.string().nullable(),
  isGuest: z.boolean(),
});
const personSchema = z.strictObject({
  userId: z.string(),
  visit: z.int(),
  card: cardSchema,
  clientId: z.string(),
  away: z.boolean(),
  inLobby: z.boolean(),
  character: characterIdSchema.nullable(),
  graceUntil: time.nullable(),
  waitsUntil: time.exactOptional(),
});
const drawShape = { gameId: z.string(), seed: z.string(), seedHash: z.string() };
const felledBySchema = z.union([characterIdSchema, z.literal("wall")]);
/** The engine's own: whether it can play on with it, the fingerprint says. */
const matchSchema = z
  .custom<WrittenMatch>((value) => isObject(value) && isCodes(value["board"]) && isCodes(value["hidden"]))
  .transform(readMatch);
const mindSchema = z.custom<BotMind>(isObject);
const gameSchema = z.strictObject({
  ...drawShape,
  pot: z.number(),
  startedAt: time,
  participants: z.array(participantSchema),
  match: matchSchema,
  falls: z.array(z.strictObject({ characterId: characterIdSchema, atMs: time, by: felledBySchema })),
  bombers: z.record(z.string(), characterIdSchema),
  retired: z.array(characterIdSchema),
  bots: z.array(z.strictObject({ id: characterIdSchema, level: botLevelSchema, mind: mindSchema })),
  looks: z.int(),
  lastLookAt: time,
  nextLookAt: time.nullable(),
  botsAloneUntil: time.nullable(),
  dropped: z.array(characterIdSchema).exactOptional(),
  reactedAt: z.record(z.string(), z.number()).exactOptional(),
  unsaid: z
    .array(z.strictObject({ id: characterIdSchema, clientId: z.string(), until: time }))
    .exactOptional(),
});
const placesSchema = z.array(
  z.strictObject({
    characterId: characterIdSchema,
    place: z.int(),
    felledBy: felledBySchema.nullable(),
    ratingChange: z.number(),
  }),
);
const lastGameSchema = z.strictObject({
  gameId: z.string(),
  seed: z.string().exactOptional(),
  winnerId: characterIdSchema.nullable(),
  prize: z.number(),
  places: placesSchema,
  participants: z.array(participantSchema),
  endedAt: time,
  unseenBy: z.array(z.string()),
});
const phaseSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("open") }),
  z.strictObject({ kind: z.literal("countdown"), endsAt: time }),
  z.strictObject({
    kind: z.literal("staking"),
    slots: slotsSchema,
    isTold: z.boolean(),
    giveUpAt: time,
    draw: z.strictObject(drawShape).nullable(),
    isAsked: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("playing"), game: gameSchema }),
  z.strictObject({
    kind: z.literal("settling"),
    gameId: z.string(),
    seed: z.string(),
    winnerId: characterIdSchema.nullable(),
    prize: z.number(),
    places: placesSchema,
    participants: z.array(participantSchema),
    tellAt: time,
    dropped: z.array(characterIdSchema).exactOptional(),
  }),
]);
const bookShape = { gameId: z.string(), holdsUntil: time };
const bookSchema = z.discriminatedUnion("kind", [
  z.strictObject({ ...bookShape, kind: z.literal("stake"), userIds: z.array(z.string()) }),
  z.strictObject({ ...bookShape, kind: z.literal("pay"), winnerId: z.string(), pot: z.number() }),
  z.strictObject({ ...bookShape, kind: z.literal("refund") }),
  z.strictObject({
    ...bookShape,
    kind: z.literal("rate"),
    places: z.array(z.strictObject({ userId: z.string(), place: z.int() })),
  }),
]);
const tableSchema: z.ZodType<TableState> = z.strictObject({
  spec: z.strictObject({
    id: z.string(),
    name: z.string(),
    stakes: stakeSchema,
    isPrivate: z.boolean(),
    isQuick: z.boolean(),
    ownerId: z.string(),
  }),
  people: z.array(personSchema),
  slots: slotsSchema,
  phase: phaseSchema,
  cancels: z.array(z.strictObject({ userId: z.string(), at: time })),
  quickStepAt: time.nullable(),
  emptyUntil: time.nullable(),
  openBooks: z.array(bookSchema),
  visits: z.int(),
  lastGame: lastGameSchema.exactOptional(),
  isClosed: z.boolean(),
});
const snapshotSchema = z.strictObject({
  version: z.literal(VERSION),
  matchHash: z.string().nullable(),
  table: tableSchema,
});

/** The whole table as text, at any instant. Reads only. Holds the match's secrets: never for clients. */
export function writeSnapshot(state: TableState): string {
  return JSON.stringify({ version: VERSION, matchHash: matchHashOf(state), table: written(state) });
}

/** The table with its match as that is written down; shares all the rest with `state`. */
function written(state: TableState): object {
  const { phase } = state;
  if (phase.kind !== "playing") return state;
  const { game } = phase;
  return { ...state, phase: { ...phase, game: { ...game, match: writeMatch(game.match) } } };
}

/** A table from its text; the caller owns the state. */
export function readSnapshot(text: string): ReadSnapshot {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // Told to the caller by its reason.
    return { ok: false, why: "not_json" };
  }
  const parsed = snapshotSchema.safeParse(raw);
  if (!parsed.success) {
    const isVersion = parsed.error.issues.some(({ path }) => path[0] === "version" || path.length === 0);
    return { ok: false, why: isVersion ? "unknown_version" : "bad_shape" };
  }
  const { table, matchHash } = parsed.data;
  return isSameMatch(table, matchHash) ? { ok: true, state: table } : { ok: false, why: "other_rules" };
}

function matchHashOf({ phase }: TableState): string | null {
  return phase.kind === "playing" ? hashState(phase.game.match) : null;
}

/** A match that these rules do not read as those that wrote it may not be played on. */
function isSameMatch(table: TableState, matchHash: string | null): boolean {
  try {
    return matchHashOf(table) === matchHash;
  } catch {
    // A match that cannot even be counted together is not the same.
    return false;
  }
}
