// The beginning (specification §2): a greeting, the box, «Расскажи ИИ о себе», and quiet chips for other wishes.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asLanguage } from "../../../i18n/index.ts";
import { useLocation } from "../../../lib/router/router.tsx";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { SparkMark } from "../../../ui/spark-mark.tsx";
import { asksForSample, sampleTranscript } from "../../sample-chat.ts";
import { Composer } from "../composer/composer.tsx";
import type { ComposerHandle } from "../composer/composer.tsx";
import { EMPTY_DRAFT, isEmptyDraft } from "../composer/composer-draft.ts";
import type { ComposerDraft } from "../composer/composer-draft.ts";
import { CHIPS } from "../composer/starters.ts";
import { useChatContext } from "../data/chat-context.tsx";
import { useStartChat } from "../data/use-start-chat.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { MainHead } from "../place/main-head.tsx";
import { SaveCard } from "../guest/save-card.tsx";
import { useGuestTry } from "../guest/use-guest-try.ts";
import { ThreadNotice } from "../place/thread-notice.tsx";
import { SampleButton } from "./sample-button.tsx";
import { useShared } from "./use-shared.ts";

const GREETING =
  "font-title text-[1.5rem] leading-tight font-bold tracking-tight text-balance sm:text-[2rem]";
const CHIP =
  "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm transition-colors duration-150 hover:border-edge hover:text-text";

/** The welcome. */
export function Welcome({ offline }: { readonly offline: ReactNode }): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const { show } = useChatContext();
  const { mentorApi } = useMentorServices();
  const me = useQuery(mentorMeQuery(mentorApi));
  const composer = useRef<ComposerHandle>(null);
  useShared(composer);
  const { start, fault, forgive } = useStartChat(null);
  const [draft, setDraft] = useState<ComposerDraft>(EMPTY_DRAFT);
  const { intent } = draft;
  // The transcript needs the room that the greeting takes.
  const isAtWork = draft.transcript !== null;
  useEffect(() => {
    // A phone's keyboard would cover the greeting.
    if (matchMedia("(pointer: fine)").matches) composer.current?.focus();
  }, []);
  const language = asLanguage(i18n.language);
  const showSample = () => composer.current?.read(sampleTranscript(t, language));
  const { state } = useLocation();
  const beginWithSample = useEffectEvent(() => {
    if (asksForSample(state) && isEmptyDraft(draft)) showSample();
  });
  useEffect(() => beginWithSample(), []);
  const guest = useGuestTry();
  const called = me.data?.called ?? "";
  const hasProfile = (me.data?.profile ?? "") !== "";
  return (
    <>
      <MainHead title="" menu={null} />
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="mx-auto my-auto grid w-full max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-7 px-3 pt-2 pb-[max(20px,env(safe-area-inset-bottom))] sm:px-6 sm:pb-[12dvh]">
          <div className="grid justify-items-center gap-4 px-2 text-center">
            {!isAtWork && <SparkMark size={52} />}
            <h1 tabIndex={-1} className={isAtWork ? "sr-only" : GREETING}>
              {called === "" ? t("chat.greeting") : t("chat.greetingNamed", { name: called })}
            </h1>
            {!isAtWork && guest !== "spent" && (
              <p className="max-w-[34rem] text-balance text-quiet">{t("chat.greetingText")}</p>
            )}
          </div>
          <div className="grid gap-3">
            {offline}
            {guest === "spent" ? (
              <SaveCard />
            ) : (
              <>
                <Composer
                  ref={composer}
                  draftKey="new"
                  busy={false}
                  stopping={false}
                  onStop={() => undefined}
                  givenBack={null}
                  onTaken={() => undefined}
                  placeholder={t("chat.placeholder")}
                  showRetention
                  onSend={start}
                  onDraft={setDraft}
                  notice={
                    fault === null ? null : (
                      <ThreadNotice
                        failure={fault}
                        refused
                        onRetry={null}
                        onBuiltIn={null}
                        onClose={forgive}
                      />
                    )
                  }
                />
                {!isAtWork && <SampleButton onPick={showSample} />}
              </>
            )}
          </div>
          <div
            className={`flex flex-wrap justify-center gap-2 ${isAtWork || guest === "spent" ? "hidden" : ""}`}
          >
            {CHIPS.map((chip) => (
              <button
                key={chip.intent}
                type="button"
                aria-pressed={intent === chip.intent}
                onClick={() => composer.current?.want(intent === chip.intent ? null : chip.intent)}
                className={`${CHIP} ${intent === chip.intent ? "border-fuse text-text" : "border-line text-quiet"}`}
              >
                <ChatIcon name={chip.icon} size={18} />
                {t(`chat.chip.${chip.intent}`)}
              </button>
            ))}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => show({ kind: "profile" })}
              className={`${CHIP} border-line text-quiet`}
            >
              {hasProfile ? (
                <span className="text-mint">
                  <Icon name="check" size={18} />
                </span>
              ) : (
                <ChatIcon name="person" size={18} />
              )}
              {t("chat.profile.open")}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
