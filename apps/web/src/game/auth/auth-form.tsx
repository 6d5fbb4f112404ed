// The three ways in and the way between them. Knows the identity port and nothing behind it.
import type { AuthConfig } from "@fitil/contracts";
import { lazy, Suspense, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import { isSilent } from "../../lib/identity/auth-errors.ts";
import type { AuthOutcome, IdentityClient } from "../../lib/identity/identity-client.ts";
import { Button } from "../../ui/button.tsx";
import { GoogleIcon, Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordVoid } from "../../ui/password-void.tsx";

/** Asked for by those who come with an address: fetched when one asks. */
const EmailMode = lazy(() => import("./email-mode.tsx").then(({ EmailMode: view }) => ({ default: view })));
const LinkMode = lazy(() => import("./link-mode.tsx").then(({ LinkMode: view }) => ({ default: view })));

/** Where the person is in signing in (specification §2). */
type AuthMode = "initial" | "email" | "emailLink";

export interface AuthFormProps {
  readonly identity: IdentityClient;
  readonly config: AuthConfig;
  /** Said above the form when it opens. */
  readonly greeting?: string | null;
  /** Somebody has come in without an account, by the button that says «Играть» (GU1). */
  readonly onGuest: () => void;
}

/** The sign-in form with its error banner. */
export function AuthForm({ identity, config, greeting = null, onGuest }: AuthFormProps): ReactElement {
  const { t } = useTranslation();
  const [mode, setMode] = useState<AuthMode>("initial");
  const [error, setError] = useState<string | null>(null);
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [passwordVoid, setPasswordVoid] = useState(false);

  const attempt = async (action: () => Promise<AuthOutcome>): Promise<AuthOutcome> => {
    setBusy(true);
    setError(null);
    const outcome = await action();
    setBusy(false);
    if (!outcome.ok && !isSilent(outcome.code)) setError(authErrorText(t, outcome));
    setPasswordVoid(outcome.ok && outcome.notice === "password-void");
    return outcome;
  };
  const go = (next: AuthMode) => {
    setError(null);
    setMode(next);
  };
  if (passwordVoid) return <PasswordVoid identity={identity} onDone={() => setPasswordVoid(false)} />;
  const shared = { identity, attempt, busy, email, setEmail, onBack: () => go("initial") };

  return (
    <div className="grid gap-4">
      {error !== null && (
        <Notice tone="bad" close={{ label: t("auth.closeError"), onClose: () => setError(null) }}>
          {error}
        </Notice>
      )}
      {error === null && greeting !== null && <Notice tone="plain">{greeting}</Notice>}
      {mode === "initial" && (
        <InitialMode
          config={config}
          busy={busy}
          onGoogle={() => void attempt(() => identity.signInWithGoogle())}
          onEmail={() => go("email")}
          onGuest={() => {
            onGuest();
            void attempt(() => identity.enterAsGuest());
          }}
        />
      )}
      <Suspense fallback={null}>
        {mode === "email" && <EmailMode {...shared} onLink={() => go("emailLink")} />}
        {mode === "emailLink" && config.mailToLog === true && (
          <Notice tone="plain">{t("auth.mailToLog")}</Notice>
        )}
        {mode === "emailLink" && <LinkMode {...shared} onBack={() => go("email")} />}
      </Suspense>
    </div>
  );
}

function InitialMode(props: {
  readonly config: AuthConfig;
  readonly busy: boolean;
  readonly onGoogle: () => void;
  readonly onEmail: () => void;
  readonly onGuest: () => void;
}): ReactElement {
  const { t } = useTranslation();
  const { google } = props.config;
  return (
    <div className="grid animate-fade gap-3">
      <p className="mb-2 text-center text-balance text-quiet low:sr-only">{t("auth.lead")}</p>
      <Button look="primary" busy={props.busy} onClick={props.onGuest} className="min-h-14!">
        {t("rooms.guestPlay")}
      </Button>
      <p className="-mt-1 mb-1 text-center text-sm text-pretty text-quiet">{t("rooms.guestHint")}</p>
      {google && (
        <Button busy={props.busy} onClick={props.onGoogle}>
          <GoogleIcon />
          {t("auth.google")}
        </Button>
      )}
      <Button onClick={props.onEmail}>
        <Icon name="mail" />
        {t("auth.email")}
      </Button>
    </div>
  );
}
