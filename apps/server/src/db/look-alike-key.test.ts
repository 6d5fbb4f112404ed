// Names that the eye takes for one another have one key; names that it tells apart keep their own.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookAlikeKey } from "./look-alike-key.ts";

describe("names that look the same have the same key", () => {
  it.each([
    ["Анна", "Aнна"],
    ["ВАНЯ", "BAHЯ"],
    ["Том", "Tom"],
    ["Нина", "Hинa"],
    ["РОСТ", "POCT"],
    ["сахар", "caxap"],
    ["ЕКМОТУ", "EKMOTY"],
    ["АННА", "AHHA"],
    ["іјѕ", "ijs"],
    ["ΑΝΝΑ", "ANNA"],
    ["ΗΚΜΟΡ", "НКМОР"],
    ["0leg", "Oleg"],
    ["Il", "ll"],
    ["I1|l", "llll"],
    ["Зевс", "3евс"],
    ["Ёжик", "ежик"],
    ["Zoë", "Zoё"],
    ["Ｂｏｂ", "bob"],
    ["STRASSE", "straße"],
    ["STRAẞE", "straße"],
    ["é", "e\u0301"],
    ["İlk", "ilk"],
    ["ᴀɴɴᴀ", "ANNA"],
    ["O'Neil", "O’Neil"],
    ["a  b", "A b"],
    ["Ann.Lee", "Ann_Lee"],
    ["Ann -- Lee", "Ann Lee"],
    ["Игрок-12345", "Игрок–12345"],
    ["Anna.", "Anna"],
    ["An\u200Bna", "Anna"],
  ])("%j and %j", (a, b) => expect(lookAlikeKey(a)).toBe(lookAlikeKey(b)));
});

describe("names that look different keep their own keys", () => {
  it.each([
    ["Вика", "Buka"],
    ["Анна", "Anna"],
    ["Иван", "Ivan"],
    ["Лена", "Лёня"],
    ["Миша", "Маша"],
    ["Боря", "Воря"],
    ["Андрей", "Андреи"],
    ["Ann", "Anna"],
    ["Ann", "Án"],
    ["AnnLee", "Ann Lee"],
    ["Игрок-12345", "Игрок-12346"],
    ["민준", "서연"],
  ])("%j and %j", (a, b) => expect(lookAlikeKey(a)).not.toBe(lookAlikeKey(b)));
});

describe("the key of any text", () => {
  // Any sign of Unicode. PERF: the library's own `binary` first lists a million of them, in over a second.
  const sign = fc
    .integer({ min: 0, max: 0x10f7ff })
    .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));
  const texts = fc.oneof(
    fc.string({ unit: sign, maxLength: 20 }),
    fc.string({
      unit: fc.constantFrom(...Array.from("AaАаΑαBВвΒHНнΗηIlіІ1|ΙιOо0οСсCYУуΥEЁё\u0308\u0301 ._-'ς")),
      maxLength: 20,
    }),
  );

  it("stays itself, and does not depend on case", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const key = lookAlikeKey(text);
        expect(lookAlikeKey(key)).toBe(key);
        expect(lookAlikeKey(text.toLowerCase())).toBe(key);
        expect(lookAlikeKey(text.toUpperCase())).toBe(key);
      }),
      { numRuns: 2000 },
    );
  });

  it("never has a line break, which marks the keys that stand in for a taken one", () => {
    fc.assert(fc.property(texts, (text) => !lookAlikeKey(`${text}\n${text}`).includes("\n")));
  });

  it("tells every Russian name's letter from every other, but for е and ё", () => {
    const letters = Array.from("абвгдежзийклмнопрстуфхцчшщъыьэюя");
    expect(new Set(letters.map(lookAlikeKey)).size).toBe(letters.length);
    const latin = Array.from("abcdefghijklmnopqrstuvwxyz");
    // I and l are one sign in most typefaces, so case folded they are one letter.
    expect(new Set(latin.map(lookAlikeKey)).size).toBe(latin.length - 1);
    expect(new Set(Array.from("0123456789").map(lookAlikeKey)).size).toBe(10);
  });
});
