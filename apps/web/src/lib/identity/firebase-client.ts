// Firebase behind the same door. Loaded only where the server says so: nobody else pays for its weight.
import type { AuthConfig } from "@fitil/contracts";
import { FirebaseError, initializeApp } from "firebase/app";
import type { FirebaseOptions } from "firebase/app";
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  onAuthStateChanged,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateProfile,
} from "firebase/auth";
import type { User } from "firebase/auth";
import type { Clock } from "../clock.ts";
import { STORED } from "../device/storage.ts";
import type { Storage } from "../device/storage.ts";
import { firebaseErrorCode } from "./auth-errors.ts";
import { createFirebaseAccess } from "./firebase-access.ts";
import { createFirebaseTokens } from "./firebase-tokens.ts";
import { createFirebaseUpgrade } from "./firebase-upgrade.ts";
import { refused, SUCCESS } from "./identity-client.ts";
import type { AuthOutcome, IdentityClient } from "./identity-client.ts";
import { POPUP_HEIGHT, POPUP_WIDTH } from "./popup.ts";
import { createStateHolder } from "./state-holder.ts";

function stateOf(user: User | null): "signed-out" | "guest" | "signed-in" {
  if (user === null) return "signed-out";
  return user.isAnonymous ? "guest" : "signed-in";
}

/** What the adapter needs from outside. */
export interface FirebaseDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly config: NonNullable<AuthConfig["firebase"]>;
  readonly storage: Storage;
  readonly language: () => string;
  /** Where a mailed link leads back to: the current page. */
  readonly continueUrl: () => string;
}

/** Starts Firebase's own sign-in; the window it opens is Firebase's, in the product's size. */
export function createFirebaseClient(deps: FirebaseDeps): IdentityClient {
  const app = initializeApp(deps.config as FirebaseOptions);
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  const emulator = deps.config["authEmulatorUrl"];
  if (typeof emulator === "string") connectAuthEmulator(auth, emulator, { disableWarnings: true });
  const holder = createStateHolder(deps.storage);
  onAuthStateChanged(auth, (user) => holder.set(stateOf(user)));

  const attempt = async (action: () => Promise<unknown>): Promise<AuthOutcome> => {
    auth.languageCode = deps.language();
    try {
      await action();
      return SUCCESS;
    } catch (error) {
      return refused(error instanceof FirebaseError ? firebaseErrorCode(error.code) : "unknown");
    }
  };

  const upgrade = createFirebaseUpgrade(auth, () => holder.set(stateOf(auth.currentUser)));
  const tokens = createFirebaseTokens({ ...deps, auth });
  const access = createFirebaseAccess({ auth, attempt, tell: tokens.tell });

  return {
    ...access,
    enterAsGuest: () => attempt(() => signInAnonymously(auth)),
    signInWithGoogle: () => {
      const provider = new GoogleAuthProvider();
      provider.setCustomParameters({ width: String(POPUP_WIDTH), height: String(POPUP_HEIGHT) });
      return attempt(() => upgrade.withGoogle(provider));
    },
    signInWithPassword: (email, password) => attempt(() => signInWithEmailAndPassword(auth, email, password)),
    register: ({ email, password, name }) =>
      attempt(async () => {
        const { user } = await upgrade.withPassword(email, password);
        await updateProfile(user, { displayName: name });
        // The name travels inside the token, so the token has to be made anew.
        await user.getIdToken(true);
      }),
    async sendEmailLink(email) {
      const outcome = await attempt(() =>
        sendSignInLinkToEmail(auth, email, { url: deps.continueUrl(), handleCodeInApp: true }),
      );
      if (outcome.ok) deps.storage.set(STORED.emailForLink, email);
      return outcome;
    },
    isEmailLink: (url) => isSignInWithEmailLink(auth, url),
    async completeEmailLink(email, url) {
      const outcome = await attempt(() => upgrade.withLink(email, url));
      if (outcome.ok) deps.storage.remove(STORED.emailForLink);
      return outcome;
    },
    isConfirmLink: () => false,
    confirmEmail: () => Promise.resolve(refused("link-expired")),
    // Firebase ends no password of its own accord.
    resume: () => Promise.resolve(SUCCESS),
    signOut: tokens.signOut,
    token: tokens.token,
    onChange: (listener) => holder.listen(listener),
  };
}
