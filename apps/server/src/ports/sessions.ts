// Who calls, and by which session: what the identity answers to everybody else. Shapes only.
import type { Work } from "../db/work.ts";

/** One sign-in of one person: what signing out ends. */
export interface SessionRef {
  readonly userId: string;
  /** Names the session among this person's; the provider's own id. */
  readonly sessionId: string;
}

/** Runs something when a session is over, whoever ended it and in whichever process. */
export interface SessionWatch {
  /** Calls `end` once when the session is found to be over (SE2); the returned function lets go of it. */
  hold(session: SessionRef, end: () => void): () => void;
}

/** Who a bearer token speaks for, and by which session. */
export interface Account extends SessionRef {
  readonly name: string | null;
  readonly email: string | null;
  /**
   * Whose account it is, beyond its deletion: the mail address that the provider answers for, or else the provider's own
   * id. Never stored or logged as it stands.
   */
  readonly holder: string;
  readonly photoURL: string | null;
  /** Somebody without an address (GU1). */
  readonly isGuest: boolean;
}

export type Verified =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly code: "auth/unauthorized" };

/** One identity provider behind one door: embedded or Firebase. */
export interface Identity {
  verify(bearer: string): Promise<Verified>;
  /** Those of `sessions` that are over: signed out, revoked, expired or gone with their account. */
  endedAmong(sessions: readonly SessionRef[]): Promise<readonly SessionRef[]>;
  /** Whether the account is still a guest's, as far as can be known here: true of one that is gone. */
  isGuest(userId: string): Promise<boolean>;
  /** Takes what the provider keeps in our own tables out, inside a transaction of the caller's. */
  erasure(userId: string): Work<void>;
  /** Everything the provider keeps here about a person, for export. */
  record(userId: string): Promise<Record<string, unknown>>;
}
