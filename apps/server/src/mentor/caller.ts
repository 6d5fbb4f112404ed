// Whoever asks the mentor for something, as every use case gets them: found by the guard, and nobody else's.
import type { MentorLanguage } from "@fitil/contracts";
import type { MentorPerson } from "./store/people.ts";

/** Somebody signed in. */
export interface Caller {
  readonly userId: string;
  /** Has no address: one try, and the built-in mentor alone (GU3). */
  readonly isGuest: boolean;
  /** Whose limits their calls count for: their own, or those that all guests of a network share (GU4). */
  readonly limitKey: string;
  readonly person: MentorPerson;
  /** Null where the provider gives none. */
  readonly email: string | null;
  /** The language they chose, or the one their browser asks for. */
  readonly locale: MentorLanguage;
}
