// A chat in a list: its name leads to it, the dots beside it do things to it.
import type { ChatSummary } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../lib/router/router.tsx";
import { useStore } from "zustand";
import { useChatContext } from "../data/chat-context.tsx";
import { pathOf } from "../data/chat-place.ts";
import { ReminderMark } from "../reminder/reminder-mark.tsx";
import { ChatMenu } from "./chat-menu.tsx";

/** The row. `onOpen` hears that one goes there. */
export function ChatRow({
  chat,
  onOpen,
}: {
  readonly chat: ChatSummary;
  readonly onOpen: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { place, sessions } = useChatContext();
  const isHere = place.kind === "chat" && place.id === chat.id;
  const isBusy = useStore(sessions.busy, ({ ids }) => ids.includes(chat.id));
  return (
    <li
      className={`group flex items-center rounded-md transition-colors duration-150 ${isHere ? "bg-raised" : "hover:bg-raised/60"}`}
    >
      <Link
        to={pathOf({ kind: "chat", id: chat.id })}
        aria-current={isHere ? "page" : undefined}
        onClick={onOpen}
        title={chat.title}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md py-2 pl-3 text-[0.9375rem] leading-tight"
      >
        <span dir="auto" className="truncate">
          {chat.title}
        </span>
        {chat.reminder !== undefined && <ReminderMark at={chat.reminder.at} />}
        {isBusy && (
          <span className="size-2 shrink-0 animate-pulse rounded-full bg-fuse">
            <span className="sr-only">{t("chat.writing")}</span>
          </span>
        )}
      </Link>
      <span
        className={`transition-opacity duration-150 ${isHere ? "" : "pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"}`}
      >
        <ChatMenu chat={chat} />
      </span>
    </li>
  );
}
