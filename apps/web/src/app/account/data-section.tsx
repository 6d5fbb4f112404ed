// Everything known about the person, to take along; and the door to leaving.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";

/** «Данные». */
export function DataSection({ onDelete }: { readonly onDelete: () => void }): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailed(null);
    const result = await api.exportData();
    setBusy(false);
    if (result.ok) saveFile("fitil.json", JSON.stringify(result.value, null, 2));
    else setFailed(result.failure.message ?? t("account.exportFailed"));
  };
  return (
    <section aria-labelledby="data-title" className="grid gap-3">
      <h3 id="data-title" className="font-title text-base font-semibold">
        {t("account.dataTitle")}
      </h3>
      {failed !== null && <Notice tone="bad">{failed}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button busy={busy} onClick={() => void download()}>
          <Icon name="download" />
          {t("account.export")}
        </Button>
        <Button look="danger" onClick={onDelete}>
          {t("account.delete")}
        </Button>
      </div>
    </section>
  );
}

/** Saves `text` as a JSON file called `name`. */
function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
