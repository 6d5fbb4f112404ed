// Who wrote the answer, honestly (MS6): a model by its name, or the built-in mentor and what a model would add.
import type { MentorModelName } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { showOpened } from "./show-opened.ts";

/** One small line. */
export function MadeBy({ model }: { readonly model: MentorModelName }): ReactElement {
  const { t } = useTranslation("mentor");
  if (model.kind === "model")
    return <p className="text-[0.8125rem] text-quiet">{t("chat.madeBy.model", { name: model.name })}</p>;
  return (
    <details
      onToggle={showOpened}
      className="group/made scroll-my-3 text-[0.8125rem] leading-snug text-quiet"
    >
      <summary className="-my-2 flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm [&::-webkit-details-marker]:hidden">
        {t("chat.madeBy.builtIn")}
        <span className="underline decoration-line underline-offset-3 group-open/made:hidden">
          {t("chat.madeBy.more")}
        </span>
      </summary>
      <p className="max-w-prose py-2">{t("chat.madeBy.builtInText")}</p>
    </details>
  );
}

/** The way to the built-in mentor where a model has failed (MA18). */
export function AskBuiltIn({ onPress }: { readonly onPress: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-11 rounded-sm px-2 text-sm font-semibold text-fuse hover:bg-raised"
    >
      {t("chat.askBuiltIn")}
    </button>
  );
}
