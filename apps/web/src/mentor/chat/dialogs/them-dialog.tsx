// Whom a chat is with, changed at any time: the next answers know it.
import { MAX_CALLED_LENGTH } from "@fitil/contracts";
import type { ChatSummary } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/text-field.tsx";
import { GenderChoice } from "../../own/gender-choice.tsx";
import { useChatActions } from "../data/use-chat-actions.ts";
import { UNKNOWN_PERSON } from "../transcript/other-person-row.tsx";
import { SavingDialog } from "./saving-dialog.tsx";

/** The dialog. */
export function ThemDialog(props: {
  readonly chat: ChatSummary;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const actions = useChatActions();
  const [them, setThem] = useState(props.chat.them ?? UNKNOWN_PERSON);
  return (
    <SavingDialog
      title={t("chat.them.title")}
      press={t("chat.save")}
      canSave
      save={() => actions.tellOf(props.chat, { ...them, name: them.name.trim() })}
      onClose={props.onClose}
    >
      {(fault) => (
        <>
          <TextField
            label={t("chat.them.name")}
            hint={t("chat.them.hint")}
            value={them.name}
            maxLength={MAX_CALLED_LENGTH}
            fault={fault}
            autoComplete="off"
            data-autofocus=""
            onChange={(event) => setThem({ ...them, name: event.target.value })}
          />
          <GenderChoice of="them" value={them.gender} onChoose={(gender) => setThem({ ...them, gender })} />
        </>
      )}
    </SavingDialog>
  );
}
