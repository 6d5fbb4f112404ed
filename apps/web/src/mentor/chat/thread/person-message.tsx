// What the person wrote: words, a transcript, what was wanted. Can be changed: the change is a new branch (MC1).
import { memo, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { TranscriptView } from "../transcript/transcript-view.tsx";
import { EditMessage } from "./edit-message.tsx";
import { CopyButton, ToolRow, VersionSwitch } from "./message-tools.tsx";
import type { Siblings } from "../session/message-tree.ts";
import { messageText, messageTranscript } from "../session/thread-message.ts";
import type { ThreadMessage } from "../session/thread-message.ts";
import type { ThreadSession } from "../session/thread-session.ts";

export interface PersonMessageProps {
  readonly message: ThreadMessage;
  readonly siblings: Siblings;
  readonly session: ThreadSession;
  /** An answer is being written: nothing can be changed now. */
  readonly locked: boolean;
}

/** The message. */
export const PersonMessage = memo(function PersonMessage(props: PersonMessageProps): ReactElement {
  const { message, session, locked } = props;
  const { t } = useTranslation("mentor");
  const [isEditing, setEditing] = useState(false);
  const text = messageText(message);
  const transcript = messageTranscript(message);
  const intent = message.metadata?.intent;
  if (isEditing)
    return (
      <EditMessage
        message={message}
        onCancel={() => setEditing(false)}
        onSave={(outgoing) => {
          setEditing(false);
          void session.edit(message.id, outgoing);
        }}
      />
    );
  return (
    <div className="group grid justify-items-end pl-8 sm:pl-16">
      <h3 className="sr-only">{t("chat.youSaid")}</h3>
      <div className="grid max-w-full min-w-0 justify-items-end gap-2">
        {transcript !== null && (
          <div className="w-[min(100%,28.75rem)] min-w-0 justify-self-end max-sm:w-full">
            <TranscriptView part={transcript} />
          </div>
        )}
        {text !== "" && (
          <p
            dir="auto"
            className="max-w-full rounded-lg rounded-br-sm bg-lifted px-4 py-2.5 leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {text}
          </p>
        )}
      </div>
      <ToolRow end>
        {intent !== undefined && (
          <span className="mr-1 px-2 text-xs text-quiet">{t(`chat.intent.${intent}`)}</span>
        )}
        <VersionSwitch siblings={props.siblings} disabled={locked} onShow={(id) => session.show(id)} />
        {text !== "" && <CopyButton text={text} label={t("chat.copy")} />}
        <IconButton label={t("chat.edit")} disabled={locked} onClick={() => setEditing(true)}>
          <ChatIcon name="edit" size={18} />
        </IconButton>
      </ToolRow>
    </div>
  );
});
