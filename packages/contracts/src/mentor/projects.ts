// Projects of the mentor: what belongs to one person somebody writes with, and what is noted of them.
import { z } from "zod";
import { MAX_PROJECT_NAME, MAX_PROJECT_NOTES } from "./limits.ts";

/** Of what a search found: the words around the place, as they were written. `hit` is empty where the place cannot be told. */
export const foundLineSchema = z.object({
  before: z.string(),
  hit: z.string(),
  after: z.string(),
  /** The message it stands in; absent in a project's notes. */
  messageId: z.string().exactOptional(),
});
export type FoundLine = z.infer<typeof foundLineSchema>;

export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What the person wrote about somebody; used in every answer of the project's chats. */
  notes: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Of a project that a search found by its notes. */
  found: foundLineSchema.exactOptional(),
});
export type Project = z.infer<typeof projectSchema>;
const projectName = z.string().trim().min(1).max(MAX_PROJECT_NAME);
export const createProjectSchema = z.object({
  name: projectName,
  notes: z.string().max(MAX_PROJECT_NOTES).optional(),
});
export const changeProjectSchema = z.object({
  name: projectName.optional(),
  notes: z.string().max(MAX_PROJECT_NOTES).optional(),
  restored: z.literal(true).optional(),
});
