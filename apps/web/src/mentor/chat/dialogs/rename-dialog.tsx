// Another name for a chat.
import { MAX_CHAT_TITLE } from "@fitil/contracts";
import type { ChatSummary } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/text-field.tsx";
import { useChatActions } from "../data/use-chat-actions.ts";
import { SavingDialog } from "./saving-dialog.tsx";

/** The dialog. */
export function RenameDialog(props: {
  readonly chat: ChatSummary;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const actions = useChatActions();
  const [title, setTitle] = useState(props.chat.title);
  return (
    <SavingDialog
      title={t("chat.renameTitle")}
      press={t("chat.save")}
      canSave={title.trim() !== ""}
      save={() => actions.rename(props.chat, title.trim())}
      onClose={props.onClose}
    >
      {(fault) => (
        <TextField
          label={t("chat.chatName")}
          value={title}
          maxLength={MAX_CHAT_TITLE}
          fault={fault}
          data-autofocus=""
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
    </SavingDialog>
  );
}
