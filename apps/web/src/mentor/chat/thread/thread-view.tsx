// One chat: its head, the talk, the box. Also the kind word for a chat that is not there.
import type { Intent } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { mentorMeQuery } from "../../../lib/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import type { ComposerHandle } from "../composer/composer.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { EmptyPlace } from "../place/empty-place.tsx";
import { MainHead } from "../place/main-head.tsx";
import { ToastBar, useToast } from "../parts/toasts.tsx";
import { ProjectCrumb } from "../project/project-crumb.tsx";
import { ChatMenu } from "../sidebar/chat-menu.tsx";
import { withReply } from "../transcript/continue-transcript.ts";
import type { OnOptionSent } from "./answer.tsx";
import { LiveWords } from "./live-words.tsx";
import { Talk } from "./talk.tsx";
import { latestTranscript } from "../session/thread-message.ts";
import { FOOT, ThreadFoot } from "./thread-foot.tsx";
import type { ThreadSession } from "../session/thread-session.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";
import { useThread } from "../session/use-thread.ts";

/** The chat behind `session`. `offline` is a word above the box when there is no line. */
export function ThreadView(props: {
  readonly session: ThreadSession;
  readonly offline: ReactNode;
}): ReactElement {
  const { session } = props;
  const { t } = useTranslation("mentor");
  const { go } = useChatContext();
  const toast = useToast();
  const { mentorApi } = useMentorServices();
  const hasModel = useQuery(mentorMeQuery(mentorApi)).data?.model.kind === "model";
  const thread = useThread(session);
  const { messages, busy, phase } = thread;
  const composer = useRef<ComposerHandle>(null);
  const stick = useStickToEnd(`${session.id} ${phase}`, busy);
  const title = thread.summary?.title ?? "";
  useStopByEscape(busy, session);
  useEffect(() => {
    // The box that was written in is gone with the welcome: the next one takes the focus over. A thumb needs no keyboard yet.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && matchMedia("(pointer: fine)").matches) composer.current?.focus();
  }, []);

  const onSent = useCallback<OnOptionSent>(
    (messageId, option, told) => {
      void session.markSent(messageId, option, told).then((result) => {
        if (!result.ok) toast({ text: result.failure.message ?? t("chat.failed") });
      });
    },
    [session, t, toast],
  );
  const { toAnswer } = stick;
  useEffect(() => {
    if (busy) toAnswer();
  }, [busy, toAnswer]);
  const onReply = useCallback(
    (messageId: string, sent: string, reply: string) => {
      const path = session.chat.messages;
      const at = path.findIndex((message) => message.id === messageId);
      if (at === -1) return;
      const intent: Intent = "reply";
      void session.send({
        text: reply === "" ? t("chat.back.silenceText") : "",
        transcript: withReply(latestTranscript(path, at), sent, reply),
        intent,
      });
    },
    [session, t],
  );
  const onWrite = useCallback(() => composer.current?.focus(), []);

  if (phase === "missing" || phase === "unreachable")
    return (
      <>
        <EmptyPlace
          title={t(`chat.${phase}Title`)}
          text={t(`chat.${phase}Text`)}
          action={t(phase === "missing" ? "chat.newChat" : "chat.retry")}
          onAction={() => (phase === "missing" ? go({ kind: "new" }) : void session.open())}
        />
        <ToastBar className={FOOT} />
      </>
    );
  return (
    <>
      <MainHead
        title={title}
        crumb={<ProjectCrumb id={thread.summary?.projectId ?? null} />}
        menu={thread.summary === null ? null : <ChatMenu chat={thread.summary} />}
      />
      <Talk
        session={session}
        thread={thread}
        stick={stick}
        onSent={onSent}
        onReply={onReply}
        onWrite={onWrite}
        hasModel={hasModel}
      />
      <LiveWords busy={busy} last={messages.at(-1)} />
      <ThreadFoot
        session={session}
        thread={thread}
        composer={composer}
        hasModel={hasModel}
        offline={props.offline}
        onEnd={stick.isAway ? stick.toEnd : null}
      />
    </>
  );
}

/** Escape stops the answer, unless a dialog, a menu or a form has a use for it first (MC1). */
function useStopByEscape(busy: boolean, session: ThreadSession): void {
  useEffect(() => {
    if (!busy) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], [popover]:popover-open") !== null) return;
      void session.stop();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [busy, session]);
}
