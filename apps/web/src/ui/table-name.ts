// What a table is called on the screen.
// A table made without a name is named by the server, which counts in Russian (LB1: «Стол №N»): names are data,
// the same for everybody at the table, and are not translated. This one is nobody's own wording, though, so that a window in another
// language may count in its own.
import type { TFunction } from "i18next";

/** A name that the server gave, up to its number. */
const UNNAMED = /^Стол №(?=\d+$)/;

/**
 * The name as this window shows it: «Стол №3» is "Table 3" in an English window, while whatever somebody chose stays as it is,
 * «Стол №3 для своих» too.
 *
 * @param name as the wire has it
 * @param t the texts of the window's language, which hold how a table without a name is counted
 * @returns what to show; equal names stay equal, so that people in two languages speak of one table by its number
 */
export function tableName(name: string, t: TFunction): string {
  return name.replace(UNNAMED, t("rooms.unnamed"));
}
