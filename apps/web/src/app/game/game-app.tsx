// From an empty page to the right screen: which identity, whether anybody is signed in, and who.
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { browserClock } from "../../lib/clock.ts";
import { isSomebody } from "../../lib/identity/identity-client.ts";
import type { IdentityState } from "../../lib/identity/identity-client.ts";
import { meQuery, queries } from "../../lib/http/queries.ts";
import { ServicesProvider, useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorBoundary } from "../frame/error-boundary.tsx";
import type { Prepare } from "../start/prepare.ts";
import { LazyView } from "../../lib/lazy-screen.ts";
import { signedInScreen } from "./load-signed-in.ts";
import type { PublicPage } from "./public-page.ts";
import { SignedOut } from "./signed-out.tsx";
import { LoadingPage, StatusPage } from "../frame/status-page.tsx";
import { useHeldTrue } from "./use-held-true.ts";
import { useBusyPractice, usePractice } from "../practice/use-practice.tsx";
import type { Practice } from "../practice/use-practice.tsx";

const ASK_AGAIN_MS = 3_000;
/** Whoever has waited so long is offered practice. */
const SLOW_MS = 2_500;

export interface GameAppProps {
  readonly prepare: Prepare;
  /** What the address asks for that opens for anybody; null: the product itself. */
  readonly page: PublicPage | null;
  /** Hears whether a match runs: the page must not be reloaded into it. */
  readonly setBusy: (busy: boolean) => void;
}

/** The whole game. */
export function GameApp(props: GameAppProps): ReactElement {
  const { t } = useTranslation();
  return (
    <ErrorBoundary
      fallback={
        <StatusPage title={t("app.brokenTitle")} text={t("app.brokenText")}>
          <Button look="primary" onClick={() => location.reload()}>
            {t("app.reload")}
          </Button>
        </StatusPage>
      }
    >
      <QueryClientProvider client={queries}>
        <Prepared {...props} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Asks the server which identity it uses, for as long as it takes, and joins the services. */
function Prepared({ prepare, page, setBusy }: GameAppProps): ReactElement {
  const { t } = useTranslation();
  const prepared = useQuery({
    queryKey: ["services"],
    queryFn: prepare,
    retry: false,
    // A server that cannot be reached is asked again and again; one that answered is not.
    refetchInterval: (query) => (query.state.data === undefined ? ASK_AGAIN_MS : false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const isAway = prepared.isError;
  const isSlow = useHeldTrue(prepared.data === undefined, SLOW_MS, browserClock);
  const practice = usePractice(isAway || isSlow, <LoadingPage text={t("common.loading")} />);
  useBusyPractice(practice.screen !== null, setBusy);
  // Nobody is taken out of a match because the server is back.
  if (practice.screen !== null) return practice.screen;
  if (prepared.data !== undefined)
    return (
      <ServicesProvider value={prepared.data}>
        {page === null ? (
          <Who setBusy={setBusy} />
        ) : (
          <LazyView
            lazy={page.lazy}
            props={page.props}
            waiting={<LoadingPage text={t("common.loading")} />}
          />
        )}
      </ServicesProvider>
    );
  if (prepared.isError)
    return (
      <StatusPage title={t("app.unreachableTitle")} text={t("app.unreachableText")}>
        {practice.isHere && (
          <Button look="primary" onClick={() => void practice.begin()}>
            {t("app.practise")}
          </Button>
        )}
      </StatusPage>
    );
  return <WaitingPage practice={isSlow ? practice : null} />;
}

/** Loading; where it takes long, with something to do meanwhile. */
function WaitingPage({ practice }: { readonly practice: Practice | null }): ReactElement {
  const { t } = useTranslation();
  return (
    <LoadingPage text={t("common.loading")} brand={t("common.brand")} tagline={t("common.tagline")}>
      {practice?.isHere === true && (
        <Button onClick={() => void practice.begin()}>{t("app.practise")}</Button>
      )}
    </LoadingPage>
  );
}

/** Loading, the login over the dimmed list, or the person's own product. */
function Who({ setBusy }: { readonly setBusy: (busy: boolean) => void }): ReactElement {
  const { t } = useTranslation();
  const { api, identity } = useServices();
  const [state, setState] = useState<IdentityState>("loading");
  const [deleted, setDeleted] = useState(false);
  /** Pressed «Играть» on the sign-in card: goes straight to a table. */
  const [cameToPlay, setCameToPlay] = useState(false);
  useEffect(
    () =>
      identity.onChange((next) => {
        setState(next);
        if (isSomebody(next)) setDeleted(false);
        if (next !== "signed-out") return;
        setCameToPlay(false);
        queries.removeQueries({ queryKey: ["me"] });
      }),
    [identity],
  );
  const signedIn = isSomebody(state);
  const me = useQuery({ ...meQuery(api), enabled: signedIn });
  const isSlow = useHeldTrue(
    state === "loading" || (signedIn && me.data === undefined),
    SLOW_MS,
    browserClock,
  );
  const practice = usePractice(isSlow, <LoadingPage text={t("common.loading")} />);
  useBusyPractice(practice.screen !== null, setBusy);
  useEffect(() => {
    // Specification §8: a refused current-user call signs the person out.
    if (signedIn && me.isError && me.data === undefined) void identity.signOut();
  }, [signedIn, me.isError, me.data, identity]);

  if (practice.screen !== null) return practice.screen;
  if (state === "signed-out") {
    const greeting = deleted ? t("rooms.accountDeleted") : null;
    return <SignedOut greeting={greeting} onGuest={() => setCameToPlay(true)} />;
  }
  const loading = <WaitingPage practice={isSlow ? practice : null} />;
  if (!signedIn || me.data === undefined) return loading;
  const onDeleted = () => {
    setDeleted(true);
    void identity.signOut();
  };
  const props = { user: me.data, cameToPlay, setBusy, onDeleted };
  return <LazyView lazy={signedInScreen} props={props} waiting={loading} />;
}
