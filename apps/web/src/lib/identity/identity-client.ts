// The one door to the identity service: the embedded one or Firebase. The screens know only this.
import type { PasswordState } from "@fitil/contracts";
import type { Result } from "../http/http.ts";
import type { AuthErrorCode } from "./auth-errors.ts";

/** Whether somebody is signed in: unknown yet, nobody, somebody without an address (GU1), somebody. */
export type IdentityState = "loading" | "signed-out" | "guest" | "signed-in";

/** Whether there is somebody, a guest or a member. Pure. */
export function isSomebody(state: IdentityState): boolean {
  return state === "guest" || state === "signed-in";
}

/**
 * How an attempt ended. `notice` is what the person has to know before they go on: "confirm-email", a letter comes first;
 * "password-void", a password that was not proven theirs has ended, and `resume` signs in when that has been said.
 */
export type AuthOutcome =
  | { readonly ok: true; readonly notice: "none" | "confirm-email" | "password-void" }
  | { readonly ok: false; readonly code: AuthErrorCode; readonly message: string | null };

interface Registration {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** What somebody who is signed in may do about how their account is entered. No method rejects. */
export interface AccountAccess {
  /** Whether there is a password, and whether a first one may be set now. */
  passwordState(): Promise<Result<PasswordState>>;
  /** Other devices are signed out, this one goes on. */
  changePassword(current: string, next: string): Promise<AuthOutcome>;
  /** Sets a first password, shortly after signing in without one. */
  setPassword(next: string): Promise<AuthOutcome>;
  /** Ends the person's sessions on every device, this one's too; `signOut` is still to be called for this page. */
  endAllSessions(): Promise<AuthOutcome>;
}

/** What the screens may ask of an identity provider. No method rejects. */
export interface IdentityClient extends AccountAccess {
  /** Comes in without an address; a guest who signs up keeps the account (GU2). */
  enterAsGuest(): Promise<AuthOutcome>;
  /** Opens the provider's popup; must be called from a click. */
  signInWithGoogle(): Promise<AuthOutcome>;
  signInWithPassword(email: string, password: string): Promise<AuthOutcome>;
  register(registration: Registration): Promise<AuthOutcome>;
  /** Sends a one-time link and remembers the address on this device. */
  sendEmailLink(email: string): Promise<AuthOutcome>;
  /** Whether this address of a page is a sign-in link. Pure. */
  isEmailLink(url: string): boolean;
  /** Signs in by the link that was opened; the address must be the one it was sent to. */
  completeEmailLink(email: string, url: string): Promise<AuthOutcome>;
  /** Whether this address of a page confirms a registered e-mail. Pure. */
  isConfirmLink(url: string): boolean;
  /** Confirms the registered e-mail by the link that was opened, and signs in. */
  confirmEmail(url: string): Promise<AuthOutcome>;
  /** Signs in by what an attempt with the notice "password-void" has left. */
  resume(): Promise<AuthOutcome>;
  signOut(): Promise<void>;
  /** The identity token, or null for nobody; a failure when the provider could not be asked. */
  token(fresh?: boolean): Promise<Result<string | null>>;
  /** Hears the present state at once and every later one; returns how to stop. */
  onChange(listener: (state: IdentityState) => void): () => void;
}

export const SUCCESS: AuthOutcome = { ok: true, notice: "none" };

/** A refused attempt. */
export function refused(code: AuthErrorCode, message: string | null = null): AuthOutcome {
  return { ok: false, code, message };
}
