// The link to a table, `/?table={id}` (LB8): read once, then taken out of the address.
import { isTableId } from "@fitil/contracts";

export type TableLink =
  | { readonly kind: "none" }
  | { readonly kind: "bad" }
  | { readonly kind: "table"; readonly roomId: string };

/** What the page's address asks for. Pure. */
export function readTableLink(url: string): TableLink {
  const roomId = new URL(url).searchParams.get("table");
  if (roomId === null) return { kind: "none" };
  return isTableId(roomId) ? { kind: "table", roomId } : { kind: "bad" };
}

/** The same address without the table. Pure. */
export function withoutTableLink(url: string): string {
  const parsed = new URL(url);
  parsed.searchParams.delete("table");
  return parsed.toString();
}
