// The account dialog with its texts: one late piece.
import { loadAreaTexts } from "../../i18n/load-area.ts";
import { AccountModal } from "./account-modal.tsx";

/** The dialog once its texts are here. Rejects when they cannot be had. */
export async function loadAccount(): Promise<typeof AccountModal> {
  await loadAreaTexts("account");
  return AccountModal;
}
