// The mentor's page is not ready yet.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { LoadingPage } from "../frame/status-page.tsx";

/** The name of the house and a spinner, as the page's first picture shows them. */
export function Waiting(): ReactElement {
  const { t } = useTranslation("mentor");
  return <LoadingPage text={t("shell.loading")} brand={t("shell.brand")} />;
}
