// Changing the password, or setting a first one while the sign-in is fresh.
import type { PasswordState } from "@fitil/contracts";
import { useRef, useState } from "react";
import type { FormEvent, ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import type { AuthErrorCode } from "../../lib/identity/auth-errors.ts";
import { useServices } from "../../lib/services.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";

export interface PasswordFormProps {
  readonly password: PasswordState;
  readonly onCancel: () => void;
  readonly onDone: () => void;
  /** Leaves the account on this device, so that it can be entered afresh. */
  readonly onSignOut: () => void;
}

/** The form; where a first password cannot be set now, the way to where it can. */
export function PasswordForm(props: PasswordFormProps): ReactElement {
  const { t } = useTranslation();
  const { password, onCancel, onSignOut } = props;
  if (!password.isSet && !password.maySet)
    return (
      <div className="grid gap-4">
        <p className="text-quiet">{t("account.passwordTooLate")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button autoFocus onClick={onCancel}>
            {t("common.cancel")}
          </Button>
          <Button look="primary" onClick={onSignOut}>
            {t("account.signOutHere")}
          </Button>
        </div>
      </div>
    );
  return <Fields {...props} />;
}

interface Refusal {
  readonly code: AuthErrorCode;
  readonly text: string;
}

function Fields({ password: { isSet }, onCancel, onDone }: PasswordFormProps): ReactElement {
  const { t } = useTranslation();
  const { identity } = useServices();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const currentInput = useRef<HTMLInputElement>(null);
  const nextInput = useRef<HTMLInputElement>(null);
  const eye = { show: t("auth.showPassword"), hide: t("auth.hidePassword") };
  const faultOf = (code: AuthErrorCode) => (refusal?.code === code ? refusal.text : null);
  const currentFault = faultOf("wrong-password");
  const nextFault = faultOf("password-does-not-meet-requirements");

  const save = async () => {
    setBusy(true);
    setRefusal(null);
    const outcome = await (isSet ? identity.changePassword(current, next) : identity.setPassword(next));
    setBusy(false);
    if (outcome.ok) return onDone();
    setRefusal({ code: outcome.code, text: authErrorText(t, outcome) });
    if (outcome.code === "wrong-password") currentInput.current?.select();
    if (outcome.code === "password-does-not-meet-requirements") nextInput.current?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && next !== "" && (current !== "" || !isSet)) void save();
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {refusal !== null && currentFault === null && nextFault === null && (
        <Notice tone="bad">{refusal.text}</Notice>
      )}
      <p className="text-quiet">{t(isSet ? "account.passwordOthers" : "account.passwordSetExplained")}</p>
      {isSet && (
        <PasswordField
          ref={currentInput}
          label={t("account.passwordCurrent")}
          fault={currentFault}
          name="current-password"
          autoComplete="current-password"
          autoFocus
          eye={eye}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      )}
      <PasswordField
        ref={nextInput}
        label={t("account.passwordNew")}
        hint={t("auth.passwordHint")}
        fault={nextFault}
        name="new-password"
        autoComplete="new-password"
        autoFocus={!isSet}
        eye={eye}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <p role="alert" className="sr-only">
        {currentFault ?? nextFault ?? ""}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button onClick={onCancel}>{t("common.cancel")}</Button>
        <Button type="submit" look="primary" busy={busy} disabled={next === "" || (isSet && current === "")}>
          {t(isSet ? "account.passwordChange" : "account.passwordSet")}
        </Button>
      </div>
    </form>
  );
}
