// The head of the middle: the way to the drawer on a phone, what is shown, and what can be done with it.
import { createContext, useContext } from "react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { ChatIcon } from "../parts/chat-icon.tsx";

const DrawerContext = createContext<() => void>(() => undefined);
/** Gives everything below the way to open the drawer. */
export const DrawerProvider = DrawerContext.Provider;

export interface MainHeadProps {
  /** Empty where the place has a heading of its own. */
  readonly title: string;
  /** What the place lies in, before its title. */
  readonly crumb?: ReactNode;
  readonly menu: ReactNode;
}

/** The head. */
export function MainHead({ title, crumb, menu }: MainHeadProps): ReactElement {
  const { t } = useTranslation("mentor");
  const openDrawer = useContext(DrawerContext);
  const { go, place } = useChatContext();
  return (
    <header className="flex min-h-14 items-center gap-1 px-2 pt-[env(safe-area-inset-top)] sm:px-3">
      <IconButton label={t("chat.openDrawer")} onClick={openDrawer} className="lg:hidden!">
        <ChatIcon name="menu" size={22} />
      </IconButton>
      {crumb}
      {title === "" ? (
        <span className="flex-1" />
      ) : (
        <h1
          tabIndex={-1}
          dir="auto"
          title={title}
          className="min-w-0 flex-1 truncate px-1 text-[0.9375rem] font-semibold lg:px-3"
        >
          {title}
        </h1>
      )}
      {menu}
      {place.kind !== "new" && (
        <IconButton label={t("chat.newChat")} onClick={() => go({ kind: "new" })} className="lg:hidden!">
          <ChatIcon name="edit" />
        </IconButton>
      )}
    </header>
  );
}
