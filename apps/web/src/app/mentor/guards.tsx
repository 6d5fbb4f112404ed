// Who may see what: pages that need the services, pages for people who are signed in, pages for those who are not.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ReactElement, ReactNode } from "react";
import type { IdentityClient, IdentityState } from "../../lib/identity/identity-client.ts";
import { returnPath } from "../../lib/identity/link-token.ts";
import { Navigate, useLocation } from "../../lib/router/router.tsx";
import { ServicesProvider, useServices } from "../../lib/services.tsx";
import { isMentorPath, nextPath, signInPath } from "./paths.ts";
import type { ServicesStore } from "./services-store.ts";
import { Unreachable, Waiting } from "./status-pages.tsx";

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

/** Whether somebody is signed in, as a screen's state. */
export function useIdentityState(identity: IdentityClient): IdentityState {
  const [state, setState] = useState<IdentityState>("loading");
  useEffect(() => identity.onChange(setState), [identity]);
  return state;
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
