// Ways in with Firebase that make a guest's account the person's own (GU2): the way is linked to it, so that the id stays. Where
// the address or the Google account has an account already, that one is entered instead, and the guest's is left behind.
import { FirebaseError } from "firebase/app";
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  signInWithCredential,
  signInWithEmailLink,
  signInWithPopup,
} from "firebase/auth";
import type { Auth, User, UserCredential } from "firebase/auth";

/** The three ways. Each rejects as Firebase does. */
export interface FirebaseUpgrade {
  withGoogle(provider: GoogleAuthProvider): Promise<UserCredential>;
  withPassword(email: string, password: string): Promise<UserCredential>;
  withLink(email: string, url: string): Promise<UserCredential>;
}

const TAKEN: ReadonlySet<string> = new Set(["auth/credential-already-in-use", "auth/email-already-in-use"]);

/** Builds them; `onLinked` is called when a guest has become a member, which Firebase itself tells nobody. */
export function createFirebaseUpgrade(auth: Auth, onLinked: () => void): FirebaseUpgrade {
  const guest = (): User | null => (auth.currentUser?.isAnonymous === true ? auth.currentUser : null);
  const linked = async (credential: UserCredential): Promise<UserCredential> => {
    // The server knows a guest by the token.
    await credential.user.getIdToken(true);
    onLinked();
    return credential;
  };
  return {
    async withGoogle(provider) {
      const user = guest();
      if (user === null) return signInWithPopup(auth, provider);
      try {
        return await linked(await linkWithPopup(user, provider));
      } catch (error) {
        const credential = isTaken(error) ? GoogleAuthProvider.credentialFromError(error) : null;
        if (credential === null) throw error;
        return signInWithCredential(auth, credential);
      }
    },
    async withPassword(email, password) {
      const user = guest();
      if (user === null) return createUserWithEmailAndPassword(auth, email, password);
      return linked(await linkWithCredential(user, EmailAuthProvider.credential(email, password)));
    },
    async withLink(email, url) {
      const user = guest();
      if (user === null) return signInWithEmailLink(auth, email, url);
      try {
        return await linked(await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, url)));
      } catch (error) {
        if (!isTaken(error)) throw error;
        return signInWithEmailLink(auth, email, url);
      }
    },
  };
}

function isTaken(error: unknown): error is FirebaseError {
  return error instanceof FirebaseError && TAKEN.has(error.code);
}
