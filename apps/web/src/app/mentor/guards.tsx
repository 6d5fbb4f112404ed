// Who may see what: pages that need the services, pages for people who are signed in, pages for those who are not.
import { useEffect, useSyncExternalStore } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { returnPath } from "../../lib/identity/link-token.ts";
import { Navigate, useLocation } from "../../lib/router/router.tsx";
import { ServicesProvider, useServices } from "../../lib/services.tsx";
import { browserStorage, STORED } from "../../lib/storage.ts";
import { useOnline } from "../../lib/use-online.ts";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { StatusPage } from "../frame/status-page.tsx";
import { isMentorPath, nextPath, signInPath } from "./next-path.ts";
import type { ServicesStore } from "./services-store.ts";
import { useIdentityState } from "./use-identity-state.ts";
import { Waiting } from "./waiting.tsx";

/** `children` as soon as the server has said which identity it uses. */
export function WithServices(props: {
  readonly store: ServicesStore;
  readonly children: ReactNode;
}): ReactElement {
  const { store } = props;
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => void store.ready(), [store]);
  switch (state.phase) {
    case "asking":
      return <Waiting />;
    case "unreachable":
      return <Unreachable />;
    case "ready":
      return <ServicesProvider value={state.services}>{props.children}</ServicesProvider>;
  }
}

/** No server: because there is no network, or for a reason of its own. What was typed is on the device. */
function Unreachable(): ReactElement {
  const { t } = useTranslation("mentor");
  const isOnline = useOnline();
  const hasDrafts = browserStorage.get(STORED.drafts) !== null;
  const words = t(isOnline ? "shell.unreachableText" : "shell.offlineText");
  return (
    <StatusPage
      title={t(isOnline ? "shell.unreachableTitle" : "shell.offlineTitle")}
      text={hasDrafts ? `${words} ${t("shell.draftsKept")}` : words}
      mark={<SparkMark size={72} />}
    />
  );
}

/** `children` for whoever is signed in; everybody else signs in first and comes back (MR1). */
export function MembersOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const { identity } = useServices();
  const state = useIdentityState(identity);
  const { hash } = useLocation();
  switch (state) {
    case "loading":
      return <Waiting />;
    case "signed-out":
      // The fragment goes along: it may hold the token of a mailed link.
      return <Navigate to={`${signInPath(returnPath(location.href))}${hash}`} />;
    case "guest":
    case "signed-in":
      return children;
  }
}

/** `children` for whoever has not signed up yet, guests too; everybody else goes where they were going. */
export function StrangersOnly({ children }: { readonly children: ReactNode }): ReactNode {
  const { identity } = useServices();
  const state = useIdentityState(identity);
  const { search } = useLocation();
  switch (state) {
    case "loading":
      return <Waiting />;
    case "signed-out":
    case "guest":
      return children;
    case "signed-in":
      return <GoOn path={nextPath(search)} />;
  }
}

function GoOn({ path }: { readonly path: string }): ReactElement {
  const isOurs = isMentorPath(path);
  useEffect(() => {
    if (!isOurs) location.replace(path);
  }, [isOurs, path]);
  return isOurs ? <Navigate to={path} /> : <Waiting />;
}
