// Saves a chat as a Markdown file (MC1). The server writes it; the browser only keeps it.
import type { ChatSummary } from "@fitil/contracts";
import { call } from "../../../lib/http/http.ts";
import type { MentorApi } from "../../../lib/http/mentor-api.ts";

/** Downloads the chat; null when it is there, otherwise the server's sentence ("" when it had none). */
export async function exportChat(
  api: Pick<MentorApi, "respond">,
  chat: Pick<ChatSummary, "id" | "title">,
): Promise<string | null> {
  const path = `/api/mentor/chats/${encodeURIComponent(chat.id)}/export`;
  let response: Response;
  let text: string;
  try {
    response = await api.respond(path);
    if (!response.ok) {
      const refused = await call(() => Promise.resolve(response), path, {});
      return refused.ok ? "" : (refused.failure.message ?? "");
    }
    text = await response.text();
  } catch {
    // The line broke: the caller says that it failed.
    return "";
  }
  const url = URL.createObjectURL(new Blob([text], { type: "text/markdown;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName(chat.title);
  link.click();
  URL.revokeObjectURL(url);
  return null;
}

/** A file name for the chat: letters and figures of its title, at most 60. Pure. */
export function fileName(title: string): string {
  const plain = title
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
  return `${plain === "" ? "chat" : plain}.md`;
}
