// The dialog that makes a table, with its texts: one late piece.
import { loadLateTexts } from "../../i18n/load-late.ts";
import { CreateTableModal } from "./create-table-modal.tsx";

/** The dialog once its texts are here. Rejects when they cannot be had. */
export async function loadCreateTable(): Promise<typeof CreateTableModal> {
  await loadLateTexts("newTable");
  return CreateTableModal;
}
