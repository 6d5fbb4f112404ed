// The dialog that makes a table, with its texts: one late piece.
import { loadAreaTexts } from "../../i18n/load-area.ts";
import { CreateTableModal } from "./create-table-modal.tsx";

/** The dialog once its texts are here. Rejects when they cannot be had. */
export async function loadCreateTable(): Promise<typeof CreateTableModal> {
  await loadAreaTexts("newTable");
  return CreateTableModal;
}
