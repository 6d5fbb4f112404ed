// What can be done with a chat: rename, put into a project, take along as Markdown, delete (MC1).
import type { ChatSummary } from "@fitil/contracts";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { exportChat } from "../data/export-chat.ts";
import { useChatActions } from "../data/use-chat-actions.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { Menu } from "../parts/menu.tsx";
import { useToast } from "../parts/toasts.tsx";

/** The three dots and their list. */
export function ChatMenu({ chat }: { readonly chat: ChatSummary }): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { show } = useChatContext();
  const actions = useChatActions();
  const toast = useToast();
  const save = async () => {
    const words = await exportChat(mentorApi, chat);
    toast({ text: words === null ? t("chat.exported") : words || t("chat.failed") });
  };
  return (
    <Menu
      label={t("chat.chatMenu", { title: chat.title })}
      trigger={<ChatIcon name="more" />}
      triggerClass="grid size-11 shrink-0 place-items-center rounded-md text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text"
      items={[
        {
          id: "rename",
          icon: "edit",
          label: t("chat.rename"),
          onSelect: () => show({ kind: "rename", chat }),
        },
        {
          id: "them",
          icon: "person",
          label: t("chat.them.title"),
          onSelect: () => show({ kind: "them", chat }),
        },
        { id: "move", icon: "folder", label: t("chat.move"), onSelect: () => show({ kind: "move", chat }) },
        { id: "export", icon: "copy", label: t("chat.export"), onSelect: () => void save() },
        {
          id: "delete",
          icon: "trash",
          label: t("chat.delete"),
          danger: true,
          onSelect: () => actions.remove(chat),
        },
      ]}
    />
  );
}
