// Projects: a folder of chats about one person each (MC1).
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../../../lib/router/router.tsx";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { pathOf } from "../data/chat-place.ts";
import { projectsQuery } from "../data/chat-queries.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** The list. `onOpen` hears that one goes to a project. */
export function ProjectList({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { place, show } = useChatContext();
  const projects = useQuery(projectsQuery(mentorApi));
  return (
    <section aria-label={t("chat.projects")} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      <div className="flex items-center justify-between pl-3">
        <h2 className="text-xs font-semibold text-quiet">{t("chat.projects")}</h2>
        <IconButton
          label={t("chat.newProject")}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen();
            show({ kind: "new-project", chat: null });
          }}
        >
          <Icon name="plus" size={18} />
        </IconButton>
      </div>
      {projects.data?.length === 0 && (
        <p className="px-3 pb-1 text-sm leading-snug text-quiet">{t("chat.noProjects")}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {projects.data?.map((project) => {
          const isHere = place.kind === "project" && place.id === project.id;
          return (
            <li key={project.id}>
              <Link
                to={pathOf({ kind: "project", id: project.id })}
                aria-current={isHere ? "page" : undefined}
                onClick={onOpen}
                title={project.name}
                className={`flex min-h-11 items-center gap-3 rounded-md px-3 py-2 text-[0.9375rem] leading-tight transition-colors duration-150 ${isHere ? "bg-raised" : "hover:bg-raised/60"}`}
              >
                <span className="text-quiet">
                  <ChatIcon name="folder" size={18} />
                </span>
                <span dir="auto" className="truncate">
                  {project.name}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
