// Nobody is signed in: the login over the dimmed list of tables, or the end of a mailed link.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { AuthForm, LinkCompletion, LoginOverlay } from "../../game/auth/index.ts";
import { TableList } from "../../game/table-list/index.ts";
import { LINK_PARAMS, withoutLinkToken } from "../../lib/identity/link-token.ts";
import { invitationQuery } from "../../lib/http/queries.ts";
import { useServices } from "../../lib/services.tsx";
import { useFigures } from "../../ui/figures.ts";
import { DemoBackdrop } from "../practice/demo-backdrop.tsx";
import { LanguageChoice } from "../frame/language-choice.tsx";
import { readTableLink } from "../table-link/table-link.ts";
import { tableName } from "../../ui/table-name.ts";

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
      <TableList
        user={null}
        language={null}
        offline={false}
        notice={null}
        onNoticeClose={nothing}
        onJoin={nothing}
        onWatch={nothing}
        onPlay={nothing}
        onPractise={() => Promise.resolve(false)}
        onAccount={nothing}
        onSignOut={nothing}
      />
      <LoginOverlay corner={<LanguageChoice />} backdrop={<DemoBackdrop />}>
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

/** Who invites to which table for what stake, in words; null without a table's link. */
function useInvitation(): string | null {
  const { t, i18n } = useTranslation();
  const figures = useFigures();
  const { api } = useServices();
  const link = readTableLink(location.href);
  const roomId = link.kind === "table" ? link.roomId : "";
  const { data } = useQuery(invitationQuery(api, roomId));
  if (link.kind !== "table" || data === undefined) return null;
  if (data === null) return t("rooms.notice.room/not_found");
  const { hosts, stakes } = data;
  const name = tableName(data.name, t);
  const names = new Intl.ListFormat(i18n.language).format(hosts);
  const invited =
    hosts.length === 0
      ? t("rooms.invited", { name })
      : t("rooms.invitedBy", { name, names, count: hosts.length });
  const terms = stakes === 0 ? t("rooms.invitedFree") : t("rooms.invitedStake", { stake: figures(stakes) });
  return `${invited} ${terms}`;
}
