// The project a chat lies in, before the chat's name.
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { Link } from "../../../lib/router/router.tsx";
import { pathOf } from "../data/chat-place.ts";
import { projectsQuery } from "../data/chat-queries.ts";
import { ChatIcon } from "../parts/chat-icon.tsx";

/** A link to the project; nothing for a chat in none. */
export function ProjectCrumb({ id }: { readonly id: string | null }): ReactElement | null {
  const { mentorApi } = useMentorServices();
  const projects = useQuery(projectsQuery(mentorApi));
  const project = projects.data?.find((one) => one.id === id);
  if (project === undefined) return null;
  return (
    <span className="flex max-w-[40%] min-w-0 shrink-0 items-center text-quiet">
      <Link
        to={pathOf({ kind: "project", id: project.id })}
        title={project.name}
        className="inline-flex min-h-11 min-w-11 items-center gap-2 rounded-sm px-2 text-sm transition-colors duration-150 hover:text-text lg:pl-3"
      >
        <ChatIcon name="folder" size={16} />
        <span dir="auto" className="min-w-0 truncate max-sm:sr-only">
          {project.name}
        </span>
      </Link>
      <ChatIcon name="right" size={14} />
    </span>
  );
}
