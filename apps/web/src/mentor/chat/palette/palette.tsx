// Search over all chats and notes, from anywhere by ⌘K or Ctrl+K (MC1). Arrows choose, Enter goes there, Escape closes.
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
import { chatsQuery, projectsQuery, searchQuery } from "../data/chat-queries.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { HitRow } from "./hit-row.tsx";
import { chatHits, projectHits } from "./hits.ts";
import type { Hit } from "./hits.ts";
import { showLine } from "./show-line.ts";

const SETTLE_MS = 180;
/** Chats shown before one types. */
const RECENT_COUNT = 12;

/** The dialog. */
export function Palette({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  const { go, sessions } = useChatContext();
  const { clock } = useServices();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [text, setText] = useState("");
  const { hits, isSearching, isFailed, search } = useFound(text);
  // Other words, other rows: the first one is chosen again.
  const [choice, setChoice] = useState({ search, index: 0 });
  const chosen = choice.search === search ? choice.index : 0;
  const setChosen = (index: number) => setChoice({ search, index });
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const open = (hit: Hit | undefined) => {
    if (hit === undefined) return;
    onClose();
    go(hit.place);
    const { place, line } = hit;
    if (place.kind === "chat" && line !== null) void showLine(sessions.of(place.id), line, clock);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (chosen + step + hits.length) % hits.length;
      setChosen(next);
      list.current?.children[next]?.scrollIntoView({ block: "nearest" });
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(hits[chosen]);
    }
  };
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
            aria-activedescendant={hits.length === 0 ? undefined : `${id}-${chosen}`}
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
          {search === "" && hits.length > 0 && (
            <p className="px-3 pt-1 pb-2 text-xs font-semibold text-quiet">{t("chat.recents")}</p>
          )}
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t("chat.search.found")}>
            {hits.map((hit, index) => (
              <HitRow
                key={hit.place.id}
                id={`${id}-${index}`}
                hit={hit}
                isChosen={index === chosen}
                onPoint={() => setChosen(index)}
                onOpen={() => open(hit)}
              />
            ))}
          </ul>
          <p role="status" className="px-3 py-4 text-center text-sm text-quiet empty:hidden">
            {isFailed && t("chat.search.failed")}
            {!isFailed &&
              !isSearching &&
              hits.length === 0 &&
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
  const projects = useQuery(projectsQuery(mentorApi)).data ?? [];
  const found = useQuery({
    ...searchQuery(mentorApi, search),
    enabled: search !== "",
    // What was found for the letters before stays until there is something better.
    placeholderData: (before) => before,
  });
  const isRecent = search === "";
  const recents = (recent.data?.pages.flat() ?? []).slice(0, RECENT_COUNT);
  return {
    search,
    hits: isRecent
      ? chatHits(recents, projects)
      : [...projectHits(found.data?.projects ?? []), ...chatHits(found.data?.chats ?? [], projects)],
    isSearching: wanted !== search || (!isRecent && found.isFetching),
    isFailed: !isRecent && found.isError,
  };
}
