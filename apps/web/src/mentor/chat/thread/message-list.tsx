// The talk. Rows out of sight cost nothing (content-visibility), so that five hundred of them scroll like five.
import { useDeferredValue } from "react";
import type { ReactElement } from "react";
import { AnswerMessage } from "./answer.tsx";
import type { OnReply, OnOptionSent } from "./answer.tsx";
import { siblingsAt } from "../session/message-tree.ts";
import type { MessageTree, Siblings } from "../session/message-tree.ts";
import { PersonMessage } from "./person-message.tsx";
import { latestTranscript } from "../session/thread-message.ts";
import type { ThreadMessage } from "../session/thread-message.ts";
import type { ThreadSession } from "../session/thread-session.ts";

export interface MessageListProps {
  readonly session: ThreadSession;
  readonly tree: MessageTree;
  readonly messages: readonly ThreadMessage[];
  readonly busy: boolean;
  readonly onSent: OnOptionSent;
  readonly onReply: OnReply;
  readonly onWrite: () => void;
}

/** Rows that are drawn before anything else. */
const FIRST_ROWS = 30;

/** All messages of the shown branch. */
export function MessageList(props: MessageListProps): ReactElement {
  const { messages, session, tree, busy } = props;
  // The end of a long talk is there at once, what is above it follows in small steps.
  const from = useDeferredValue(0, Math.max(0, messages.length - FIRST_ROWS));
  return (
    <>
      {messages.slice(from).map((message, place) => {
        const index = from + place;
        const isLast = index === messages.length - 1;
        const siblings = steady(siblingsAt(tree, messages, index));
        return (
          <article
            key={message.id}
            data-message={message.id}
            data-role={message.role}
            // The last rows are always laid out: they are what is looked at, and they grow.
            className={
              index < messages.length - 4
                ? "[contain-intrinsic-size:auto_260px] [content-visibility:auto]"
                : ""
            }
          >
            {message.role === "user" ? (
              <PersonMessage message={message} siblings={siblings} session={session} locked={busy} />
            ) : (
              <AnswerMessage
                message={message}
                siblings={siblings}
                session={session}
                streaming={busy && isLast}
                locked={busy}
                isLast={isLast}
                language={latestTranscript(messages, index)?.transcript.language ?? languageOf(message)}
                onSent={props.onSent}
                onReply={props.onReply}
                onWrite={props.onWrite}
              />
            )}
          </article>
        );
      })}
    </>
  );
}

const known = new Map<string, Siblings>();

/** The same object for the same siblings: rows that did not change are not drawn again. */
function steady(siblings: Siblings): Siblings {
  if (siblings.ids.length < 2) return ONLY_CHILD;
  const name = `${siblings.index} ${siblings.ids.join(" ")}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size > 500) known.clear();
  known.set(name, siblings);
  return siblings;
}

const ONLY_CHILD: Siblings = { ids: [], index: 0 };

/** The language of an answer that has no transcript: its letters tell. */
function languageOf(message: ThreadMessage): "ru" | "en" {
  return message.parts.some((part) => part.type === "text" && /[а-яё]/i.test(part.text)) ? "ru" : "en";
}
