// What somebody has set in a match, as the account keeps it: every choice may be missing, and a device has its own usual one then.
import { z } from "zod";

const percentSchema = z.int().min(0).max(100);
/** A key by its place on the keyboard (`KeyboardEvent.code`), in two sets. */
const keyPairSchema = z.tuple([z.string().max(32), z.string().max(32)]);

export const playerSettingsSchema = z.strictObject({
  volume: percentSchema.optional(),
  music: percentSchema.optional(),
  /** Blasts shake the board. */
  shake: z.boolean().optional(),
  /** The cells that a bomb will reach are marked. */
  dangerGlow: z.boolean().optional(),
  keys: z
    .strictObject({
      up: keyPairSchema,
      down: keyPairSchema,
      left: keyPairSchema,
      right: keyPairSchema,
      bomb: keyPairSchema,
    })
    .optional(),
});
export type PlayerSettings = z.infer<typeof playerSettingsSchema>;
