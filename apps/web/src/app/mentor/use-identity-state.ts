// Whether somebody is signed in, as a screen's state.
import { useEffect, useState } from "react";
import type { IdentityClient, IdentityState } from "../../lib/identity/identity-client.ts";

/** The identity's present state. */
export function useIdentityState(identity: IdentityClient): IdentityState {
  const [state, setState] = useState<IdentityState>("loading");
  useEffect(() => identity.onChange(setState), [identity]);
  return state;
}
