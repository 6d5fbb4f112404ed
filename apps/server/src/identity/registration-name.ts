// The name somebody registers with: none is fine, a bad or a taken one is refused before the account is made.
import { playerNameSchema } from "@fitil/contracts";

export type NewName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: "user/bad_name" | "user/name_taken" };

/** The cleaned name, "" for none. */
export async function checkNewName(
  asked: string | null | undefined,
  isTaken: (name: string) => Promise<boolean>,
): Promise<NewName> {
  if (asked === null || asked === undefined || asked.trim() === "") return { ok: true, name: "" };
  const parsed = playerNameSchema.safeParse(asked);
  if (!parsed.success) return { ok: false, code: "user/bad_name" };
  if (await isTaken(parsed.data)) return { ok: false, code: "user/name_taken" };
  return { ok: true, name: parsed.data };
}
