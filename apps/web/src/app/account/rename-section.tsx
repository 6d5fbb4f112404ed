// Changing the name at the table.
import { MAX_PLAYER_NAME_LENGTH } from "@fitil/contracts";
import type { CurrentUser } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** The name and its form; says below the field what came of it. */
export function RenameSection({ user }: { readonly user: CurrentUser }): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const queries = useQueryClient();
  const [name, setName] = useState(user.Name);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);

  const save = async () => {
    setBusy(true);
    setFault(null);
    setSaved(false);
    const result = await api.rename(name.trim());
    setBusy(false);
    if (result.ok) {
      queries.setQueryData(["me"], result.value);
      setName(result.value.Name);
      setSaved(true);
    } else setFault(result.failure.message ?? t("account.nameFailed"));
  };

  return (
    <form
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <TextField
        label={t("account.nameLabel")}
        hint={saved ? t("account.nameSaved") : t("account.nameHint")}
        fault={fault}
        name="player-name"
        autoComplete="nickname"
        maxLength={MAX_PLAYER_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={name.trim() === user.Name} className="sm:mt-[26px]">
        {t("common.save")}
      </Button>
      <p role="status" className="sr-only">
        {saved ? t("account.nameSaved") : ""}
        {fault ?? ""}
      </p>
    </form>
  );
}
