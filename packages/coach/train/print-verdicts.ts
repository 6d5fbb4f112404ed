// `npm run coach:verdicts`: prints the verdict table into SPEC.md, where people read it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import table from "../src/deciding/data/verdicts.json" with { type: "json" };

const SPEC = join(import.meta.dirname, "../SPEC.md");
/** The head of the table, its rule and its rows. */
const PRINTED = /(\| row +\|[^\n]*\n\|[^\n]*\n)(?:\|[^\n]*\n)*/u;

const rows = table.map(({ id, when, verdict, move, because }) => {
  const conditions = when.length === 0 ? "always" : when.map((one) => `\`${one}\``).join(" ");
  return `| ${id} | ${conditions} | \`${verdict}\` | \`${move}\` | ${because} |\n`;
});
writeFileSync(
  SPEC,
  readFileSync(SPEC, "utf8").replace(PRINTED, (_, head: string) => head + rows.join("")),
);
