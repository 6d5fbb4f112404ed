// When somebody proves that an address is theirs, whatever was let in before the proof is not proven to be theirs: the
// password that was typed at registration, other ways in, sessions. All of it ends then, unless the prover's own browser
// typed that password. Runs before the address counts as confirmed, so that nothing gets in between.
import { AsyncLocalStorage } from "node:async_hooks";
import type { TypedPasswords } from "./password/typed-password.ts";

/** What the identity library keeps, as far as this needs it. */
export interface AccessStore {
  findUserById(
    userId: string,
  ): Promise<{ readonly email: string; readonly emailVerified: boolean } | null | undefined>;
  findAccounts(userId: string): Promise<
    readonly {
      readonly id: string;
      readonly providerId: string;
      readonly password?: string | null | undefined;
    }[]
  >;
  deleteAccount(id: string): Promise<unknown>;
  deleteUserSessions(userId: string): Promise<unknown>;
}

/** What ended while a proof was taken. */
export interface Voided {
  /** Whether a password did. */
  password: boolean;
}

const proof = new AsyncLocalStorage<Voided>();

/** Runs the taking of a proof and tells what ended in it. */
export async function takeProof<T>(take: () => Promise<T>): Promise<{ result: T; voided: Voided }> {
  const voided: Voided = { password: false };
  return { result: await proof.run(voided, take), voided };
}

/** Notes that a way in was removed, for whoever takes the proof just now. */
export function noteRemoved({ providerId }: { readonly providerId: string }): void {
  const voided = proof.getStore();
  if (voided !== undefined && providerId === "credential") voided.password = true;
}

/** Ends what an unconfirmed account let in. `cookies` are those of the browser that brings the proof. */
export async function endUnproven(
  store: AccessStore,
  typed: TypedPasswords,
  userId: string,
  cookies: string | null | undefined,
): Promise<void> {
  const user = await store.findUserById(userId);
  if (!user || user.emailVerified) return;
  const accounts = await store.findAccounts(userId);
  const password = accounts.find(({ providerId }) => providerId === "credential")?.password;
  if (password && typed.isTyped(cookies, user.email, password)) return;
  for (const { id } of accounts) await store.deleteAccount(id);
  await store.deleteUserSessions(userId);
}
