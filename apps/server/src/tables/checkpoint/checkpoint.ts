// A table as it is written down for other processes: the whole of it at one moment, then a line of each thing it was told since.
// A table is a value that only what it is told changes (`table/decide.ts`), so telling it the same again makes the same of it.
import { RULES_VERSION } from "@fitil/engine";
import { readCommandLine } from "./command-lines.ts";
import type { NamedSenders } from "./position-lines.ts";
import { readSnapshot, writeSnapshot } from "./snapshot.ts";
import type { ReadSnapshot } from "./snapshot.ts";
import { decide } from "../table/decide.ts";
import type { TableState } from "../table/state.ts";

/** A table that was written down and the moment on its own clock, or why it cannot be gone on with. */
type ReadCheckpoint =
  | { readonly ok: true; readonly state: TableState; readonly at: number }
  | Extract<ReadSnapshot, { readonly ok: false }>
  | { readonly ok: false; readonly why: "bad_word"; readonly cause?: unknown };

/** The whole of a table at a moment of its own clock, in ms since 1970. Has no line breaks. Reads only. */
export function writeWhole(state: TableState, at: number): string {
  return `${at} ${writeSnapshot(state)}`;
}

/** The table of a whole and the lines that follow it; the caller owns the state. What it decides on the way was carried out, or is open in it. */
export function readCheckpoint(text: string): ReadCheckpoint {
  const [whole = "", ...lines] = text.split("\n");
  const end = whole.indexOf(" ");
  const read = readSnapshot(whole.slice(end + 1));
  if (!read.ok) return read;
  let at = Number(whole.slice(0, end));
  const known: NamedSenders = [];
  for (const line of lines) {
    if (!line.startsWith(`${RULES_VERSION} `)) return { ok: false, why: "other_rules" };
    const word = readCommandLine(line, known);
    if (word === null) return { ok: false, why: "bad_word" };
    ({ at } = word);
    try {
      decide(read.state, word.command, at);
    } catch (cause) {
      return { ok: false, why: "bad_word", cause };
    }
  }
  return { ok: true, state: read.state, at };
}
