// The mentor's app: its addresses (MR1) and what stands behind each. Only the landing and the two legal pages need nobody.
import { useMemo } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { BrowserRouter, Route, Routes } from "react-router";
import { MentorServicesProvider } from "../../lib/mentor-services.tsx";
import type { MentorServices } from "../../lib/mentor-services.tsx";
import { browserStorage, STORED } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { LanguageChoice } from "../language-choice.tsx";
import { LateView } from "../late-screen.ts";
import { StatusPage } from "../status-page.tsx";
import { MembersOnly, StrangersOnly, WithServices } from "./guards.tsx";
import { MissingPage } from "./missing-page.tsx";
import { PageHead } from "./page-head.tsx";
import { landingScreen, legalScreen, memberScreen, plansScreen, signInScreen } from "./screens.ts";
import type { ServicesStore } from "./services-store.ts";
import { Waiting } from "./waiting.tsx";

export interface MentorAppProps {
  readonly store: ServicesStore;
  readonly mentor: MentorServices;
  /** A step to another route has lost the version from the address. */
  readonly markVersion: () => void;
}

/** Everything below /mentor. */
export function MentorApp({ store, mentor, markVersion }: MentorAppProps): ReactElement {
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
        <BrowserRouter>
          <PageHead markVersion={markVersion} />
          <MentorRoutes store={store} />
        </BrowserRouter>
      </MentorServicesProvider>
    </ErrorBoundary>
  );
}

function MentorRoutes({ store }: { readonly store: ServicesStore }): ReactElement {
  const language = useMemo(() => <LanguageChoice />, []);
  // Only a guess, for a word on a link: whoever follows it is asked properly.
  const likelySignedIn = browserStorage.get(STORED.signedIn) !== null;
  const shared = { language, signedIn: likelySignedIn };
  const waiting = <Waiting />;
  const signIn = (page: "sign-in" | "sign-up") => (
    <StrangersOnly>
      <LateView late={signInScreen} props={{ page, language }} waiting={waiting} />
    </StrangersOnly>
  );
  const legal = (page: "terms" | "privacy") => (
    <LateView key={page} late={legalScreen} props={{ ...shared, page }} waiting={waiting} />
  );
  const member = <LateView late={memberScreen} props={{}} waiting={waiting} />;
  return (
    <Routes>
      <Route path="/mentor">
        <Route
          index
          element={<LateView key="landing" late={landingScreen} props={shared} waiting={waiting} />}
        />
        <Route element={<WithServices store={store} />}>
          <Route path="sign-in" element={signIn("sign-in")} />
          <Route path="sign-up" element={signIn("sign-up")} />
          <Route element={<MembersOnly>{member}</MembersOnly>}>
            <Route path="chat/:chatId?" element={null} />
            <Route path="project/:projectId" element={null} />
          </Route>
          <Route path="plans" element={<LateView late={plansScreen} props={{ language }} waiting={waiting} />} />
        </Route>
        <Route path="terms" element={legal("terms")} />
        <Route path="privacy" element={legal("privacy")} />
      </Route>
      <Route path="*" element={<MissingPage />} />
    </Routes>
  );
}
