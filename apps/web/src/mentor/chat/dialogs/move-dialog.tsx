// Which project a chat lies in.
import type { ChatSummary } from "@fitil/contracts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { projectsQuery } from "../data/chat-queries.ts";
import { useChatActions } from "../data/use-chat-actions.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { useToast } from "../parts/toasts.tsx";

const ROW =
  "flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-left transition-colors duration-150 hover:bg-lifted";

/** The dialog: every project, none, or a new one. */
export function MoveDialog({
  chat,
  onClose,
}: {
  readonly chat: ChatSummary;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { show } = useChatContext();
  const actions = useChatActions();
  const toast = useToast();
  const projects = useQuery(projectsQuery(mentorApi));
  const [fault, setFault] = useState<string | null>(null);
  const move = async (projectId: string | null, name: string) => {
    const words = await actions.move(chat, projectId);
    if (words !== null) return setFault(words);
    onClose();
    toast({ text: projectId === null ? t("chat.movedOut") : t("chat.moved", { name }) });
  };
  return (
    <Modal title={t("chat.moveTitle")} closeLabel={t("chat.close")} onClose={onClose}>
      <div className="-mx-3 grid grid-cols-[minmax(0,1fr)] gap-1">
        {fault !== null && <Notice tone="bad">{fault}</Notice>}
        <button type="button" className={ROW} onClick={() => void move(null, "")}>
          <span className="text-quiet">
            <Icon name="chat" size={18} />
          </span>
          <span className="flex-1">{t("chat.noProject")}</span>
          {chat.projectId === null && <Chosen />}
        </button>
        {projects.data?.map((project) => (
          <button
            key={project.id}
            type="button"
            className={ROW}
            onClick={() => void move(project.id, project.name)}
          >
            <span className="text-quiet">
              <ChatIcon name="folder" size={18} />
            </span>
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {project.name}
            </span>
            {chat.projectId === project.id && <Chosen />}
          </button>
        ))}
        <button type="button" className={ROW} onClick={() => show({ kind: "new-project", chat })}>
          <span className="text-fuse">
            <Icon name="plus" size={18} />
          </span>
          {t("chat.newProject")}
        </button>
      </div>
    </Modal>
  );
}

function Chosen(): ReactElement {
  const { t } = useTranslation("mentor");
  return (
    <span className="text-mint">
      <Icon name="check" size={18} />
      <span className="sr-only">{t("chat.isHere")}</span>
    </span>
  );
}
