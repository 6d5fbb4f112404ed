// Nobody is signed in: the login over the dimmed list of tables, or the end of a mailed link.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { AuthForm, LinkCompletion, LoginOverlay } from "../game/auth/index.ts";
import { RoomsView } from "../game/rooms/index.ts";
import { LINK_PARAMS, withoutLinkToken } from "../lib/identity/link-token.ts";
import { roomsQuery } from "../lib/queries.ts";
import { useServices } from "../lib/services.tsx";
import { useFigures } from "../ui/use-figures.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { readTableLink } from "./table-link.ts";

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
  const invitation = useInvitation();
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
          <AuthForm
            identity={identity}
            config={authConfig}
            greeting={greeting ?? invitation}
            onGuest={onGuest}
          />
        ) : (
          <LinkCompletion identity={identity} storage={storage} url={link} onDone={finishLink} />
        )}
      </LoginOverlay>
    </>
  );
}

/** Where a table's link invites to, in words; null without one. Only listed tables are known by name to a stranger (LB8). */
function useInvitation(): string | null {
  const { t } = useTranslation();
  const figures = useFigures();
  const { api } = useServices();
  const rooms = useQuery(roomsQuery(api, true));
  const link = readTableLink(location.href);
  if (link.kind !== "table" || !rooms.isSuccess) return null;
  const room = rooms.data.find(({ id }) => id === link.roomId);
  if (room === undefined) return t("rooms.invitedPrivate");
  return room.stakes === 0
    ? t("rooms.invited", { name: room.name })
    : t("rooms.invitedStake", { name: room.name, stake: figures(room.stakes) });
}
