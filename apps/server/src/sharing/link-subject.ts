// What a link of the game leads to, read from its address alone. Pure.
import { isTableId } from "@fitil/contracts";

/** What a link is about; `site`: the game itself. */
export type LinkSubject =
  | { readonly kind: "site" | "ladder" }
  | { readonly kind: "table" | "replay" | "player"; readonly id: string };

/** Ids of games and people: what a provider of identities may call somebody, and nothing that needs escaping. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** The subject of a page's address, as the page itself would understand it; whatever is malformed leads to the site. */
export function subjectOf(url: string): LinkSubject {
  const asked = new URLSearchParams(url.split("?", 2)[1] ?? "");
  for (const kind of ["replay", "player"] as const) {
    const id = asked.get(kind);
    if (id !== null) return ID.test(id) ? { kind, id } : { kind: "site" };
  }
  if (asked.has("ladder")) return { kind: "ladder" };
  const table = asked.get("table");
  return table !== null && isTableId(table) ? { kind: "table", id: table } : { kind: "site" };
}

/** The subject's name in an address of ours. Pure. */
export function subjectPath(subject: LinkSubject): string {
  return "id" in subject ? `${subject.kind}/${subject.id}` : `${subject.kind}/page`;
}

/** The subject that such a name stands for; null: it is none. Pure. */
export function subjectNamed(kind: string, id: string): LinkSubject | null {
  if (kind === "site" || kind === "ladder") return { kind };
  if (kind === "table") return isTableId(id) ? { kind, id } : null;
  return (kind === "replay" || kind === "player") && ID.test(id) ? { kind, id } : null;
}
