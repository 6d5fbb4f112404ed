// A signed-in person in the mentor: who they are, whether they are of age (MF1), and then the chat. Joins the account
// dialog and the language with it.
import type { MentorMe } from "@fitil/contracts";
import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "../../lib/router/router.tsx";
import { asLanguage, setLanguage } from "../../i18n/index.ts";
import { serverWords } from "../../lib/http/http.ts";
import { claimDrafts, forgetDrafts } from "../../lib/device/drafts.ts";
import { mentorMeQuery } from "../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../lib/mentor-services.tsx";
import { onIdle } from "../../lib/lazy-screen.ts";
import { meQuery, queries } from "../../lib/http/queries.ts";
import { useServices } from "../../lib/services.tsx";
import { forgetShared } from "../../lib/device/share-sheet.ts";
import { STORED } from "../../lib/device/storage.ts";
import { registerWorker } from "../../lib/device/worker-registration.ts";
import { ChatScreen } from "../../mentor/chat/index.ts";
import { AdultGate } from "../../mentor/pages/adult-gate.tsx";
import { Button } from "../../ui/button.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { LazyAccount } from "../account/lazy-account.tsx";
import { LanguageChoice } from "../frame/language-choice.tsx";
import { StatusPage } from "../frame/status-page.tsx";
import { useIdentityState } from "./guards.tsx";
import { Waiting } from "./status-pages.tsx";

/** Comes with the account dialog, when that is asked for. */
const OwnSection = lazy(() =>
  import("../../mentor/own/own-section.tsx").then(({ OwnSection: view }) => ({ default: view })),
);

/** The chat with everything around it. */
export function Member(): ReactElement {
  useEffect(() => onIdle(() => registerWorker("mentor")), []);
  return (
    <QueryClientProvider client={queries}>
      <KnownMember />
    </QueryClientProvider>
  );
}

function KnownMember(): ReactElement {
  const { t } = useTranslation("mentor");
  const { api, identity } = useServices();
  const { mentorApi } = useMentorServices();
  const user = useQuery(meQuery(api));
  const me = useQuery(mentorMeQuery(mentorApi));
  const leave = useLeave();
  useEffect(() => {
    // Specification §8: a refused current-user call signs the person out.
    if (user.isError && user.data === undefined) void identity.signOut();
  }, [user.isError, user.data, identity]);
  useAccountLanguage(me.data);
  const state = useIdentityState(identity);
  const isStale = state === "signed-in" && user.data?.isGuest === true;
  const cache = useQueryClient();
  useEffect(() => {
    // What was read as a guest is not true of a member.
    if (isStale) void cache.invalidateQueries();
  }, [isStale, cache]);
  const [accountShown, setAccountShown] = useState(false);

  if (me.isError && me.data === undefined)
    return (
      <StatusPage
        title={t("shell.failedTitle")}
        text={serverWords(me.error) ?? t("shell.unreachableText")}
        mark={<SparkMark size={72} />}
      >
        <Button look="primary" busy={me.isFetching} onClick={() => void me.refetch()}>
          {t("shell.retry")}
        </Button>
      </StatusPage>
    );
  if (user.data === undefined || me.data === undefined) return <Waiting />;
  const language = <LanguageChoice onChosen={(locale) => void mentorApi.changeMe({ locale })} />;
  if (!me.data.adult) return <AdultDoor language={language} onLeave={() => leave("signed-out")} />;
  return (
    <OwnDrafts key={user.data.id} userId={user.data.id}>
      <ChatScreen
        user={user.data}
        language={language}
        onAccount={() => setAccountShown(true)}
        onSignOut={() => leave("signed-out")}
        onErased={() => leave("deleted")}
      />
      {accountShown && (
        <LazyAccount
          user={user.data}
          own={
            <Suspense fallback={null}>
              <OwnSection onLeave={() => setAccountShown(false)} />
            </Suspense>
          }
          onClose={() => setAccountShown(false)}
          onDeleted={() => leave("deleted")}
          onSignOut={() => leave("signed-out")}
        />
      )}
    </OwnDrafts>
  );
}

/** Makes sure, before anything reads one, that the drafts on this device are this person's. */
function OwnDrafts(props: { readonly userId: string; readonly children: ReactNode }): ReactNode {
  const { storage } = useServices();
  useState(() => claimDrafts(storage, props.userId));
  return props.children;
}

/** The question of age, and its answer kept on the account. */
function AdultDoor(props: { readonly language: ReactElement; readonly onLeave: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    const result = await mentorApi.changeMe({ adult: true });
    setBusy(false);
    if (result.ok) cache.setQueryData(mentorMeQuery(mentorApi).queryKey, result.value);
    else setFailed(result.failure.message ?? t("shell.unreachableText"));
  };
  return (
    <AdultGate
      language={props.language}
      busy={busy}
      failed={failed}
      onConfirm={() => void confirm()}
      onLeave={props.onLeave}
    />
  );
}

/** A device where no language was ever chosen takes the account's; one where it was tells the account (MR2). */
function useAccountLanguage(me: MentorMe | undefined): void {
  const { storage } = useServices();
  const { mentorApi } = useMentorServices();
  const locale = me?.locale;
  useEffect(() => {
    const stored = storage.get(STORED.language);
    if (locale === undefined) return;
    if (stored === null) void setLanguage(locale);
    else if (asLanguage(stored) !== locale) void mentorApi.changeMe({ locale: asLanguage(stored) });
  }, [locale, storage, mentorApi]);
}

/** Leaves the chat for the landing page: nothing of this person stays in the page or on the device. */
function useLeave(): (why: "signed-out" | "deleted") => void {
  const navigate = useNavigate();
  const { identity, storage } = useServices();
  const cache = useQueryClient();
  return (why) => {
    forgetDrafts(storage);
    void forgetShared(globalThis.caches);
    navigate("/mentor", { state: { left: why } });
    void identity.signOut().then(() => cache.clear());
  };
}
