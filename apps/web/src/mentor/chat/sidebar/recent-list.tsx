// Recents: the chats by age, a page at a time.
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../../../lib/services.tsx";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { chatsQuery } from "../data/chat-queries.ts";
import { groupByAge } from "../data/group-chats.ts";
import { ChatRow } from "./chat-row.tsx";

/** The list. `onOpen` hears that one goes to a chat. */
export function RecentList({ onOpen }: { readonly onOpen: () => void }): ReactElement | null {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { clock } = useServices();
  const chats = useInfiniteQuery(chatsQuery(mentorApi));
  const known = chats.data?.pages.flat() ?? [];
  // Those stand above, among the reminders.
  const others = known.filter(({ reminder }) => reminder === undefined);
  const groups = groupByAge(others, new Date(clock.now()).setHours(0, 0, 0, 0));
  if (known.length > 0 && others.length === 0 && !chats.hasNextPage) return null;
  return (
    <section aria-label={t("chat.recents")} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 className="px-3 text-xs font-semibold text-quiet">{t("chat.recents")}</h2>
      {chats.isError && chats.data === undefined && (
        <p className="px-3 py-1 text-sm text-quiet">
          {t("chat.listFailed")}{" "}
          <button
            type="button"
            onClick={() => void chats.refetch()}
            className="min-h-11 font-semibold text-fuse underline-offset-3 hover:underline"
          >
            {t("chat.retry")}
          </button>
        </p>
      )}
      {chats.isSuccess && known.length === 0 && (
        <p className="px-3 py-1 text-sm leading-snug text-quiet">{t("chat.noChats")}</p>
      )}
      {groups.map(({ age, chats: rows }) => (
        <div key={age} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          <h3 className="px-3 pt-2 text-xs text-quiet">{t(`chat.age.${age}`)}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {rows.map((chat) => (
              <ChatRow key={chat.id} chat={chat} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
      {chats.hasNextPage && (
        <button
          type="button"
          aria-busy={chats.isFetchingNextPage || undefined}
          onClick={() => void chats.fetchNextPage()}
          className="min-h-11 rounded-md px-3 text-left text-sm font-semibold text-quiet hover:bg-lifted hover:text-text"
        >
          {t("chat.older")}
        </button>
      )}
    </section>
  );
}
