// Texts on their way in and into search. What a database cannot hold is taken out; what a person wrote otherwise stays
// as it is: it is data, escaped where it is shown, never here.
import { createLoopYield } from "../runtime/event-loop-yield.ts";

/** The text without NUL characters and torn surrogates. */
export function plainText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** As search sees a text: one case, one «е», one kind of space. The same for what is searched and what is sought. */
export function searchText(text: string): string {
  return plainText(text).normalize("NFKC").toLowerCase().replaceAll("ё", "е").replaceAll(/\s+/g, " ").trim();
}

/** The same for lines as long as people like, one after the other, without holding anybody up. */
export async function searchLines(lines: readonly string[]): Promise<string> {
  const loopYield = createLoopYield();
  const found: string[] = [];
  for (const line of lines) {
    found.push(searchText(line));
    await loopYield.after(line.length);
  }
  return found.filter((text) => text !== "").join(" ");
}
