// Beside the tables: cards that are fetched after the list is there, since nobody waits for them, and the way to the house's other room.
import { lazy, Suspense } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { SparkMark } from "../../ui/spark-mark.tsx";

const SideCards = lazy(async () => {
  const [late] = await Promise.all([
    import("./side-cards.tsx"),
    import("../../i18n/load-area.ts").then(({ loadAreaTexts }) => loadAreaTexts("people")),
  ]);
  return { default: late.SideCards };
});

/** «Искра», which nothing that comes later moves, and communities, ladder and instructions as soon as their code is here. */
export function SidePanel(): ReactElement {
  return (
    <div className="grid content-start gap-4 md:gap-6 max-lg:md:grid-cols-2 max-lg:low:col-span-2 max-lg:low:grid-cols-2">
      <OtherRoom />
      <Suspense fallback={null}>
        <SideCards />
      </Suspense>
    </div>
  );
}

/** A quiet way over to the mentor, with the same account. */
function OtherRoom(): ReactElement {
  const { t } = useTranslation();
  return (
    <a
      href="/mentor"
      className="flex min-h-14 items-center gap-3 rounded-lg px-4 py-2 text-quiet transition-colors duration-150 hover:bg-raised hover:text-text md:px-6 max-lg:md:col-span-2"
    >
      <SparkMark size={28} />
      <span className="grid leading-snug">
        <span className="font-semibold">{t("rooms.mentor")}</span>
        <span className="text-sm">{t("rooms.mentorHint")}</span>
      </span>
    </a>
  );
}
