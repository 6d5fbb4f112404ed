// The way to what was deleted a moment ago (MC1); nothing while nothing can be brought back.
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { isEmptyTrash, trashQuery } from "../data/chat-queries.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The line. `onOpen` hears that one goes there. */
export function TrashLine({ onOpen }: { readonly onOpen: () => void }): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { show } = useChatContext();
  const trash = useQuery(trashQuery(mentorApi));
  if (trash.data === undefined || isEmptyTrash(trash.data)) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen();
        show({ kind: "trash" });
      }}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-[0.9375rem] text-quiet transition-colors duration-150 hover:bg-raised/60 hover:text-text"
    >
      <ChatIcon name="trash" size={18} />
      {t("chat.trash.title")}
    </button>
  );
}
