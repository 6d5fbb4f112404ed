// What one can do to a chat or a project from anywhere (MC1). Lists change at once; the server has the last word.
import type { ChangeChat, ChatSummary, OtherPerson, Project } from "@fitil/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Failure, Result } from "../../../lib/http/http.ts";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useChatContext } from "./chat-context.tsx";
import { CHATS_KEY, PROJECTS_KEY, TRASH_KEY } from "./chat-queries.ts";
import { useRemoval } from "./use-removal.ts";

export interface ChatActions {
  /** Null when it is done, otherwise the sentence to show. */
  readonly rename: (chat: ChatSummary, title: string) => Promise<string | null>;
  /** Whom the chat is with. */
  readonly tellOf: (chat: ChatSummary, them: OtherPerson) => Promise<string | null>;
  readonly move: (chat: ChatSummary, projectId: string | null) => Promise<string | null>;
  readonly remove: (chat: ChatSummary) => void;
  readonly createProject: (name: string, notes: string) => Promise<Project | string>;
  readonly changeProject: (id: string, name: string, notes: string) => Promise<string | null>;
  readonly removeProject: (project: Project) => void;
  /** Takes a deletion back; null when it is done, otherwise the sentence to show. */
  readonly restore: (what: "chat" | "project", id: string) => Promise<string | null>;
}

/** The deeds. */
export function useChatActions(): ChatActions {
  const { t } = useTranslation("mentor");
  const { mentorApi } = useMentorServices();
  const { sessions, place, go } = useChatContext();
  const queries = useQueryClient();
  const refresh = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: CHATS_KEY }),
      queries.invalidateQueries({ queryKey: PROJECTS_KEY }),
      queries.invalidateQueries({ queryKey: TRASH_KEY }),
    ]);
  };
  const wordsOf = (failure: Failure) => failure.message ?? t("chat.failed");
  const settle = async <T>(result: Result<T>): Promise<string | null> => {
    if (result.ok) await refresh();
    return result.ok ? null : wordsOf(result.failure);
  };
  const removeWith = useRemoval(refresh);

  const change = async (chat: ChatSummary, wish: ChangeChat) => {
    const result = await mentorApi.changeChat(chat.id, wish);
    if (result.ok) sessions.of(chat.id).note(result.value);
    return settle(result);
  };

  return {
    rename: (chat, title) => change(chat, { title }),
    tellOf: (chat, them) => change(chat, { them }),
    move: (chat, projectId) => change(chat, { projectId }),
    remove: (chat) => {
      const isShown = place.kind === "chat" && place.id === chat.id;
      void removeWith({
        text: t("chat.chatDeleted", { title: chat.title }),
        remove: () => mentorApi.deleteChat(chat.id),
        restore: () => mentorApi.changeChat(chat.id, { restored: true }),
        onRemoved: () => {
          sessions.forget(chat.id);
          if (isShown) go({ kind: "new" });
        },
        onRestored: () => {
          if (isShown) go({ kind: "chat", id: chat.id });
        },
      });
    },
    createProject: async (name, notes) => {
      const result = await mentorApi.createProject({ name, notes });
      if (!result.ok) return wordsOf(result.failure);
      await refresh();
      return result.value;
    },
    changeProject: async (id, name, notes) => settle(await mentorApi.changeProject(id, { name, notes })),
    removeProject: (project) => {
      const isShown = place.kind === "project" && place.id === project.id;
      void removeWith({
        text: t("chat.projectDeleted", { name: project.name }),
        remove: () => mentorApi.deleteProject(project.id),
        restore: () => mentorApi.changeProject(project.id, { restored: true }),
        onRemoved: () => {
          if (isShown) go({ kind: "new" });
        },
        onRestored: () => {
          if (isShown) go({ kind: "project", id: project.id });
        },
      });
    },
    restore: async (what, id) =>
      settle<unknown>(
        await (what === "chat"
          ? mentorApi.changeChat(id, { restored: true })
          : mentorApi.changeProject(id, { restored: true })),
      ),
  };
}
