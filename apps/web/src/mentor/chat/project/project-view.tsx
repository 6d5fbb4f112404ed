// A project: one person, what is known about them, and the chats about them (MC1).
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Composer } from "../composer/composer.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { projectChatsQuery, projectsQuery } from "../data/chat-queries.ts";
import { useChatActions } from "../data/use-chat-actions.ts";
import { useStartChat } from "../data/use-start-chat.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";
import { EmptyPlace } from "../place/empty-place.tsx";
import { MainHead } from "../place/main-head.tsx";
import { ThreadNotice } from "../place/thread-notice.tsx";
import { Menu } from "../parts/menu.tsx";
import { ChatRow } from "../sidebar/chat-row.tsx";

/** The project of this id. */
export function ProjectView({
  id,
  offline,
}: {
  readonly id: string;
  readonly offline: ReactNode;
}): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { go, show } = useChatContext();
  const actions = useChatActions();
  const projects = useQuery(projectsQuery(mentorApi));
  const chats = useQuery(projectChatsQuery(mentorApi, id));
  const { start, fault, forgive } = useStartChat(id);
  const project = projects.data?.find((one) => one.id === id);
  if (project === undefined) {
    if (projects.isPending || projects.isFetching)
      return (
        <p role="status" className="grid flex-1 place-items-center text-quiet">
          <Spinner />
          <span className="sr-only">{t("chat.loading")}</span>
        </p>
      );
    return (
      <EmptyPlace
        title={t(projects.isError ? "chat.unreachableTitle" : "chat.missingProjectTitle")}
        text={t(projects.isError ? "chat.unreachableText" : "chat.missingProjectText")}
        action={t(projects.isError ? "chat.retry" : "chat.newChat")}
        onAction={() => (projects.isError ? void projects.refetch() : go({ kind: "new" }))}
      />
    );
  }
  return (
    <>
      <MainHead
        title={project.name}
        menu={
          <Menu
            label={t("chat.projectMenu", { name: project.name })}
            trigger={<ChatIcon name="more" />}
            triggerClass="grid size-11 shrink-0 place-items-center rounded-md text-quiet transition-colors duration-150 hover:bg-lifted hover:text-text"
            items={[
              {
                id: "edit",
                icon: "edit",
                label: t("chat.editProject"),
                onSelect: () => show({ kind: "edit-project", project }),
              },
              {
                id: "delete",
                icon: "trash",
                label: t("chat.deleteProject"),
                hint: t("chat.deleteProjectHint"),
                danger: true,
                onSelect: () => actions.removeProject(project),
              },
            ]}
          />
        }
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto grid w-full max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-6 px-3 pt-4 pb-[max(24px,env(safe-area-inset-bottom))] sm:px-6">
          <section
            aria-label={t("chat.notes")}
            className="grid gap-2 rounded-lg border border-line bg-raised p-4 sm:p-5"
          >
            <div className="-my-1.5 flex items-center justify-between gap-3">
              <h2 className="text-sm font-semibold text-quiet">{t("chat.notes")}</h2>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => show({ kind: "edit-project", project })}
                className="-mr-2 min-h-11 rounded-sm px-3 text-sm font-semibold text-fuse hover:bg-lifted"
              >
                {t(project.notes === "" ? "chat.notesAdd" : "chat.notesEdit")}
              </button>
            </div>
            <p
              dir="auto"
              className={`leading-relaxed whitespace-pre-line ${project.notes === "" ? "text-quiet" : ""}`}
            >
              {project.notes === "" ? t("chat.notesEmpty") : project.notes}
            </p>
          </section>
          {offline}
          <Composer
            draftKey={`project:${id}`}
            busy={false}
            stopping={false}
            onStop={() => undefined}
            givenBack={null}
            onTaken={() => undefined}
            placeholder={t("chat.placeholderProject")}
            showRetention={false}
            onSend={start}
            notice={
              fault === null ? null : (
                <ThreadNotice failure={fault} refused onRetry={null} onBuiltIn={null} onClose={forgive} />
              )
            }
          />
          <section aria-label={t("chat.projectChats")} className="grid gap-1">
            <h2 className="px-3 text-sm font-semibold text-quiet">{t("chat.projectChats")}</h2>
            {chats.data?.length === 0 && <p className="px-3 py-2 text-quiet">{t("chat.projectEmpty")}</p>}
            <ul className="grid gap-0.5">
              {chats.data?.map((chat) => (
                <ChatRow key={chat.id} chat={chat} onOpen={() => undefined} />
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
