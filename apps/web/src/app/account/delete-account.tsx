// Leaving for good: only after the person has written their own name.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** The confirmation and the deed. */
export function DeleteAccount(props: {
  readonly name: string;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const [typed, setTyped] = useState("");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailed(null);
    const result = await api.deleteAccount();
    setBusy(false);
    if (result.ok) props.onDeleted();
    else setFailed(result.failure.message ?? t("account.deleteFailed"));
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && typed.trim() === props.name) void remove();
      }}
    >
      {failed !== null && <Notice tone="bad">{failed}</Notice>}
      <p className="text-quiet">{t("account.deleteExplained", { name: props.name })}</p>
      <TextField
        label={t("account.deleteConfirmLabel")}
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={props.onCancel}>{t("common.cancel")}</Button>
        <Button type="submit" look="danger" busy={busy} disabled={typed.trim() !== props.name}>
          {t("account.deleteConfirm")}
        </Button>
      </div>
    </form>
  );
}
