// The end of a mailed link: signs in by itself when this device knows the address, and asks for it otherwise. Draws
// nothing.
import { useEffect, useRef, useState } from "react";
import { STORED } from "../device/storage.ts";
import type { Storage } from "../device/storage.ts";
import type { AuthOutcome, IdentityClient } from "./identity-client.ts";

export interface LinkCompletionOptions {
  readonly identity: IdentityClient;
  readonly storage: Storage;
  /** The address of the page that was opened. */
  readonly url: string;
  /** Signed in: the link is done with. */
  readonly onDone: () => void;
}

export interface LinkCompletionState {
  /** It confirms an address instead of signing in: nothing can be asked. */
  readonly confirms: boolean;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly working: boolean;
  readonly refusal: Extract<AuthOutcome, { ok: false }> | null;
  /** The link worked, and a password that was not proven theirs has ended: to be said before they go in. */
  readonly passwordVoid: boolean;
  /** Tries the link with the address that was typed. */
  readonly complete: () => void;
}

/** Completes a one-time sign-in link or the confirmation of an address. */
export function useLinkCompletion(options: LinkCompletionOptions): LinkCompletionState {
  const { identity, storage, url, onDone } = options;
  const confirms = identity.isConfirmLink(url);
  const known = storage.get(STORED.emailForLink);
  const [email, setEmail] = useState(known ?? "");
  const [working, setWorking] = useState(confirms || known !== null);
  const [refusal, setRefusal] = useState<LinkCompletionState["refusal"]>(null);
  const [passwordVoid, setPasswordVoid] = useState(false);
  const started = useRef(false);

  const settle = (outcome: AuthOutcome) => {
    if (outcome.ok && outcome.notice !== "password-void") {
      onDone();
      return;
    }
    setWorking(false);
    if (outcome.ok) setPasswordVoid(true);
    else setRefusal(outcome);
  };
  const complete = async () => {
    setWorking(true);
    setRefusal(null);
    settle(await identity.completeEmailLink(email.trim(), url));
  };

  useEffect(() => {
    // A link works once: it must not be used twice when the effect runs twice.
    if (started.current) return;
    started.current = true;
    if (confirms) void identity.confirmEmail(url).then(settle);
    else if (known !== null) void identity.completeEmailLink(known, url).then(settle);
  });

  return { confirms, email, setEmail, working, refusal, passwordVoid, complete: () => void complete() };
}
