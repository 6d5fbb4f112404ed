// Email and password, Google, or a one-time link: all three on one page. Knows the identity port and nothing behind it.
import type { AuthConfig } from "@fitil/contracts";
import { useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import { isSilent } from "../../lib/identity/auth-errors.ts";
import type { AuthOutcome, IdentityClient } from "../../lib/identity/identity-client.ts";
import { Button } from "../../ui/button.tsx";
import { GoogleIcon, Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordVoid } from "../../ui/password-void.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { SignInPasswordField } from "./password-field.tsx";

export interface SignInFormProps {
  readonly page: "sign-in" | "sign-up";
  readonly identity: IdentityClient;
  readonly config: AuthConfig;
}

type Said = { readonly tone: "good" | "bad"; readonly text: string } | null;
type Way = "password" | "google" | "link";

/** The form; where to go after signing in is decided outside. */
export function SignInForm({ page, identity, config }: SignInFormProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { t: shared } = useTranslation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [said, setSaid] = useState<Said>(null);
  const [faults, setFaults] = useState<{ readonly email?: string; readonly password?: string }>({});
  const [way, setWay] = useState<Way | null>(null);
  const [passwordVoid, setPasswordVoid] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isNew = page === "sign-up";
  const address = email.trim();

  const attempt = async (by: Way, action: () => Promise<AuthOutcome>): Promise<AuthOutcome | null> => {
    if (way !== null) return null;
    setWay(by);
    setSaid(null);
    setFaults({});
    const outcome = await action();
    setWay(null);
    if (!outcome.ok && !isSilent(outcome.code))
      setSaid({ tone: "bad", text: authErrorText(shared, outcome) });
    setPasswordVoid(outcome.ok && outcome.notice === "password-void");
    return outcome;
  };
  const lacksEmail = (): boolean => {
    if (address !== "") return false;
    setFaults({ email: t("signIn.emailFirst") });
    emailInput.current?.focus();
    return true;
  };
  const byPassword = async () => {
    if (lacksEmail()) return;
    if (password === "") {
      setFaults({ password: t("signIn.passwordFirst") });
      passwordInput.current?.focus();
      return;
    }
    const outcome = await attempt("password", () =>
      isNew
        ? identity.register({ email: address, password, name: "" })
        : identity.signInWithPassword(address, password),
    );
    if (outcome?.ok && outcome.notice === "confirm-email")
      setSaid({ tone: "good", text: shared("auth.verifySent", { email: address }) });
  };
  const byLink = async () => {
    if (lacksEmail()) return;
    const outcome = await attempt("link", () => identity.sendEmailLink(address));
    const sent = t("signIn.linkSent", { email: address });
    const text = config.mailToLog === true ? `${sent} ${shared("auth.mailToLog")}` : sent;
    if (outcome?.ok) setSaid({ tone: "good", text });
  };

  if (passwordVoid) return <PasswordVoid identity={identity} onDone={() => setPasswordVoid(false)} />;
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void byPassword();
      }}
    >
      {said !== null && (
        <Notice tone={said.tone} close={{ label: shared("auth.closeError"), onClose: () => setSaid(null) }}>
          {said.text}
        </Notice>
      )}
      <TextField
        ref={emailInput}
        label={t("signIn.email")}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        fault={faults.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <SignInPasswordField
        ref={passwordInput}
        isNew={isNew}
        fault={faults.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" busy={way === "password"}>
        {t(isNew ? "signIn.signUp" : "signIn.signIn")}
      </Button>
      <p aria-hidden="true" className="flex items-center gap-3 text-sm text-quiet">
        <span className="h-px flex-1 bg-line" />
        {t("signIn.or")}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button
        disabled={!config.google}
        busy={way === "google"}
        aria-describedby={config.google ? undefined : "google-reason"}
        onClick={() => void attempt("google", () => identity.signInWithGoogle())}
      >
        <GoogleIcon />
        {t("signIn.google")}
      </Button>
      {!config.google && (
        <p id="google-reason" className="-mt-2 text-center text-sm text-quiet">
          {t("signIn.googleUnavailable")}
        </p>
      )}
      <Button busy={way === "link"} aria-describedby="link-hint" onClick={() => void byLink()}>
        <Icon name="mail" />
        {t("signIn.link")}
      </Button>
      <p id="link-hint" className="-mt-2 text-center text-sm text-pretty text-quiet">
        {t("signIn.linkHint")}
      </p>
    </form>
  );
}
