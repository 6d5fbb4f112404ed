// A link to another table, opened while a game runs: over the game, and in nobody's way.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

/** Asks whether to go there. */
export function OtherTable(props: { readonly onGo: () => void; readonly onStay: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <aside
      role="alertdialog"
      aria-labelledby="other-table"
      className="fixed inset-x-2 top-2 z-30 mx-auto flex max-w-xl animate-rise flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded-md border border-spark bg-deep p-3 shadow-soft"
    >
      <p id="other-table" className="min-w-48 flex-1 text-sm text-pretty">
        {t("rooms.otherTable")}
      </p>
      <div className="flex gap-2">
        <Button look="primary" className="min-h-11! px-4! text-sm" onClick={props.onStay}>
          {t("rooms.otherStay")}
        </Button>
        <Button className="min-h-11! px-4! text-sm" onClick={props.onGo}>
          {t("rooms.otherGo")}
        </Button>
      </div>
    </aside>
  );
}
