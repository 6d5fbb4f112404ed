// What tables are called in either language: only what nobody chose is put into one's own words.
import type { TFunction } from "i18next";
import { describe, expect, it } from "vitest";
import { en } from "../i18n/en/index.ts";
import { ru } from "../i18n/ru/index.ts";
import { tableName } from "./table-name.ts";

const inTexts = (unnamed: string): TFunction => (() => unnamed) as unknown as TFunction;

describe("[LB1] a table that was given no name", () => {
  it.each([
    [ru.rooms.unnamed, "Стол №12"],
    [en.rooms.unnamed, "Table 12"],
  ])("is counted in the window's language: %s", (words, shown) => {
    expect(tableName("Стол №12", inTexts(words))).toBe(shown);
  });

  it.each(["Стол №1 для своих", "Наш Стол №1", "Стол №", "Friday"])("«%s» is somebody's own", (name) => {
    expect(tableName(name, inTexts(en.rooms.unnamed))).toBe(name);
  });
});
