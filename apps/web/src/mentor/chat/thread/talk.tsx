// The talk between the head and the box: what is said, what is awaited, and the way back to its end.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SparkMark } from "../../../ui/spark-mark.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { AskBuiltIn } from "./made-by.tsx";
import { MessageList } from "./message-list.tsx";
import type { MessageListProps } from "./message-list.tsx";
import type { StickToEnd } from "./use-stick-to-end.ts";
import type { Thread } from "../session/use-thread.ts";

export interface TalkProps extends Pick<MessageListProps, "session" | "onSent" | "onReply" | "onWrite"> {
  readonly thread: Thread;
  readonly stick: StickToEnd;
  /** A model answers here, so that the built-in mentor is somebody else. */
  readonly hasModel: boolean;
}

/** The scrolling middle. */
export function Talk({
  session,
  thread,
  stick,
  onSent,
  onReply,
  onWrite,
  hasModel,
}: TalkProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { frame, content, onScroll, onMove, onRest, onTouch } = stick;
  const { messages, busy, phase } = thread;
  const last = messages.at(-1);
  // Nobody writes, nobody has said why: somebody left before the answer, or it failed long ago.
  const isUnanswered = phase.is === "ready" && last?.role === "user";
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={frame}
        onScroll={onScroll}
        onScrollEnd={onRest}
        onWheel={onMove}
        onTouchMove={onMove}
        onKeyDown={onMove}
        onPointerDown={onMove}
        className="relative h-full overflow-y-auto overscroll-contain"
        // What scrolls can be reached by keyboard.
        tabIndex={0}
        role="region"
        aria-label={t("chat.talk")}
      >
        <div
          ref={content}
          onPointerDown={onTouch}
          onKeyDown={onTouch}
          className="mx-auto grid w-full max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-7 px-4 pt-4 pb-8 sm:px-6"
        >
          {phase.is === "loading" && (
            <p role="status" className="flex items-center justify-center gap-3 py-16 text-quiet">
              <Spinner />
              {t("chat.loading")}
            </p>
          )}
          {messages.length > 0 && (
            <MessageList
              session={session}
              tree={thread.tree}
              messages={messages}
              busy={busy}
              onSent={onSent}
              onReply={onReply}
              onWrite={onWrite}
            />
          )}
          {busy && last?.role !== "assistant" && (
            <p className="flex animate-fade items-center gap-2.5 text-sm font-semibold text-quiet">
              <span className="animate-flicker">
                <SparkMark size={24} />
              </span>
              {t("chat.thinking")}
            </p>
          )}
          {isUnanswered && (
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
              {t("chat.noAnswer")}
              <button
                type="button"
                onClick={() => void session.regenerate(last.id)}
                className="min-h-11 rounded-sm px-2 font-semibold text-fuse hover:bg-raised"
              >
                {t("chat.retry")}
              </button>
              {hasModel && <AskBuiltIn onPress={() => void session.askBuiltIn()} />}
            </p>
          )}
          {(phase.is === "ready" || phase.is === "failed") && messages.length === 0 && (
            <p className="py-16 text-center text-quiet">{t("chat.emptyChat")}</p>
          )}
        </div>
      </div>
    </div>
  );
}

/** The way back to the end; it stands beside the button that sends, where it covers nothing. */
export function ToEnd({ onClick }: { readonly onClick: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={t("chat.toEnd")}
      title={t("chat.toEnd")}
      className="inline-grid size-11 shrink-0 animate-fade place-items-center rounded-full text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text"
    >
      <ChatIcon name="down" size={22} />
    </button>
  );
}
