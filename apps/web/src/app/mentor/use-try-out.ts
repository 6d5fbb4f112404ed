// The way from the front page into the chat without signing up (GU1): whoever is somebody already just goes there.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import { isSomebody, SUCCESS } from "../../lib/identity/identity-client.ts";
import type { IdentityClient, IdentityState } from "../../lib/identity/identity-client.ts";
import { useNavigate } from "../../lib/router/router.tsx";
import type { TryOut } from "../../mentor/landing/index.ts";
import { WITH_SAMPLE } from "../../mentor/sample-chat.ts";
import { CHAT_PATH } from "./paths.ts";
import type { ServicesStore } from "./services-store.ts";

/** The try, for as long as the front page is shown. */
export function useTryOut(store: ServicesStore): TryOut {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const enter = async (withSample: boolean) => {
    setBusy(true);
    setFault(null);
    const { identity } = await store.ready();
    const outcome = isSomebody(await firstState(identity)) ? SUCCESS : await identity.enterAsGuest();
    setBusy(false);
    if (outcome.ok) navigate(CHAT_PATH, withSample ? { state: WITH_SAMPLE } : {});
    else setFault(authErrorText(t, outcome));
  };
  return { busy, fault, onTry: (withSample) => void (busy || enter(withSample)) };
}

/** The identity's state as soon as it is known. */
function firstState(identity: IdentityClient): Promise<IdentityState> {
  return new Promise((known) => {
    let stop: (() => void) | null = null;
    let isKnown = false;
    stop = identity.onChange((state) => {
      if (state === "loading" || isKnown) return;
      isKnown = true;
      stop?.();
      known(state);
    });
    if (isKnown) stop();
  });
}
