// An address of the mentor with nothing behind it.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../lib/router/router.tsx";
import { SparkMark } from "../../ui/spark-mark.tsx";
import { StatusPage } from "../frame/status-page.tsx";

/** Says so, and leads home. */
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
