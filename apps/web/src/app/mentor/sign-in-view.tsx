// Signing in and up to the mentor, joined to the identity, and the end of a mailed link, which may come back to either page.
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "../../lib/router/router.tsx";
import { LINK_PARAMS, withoutLinkToken } from "../../lib/identity/link-token.ts";
import { useServices } from "../../lib/services.tsx";
import { SignInPage } from "../../mentor/sign-in/index.ts";
import { useIdentityState } from "./guards.tsx";
import { SIGN_IN_PATH, SIGN_UP_PATH } from "./paths.ts";

export interface SignInViewProps {
  readonly page: "sign-in" | "sign-up";
  /** The language switch. */
  readonly language: ReactNode;
}

/** /mentor/sign-in and /mentor/sign-up. Whoever gets in is led on by the guard around it. */
export function SignInView({ page, language }: SignInViewProps): ReactElement {
  const { identity, authConfig, storage } = useServices();
  const { search } = useLocation();
  const isGuest = useIdentityState(identity) === "guest";
  const [link, setLink] = useState(() => {
    const url = location.href;
    return identity.isEmailLink(url) || identity.isConfirmLink(url) ? url : null;
  });
  const finishLink = () => {
    history.replaceState(history.state, "", withoutLinkToken(location.href, LINK_PARAMS));
    setLink(null);
  };
  return (
    <SignInPage
      key={page}
      page={page}
      // Into another account nothing of a guest's goes along.
      isGuest={isGuest && page === "sign-up"}
      otherPage={`${page === "sign-in" ? SIGN_UP_PATH : SIGN_IN_PATH}${search}`}
      identity={identity}
      config={authConfig}
      storage={storage}
      language={language}
      link={link}
      onLinkDone={finishLink}
    />
  );
}
