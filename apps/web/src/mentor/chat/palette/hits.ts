// What the palette lists: projects first, because there are few and one looks for a person by name, then chats. Pure.
import type { ChatSummary, FoundLine, Project } from "@fitil/contracts";
import type { ChatPlace } from "../data/chat-place.ts";

/** One row. */
export interface Hit {
  readonly place: Extract<ChatPlace, { kind: "chat" | "project" }>;
  readonly title: string;
  /** Where it lies; null where nowhere. */
  readonly project: string | null;
  /** The line that was found; null where the title says it all. */
  readonly line: FoundLine | null;
  readonly updatedAt: number;
}

/** Chats as rows. Pure. */
export function chatHits(chats: readonly ChatSummary[], projects: readonly Project[]): Hit[] {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  return chats.map(({ id, title, projectId, found = null, updatedAt }) => ({
    place: { kind: "chat", id },
    title,
    project: names.get(projectId ?? "") ?? null,
    line: found,
    updatedAt,
  }));
}

/** Projects as rows. Pure. */
export function projectHits(projects: readonly Project[]): Hit[] {
  return projects.map(({ id, name, found = null, updatedAt }) => ({
    place: { kind: "project", id },
    title: name,
    project: null,
    line: found,
    updatedAt,
  }));
}
