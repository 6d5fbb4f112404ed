// One honest line where the built-in mentor did not understand all of a chat, or nothing of it (MA15).
import type { Understood } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The line; nothing where all was understood. */
export function UnderstoodLine({ understood }: { readonly understood: Understood }): ReactElement | null {
  const { t } = useTranslation("mentor");
  if (understood === "well") return null;
  return (
    <p data-understood={understood} className="flex gap-2 text-sm leading-snug text-quiet">
      <span className="mt-px text-spark">
        <ChatIcon name="hello" size={18} />
      </span>
      <span className="text-pretty">{t(`chat.understood.${understood}`)}</span>
    </p>
  );
}
