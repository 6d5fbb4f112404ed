// Another name for a chat.
import { MAX_CHAT_TITLE } from "@fitil/contracts";
import type { ChatSummary } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChatActions } from "../data/use-chat-actions.ts";

/** The dialog. */
export function RenameDialog(props: {
  readonly chat: ChatSummary;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const actions = useChatActions();
  const [title, setTitle] = useState(props.chat.title);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async () => {
    if (busy || title.trim() === "") return;
    setBusy(true);
    const words = await actions.rename(props.chat, title.trim());
    setBusy(false);
    if (words === null) props.onClose();
    else setFault(words);
  };
  return (
    <Modal title={t("chat.renameTitle")} closeLabel={t("chat.close")} onClose={props.onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("chat.chatName")}
          value={title}
          maxLength={MAX_CHAT_TITLE}
          fault={fault}
          data-autofocus=""
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={props.onClose}>
            {t("chat.cancel")}
          </Button>
          <Button type="submit" look="primary" busy={busy} disabled={title.trim() === ""}>
            {t("chat.save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
