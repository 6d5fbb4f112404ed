// Chooses the identity: Firebase when it is configured, otherwise the embedded one. The rest of the server sees one
// verifier, one public description and one set of routes.
import type { AuthConfig } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import type { Env } from "../env.ts";
import type { Edge } from "../http/caller/edge.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { SiteAddress } from "../http/site/site-address.ts";
import type { GuestBook } from "../ports/people.ts";
import type { Clock, Log, Mailer, Random } from "../ports/process.ts";
import type { Identity } from "../ports/sessions.ts";
import { createAttemptLimits } from "./embedded/attempt-limits.ts";
import { embeddedAuthRoutes } from "./embedded/auth-routes.ts";
import { createAuthEngine, VERIFICATION_LIFETIME_S } from "./embedded/better-auth-setup.ts";
import type { EmbeddedOptions } from "./embedded/auth-engine.ts";
import { createEmbeddedIdentity } from "./embedded/embedded-verifier.ts";
import { createFirebaseIdentity } from "./firebase/firebase.ts";
import { createFirebaseSessions } from "./firebase/firebase-sessions.ts";
import { createGoogleEngine } from "./google/google-provider.ts";
import { googleRoutes } from "./google/google-routes.ts";
import { createGuestAccounts } from "./guests/guest-account.ts";
import { guestRoutes } from "./guests/guest-routes.ts";
import { createKnownDevices } from "./embedded/known-device.ts";
import { createIdentityMails } from "./embedded/mail/identity-mails.ts";
import type { PasswordHashing } from "./embedded/password/password-hashing.ts";
import { passwordRoutes } from "./embedded/password/password-routes.ts";
import type { Secrets } from "./secrets.ts";
import { embeddedSignOutRoutes, firebaseSignOutRoutes } from "./sessions/sign-out-routes.ts";
import { createTypedPasswords } from "./embedded/password/typed-password.ts";

export interface IdentityDeps {
  readonly env: Pick<Env, "publicUrl" | "firebase" | "google" | "smtpUrl">;
  readonly database: Database;
  readonly secrets: Secrets;
  readonly site: SiteAddress;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: PasswordHashing;
  readonly log: Log;
  readonly clientAddress: ClientAddress;
  readonly isNameTaken: (name: string) => Promise<boolean>;
  readonly guests: GuestBook;
  /** Where Firebase's keys are; tests bring their own. */
  readonly firebaseKeySetUrl?: string | undefined;
}

/** The chosen identity. */
export interface ChosenIdentity {
  readonly verifier: Identity;
  /** The answer of GET /api/auth/config. */
  readonly config: AuthConfig;
  /** `edge` must stand on this identity's verifier. */
  addRoutes(app: FastifyInstance, edge: Edge): void;
}

/** Sets the configured identity up. */
export function createIdentity(deps: IdentityDeps): ChosenIdentity {
  return deps.env.firebase === null ? embedded(deps) : firebase(deps, deps.env.firebase);
}

function firebase(
  deps: IdentityDeps,
  { config, emulatorHost }: NonNullable<Env["firebase"]>,
): ChosenIdentity {
  const { database, clock } = deps;
  const sessions = createFirebaseSessions(database);
  return {
    verifier: createFirebaseIdentity({
      projectId: config.projectId,
      clock,
      sessions,
      emulator: emulatorHost !== null,
      ...(deps.firebaseKeySetUrl !== undefined && { keySetUrl: deps.firebaseKeySetUrl }),
    }),
    config: { mode: "firebase", google: true, firebase: config },
    addRoutes: (app, edge) => firebaseSignOutRoutes(app, { edge, database, sessions, clock }),
  };
}

function embedded(deps: IdentityDeps): ChosenIdentity {
  const { env, database, clock, random, site, clientAddress, passwords, mailer, log, isNameTaken } = deps;
  const limits = createAttemptLimits(database, clock);
  const signing = { secret: deps.secrets.identity, secure: site.secure };
  const typed = createTypedPasswords({ ...signing, maxAgeS: VERIFICATION_LIFETIME_S });
  const devices = createKnownDevices({ ...signing, random });
  const guestAccounts = createGuestAccounts({ database, clock, random });
  // Nobody shall wait for a mail that no server sends: without SMTP an account is usable at once.
  const requireVerification = env.smtpUrl !== null;
  const options: EmbeddedOptions = {
    database,
    secret: deps.secrets.identity,
    publicUrl: env.publicUrl,
    requireVerification,
    mails: createIdentityMails({ mailer, log, limits, devices }),
    typed,
    passwords,
    log,
  };
  const verifier = createEmbeddedIdentity(database, clock);
  return {
    verifier,
    config: { mode: "embedded", google: env.google !== null, mailToLog: env.smtpUrl === null },
    addRoutes(app) {
      const engine = createAuthEngine(options);
      /** What a call of the library's is made from. */
      const caller = { engine, site, clientAddress };
      guestRoutes(app, { ...caller, database, guests: deps.guests });
      embeddedAuthRoutes(app, {
        ...caller,
        database,
        limits,
        typed,
        passwords,
        devices,
        guestAccounts,
        requireVerification,
        isNameTaken,
      });
      embeddedSignOutRoutes(app, { ...caller, database, verifier });
      passwordRoutes(app, { ...caller, database, limits, typed, clock });
      if (env.google === null) return;
      const { google } = env;
      const createEngine = () => createGoogleEngine(options, google, guestAccounts);
      googleRoutes(app, { ...caller, createEngine });
    },
  };
}
