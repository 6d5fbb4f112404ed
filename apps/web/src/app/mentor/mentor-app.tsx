// The mentor's app: its addresses (MR1) and what stands behind each. The landing and the two legal pages need nobody.
import { useMemo } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { MentorServicesProvider } from "../../lib/mentor-services.tsx";
import type { MentorPageServices } from "../../lib/mentor-services.tsx";
import type { Addresses } from "../../lib/router/addresses.ts";
import { RouterProvider, useLocation } from "../../lib/router/router.tsx";
import { browserStorage, STORED } from "../../lib/device/storage.ts";
import { Button } from "../../ui/button.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { ErrorBoundary } from "../frame/error-boundary.tsx";
import { LanguageChoice } from "../frame/language-choice.tsx";
import { LazyView } from "../../lib/lazy-screen.ts";
import { StatusPage } from "../frame/status-page.tsx";
import { MembersOnly, StrangersOnly, WithServices } from "./guards.tsx";
import { PageHead } from "./page-head.tsx";
import { mentorPageOf } from "./paths.ts";
import { landingScreen, legalScreen, memberScreen, plansScreen, signInScreen } from "./screens.ts";
import type { ServicesStore } from "./services-store.ts";
import { useTryOut } from "./use-try-out.ts";
import { MissingPage, Waiting } from "./status-pages.tsx";

export interface MentorAppProps {
  readonly addresses: Addresses;
  readonly store: ServicesStore;
  readonly mentor: MentorPageServices;
  /** A step to another address has lost the version: puts it back. */
  readonly markVersion: () => void;
}

/** Everything below /mentor. */
export function MentorApp({ addresses, store, mentor, markVersion }: MentorAppProps): ReactElement {
  const { t } = useTranslation("mentor");
  const broken = (
    <StatusPage title={t("shell.brokenTitle")} text={t("shell.brokenText")} mark={<SparkMark size={72} />}>
      <Button look="primary" onClick={() => location.reload()}>
        {t("shell.reload")}
      </Button>
    </StatusPage>
  );
  return (
    <ErrorBoundary fallback={broken}>
      <MentorServicesProvider value={mentor}>
        <RouterProvider value={addresses}>
          <PageHead markVersion={markVersion} />
          <Page store={store} />
        </RouterProvider>
      </MentorServicesProvider>
    </ErrorBoundary>
  );
}

/** The page behind the present address. Keys keep one page's state out of the next. */
function Page({ store }: { readonly store: ServicesStore }): ReactElement {
  const page = mentorPageOf(useLocation().pathname);
  const language = useMemo(() => <LanguageChoice />, []);
  // Only a guess, for a word on a link: whoever follows it is asked properly.
  const signedIn = browserStorage.get(STORED.signedIn) !== null;
  const tryOut = useTryOut(store);
  const waiting = <Waiting />;
  switch (page) {
    case "landing":
      return (
        <LazyView key={page} lazy={landingScreen} props={{ signedIn, language, tryOut }} waiting={waiting} />
      );
    case "terms":
    case "privacy":
      return (
        <LazyView key={page} lazy={legalScreen} props={{ page, signedIn, language }} waiting={waiting} />
      );
    case "sign-in":
    case "sign-up":
      return (
        <WithServices key="strangers" store={store}>
          <StrangersOnly>
            <LazyView lazy={signInScreen} props={{ page, language }} waiting={waiting} />
          </StrangersOnly>
        </WithServices>
      );
    case "chat":
      return (
        <WithServices key="members" store={store}>
          <MembersOnly>
            <LazyView lazy={memberScreen} props={{}} waiting={waiting} />
          </MembersOnly>
        </WithServices>
      );
    case "plans":
      return (
        <WithServices key={page} store={store}>
          <LazyView lazy={plansScreen} props={{ language }} waiting={waiting} />
        </WithServices>
      );
    case "missing":
      return <MissingPage />;
  }
}
