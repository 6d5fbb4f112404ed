// A guest registers with address and password (GU2): their own row gets both, where anybody else would get a new one. Answers
// as any registration does: whether the address has an account already must not show where addresses are confirmed.
import type { FastifyReply, FastifyRequest } from "fastify";
import { copyHeaders, engineRequest, sendAnswer } from "../embedded/auth-answers.ts";
import type { EngineCaller } from "../embedded/auth-answers.ts";
import type { AuthEngine } from "../embedded/auth-engine.ts";
import type { GuestAccounts } from "./guest-account.ts";
import type { KnownDevices } from "../embedded/known-device.ts";
import type { PasswordHashing } from "../embedded/password/password-hashing.ts";
import type { TypedPasswords } from "../embedded/password/typed-password.ts";

export interface GuestSignUpDeps extends EngineCaller {
  readonly engine: AuthEngine;
  readonly guestAccounts: GuestAccounts;
  readonly passwords: PasswordHashing;
  readonly typed: TypedPasswords;
  readonly devices: KnownDevices;
  /** Whether an address must be confirmed before it opens anything. */
  readonly requireVerification: boolean;
}

export interface GuestRegistration {
  readonly guestId: string;
  /** In small letters, and the password meets the policy. */
  readonly email: string;
  readonly password: string;
  /** The path that the letter leads back to. */
  readonly callbackURL: string;
}

/** Registers the guest. False, and nothing is sent: the address is somebody's, and the ordinary way answers. */
export async function signUpGuest(
  deps: GuestSignUpDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { guestId, email, password, callbackURL }: GuestRegistration,
): Promise<boolean> {
  const isMember = !deps.requireVerification;
  const hash = await deps.passwords.hash(password);
  if (!(await deps.guestAccounts.claim({ guestId, email, hash, isMember }))) return false;
  const call = isMember
    ? { path: "/api/auth/sign-in/email", body: { email, password } }
    : { path: "/api/auth/send-verification-email", body: { email, callbackURL } };
  const answer = await deps.engine.handle(engineRequest(request, deps, call));
  if (!answer.ok) {
    await sendAnswer(request, reply, answer);
    return true;
  }
  copyHeaders(reply, answer);
  reply.header("set-cookie", deps.typed.cookie(email, hash)).header("cache-control", "no-store");
  if (isMember) reply.header("set-cookie", deps.devices.remember(request.headers.cookie, email));
  reply.send(isMember ? await answer.json() : UNCONFIRMED);
  return true;
}

/** What a guest hears whose address has to be confirmed first, whoever has it. */
export const UNCONFIRMED = { token: null, user: null } as const;
