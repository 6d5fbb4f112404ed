// «Что сработало» comes late: hardly anybody opens it on the way to an answer.
import { lazy, Suspense } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { loadMentorTexts } from "../../../i18n/load-mentor.ts";
import { Spinner } from "../../../ui/spinner.tsx";

const View = lazy(async () => {
  const [{ WorkedView }] = await Promise.all([import("./worked-view.tsx"), loadMentorTexts("worked")]);
  return { default: WorkedView };
});

/** The view, or a sign that it is on its way. */
export function LazyWorked(): ReactElement {
  const { t } = useTranslation("mentor");
  const waiting = (
    <p role="status" className="grid flex-1 place-items-center text-quiet">
      <Spinner />
      <span className="sr-only">{t("chat.loading")}</span>
    </p>
  );
  return (
    <Suspense fallback={waiting}>
      <View />
    </Suspense>
  );
}
