import { describe, expect, it } from "vitest";
import { cleanRoomName, defaultRoomName } from "./new-room.ts";

describe("a table's name", () => {
  it("[LB1] markup, emoji and letters of any kind stay as they were written", () => {
    for (const name of ["<b>Стол</b>", "👩‍👩‍👧 семья", "日本", "a'; DROP TABLE"])
      expect(cleanRoomName(name)).toBe(name);
  });

  it("[LB1] what cannot be seen or turns the row round goes; nothing seen is no name", () => {
    expect(cleanRoomName(" a\u0000\n\u202Eb\u2028c ")).toBe("a b c");
    expect(cleanRoomName("\u200B\u202E\t")).toBe("");
    expect(cleanRoomName("a\uD800")).toBe("a\uFFFD");
  });

  it("[LB1] a table without a name gets the lowest free number", () => {
    expect(defaultRoomName(new Set())).toBe("Стол №1");
    expect(defaultRoomName(new Set(["Стол №1", "Стол №3"]))).toBe("Стол №2");
  });
});
