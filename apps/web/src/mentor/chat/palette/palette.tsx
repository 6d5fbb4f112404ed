// Search over all chats, from anywhere by ⌘K or Ctrl+K (MC1). Arrows choose, Enter goes there, Escape closes.
import type { ChatSummary } from "@fitil/contracts";
import { MAX_SEARCH_LENGTH } from "@fitil/contracts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useServices } from "../../../lib/services.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { chatSearchQuery, chatsQuery, projectsQuery } from "../data/chat-queries.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

const SETTLE_MS = 180;
/** Chats shown before one types. */
const RECENT_COUNT = 12;

/** The dialog. */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t, i18n } = useTranslation("mentor");
  const { go } = useChatContext();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const { chats, isSearching, isFailed, search } = useFound(text);
  // Other words, other chats: the first one is chosen again.
  const [choice, setChoice] = useState({ search, index: 0 });
  const chosen = choice.search === search ? choice.index : 0;
  const setChosen = (index: number) => setChoice({ search, index });
  const projects = useProjectNames();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const open = (chat: ChatSummary | undefined) => {
    if (chat === undefined) return;
    onClose();
    go({ kind: "chat", id: chat.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && chats.length > 0) {
      event.preventDefault();
      const next = (chosen + step + chats.length) % chats.length;
      setChosen(next);
      list.current?.children[next]?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(chats[chosen]);
    }
  };
  const date = new Intl.DateTimeFormat(i18n.language, { day: "numeric", month: "short" });
  return (
    <dialog
      ref={dialog}
      aria-label={t("chat.search.title")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="mx-auto mt-[max(16px,10dvh)] mb-auto w-[calc(100vw-32px)] max-w-[600px] overflow-visible bg-transparent p-0 text-text"
    >
      <div className="flex max-h-[min(70dvh,560px)] animate-pop flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
        <div className="flex items-center gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
          <span className="text-quiet">
            {isSearching ? <Spinner size={20} /> : <ChatIcon name="search" />}
          </span>
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={chats.length === 0 ? undefined : `${id}-${chosen}`}
            aria-label={t("chat.search.title")}
            placeholder={t("chat.search.placeholder")}
            maxLength={MAX_SEARCH_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            className="min-h-11 min-w-0 flex-1 bg-transparent outline-none! placeholder:text-hint"
          />
          <IconButton label={t("chat.close")} onClick={onClose}>
            <Icon name="close" size={18} />
          </IconButton>
        </div>
        <div className="min-h-24 overflow-y-auto overscroll-contain p-2">
          {search === "" && chats.length > 0 && (
            <p className="px-3 pt-1 pb-2 text-xs font-semibold text-quiet">{t("chat.recents")}</p>
          )}
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t("chat.search.found")}>
            {chats.map((chat, index) => (
              <li
                key={chat.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                onPointerMove={() => setChosen(index)}
                onClick={() => open(chat)}
                className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-2 ${index === chosen ? "bg-lifted" : ""}`}
              >
                <span className="text-quiet">
                  <Icon name="chat" size={18} />
                </span>
                <span className="grid min-w-0 flex-1">
                  <span dir="auto" className="truncate">
                    {chat.title}
                  </span>
                  {chat.projectId !== null && projects.has(chat.projectId) && (
                    <span className="truncate text-xs text-quiet">{projects.get(chat.projectId)}</span>
                  )}
                </span>
                <span className="shrink-0 text-xs figures text-quiet">{date.format(chat.updatedAt)}</span>
              </li>
            ))}
          </ul>
          <p role="status" className="px-3 py-4 text-center text-sm text-quiet empty:hidden">
            {isFailed && t("chat.search.failed")}
            {!isFailed &&
              !isSearching &&
              chats.length === 0 &&
              t(search === "" ? "chat.noChats" : "chat.search.nothing")}
          </p>
        </div>
      </div>
    </dialog>
  );
}

/** What there is for the typed words: recents for none. */
function useFound(text: string) {
  const { mentorApi } = useMentorServices();
  const { clock } = useServices();
  const [search, setSearch] = useState("");
  const wanted = text.trim();
  useEffect(() => clock.after(SETTLE_MS, () => setSearch(wanted)), [wanted, clock]);
  const recent = useInfiniteQuery(chatsQuery(mentorApi));
  const found = useQuery({
    ...chatSearchQuery(mentorApi, search),
    enabled: search !== "",
    // What was found for the letters before stays until there is something better.
    placeholderData: (before) => before,
  });
  const isRecent = search === "";
  return {
    search,
    chats: isRecent ? (recent.data?.pages.flat() ?? []).slice(0, RECENT_COUNT) : (found.data ?? []),
    isSearching: wanted !== search || (!isRecent && found.isFetching),
    isFailed: !isRecent && found.isError,
  };
}

function useProjectNames(): ReadonlyMap<string, string> {
  const { mentorApi } = useMentorServices();
  const projects = useQuery(projectsQuery(mentorApi));
  return new Map(projects.data?.map(({ id, name }) => [id, name]));
}
