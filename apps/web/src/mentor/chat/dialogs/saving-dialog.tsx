// A dialog that saves something: once at a time, it stays with what went wrong, and closes when it is done.
import { useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Modal } from "../../../ui/modal.tsx";

export interface SavingDialogProps {
  readonly title: string;
  /** What the button says. */
  readonly press: string;
  /** What there is can be saved. */
  readonly canSave: boolean;
  /** Saves; what went wrong, in words, or null. */
  readonly save: () => Promise<string | null>;
  readonly onClose: () => void;
  /** The fields, told what went wrong. */
  readonly children: (fault: string | null) => ReactNode;
}

/** The dialog around the fields. */
export function SavingDialog(props: SavingDialogProps): ReactElement {
  const { title, press, canSave, save, onClose, children } = props;
  const { t } = useTranslation("mentor");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    if (busy || !canSave) return;
    setBusy(true);
    const words = await save();
    setBusy(false);
    if (words === null) onClose();
    else setFault(words);
  };
  return (
    <Modal title={title} closeLabel={t("chat.close")} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children(fault)}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {t("chat.cancel")}
          </Button>
          <Button type="submit" look="primary" busy={busy} disabled={!canSave}>
            {press}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
