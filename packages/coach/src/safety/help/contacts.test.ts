// [MF1] The contacts of help: numbers that can be dialled, addresses that can be opened, each with its source, and a record of when they
// were checked (docs/help-contacts.md). Who is in danger now finds an emergency number in each language.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import en from "../data/contacts.en.json" with { type: "json" };
import ru from "../data/contacts.ru.json" with { type: "json" };
import type { Contact } from "./help.ts";
import { helpFor, HELP_ORDER } from "./help-words.ts";

const RECORD = readFileSync(join(import.meta.dirname, "../../../../../docs/help-contacts.md"), "utf8");
const FILES = { ru, en } as const;
const SITE = /^https:\/\/(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[\w-]+)*$/u;
/** Short numbers of emergency services, lines and banks, Russian ones, American ones, British ones. */
const NUMBER =
  /^(?:112|911|988|159|116 123|0300 \d{3} \d{4}|8-\d{3}-\d{3}-\d{2}-\d{2}|8-800-\d{4}-\d{3}|1-\d{3}-\d{3}-\d{4}|0800 \d{4}|080\d (?:\d{3} \d{4}|\d{4} \d{3}))$/;
const HOURS = /^(?:круглосуточно(?: в большинстве регионов)?|24\/7|Mon–Fri 8am–8pm(?: ET)?)$/;
const SOURCE = /^[^,]+(?: [^,]+)*, (?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;

describe.each(["ru", "en"] as const)("contacts in %s", (language) => {
  const { checked, contacts } = FILES[language];
  const all = Object.values(contacts) as readonly Contact[];

  it("[MF1] each can be dialled or opened, and names its source", () => {
    for (const { name, value, hours, source } of all) {
      expect(value, name).toMatch(value.startsWith("https:") ? SITE : NUMBER);
      expect(name.length, name).toBeGreaterThan(8);
      expect(source, name).toMatch(SOURCE);
      if (hours !== undefined) expect(hours, name).toMatch(HOURS);
    }
    expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
  });

  it("[MF1] the record tells the same, and the day they were checked", () => {
    expect(checked).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])$/);
    const [, part = ""] = RECORD.split(`(\`contacts.${language}.json\`), last checked `);
    expect(part.startsWith(checked)).toBe(true);
    const rows = part
      .split("\n## ")[0]!
      .split("\n")
      .filter((line) => line.startsWith("| "));
    for (const { name, value, hours = "no source says when", source } of all)
      expect(
        rows.map((row) =>
          row
            .split("|")
            .map((cell) => cell.trim())
            .join("|"),
        ),
        name,
      ).toContain(`|${[name, value, hours, source].join("|")}|`);
    expect(rows).toHaveLength(all.length + 2);
  });

  it("[MF1] whoever may be hurt now finds an emergency number, and no contact stands unused", () => {
    const helps = HELP_ORDER.map((id) => helpFor(id, language, ""));
    for (const { kind, contacts: offered, summary } of helps) {
      const values = offered.map(({ value }) => value);
      if (kind === "violence" || kind === "self_harm")
        expect(
          values.some((value) => value === "112" || value === "911"),
          summary,
        ).toBe(true);
      expect(new Set(values).size, summary).toBe(values.length);
    }
    const used = new Set(helps.flatMap(({ contacts: offered }) => offered.map(({ value }) => value)));
    expect(all.filter(({ value }) => !used.has(value)).map(({ name }) => name)).toEqual([]);
  });
});
