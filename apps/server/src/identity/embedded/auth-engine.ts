// What the embedded identity's engine is made of, and what it can be asked. Shapes only; better-auth-setup.ts makes it.
import type { Database } from "../../db/database.ts";
import type { Log } from "../../ports/process.ts";
import type { PasswordHashing } from "./password/password-hashing.ts";
import type { TypedPasswords } from "./password/typed-password.ts";
import type { Voided } from "./unproven-access.ts";

/** Mails that the identity sends. The answer to a request never waits for them. */
export interface IdentityMails {
  /** Resolves when it was counted and is on its way, or held back. */
  emailLink(mail: {
    email: string;
    token: string;
    returnTo: string;
    request: Request | undefined;
  }): Promise<void>;
  verification(mail: { email: string; token: string; returnTo: string; request: Request | undefined }): void;
}

export interface EmbeddedOptions {
  readonly database: Database;
  readonly secret: string;
  /** The site's origin, or null when it has none of its own: no provider leads back to it then. */
  readonly publicUrl: string | null;
  /** Whether a registered address must be confirmed before the first sign-in. */
  readonly requireVerification: boolean;
  readonly mails: IdentityMails;
  /** Knows which browser typed a password that nobody has confirmed yet. */
  readonly typed: TypedPasswords;
  readonly passwords: PasswordHashing;
  readonly log: Log;
}

/**
 * The engine's one entrance: a web request in, a web response out. Throws the database's refusal (`server/busy`,
 * `server/disk_full`, `server/no_database`) where the library would call it a failure of its own.
 */
export interface AuthEngine {
  handle(request: Request): Promise<Response>;
  /** As `handle`, for a registration: the slow password hash is made before the database transaction begins. Returns it, too. */
  handleRegistration(request: Request, password: string): Promise<{ answer: Response; hash: string }>;
  /** As `handle`, for a request that proves whose an address is: also tells what unproven access ended by that. */
  handleProof(request: Request): Promise<{ answer: Response; voided: Voided }>;
  /** Sets a first password for whoever's session the request carries; the library has no web call for it. */
  setPassword(request: Request, newPassword: string): Promise<Response>;
}
