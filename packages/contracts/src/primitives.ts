// Small shapes that several messages share.
import { z } from "zod";

export const characterIdSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const eyeVariantSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const orientationSchema = z.enum(["up", "down", "left", "right"]);
/** Which way a course leads (PL6); null: stands. */
export const headingSchema = orientationSchema.nullable();
export const colorSchema = z.enum(["blue", "red", "yellow", "violet"]);
/** How well a bot plays (BT3). */
export const botLevelSchema = z.enum(["easy", "normal", "hard"]);
export const cellSchema = z.object({ x: z.int(), y: z.int() });

export type CharacterId = z.infer<typeof characterIdSchema>;
export type EyeVariant = z.infer<typeof eyeVariantSchema>;
export type Orientation = z.infer<typeof orientationSchema>;
export type BotLevel = z.infer<typeof botLevelSchema>;
export type CharacterColor = z.infer<typeof colorSchema>;
