// «Сыграем?»: a free private table and a message with its link. Says honestly that an empty table closes (LB3).
import type { MentorLanguage } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../../lib/services.tsx";
import { CallFailed, serverWords } from "../../../lib/http/http.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { useCopy } from "../parts/use-copy.ts";
import { invitationLink, withInvitation } from "./invitation.ts";

export interface PlayDialogProps {
  readonly language: MentorLanguage;
  /** The invitation goes below this message. */
  readonly message: string;
  readonly onClose: () => void;
}

/** The dialog; the table is made while it opens. */
export function PlayDialog({ language, message, onClose }: PlayDialogProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { api } = useServices();
  const [copied, copy] = useCopy();
  // Made once for as long as the dialog is open, however often it is drawn.
  const table = useQuery({
    queryKey: ["mentor-table", useId()],
    queryFn: async () => {
      const result = await api.createTable({ stakes: 0, isPrivate: true });
      if (!result.ok) throw new CallFailed(result.failure);
      return withInvitation(message, invitationLink(location.origin, result.value.id), language);
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const invitation = table.data;
  return (
    <Modal title={t("chat.play.title")} closeLabel={t("chat.close")} onClose={onClose}>
      {table.isFetching && (
        <p role="status" className="flex items-center gap-3 py-6 text-quiet">
          <Spinner />
          {t("chat.play.making")}
        </p>
      )}
      {table.isError && !table.isFetching && (
        <div className="grid gap-4">
          <Notice tone="bad">{serverWords(table.error) ?? t("chat.failed")}</Notice>
          <Button look="primary" onClick={() => void table.refetch()}>
            {t("chat.retry")}
          </Button>
        </div>
      )}
      {invitation !== undefined && (
        <div className="grid gap-4">
          <p className="text-quiet">{t("chat.play.text")}</p>
          <p
            dir="auto"
            data-invitation=""
            className="rounded-lg rounded-br-sm bg-lifted px-4 py-3 leading-relaxed whitespace-pre-line select-all"
          >
            {invitation}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button look="primary" onClick={() => copy(invitation)}>
              {copied === "copied" ? <Icon name="check" /> : <ChatIcon name="copy" />}
              <span aria-live="polite">
                {
                  { idle: t("chat.play.copy"), copied: t("chat.copied"), failed: t("chat.copyFailed") }[
                    copied
                  ]
                }
              </span>
            </Button>
            <a
              href={/\S+$/.exec(invitation)?.[0]}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-12 items-center justify-center gap-2 rounded-md border border-line bg-lifted px-5 py-2 text-center leading-tight font-semibold transition-colors duration-150 hover:border-edge"
            >
              <ChatIcon name="bomb" />
              {t("chat.play.sit")}
            </a>
          </div>
          <p className="text-sm leading-snug text-quiet">{t("chat.play.closes")}</p>
        </div>
      )}
    </Modal>
  );
}
