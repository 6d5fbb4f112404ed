// Mode "email": address and password, to sign in or to sign up, and the way to a one-time link.
import { MAX_PLAYER_NAME_LENGTH } from "@fitil/contracts";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { AuthOutcome, IdentityClient } from "../../lib/identity/identity-client.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** What the two modes with an address share. */
export interface AddressModeProps {
  readonly identity: IdentityClient;
  readonly attempt: (action: () => Promise<AuthOutcome>) => Promise<AuthOutcome>;
  readonly busy: boolean;
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Address and password. Enter signs in; where that finds nobody, the next Enter registers with what was typed. */
export function EmailMode(props: AddressModeProps & { readonly onLink: () => void }): ReactElement {
  const { identity, attempt, busy, email, setEmail } = props;
  const { t } = useTranslation();
  const [password, setPassword] = useState("");
  const [name, setName] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<string | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const nameAsked = name !== null;
  useEffect(() => {
    if (nameAsked) nameInput.current?.focus();
  }, [nameAsked]);

  /** What nobody is known by: the next Enter registers it. */
  const [newcomer, setNewcomer] = useState<string | null>(null);
  const typed = `${email.trim()} ${password}`;
  const isNew = newcomer === typed;

  const register = async () => {
    const outcome = await attempt(() =>
      identity.register({ email: email.trim(), password, name: name?.trim() ?? "" }),
    );
    if (outcome.ok && outcome.notice === "confirm-email") setConfirming(email.trim());
    if (!outcome.ok && outcome.code === "account-exists") setNewcomer(null);
  };
  const signIn = async () => {
    const outcome = await attempt(() => identity.signInWithPassword(email.trim(), password));
    if (outcome.ok || outcome.code !== "invalid-credentials") return;
    setNewcomer(typed);
    setName((known) => known ?? "");
  };

  return (
    <form
      className="grid animate-fade gap-4 low:grid-cols-2 low:items-start low:gap-x-3 low:gap-y-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void (isNew ? register() : signIn());
      }}
    >
      {(confirming !== null || isNew) && (
        <div className="grid gap-4 low:col-span-2">
          {confirming !== null && <Notice tone="good">{t("auth.verifySent", { email: confirming })}</Notice>}
          {isNew && <Notice tone="plain">{t("rooms.newHere")}</Notice>}
        </div>
      )}
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
      <PasswordField
        label={t("auth.passwordLabel")}
        hint={t("auth.passwordHint")}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        eye={{ show: t("auth.showPassword"), hide: t("auth.hidePassword") }}
      />
      {name === null ? (
        <Button
          look="quiet"
          className="-my-1 justify-self-start px-0! text-left text-sm low:my-0"
          onClick={() => setName("")}
        >
          <Icon name="plus" />
          {t("auth.nameOffer")}
        </Button>
      ) : (
        <TextField
          ref={nameInput}
          label={t("auth.nameLabel")}
          hint={t("auth.nameHint")}
          name="name"
          autoComplete="nickname"
          maxLength={MAX_PLAYER_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 low:gap-2 low:[&>button]:px-1 low:[&>button]:text-sm">
        <Button
          type={isNew ? "button" : "submit"}
          look={isNew ? "secondary" : "primary"}
          busy={busy}
          onClick={isNew ? () => void signIn() : undefined}
        >
          {t("auth.signIn")}
        </Button>
        <Button
          type={isNew ? "submit" : "button"}
          look={isNew ? "primary" : "secondary"}
          busy={busy}
          onClick={isNew ? undefined : () => void register()}
        >
          {t("auth.register")}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 low:col-span-2 low:-my-1">
        <BackButton onClick={props.onBack} />
        <Button look="quiet" className="px-0! text-spark underline underline-offset-4" onClick={props.onLink}>
          {t("auth.linkOffer")}
        </Button>
      </div>
    </form>
  );
}

/** «Назад». */
export function BackButton({ onClick }: { readonly onClick: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <Button look="quiet" className="-ml-3 justify-self-start px-3!" onClick={onClick}>
      <Icon name="back" />
      {t("common.back")}
    </Button>
  );
}
