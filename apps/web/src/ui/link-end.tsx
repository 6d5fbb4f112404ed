// The end of a mailed link, under whatever title a room gives it: it signs in by itself when this device knows the address,
// and asks for it otherwise.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../lib/identity/auth-error-text.ts";
import { useLinkCompletion } from "../lib/identity/use-link-completion.ts";
import type { LinkCompletionOptions } from "../lib/identity/use-link-completion.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { PasswordVoid } from "./password-void.tsx";
import { Spinner } from "./spinner.tsx";
import { TextField } from "./text-field.tsx";

export interface LinkEndProps extends LinkCompletionOptions {
  /** The address field takes the focus: where no title does. */
  readonly autoFocus?: boolean;
}

/** Completes a one-time sign-in link or the confirmation of an address; `onDone` is also called when another way is wanted. */
export function LinkEnd({ autoFocus = false, ...options }: LinkEndProps): ReactElement {
  const { t } = useTranslation();
  const link = useLinkCompletion(options);
  if (link.working)
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-quiet">
        <Spinner />
        {t("auth.complete.working")}
      </p>
    );
  if (link.passwordVoid) return <PasswordVoid identity={options.identity} onDone={options.onDone} />;
  return (
    <div className="grid gap-4">
      {link.refusal !== null && <Notice tone="bad">{authErrorText(t, link.refusal)}</Notice>}
      {!link.confirms && (
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            link.complete();
          }}
        >
          <p className="text-quiet">{t("auth.complete.askEmail")}</p>
          <TextField
            label={t("auth.emailLabel")}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoFocus={autoFocus}
            value={link.email}
            onChange={(event) => link.setEmail(event.target.value)}
          />
          <Button type="submit" look="primary">
            {t("auth.complete.submit")}
          </Button>
        </form>
      )}
      <Button onClick={options.onDone}>{t("auth.complete.elsewhere")}</Button>
    </div>
  );
}
