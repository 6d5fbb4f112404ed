// Said once to a person who has just proven that an address is theirs, when somebody else's browser had set its password.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { IdentityClient } from "../lib/identity/identity-client.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

export interface PasswordVoidProps {
  readonly identity: IdentityClient;
  /** In: there is nothing left to say. */
  readonly onDone: () => void;
}

/** What happened to the password, and the way in. */
export function PasswordVoid({ identity, onDone }: PasswordVoidProps): ReactElement {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const enter = async () => {
    setBusy(true);
    const outcome = await identity.resume();
    setBusy(false);
    if (outcome.ok) onDone();
  };
  return (
    <div className="grid gap-4">
      <Notice tone="plain">{t("auth.passwordVoid")}</Notice>
      <Button look="primary" autoFocus busy={busy} onClick={() => void enter()}>
        {t("auth.passwordVoidGo")}
      </Button>
    </div>
  );
}
