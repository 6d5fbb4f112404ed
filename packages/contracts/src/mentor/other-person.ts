// How people are spoken of: the person themself, and the one their chat is with.
import { z } from "zod";
import { MAX_CALLED_LENGTH } from "./limits.ts";

/** How somebody is spoken of; `unsaid` where the person was asked and would rather not tell. */
export const spokenGenderSchema = z.enum(["woman", "man", "unsaid"]);
export type SpokenGender = z.infer<typeof spokenGenderSchema>;

/** The one a chat is with, as far as the screenshot's head or the person has told. */
export const otherPersonSchema = z.object({
  /** Empty where nobody said. */
  name: z.string().trim().max(MAX_CALLED_LENGTH),
  /** Null until it was asked. */
  gender: spokenGenderSchema.nullable(),
});
export type OtherPerson = z.infer<typeof otherPersonSchema>;
