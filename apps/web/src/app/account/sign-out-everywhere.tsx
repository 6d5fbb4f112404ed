// Leaving the account on every device at once: the lost phone, the forgotten computer, and here.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The confirmation and the deed; `onSignOut` then does on this device what signing out does. */
export function SignOutEverywhere(props: {
  readonly onCancel: () => void;
  readonly onSignOut: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const { identity, authConfig } = useServices();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setFailed(null);
    const outcome = await identity.endAllSessions();
    setBusy(false);
    if (outcome.ok) props.onSignOut();
    else setFailed(authErrorText(t, outcome));
  };
  return (
    <div className="grid gap-4">
      {failed !== null && <Notice tone="bad">{failed}</Notice>}
      <p className="text-quiet">{t("account.everywhereExplained")}</p>
      {authConfig.mode === "firebase" && <p className="text-quiet">{t("account.everywhereFirebase")}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button autoFocus onClick={props.onCancel}>
          {t("common.cancel")}
        </Button>
        <Button look="danger" busy={busy} onClick={() => void leave()}>
          {t("account.everywhereConfirm")}
        </Button>
      </div>
    </div>
  );
}
