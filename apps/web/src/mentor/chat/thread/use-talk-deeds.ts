// What the person does with the messages of a talk: marks one as sent, brings what came back, or goes on in the box.
import type { Intent } from "@fitil/contracts";
import { useCallback } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { ComposerHandle } from "../composer/composer.tsx";
import { useToast } from "../parts/toasts.tsx";
import { latestTranscript } from "../session/thread-message.ts";
import type { ThreadSession } from "../session/thread-session.ts";
import { withReply } from "../transcript/continue-transcript.ts";
import type { MessageListProps } from "./message-list.tsx";

/** The same functions for as long as the session is the same: a long list is not drawn anew for them. */
export function useTalkDeeds(
  session: ThreadSession,
  composer: RefObject<ComposerHandle | null>,
): Pick<MessageListProps, "onSent" | "onReply" | "onWrite"> {
  const { t } = useTranslation("mentor");
  const toast = useToast();
  const onSent = useCallback<MessageListProps["onSent"]>(
    (messageId, option, told) => {
      void session.markSent(messageId, option, told).then((result) => {
        if (!result.ok) toast({ text: result.failure.message ?? t("chat.failed") });
      });
    },
    [session, t, toast],
  );
  const onReply = useCallback<MessageListProps["onReply"]>(
    (messageId, sent, reply) => {
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
  const onWrite = useCallback(() => composer.current?.focus(), [composer]);
  return { onSent, onReply, onWrite };
}
