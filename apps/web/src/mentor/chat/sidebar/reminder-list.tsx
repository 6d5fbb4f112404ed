// Chats with a reminder, above the others: what is due stands first and stands out (MK12).
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { remindersQuery } from "../data/chat-queries.ts";
import { ChatRow } from "./chat-row.tsx";

/** The list; nothing without a reminder. `onOpen` hears that one goes to a chat. */
export function ReminderList({ onOpen }: { readonly onOpen: () => void }): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const chats = useQuery(remindersQuery(mentorApi)).data ?? [];
  if (chats.length === 0) return null;
  return (
    <section aria-label={t("chat.remind.list")} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="px-3 text-xs font-semibold text-quiet">{t("chat.remind.list")}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {chats.map((chat) => (
          <ChatRow key={chat.id} chat={chat} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
