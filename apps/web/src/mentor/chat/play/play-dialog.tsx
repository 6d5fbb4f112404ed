// «Сыграем?»: a free private table and a message with its link. Says honestly that an empty table closes (LB3).
import type { MentorLanguage } from "@fitil/contracts";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../../lib/services.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { useCopy } from "../parts/use-copy.ts";
import { tableLink, withInvitation } from "./invitation.ts";

export interface PlayDialogProps {
  readonly language: MentorLanguage;
  /** The invitation goes below this message. */
  readonly message: string;
  readonly onClose: () => void;
}

type Table =
  | { readonly state: "making" }
  | { readonly state: "failed"; readonly words: string }
  | { readonly state: "there"; readonly link: string };

/** The dialog; the table is made while it opens. */
export function PlayDialog({ language, message, onClose }: PlayDialogProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { api } = useServices();
  const [table, setTable] = useState<Table>({ state: "making" });
  const [copied, copy] = useCopy();
  const make = async () => {
    setTable({ state: "making" });
    const result = await api.createRoom({ stakes: 0, isPrivate: true });
    setTable(
      result.ok
        ? { state: "there", link: tableLink(location.origin, result.value.id) }
        : { state: "failed", words: result.failure.message ?? t("chat.failed") },
    );
  };
  const begun = useRef(false);
  useEffect(() => {
    // One table, however often React runs this.
    if (begun.current) return;
    begun.current = true;
    void make();
  }, []);
  return (
    <Modal title={t("chat.play.title")} closeLabel={t("chat.close")} onClose={onClose}>
      {table.state === "making" && (
        <p role="status" className="flex items-center gap-3 py-6 text-quiet">
          <Spinner />
          {t("chat.play.making")}
        </p>
      )}
      {table.state === "failed" && (
        <div className="grid gap-4">
          <Notice tone="bad">{table.words}</Notice>
          <Button look="primary" onClick={() => void make()}>
            {t("chat.retry")}
          </Button>
        </div>
      )}
      {table.state === "there" && (
        <div className="grid gap-4">
          <p className="text-quiet">{t("chat.play.text")}</p>
          <p
            dir="auto"
            data-invitation=""
            className="rounded-lg rounded-br-sm bg-lifted px-4 py-3 leading-relaxed whitespace-pre-line select-all"
          >
            {withInvitation(message, table.link, language)}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            <Button look="primary" onClick={() => copy(withInvitation(message, table.link, language))}>
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
              href={table.link}
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
