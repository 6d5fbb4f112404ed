// The page behind a mailed link, over the dimmed list.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { LinkCompletionOptions } from "../../lib/identity/use-link-completion.ts";
import { LinkEnd } from "../../ui/link-end.tsx";

/** Completes a one-time sign-in link or the confirmation of an address; `onDone` also takes whoever wants another way. */
export function LinkCompletion(props: LinkCompletionOptions): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <h2 className="text-center font-title text-lg font-semibold">{t("auth.complete.title")}</h2>
      <LinkEnd {...props} autoFocus />
    </div>
  );
}
