// Nobody is signed in: the login over the dimmed list of tables, or the end of a mailed link.
import { useState } from "react";
import type { ReactElement } from "react";
import { AuthForm, LinkCompletion, LoginOverlay } from "../game/auth/index.ts";
import { RoomsView } from "../game/rooms/index.ts";
import { LINK_PARAMS, withoutLinkToken } from "../lib/identity/link-token.ts";
import { useServices } from "../lib/services.tsx";
import { LanguageChoice } from "./language-choice.tsx";

const nothing = () => undefined;

/** The login overlay (specification §2); `greeting` is said above the form. */
export function SignedOut({
  greeting,
  onGuest,
}: {
  readonly greeting: string | null;
  /** Somebody comes in without an account, to play. */
  readonly onGuest: () => void;
}): ReactElement {
  const { identity, authConfig, storage } = useServices();
  const [link, setLink] = useState(() => {
    const url = location.href;
    return identity.isEmailLink(url) || identity.isConfirmLink(url) ? url : null;
  });
  const finishLink = () => {
    history.replaceState(null, "", withoutLinkToken(location.href, LINK_PARAMS));
    setLink(null);
  };
  return (
    <>
      <RoomsView
        user={null}
        language={null}
        offline={false}
        notice={null}
        onNoticeClose={nothing}
        onJoin={nothing}
        onWatch={nothing}
        onPlay={nothing}
        onAccount={nothing}
        onSignOut={nothing}
      />
      <LoginOverlay corner={<LanguageChoice />}>
        {link === null ? (
          <AuthForm identity={identity} config={authConfig} greeting={greeting} onGuest={onGuest} />
        ) : (
          <LinkCompletion identity={identity} storage={storage} url={link} onDone={finishLink} />
        )}
      </LoginOverlay>
    </>
  );
}
