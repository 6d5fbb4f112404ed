// What the sidebar, the palette and the projects read from the server, cached once for all of them.
import { CHAT_PAGE } from "@fitil/contracts";
import type { ChatSummary, Project, Trash, WhatWorked } from "@fitil/contracts";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { CallFailed } from "../../../lib/http/http.ts";
import type { Result } from "../../../lib/http/http.ts";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";

export const CHATS_KEY = ["mentor", "chats"] as const;
export const PROJECTS_KEY = ["mentor", "projects"] as const;
export const TRASH_KEY = ["mentor", "trash"] as const;

/** A list this young is not asked for again. */
const FRESH_MS = 5_000;
const TRASH_LOOK_MS = 30_000;

function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new CallFailed(result.failure);
}

/** The chats, newest first, a page at a time. */
export function chatsQuery(api: MentorApi) {
  return infiniteQueryOptions({
    queryKey: [...CHATS_KEY, "list"],
    queryFn: async ({ pageParam }): Promise<ChatSummary[]> =>
      unwrap(await api.chats(pageParam === null ? {} : { before: pageParam })),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < CHAT_PAGE ? null : (page.at(-1)?.updatedAt ?? null)),
    staleTime: FRESH_MS,
    retry: 2,
  });
}

/** What a search found. */
interface Found {
  readonly projects: readonly Project[];
  readonly chats: readonly ChatSummary[];
}

/** Projects and chats in which these words stand. */
export function searchQuery(api: MentorApi, search: string) {
  return queryOptions({
    queryKey: [...CHATS_KEY, "search", search],
    queryFn: async (): Promise<Found> => {
      const [projects, chats] = await Promise.all([api.projects(search), api.chats({ search })]);
      return { projects: unwrap(projects), chats: unwrap(chats) };
    },
    staleTime: FRESH_MS,
    retry: 1,
  });
}

/** Chats with a reminder, the earliest first. */
export function remindersQuery(api: MentorApi) {
  return queryOptions({
    queryKey: [...CHATS_KEY, "reminders"],
    queryFn: async (): Promise<ChatSummary[]> => unwrap(await api.reminders()),
    staleTime: FRESH_MS,
    retry: 1,
  });
}

/** What the person sent and what was answered; asked for anew whenever it is looked at. */
export function workedQuery(api: MentorApi) {
  return queryOptions({
    queryKey: ["mentor", "worked"],
    queryFn: async (): Promise<WhatWorked> => unwrap(await api.worked()),
    retry: 1,
  });
}

/** The projects. */
export function projectsQuery(api: MentorApi) {
  return queryOptions({
    queryKey: PROJECTS_KEY,
    queryFn: async (): Promise<Project[]> => unwrap(await api.projects()),
    staleTime: FRESH_MS,
    retry: 2,
  });
}

/** What was deleted in the last ten minutes. It runs out by itself, so it is never old. */
export function trashQuery(api: MentorApi) {
  return queryOptions({
    queryKey: TRASH_KEY,
    queryFn: async (): Promise<Trash> => unwrap(await api.trash()),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || isEmptyTrash(state.data) ? false : TRASH_LOOK_MS,
    retry: 1,
  });
}

/** Whether nothing can be brought back. Pure. */
export function isEmptyTrash({ chats, projects }: Trash): boolean {
  return chats.length + projects.length === 0;
}

/** The chats of a project, newest first. */
export function projectChatsQuery(api: MentorApi, projectId: string) {
  return queryOptions({
    queryKey: [...CHATS_KEY, "project", projectId],
    queryFn: async (): Promise<ChatSummary[]> => unwrap(await api.chats({ projectId })),
    staleTime: FRESH_MS,
    retry: 1,
  });
}
