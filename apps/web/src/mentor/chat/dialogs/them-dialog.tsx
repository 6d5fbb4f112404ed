// Whom a chat is with, changed at any time: the next answers know it.
import type { ChatSummary } from "@fitil/contracts";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { MAX_CALLED_LENGTH } from "@fitil/contracts";
import { TextField } from "../../../ui/text-field.tsx";
import { GenderChoice } from "../../own/gender-choice.tsx";
import { useChatActions } from "../data/use-chat-actions.ts";
import { UNKNOWN_PERSON } from "../transcript/other-person-row.tsx";

/** The dialog. */
export function ThemDialog(props: {
  readonly chat: ChatSummary;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const actions = useChatActions();
  const [them, setThem] = useState(props.chat.them ?? UNKNOWN_PERSON);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async () => {
    if (busy) return;
    setBusy(true);
    const words = await actions.tellOf(props.chat, { ...them, name: them.name.trim() });
    setBusy(false);
    if (words === null) props.onClose();
    else setFault(words);
  };
  return (
    <Modal title={t("chat.them.title")} closeLabel={t("chat.close")} onClose={props.onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
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
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={props.onClose}>
            {t("chat.cancel")}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {t("chat.save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
