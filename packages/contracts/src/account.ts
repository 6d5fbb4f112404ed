// The person behind the player: current user, chips history, public configuration, sign-in configuration, version.
import { z } from "zod";
import { MAX_PLAYER_NAME_LENGTH, MIN_PLAYER_NAME_LENGTH } from "./limits.ts";

/** A rated game or one with a stake that ended while the person was away, and why it went as it did for them. */
export const missedGameSchema = z.object({
  gameId: z.string(),
  roomName: z.string(),
  /** `line`: the line did not come back in time, and the character was taken off (OC4); `fell`: it was blown up or crushed. */
  why: z.enum(["line", "fell", "won", "draw"]),
  place: z.int().min(1),
  /** Won or lost, the own stake counted. */
  chips: z.int(),
  ratingChange: z.int(),
  /** Ms since 1970. */
  at: z.number(),
});
export type MissedGame = z.infer<typeof missedGameSchema>;

export const currentUserSchema = z.object({
  id: z.string(),
  Name: z.string(),
  Rating: z.number(),
  Chips: z.int().nonnegative(),
  photoURL: z.string().nullable(),
  /** Only where it is so: the account began without chips, because its mail address had some a day before (CH7). */
  withoutStartingChips: z.literal(true).optional(),
  /** Only where it is so: somebody without an address (GU1). */
  isGuest: z.literal(true).optional(),
  /** Only until it is dismissed by DELETE /api/user/missed: what was won or lost while away. */
  missed: missedGameSchema.optional(),
  /** Only while it is so: until then, ms since 1970, the person sits down nowhere where others wait (SN4). */
  waitsUntil: z.number().optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** What shows nothing: fillers, joiners, selectors (one may follow a pictogram) and the empty Braille pattern. */
const INVISIBLE = /(?<!\p{Extended_Pictographic})\ufe0f|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/u;
/** Marks heaped on one letter, over other people's lines. No language needs four. */
const HEAP_OF_MARKS = /\p{M}{4}/u;
const VISIBLE = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Alphabets whose letters pass for each other's. */
const LOOK_ALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a name shows what it is: something to see, nothing invisible, and no word of two alphabets that look alike. Pure. */
function isPlain(name: string): boolean {
  if (INVISIBLE.test(name) || HEAP_OF_MARKS.test(name) || !VISIBLE.test(name)) return false;
  return (name.match(WORD) ?? []).every(
    (word) => LOOK_ALIKES.filter((alphabet) => alphabet.test(word)).length < 2,
  );
}

/**
 * 2–20 characters after trimming and folding runs of white space; a letter or a digit among them, nothing invisible or
 * direction-changing, no heaps of marks, and no word of letters from two alphabets that look alike (Latin, Cyrillic, Greek).
 */
export const playerNameSchema = z
  .string()
  .transform((text) => text.normalize("NFC").trim().replace(/\s+/gu, " "))
  .pipe(
    z
      .string()
      .min(MIN_PLAYER_NAME_LENGTH)
      .max(MAX_PLAYER_NAME_LENGTH)
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u)
      .refine(isPlain),
  );
export const renameSchema = z.object({ name: playerNameSchema });

const LEDGER_KINDS = ["grant", "gift", "stake", "prize", "refund"] as const;
export const ledgerEntrySchema = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(LEDGER_KINDS),
  amount: z.int(),
  balance: z.int(),
  gameId: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
/** `next` is what to pass as `before` for the following page, or null at the end. */
export const ledgerPageSchema = z.object({
  entries: z.array(ledgerEntrySchema),
  next: z.string().nullable(),
});

export type LedgerPage = z.infer<typeof ledgerPageSchema>;

/** Answer of `POST /api/user/gift`. */
export interface Gift {
  readonly Chips: number;
}

export const publicConfigSchema = z.object({
  vipPlayers: z.array(z.string()),
  communityLinks: z.object({
    chat: z.string().nullable(),
    channel: z.string().nullable(),
    social: z.string().nullable(),
  }),
  languages: z.array(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;

export const firebaseConfigSchema = z.looseObject({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  appId: z.string().optional(),
});

/** `mailToLog` is true when mails are only written to the host's log and outbox folder: the login page says so. */
export const authConfigSchema = z.object({
  mode: z.enum(["embedded", "firebase"]),
  google: z.boolean(),
  mailToLog: z.boolean().optional(),
  firebase: firebaseConfigSchema.optional(),
});
export type AuthConfig = z.infer<typeof authConfigSchema>;

/** Answer of `GET /api/centrifuge/connection_token`. */
export interface ConnectionToken {
  readonly token: string;
}
/** Answer of `GET /api/public/version`. */
export interface SiteVersion {
  readonly version: string;
}
