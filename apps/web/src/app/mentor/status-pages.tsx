// Whole pages of the mentor that say one thing: not ready yet, out of reach, not there.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import { browserStorage, STORED } from "../../lib/device/storage.ts";
import { useOnline } from "../../lib/device/use-online.ts";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { LoadingPage, StatusPage } from "../frame/status-page.tsx";

/** The name of the house and a spinner, as the page's first picture shows them. */
export function Waiting(): ReactElement {
  const { t } = useTranslation("mentor");
  return <LoadingPage text={t("shell.loading")} brand={t("shell.brand")} />;
}

/** No server: because there is no network, or for a reason of its own. What was typed is on the device. */
export function Unreachable(): ReactElement {
  const { t } = useTranslation("mentor");
  const isOnline = useOnline();
  const hasDrafts = browserStorage.get(STORED.drafts) !== null;
  const words = t(isOnline ? "shell.unreachableText" : "shell.offlineText");
  return (
    <StatusPage
      title={t(isOnline ? "shell.unreachableTitle" : "shell.offlineTitle")}
      text={hasDrafts ? `${words} ${t("shell.draftsKept")}` : words}
      mark={<SparkMark size={72} />}
    />
  );
}

/** An address of the mentor with nothing behind it: says so, and leads home. */
export function MissingPage(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <StatusPage
      title={t("shell.notFoundTitle")}
      text={t("shell.notFoundText")}
      mark={<SparkMark size={72} />}
    >
      <Link to="/mentor" className="px-4 py-3 font-semibold text-spark underline underline-offset-4">
        {t("shell.notFoundHome")}
      </Link>
    </StatusPage>
  );
}
