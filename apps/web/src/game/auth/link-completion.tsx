// The page behind a mailed link, over the dimmed list.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { authErrorText } from "../../lib/identity/auth-error-text.ts";
import { useLinkCompletion } from "../../lib/identity/use-link-completion.ts";
import type { LinkCompletionOptions } from "../../lib/identity/use-link-completion.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Completes a one-time sign-in link or the confirmation of an address; `onDone` also takes whoever wants another way. */
export function LinkCompletion(props: LinkCompletionOptions): ReactElement {
  const { t } = useTranslation();
  const link = useLinkCompletion(props);
  return (
    <div className="grid gap-4">
      <h2 className="text-center font-title text-lg font-semibold">{t("auth.complete.title")}</h2>
      {link.refusal !== null && <Notice tone="bad">{authErrorText(t, link.refusal)}</Notice>}
      {link.working ? (
        <p role="status" className="flex items-center justify-center gap-3 py-6 text-quiet">
          <Spinner />
          {t("auth.complete.working")}
        </p>
      ) : (
        !link.confirms && (
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
              autoFocus
              value={link.email}
              onChange={(event) => link.setEmail(event.target.value)}
            />
            <Button type="submit" look="primary">
              {t("auth.complete.submit")}
            </Button>
          </form>
        )
      )}
      {!link.working && <Button onClick={props.onDone}>{t("auth.complete.elsewhere")}</Button>}
    </div>
  );
}
