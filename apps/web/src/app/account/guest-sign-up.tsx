// A guest's account page: signing up right here, in the game's own look, keeps everything they have (GU2).
import { STARTING_CHIPS } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import { isSilent } from "../../lib/identity/auth-errors.ts";
import type { AuthOutcome } from "../../lib/identity/identity-client.ts";
import type { Connection } from "../../lib/realtime/connection.ts";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { GoogleIcon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

type Said = { readonly tone: "good" | "bad"; readonly text: string } | null;

export interface GuestSignUpProps {
  /** The game's line: it rests meanwhile, or it would find its session ended before the new one is known here. */
  readonly line: Pick<Connection, "connect" | "disconnect"> | undefined;
  /** The account is theirs for good. */
  readonly onDone: () => void;
}

/** Address and password. Into an account that they have already one signs in from here too. */
export function GuestSignUp({ line, onDone }: GuestSignUpProps): ReactElement {
  const { t } = useTranslation();
  const { identity, authConfig } = useServices();
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const address = email.trim();

  const attempt = async (action: () => Promise<AuthOutcome>): Promise<AuthOutcome> => {
    setBusy(true);
    setSaid(null);
    line?.disconnect();
    const outcome = await action();
    line?.connect();
    setBusy(false);
    if (!outcome.ok && !isSilent(outcome.code)) setSaid({ tone: "bad", text: authErrorText(t, outcome) });
    return outcome;
  };
  const register = async () => {
    const outcome = await attempt(() => identity.register({ email: address, password, name: "" }));
    if (!outcome.ok) return;
    if (outcome.notice === "confirm-email")
      return setSaid({ tone: "good", text: t("auth.verifySent", { email: address }) });
    await queries.invalidateQueries({ queryKey: ["me"] });
    onDone();
  };
  // Whoever comes in another way may be somebody else: the page begins anew with them.
  const enter = async (action: () => Promise<AuthOutcome>) => {
    if ((await attempt(action)).ok) location.reload();
  };

  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void register();
      }}
    >
      <p className="text-pretty text-quiet">
        {t("account.guestLead", { chips: t("common.chips", { count: STARTING_CHIPS }) })}
      </p>
      {said !== null && (
        <Notice tone={said.tone} close={{ label: t("auth.closeError"), onClose: () => setSaid(null) }}>
          {said.text}
        </Notice>
      )}
      <TextField
        label={t("auth.emailLabel")}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t("auth.passwordLabel")}
        hint={t("auth.passwordHint")}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        eye={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" look="primary" busy={busy}>
          {t("auth.register")}
        </Button>
        <Button busy={busy} onClick={() => void enter(() => identity.signInWithPassword(address, password))}>
          {t("auth.signIn")}
        </Button>
        {authConfig.google && (
          <Button
            busy={busy}
            className="sm:col-span-2"
            onClick={() => void enter(() => identity.signInWithGoogle())}
          >
            <GoogleIcon />
            {t("auth.google")}
          </Button>
        )}
      </div>
    </form>
  );
}
