// Mode "emailLink": a one-time link instead of a password.
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BackButton } from "./email-mode.tsx";
import type { AddressModeProps } from "./email-mode.tsx";

/** Asks for an address and sends the link there. */
export function LinkMode({
  identity,
  attempt,
  busy,
  email,
  setEmail,
  onBack,
}: AddressModeProps): ReactElement {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  const send = async () => {
    setSent(false);
    const outcome = await attempt(() => identity.sendEmailLink(email.trim()));
    setSent(outcome.ok);
  };
  return (
    <form
      className="grid animate-fade gap-4 low:gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p className="text-quiet">{t("auth.linkExplained")}</p>
      {sent && <Notice tone="good">{t("auth.linkSent")}</Notice>}
      <TextField
        label={t("auth.emailLabel")}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t("auth.linkSend")}
      </Button>
      <BackButton onClick={onBack} />
    </form>
  );
}
