// The side of the chat (specification §2): new chat, chats, projects, recents, language, plan, the person, and a quiet way
// to the game.
import type { CurrentUser } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "../../../lib/router/router.tsx";
import { mentorMeQuery } from "../../../lib/http/mentor-queries.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { SparkMark } from "../../../ui/spark-mark.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { pathOf, signUpPathFrom } from "../data/chat-place.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";
import type { ChatIconName } from "../parts/chat-icon.tsx";
import { Menu } from "../parts/menu.tsx";
import type { MenuItem } from "../parts/menu.tsx";
import { PlanLabel } from "./plan-label.tsx";
import { ProjectList } from "./project-list.tsx";
import { RecentList } from "./recent-list.tsx";
import { ReminderList } from "./reminder-list.tsx";
import { StorageLine } from "./storage-line.tsx";
import { TrashLine } from "./trash-line.tsx";

export interface SidebarProps {
  readonly user: CurrentUser;
  readonly language: ReactNode;
  readonly onAccount: () => void;
  readonly onSignOut: () => void;
  /** One went somewhere: a drawer closes. */
  readonly onLeave: () => void;
  /** A control beside the sign, e.g. to close the drawer. */
  readonly corner: ReactNode;
}

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-[0.9375rem] font-semibold transition-colors duration-150 hover:bg-raised/60";

/** The sidebar's content. */
export function Sidebar(props: SidebarProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { show, place } = useChatContext();
  return (
    <div className="flex h-full min-h-0 flex-col pt-[env(safe-area-inset-top)]">
      <div className="flex min-h-14 items-center justify-between gap-2 py-2 pr-2 pl-4">
        <Link
          to="/mentor"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-sm font-title text-[1.125rem] leading-none font-bold tracking-tight"
        >
          <SparkMark size={30} />
          {t("chat.brand")}
        </Link>
        {props.corner}
      </div>
      <div className="grid gap-0.5 px-2">
        <Link
          to={pathOf({ kind: "new" })}
          onClick={props.onLeave}
          aria-current={place.kind === "new" ? "page" : undefined}
          className={`${ENTRY} ${place.kind === "new" ? "bg-raised" : ""}`}
        >
          <Mark name="edit" />
          {t("chat.newChat")}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            props.onLeave();
            show({ kind: "palette" });
          }}
          className={ENTRY}
        >
          <Mark name="search" />
          <span className="flex-1">{t("chat.chats")}</span>
          <kbd className="font-sans text-xs font-normal text-quiet pointer-coarse:hidden">
            {isApple() ? "⌘K" : "Ctrl K"}
          </kbd>
        </button>
        <Link
          to={pathOf({ kind: "worked" })}
          onClick={props.onLeave}
          aria-current={place.kind === "worked" ? "page" : undefined}
          className={`${ENTRY} ${place.kind === "worked" ? "bg-raised" : ""}`}
        >
          <Mark name="tally" />
          {t("chat.worked")}
        </Link>
      </div>
      <nav
        aria-label={t("chat.lists")}
        className="mt-2 grid min-h-0 grid-cols-[minmax(0,1fr)] flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-2 py-2"
      >
        <ReminderList onOpen={props.onLeave} />
        {props.user.isGuest !== true && <ProjectList onOpen={props.onLeave} />}
        <RecentList onOpen={props.onLeave} />
        <TrashLine onOpen={props.onLeave} />
      </nav>
      <footer className="grid gap-2 border-t border-line p-2 pb-[max(8px,env(safe-area-inset-bottom))]">
        <StorageLine />
        <PlanLabel />
        <div className="flex items-center justify-between gap-2">
          {props.language}
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm text-quiet transition-colors duration-150 hover:text-text"
          >
            <ChatIcon name="bomb" size={16} />
            {t("chat.toGame")}
          </a>
        </div>
        <Account {...props} />
      </footer>
    </div>
  );
}

function Mark({ name }: { readonly name: ChatIconName }): ReactElement {
  return (
    <span className="text-quiet">
      <ChatIcon name={name} size={18} />
    </span>
  );
}

function Account({ user, onAccount, onSignOut }: SidebarProps): ReactElement {
  const { t } = useTranslation("mentor");
  const { show, place } = useChatContext();
  const navigate = useNavigate();
  const isGuest = user.isGuest === true;
  const member: readonly MenuItem[] = [
    { id: "account", icon: "person", label: t("chat.accountOpen"), onSelect: onAccount },
    { id: "out", icon: "arrow", label: t("chat.signOut"), onSelect: onSignOut },
  ];
  const guest: readonly MenuItem[] = [
    {
      id: "sign-up",
      icon: "person",
      label: t("chat.guest.save"),
      onSelect: () => navigate(signUpPathFrom(place)),
    },
    {
      id: "leave",
      icon: "arrow",
      label: t("chat.guest.leave"),
      onSelect: () => show({ kind: "leave-guest" }),
    },
  ];
  const { mentorApi } = useMentorServices();
  const me = useQuery(mentorMeQuery(mentorApi)).data;
  // The name at the game's table is for the game.
  const name = me === undefined ? "" : me.called || (me.email ?? user.Name);
  return (
    <Menu
      label={t("chat.account", { name })}
      align="start"
      triggerClass="flex min-h-12 w-full min-w-0 items-center gap-3 rounded-md px-2 py-1 text-left transition-colors duration-150 hover:bg-raised/60"
      trigger={
        <>
          <Avatar id={user.id} photoURL={user.photoURL} size={34} />
          <span className="grid min-w-0 flex-1 leading-tight">
            <span dir="auto" className="truncate text-[0.9375rem] font-semibold">
              {name}
            </span>
            {isGuest && <span className="text-xs text-quiet">{t("chat.guest.name")}</span>}
          </span>
          <span className="text-quiet">
            <ChatIcon name="up" size={16} />
          </span>
        </>
      }
      items={[
        {
          id: "profile",
          icon: "spark",
          label: t("chat.profile.open"),
          onSelect: () => show({ kind: "profile" }),
        },
        ...(isGuest ? guest : member),
      ]}
    />
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
