// The page behind a mailed link: signs in by itself when this device knows the address, and asks for it otherwise.
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { AuthOutcome, IdentityClient } from "../../lib/identity/identity-client.ts";
import { STORED } from "../../lib/storage.ts";
import type { Storage } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { authErrorText } from "./auth-error-text.ts";

export interface LinkCompletionProps {
  readonly identity: IdentityClient;
  readonly storage: Storage;
  /** The address of the page that was opened. */
  readonly url: string;
  /** Signed in, or the person wants another way: the link is done with. */
  readonly onDone: () => void;
}

/** Completes a one-time sign-in link or the confirmation of an address. */
export function LinkCompletion({ identity, storage, url, onDone }: LinkCompletionProps): ReactElement {
  const { t } = useTranslation();
  const confirms = identity.isConfirmLink(url);
  const known = storage.get(STORED.emailForLink);
  const [email, setEmail] = useState(known ?? "");
  const [working, setWorking] = useState(confirms || known !== null);
  const [error, setError] = useState<string | null>(null);
  const started = useRef(false);

  const settle = (outcome: AuthOutcome) => {
    if (outcome.ok) {
      onDone();
      return;
    }
    setWorking(false);
    setError(authErrorText(t, outcome));
  };
  const complete = async (address: string) => {
    setWorking(true);
    setError(null);
    settle(await identity.completeEmailLink(address.trim(), url));
  };

  useEffect(() => {
    // A link works once: it must not be used twice when the effect runs twice.
    if (started.current) return;
    started.current = true;
    if (confirms) void identity.confirmEmail(url).then(settle);
    else if (known !== null) void identity.completeEmailLink(known, url).then(settle);
  });

  return (
    <div className="grid gap-4">
      <h2 className="text-center font-title text-lg font-semibold">{t("auth.complete.title")}</h2>
      {error !== null && <Notice tone="bad">{error}</Notice>}
      {working ? (
        <p role="status" className="flex items-center justify-center gap-3 py-6 text-quiet">
          <Spinner />
          {t("auth.complete.working")}
        </p>
      ) : (
        !confirms && (
          <form
            className="grid gap-4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void complete(email);
            }}
          >
            <p className="text-quiet">{t("auth.complete.askEmail")}</p>
            <TextField
              label={t("auth.emailLabel")}
              type="email"
              name="email"
              autoComplete="email"
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" look="primary">
              {t("auth.complete.submit")}
            </Button>
          </form>
        )
      )}
      {!working && <Button onClick={onDone}>{t("auth.complete.elsewhere")}</Button>}
    </div>
  );
}
