// A signed-in account's password and sessions with Firebase: the password is Firebase's, the end of sessions is told to our
// own server, because Firebase lets no page end its sessions elsewhere.
import {
  EmailAuthProvider,
  linkWithCredential,
  reauthenticateWithCredential,
  updatePassword,
} from "firebase/auth";
import type { Auth, User } from "firebase/auth";
import type { Result } from "../http/http.ts";
import { embeddedErrorCode } from "./auth-errors.ts";
import { refused, SUCCESS } from "./identity-client.ts";
import type { AccountAccess, AuthOutcome } from "./identity-client.ts";

export interface FirebaseAccessDeps {
  readonly auth: Auth;
  /** Runs an action of Firebase's and sorts what it throws. */
  readonly attempt: (action: () => Promise<unknown>) => Promise<AuthOutcome>;
  /** One of our own server's calls, by the token of the person signed in. Never rejects. */
  readonly tell: (path: string, body: object) => Promise<Result<unknown>>;
}

/** Builds the calls. */
export function createFirebaseAccess({ auth, attempt, tell }: FirebaseAccessDeps): AccountAccess {
  const person = (): User => {
    if (auth.currentUser === null) throw new Error("nobody is signed in");
    return auth.currentUser;
  };
  const credential = (user: User, password: string) =>
    EmailAuthProvider.credential(user.email ?? "", password);
  const endSessions = async (exceptThis: boolean): Promise<AuthOutcome> => {
    const told = await tell("/sign-out-everywhere", { exceptThis });
    return told.ok ? SUCCESS : refused(embeddedErrorCode(told.failure.code, told.failure.status));
  };
  return {
    async passwordState() {
      await auth.authStateReady();
      const isSet = auth.currentUser?.providerData.some(({ providerId }) => providerId === "password");
      // Firebase itself says when a sign-in is too old for a first password.
      return { ok: true, value: { isSet: isSet === true, maySet: isSet !== true } };
    },
    async changePassword(current, next) {
      const proven = await attempt(() =>
        reauthenticateWithCredential(person(), credential(person(), current)),
      );
      if (!proven.ok) return proven.code === "invalid-credentials" ? refused("wrong-password") : proven;
      const changed = await attempt(async () => {
        await updatePassword(person(), next);
        await person().getIdToken(true);
      });
      return changed.ok ? endSessions(true) : changed;
    },
    setPassword: (next) =>
      attempt(async () => {
        await linkWithCredential(person(), credential(person(), next));
        await person().getIdToken(true);
      }),
    endAllSessions: () => endSessions(false),
  };
}
