// How one-time links travel with the embedded identity. A mailed link leads to our own page and carries its token in
// the fragment, which no server, log or mail scanner sees; the page completes it with a POST.
import { z } from "zod";

/** `POST /api/auth/sign-in/magic-link`: mails a link; `callbackURL` is a path of this site to come back to. Answer `{status:true}`. */
export const sendEmailLinkSchema = z.object({
  email: z.email().max(254),
  callbackURL: z.string().max(2000).optional(),
});

/**
 * `POST /api/auth/email-link/complete`: signs in (cookie, and `set-auth-token`). The e-mail must be the one that asked:
 * auth/user-mismatch otherwise (the link stays good); auth/link-expired when used, old or unknown. Answer `{token, user, passwordVoid}`;
 * `passwordVoid` is true when the account had a password that was never proven to be the owner's: it is gone.
 */
export const completeEmailLinkSchema = z.object({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  token: z.string().min(1).max(200),
});

/**
 * `POST /api/auth/verify-email/complete`: confirms the address and signs in. auth/link-expired otherwise. Answer
 * `{token, passwordVoid}`; `passwordVoid` is true when another browser typed the password at registration: it is gone.
 */
export const verifyEmailSchema = z.object({ token: z.string().min(1).max(2000) });

/** The 400 of a registration: what the password lacks. */
export const PASSWORD_FAULTS = ["too_short", "too_long", "too_common", "contains_email"] as const;
export type PasswordFault = (typeof PASSWORD_FAULTS)[number];

const typedPassword = z.string().min(1).max(1000);

/** `GET /api/auth/password`: whether the person has a password, and whether they may set a first one now. */
export const passwordStateSchema = z.object({ isSet: z.boolean(), maySet: z.boolean() });
export type PasswordState = z.infer<typeof passwordStateSchema>;

/**
 * `POST /api/auth/change-password`, by the session. Other devices are signed out unless told otherwise. Refused with
 * auth/wrong-password, auth/password-not-set, auth/password-does-not-meet-requirements. Answer `{status:true}`.
 */
export const changePasswordSchema = z.object({
  currentPassword: typedPassword,
  newPassword: typedPassword,
  revokeOtherSessions: z.boolean().default(true),
});

/**
 * `POST /api/auth/set-password`, by a session that is at most 15 minutes old. Refused with auth/password-already-set,
 * auth/sign-in-again, auth/password-does-not-meet-requirements. Answer `{status:true}`.
 */
export const setPasswordSchema = z.object({ newPassword: typedPassword });

/**
 * `POST /api/auth/sign-out`. `token`: an identity token of the session that is meant. When somebody else has signed in on this browser
 * meanwhile, that session ends and theirs goes on; without it the one that asks ends.
 */
export const signOutSchema = z.object({ token: z.string().max(4_096).nullish() });

/** `POST /api/auth/sign-out-everywhere`: ends all of the person's sessions, or all but the one that asks. */
export const signOutEverywhereSchema = z.object({ exceptThis: z.boolean().default(false) });
