import { describe, expect, it } from "vitest";
import { cleanTableName, defaultTableName } from "./new-table.ts";

describe("a table's name", () => {
  it("[LB1] markup, emoji and letters of any kind stay as they were written", () => {
    for (const name of ["<b>Стол</b>", "👩‍👩‍👧 семья", "日本", "a'; DROP TABLE"])
      expect(cleanTableName(name)).toBe(name);
  });

  it("[LB1] what cannot be seen or turns the row round goes; nothing seen is no name", () => {
    expect(cleanTableName(" a\u0000\n\u202Eb\u2028c ")).toBe("a b c");
    expect(cleanTableName("\u200B\u202E\t")).toBe("");
    expect(cleanTableName("a\uD800")).toBe("a\uFFFD");
  });

  it("[LB1] a table without a name gets the lowest free number", () => {
    expect(defaultTableName(new Set())).toBe("Стол №1");
    expect(defaultTableName(new Set(["Стол №1", "Стол №3"]))).toBe("Стол №2");
  });
});
