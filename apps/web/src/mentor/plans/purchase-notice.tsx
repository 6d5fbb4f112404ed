// A calm word to somebody who comes back from paying, until the payment service has said its own (MP3).
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { PurchaseWord } from "./purchase.ts";

const LINK = "-my-3.5 ml-2 inline-block py-3.5 font-semibold underline underline-offset-4";

/** Says it where it is read out. */
export function PurchaseNotice({ word }: { readonly word: PurchaseWord }): ReactElement {
  const { t } = useTranslation("mentor");
  switch (word.kind) {
    case "waiting":
      return (
        <div
          role="status"
          className="flex animate-rise items-center gap-3 rounded-md border border-line bg-lifted py-3 pr-4 pl-4 text-sm"
        >
          <Spinner size={20} />
          <p className="min-w-0 flex-1 leading-snug">{t("plans.bought.waiting")}</p>
        </div>
      );
    case "late":
    case "processing":
      return <Notice tone="plain">{t(`plans.bought.${word.kind}`)}</Notice>;
    case "failed":
      return <Notice tone="bad">{t("plans.bought.failed")}</Notice>;
    case "paid":
      return (
        <Notice tone="good">
          {t(`plans.bought.${word.plan}`)}
          <Link to="/mentor/chat" className={LINK}>
            {t("plans.bought.toChat")}
          </Link>
        </Notice>
      );
  }
}
