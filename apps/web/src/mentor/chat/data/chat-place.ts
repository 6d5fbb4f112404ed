// What an address of the chat shows. Pure.

export type ChatPlace =
  | { readonly kind: "new" }
  | { readonly kind: "chat"; readonly id: string }
  | { readonly kind: "project"; readonly id: string }
  /** «Что сработало». */
  | { readonly kind: "worked" };

const PLACE = /^\/mentor\/(chat|project)\/([^/]+)\/?$/;

const WORKED = "/mentor/worked";

/** The place behind a path; whatever is nothing else is a new chat. Pure. */
export function readPlace(path: string): ChatPlace {
  if (path.replace(/\/$/, "") === WORKED) return { kind: "worked" };
  const [, kind, id] = PLACE.exec(path) ?? [];
  if (id === undefined) return { kind: "new" };
  return { kind: kind === "project" ? "project" : "chat", id: decoded(id) };
}

/** The path of a place. Pure. */
export function pathOf(place: ChatPlace): string {
  if (place.kind === "worked") return WORKED;
  return place.kind === "new" ? "/mentor/chat" : `/mentor/${place.kind}/${encodeURIComponent(place.id)}`;
}

/** The sign-up page's address for a guest who is here, and comes back here. Pure. */
export function signUpPathFrom(place: ChatPlace): string {
  return `/mentor/sign-up?${new URLSearchParams({ next: pathOf(place) })}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: it names no chat, which the page then says.
    return text;
  }
}
