// What somebody wants answered, whichever shape it came in.
import type { Intent, MentorLanguage, MessagePart } from "@fitil/contracts";

interface Submitted {
  readonly id?: string | undefined;
  readonly parts: readonly MessagePart[];
}

/** A new message, or an answer anew. */
export type Wish =
  | {
      readonly kind: "submit";
      readonly message: Submitted;
      /** Undefined: under the present leaf. Ids that are not known there are passed over. */
      readonly parentId: string | null | undefined;
      /** The message that this one is another version of, if it is known. */
      readonly insteadOf: string | null;
      readonly intent: Intent | undefined;
      readonly locale: MentorLanguage | undefined;
    }
  | {
      readonly kind: "regenerate";
      readonly messageId: string;
      readonly locale: MentorLanguage | undefined;
      /** Undefined: whoever answers here. */
      readonly by?: "built-in" | undefined;
    };
