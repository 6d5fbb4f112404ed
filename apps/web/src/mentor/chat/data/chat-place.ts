// What an address of the chat shows. Pure.

export type ChatPlace =
  | { readonly kind: "new" }
  | { readonly kind: "chat"; readonly id: string }
  | { readonly kind: "project"; readonly id: string };

const PLACE = /^\/mentor\/(chat|project)\/([^/]+)\/?$/;

/** The place behind a path; whatever is not a chat or a project is a new chat. Pure. */
export function readPlace(path: string): ChatPlace {
  const [, kind, id] = PLACE.exec(path) ?? [];
  if (id === undefined) return { kind: "new" };
  return { kind: kind === "project" ? "project" : "chat", id: decoded(id) };
}

/** The path of a place. Pure. */
export function pathOf(place: ChatPlace): string {
  return place.kind === "new" ? "/mentor/chat" : `/mentor/${place.kind}/${encodeURIComponent(place.id)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
