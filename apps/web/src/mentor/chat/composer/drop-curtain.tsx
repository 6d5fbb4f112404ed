// While files hang over the page: where to let them go. Everywhere.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The curtain over the whole page. */
export function DropCurtain(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid animate-fade place-items-center bg-night/90 p-6">
      <p className="grid justify-items-center gap-4 rounded-lg border-2 border-dashed border-fuse bg-raised px-10 py-12 text-center text-lg font-semibold">
        <span className="text-fuse">
          <ChatIcon name="picture" size={44} />
        </span>
        {t("chat.pictures.drop")}
      </p>
    </div>
  );
}
