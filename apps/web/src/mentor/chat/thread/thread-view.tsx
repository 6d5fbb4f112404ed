// One chat: its head, the talk, the box. Also the kind word for a chat that is not there.
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import type { ComposerHandle } from "../composer/composer.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { EmptyPlace } from "../place/empty-place.tsx";
import { MainHead } from "../place/main-head.tsx";
import { ToastBar } from "../parts/toasts.tsx";
import { ProjectCrumb } from "../project/project-crumb.tsx";
import { ChatMenu } from "../sidebar/chat-menu.tsx";
import { LiveWords } from "./live-words.tsx";
import { Talk } from "./talk.tsx";
import { FOOT, ThreadFoot } from "./thread-foot.tsx";
import type { ThreadSession } from "../session/thread-session.ts";
import { isShown } from "../session/thread-state.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";
import { useTalkDeeds } from "./use-talk-deeds.ts";
import { useThread } from "../session/use-thread.ts";
import { useFocusedBox, useStopByEscape } from "./use-thread-keys.ts";

/** The chat behind `session`. `offline` is a word above the box when there is no line. */
export function ThreadView(props: {
  readonly session: ThreadSession;
  readonly offline: ReactNode;
}): ReactElement {
  const { session } = props;
  const { mentorApi } = useMentorServices();
  const hasModel = useQuery(mentorMeQuery(mentorApi)).data?.model.kind === "model";
  const thread = useThread(session);
  const { busy, phase, summary } = thread;
  const composer = useRef<ComposerHandle>(null);
  const stick = useStickToEnd(`${session.id} ${isShown(phase)}`, busy);
  const deeds = useTalkDeeds(session, composer);
  useStopByEscape(busy, session);
  useFocusedBox(composer);

  if (phase.is === "missing" || phase.is === "unreachable")
    return <NotHere why={phase.is} onRetry={() => void session.open()} />;
  return (
    <>
      <MainHead
        title={summary?.title ?? ""}
        crumb={<ProjectCrumb id={summary?.projectId ?? null} />}
        menu={summary === null ? null : <ChatMenu chat={summary} />}
      />
      <Talk session={session} thread={thread} stick={stick} hasModel={hasModel} {...deeds} />
      <LiveWords busy={busy} last={thread.messages.at(-1)} />
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

/** A chat that is gone, or cannot be had now. */
function NotHere({
  why,
  onRetry,
}: {
  readonly why: "missing" | "unreachable";
  readonly onRetry: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { go } = useChatContext();
  return (
    <>
      <EmptyPlace
        title={t(`chat.${why}Title`)}
        text={t(`chat.${why}Text`)}
        action={t(why === "missing" ? "chat.newChat" : "chat.retry")}
        onAction={() => (why === "missing" ? go({ kind: "new" }) : onRetry())}
      />
      <ToastBar className={FOOT} />
    </>
  );
}
