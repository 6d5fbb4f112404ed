// What stands below a talk: words of what is due or went wrong, and the box; for a guest who has had their answer, the way to
// keep it in place of the box.
import type { ReactElement, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Composer } from "../composer/composer.tsx";
import type { ComposerHandle } from "../composer/composer.tsx";
import { SaveCard } from "../guest/save-card.tsx";
import { useGuestTry } from "../guest/use-guest-try.ts";
import { ToastBar } from "../parts/toasts.tsx";
import { DueBanner } from "../reminder/due-banner.tsx";
import { talkSoFar } from "../transcript/continue-transcript.ts";
import { SceneBanner } from "../role-play/scene-banner.tsx";
import { ToEnd } from "./talk.tsx";
import { isGuestOut } from "../session/thread-failure.ts";
import { latestTranscript, sentSince } from "../session/thread-message.ts";
import { ThreadNotice } from "../place/thread-notice.tsx";
import type { ThreadSession } from "../session/thread-session.ts";
import type { Thread } from "../session/use-thread.ts";
import { MAX_CHAT_MESSAGES, NEARLY_FULL } from "@fitil/contracts";
import { RoomLine } from "../parts/room-line.tsx";

/** The foot's place below what scrolls. */
export const FOOT = "mx-auto w-full max-w-[47.5rem] px-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-6";

export interface ThreadFootProps {
  readonly session: ThreadSession;
  readonly thread: Thread;
  readonly composer: RefObject<ComposerHandle | null>;
  /** A model answers here, so that the built-in mentor is somebody else. */
  readonly hasModel: boolean;
  /** A word above the box when there is no line. */
  readonly offline: ReactNode;
  /** Goes to the end of the talk; null where one is there. */
  readonly onEnd: (() => void) | null;
}

/** The foot. */
export function ThreadFoot({
  session,
  thread,
  composer,
  hasModel,
  offline,
  onEnd,
}: ThreadFootProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { busy, messages, phase } = thread;
  const failed = phase.is === "failed" ? phase : null;
  const isSpent = useGuestTry() === "spent" && (phase.is === "ready" || failed !== null);
  const notice =
    failed === null ? null : (
      <ThreadNotice
        failure={failed.failure}
        refused={failed.isRefused}
        onBuiltIn={hasModel ? () => void session.askBuiltIn() : null}
        onClose={() => session.forgive()}
        onRetry={() => {
          if (failed.isRefused) composer.current?.submit();
          else void session.retry();
        }}
      />
    );
  return (
    // A phone that lies on its side has no room for what was read and the box: both scroll.
    <div className={`${FOOT} [@media(max-height:480px)]:min-h-0 [@media(max-height:480px)]:overflow-y-auto`}>
      <ToastBar className="pb-2" />
      <DueBanner session={session} thread={thread} />
      <SceneBanner session={session} thread={thread} />
      {offline}
      <MessagesLine count={thread.tree.messages.size} />
      {isSpent ? (
        <div className="grid gap-2">
          {failed !== null && !isGuestOut(failed.failure) && notice}
          <SaveCard />
        </div>
      ) : (
        <Composer
          ref={composer}
          draftKey={session.id}
          busy={busy}
          stopping={phase.is === "answering" && phase.isStopping}
          onStop={() => void session.stop()}
          givenBack={thread.givenBack}
          onTaken={() => session.takeBack()}
          placeholder={t("chat.placeholderMore")}
          showRetention={false}
          them={thread.summary?.them}
          earlier={() => talkSoFar(latestTranscript(messages, messages.length), sentSince(messages))}
          tool={onEnd === null ? null : <ToEnd onClick={onEnd} />}
          onSend={(outgoing) => {
            void session.send(outgoing);
            return Promise.resolve(true);
          }}
          notice={notice}
        />
      )}
    </div>
  );
}

/** The line; nothing while there is room. */
function MessagesLine({ count }: { readonly count: number }): ReactElement | null {
  const { t, i18n } = useTranslation("mentor");
  if (count < NEARLY_FULL * MAX_CHAT_MESSAGES) return null;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <RoomLine>
      {t("chat.room.messages", { used: number.format(count), most: number.format(MAX_CHAT_MESSAGES) })}
    </RoomLine>
  );
}
