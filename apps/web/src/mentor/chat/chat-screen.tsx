// Everything at /mentor/chat and /mentor/project: the sidebar, the middle, the dialogs. Reads its place from the address.
import type { CurrentUser } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "../../lib/router/router.tsx";
import { useStore } from "zustand";
import { asLanguage } from "../../i18n/index.ts";
import { useBusy, useMentorServices } from "../../lib/mentor-services.tsx";
import { randomText } from "../../lib/random-text.ts";
import { useServices } from "../../lib/services.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ChatProvider } from "./data/chat-context.tsx";
import type { ChatContextValue, ChatDialog } from "./data/chat-context.tsx";
import { pathOf, readPlace } from "./data/chat-place.ts";
import { LazyDialogs } from "./dialogs/lazy-dialogs.tsx";
import { DrawerProvider } from "./place/main-head.tsx";
import { createToasts, SpokenToast, ToastBar, ToastsProvider, useToastTime } from "./parts/toasts.tsx";
import type { Toast } from "./parts/toasts.tsx";
import { useOnline } from "../../lib/device/use-online.ts";
import { useVisibleHeight } from "./parts/use-visible-height.ts";
import { ProjectView } from "./project/project-view.tsx";
import { useDueAlarm } from "./reminder/use-due-alarm.ts";
import { Drawer } from "./sidebar/drawer.tsx";
import { Sidebar } from "./sidebar/sidebar.tsx";
import { Sessions } from "./session/sessions.ts";
import { ThreadView } from "./thread/thread-view.tsx";
import { Welcome } from "./welcome/welcome.tsx";
import { LazyWorked } from "./worked/lazy-worked.tsx";

export interface ChatScreenProps {
  readonly user: CurrentUser;
  /** The language switch. */
  readonly language: ReactNode;
  /** Opens the account dialog: name, data, leaving for good. */
  readonly onAccount: () => void;
  readonly onSignOut: () => void;
  /** A guest has left, and nothing of them is there any more. */
  readonly onErased: () => void;
}

/** Below everything else of a place that scrolls as a whole. */
const FOOT = "mx-auto w-full max-w-[47.5rem] px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))] sm:px-6";

/** The chat. */
export function ChatScreen(props: ChatScreenProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { clock } = useServices();
  const sessions = useSessions();
  const busy = useStore(sessions.busy, ({ ids }) => ids.length > 0);
  useBusy(busy);
  const [toasts] = useState(createToasts);
  useToastTime(toasts, clock);
  const toast = useCallback((said: Toast) => toasts.setState({ toast: said }), [toasts]);
  const [dialog, show] = useState<ChatDialog | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const frame = useVisibleHeight();
  const isOnline = useOnline();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const context = useMemo((): ChatContextValue => {
    const place = readPlace(pathname);
    return { sessions, place, show, go: (to) => navigate(pathOf(to)) };
  }, [sessions, pathname, navigate]);
  const { place, go } = context;
  useDueAlarm(toast, go);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey || event.code !== "KeyK")
        return;
      event.preventDefault();
      show((shown) => (shown?.kind === "palette" ? null : (shown ?? { kind: "palette" })));
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  const offline = isOnline ? null : (
    <div className="pb-2">
      <Notice tone="plain">{t("chat.offline")}</Notice>
    </div>
  );
  const closeDrawer = () => setDrawerOpen(false);
  return (
    <ChatProvider value={context}>
      <ToastsProvider value={toasts}>
        <DrawerProvider value={() => setDrawerOpen(true)}>
          <div ref={frame} data-chat="" className="flex h-dvh overflow-hidden bg-night text-base">
            <aside
              aria-label={t("chat.sidebar")}
              className="w-72 shrink-0 border-r border-line bg-deep max-lg:hidden"
            >
              <Sidebar {...props} onLeave={() => undefined} corner={null} />
            </aside>
            <main id="main" className="flex min-w-0 flex-1 flex-col">
              {place.kind === "new" && <Welcome offline={offline} />}
              {place.kind === "worked" && <LazyWorked />}
              {place.kind === "project" && <ProjectView key={place.id} id={place.id} offline={offline} />}
              {place.kind === "chat" && (
                <ThreadView key={place.id} session={sessions.of(place.id)} offline={offline} />
              )}
              {place.kind !== "chat" && <ToastBar className={FOOT} />}
            </main>
          </div>
          {isDrawerOpen && (
            <Drawer label={t("chat.sidebar")} onClose={closeDrawer}>
              <Sidebar
                {...props}
                onLeave={closeDrawer}
                corner={
                  <IconButton label={t("chat.closeDrawer")} onClick={closeDrawer}>
                    <Icon name="close" />
                  </IconButton>
                }
              />
            </Drawer>
          )}
          <LazyDialogs dialog={dialog} onClose={() => show(null)} onErased={props.onErased} />
          <SpokenToast />
        </DrawerProvider>
      </ToastsProvider>
    </ChatProvider>
  );
}

/** The open chats of this page, for as long as the screen is shown. */
function useSessions(): Sessions {
  const { clock } = useServices();
  const { mentorApi } = useMentorServices();
  const queries = useQueryClient();
  const [sessions] = useState(
    () =>
      new Sessions({
        api: mentorApi,
        clock,
        language: () => asLanguage(i18next.language),
        newId: randomText,
        onSettled: () => void queries.invalidateQueries({ queryKey: ["mentor"] }),
      }),
  );
  return sessions;
}
