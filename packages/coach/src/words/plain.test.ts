// The normal form, and that its places lead back to the text.
import fc from "fast-check";
import { expect, it } from "vitest";
import { findAll, has, wordPattern } from "./pattern.ts";
import { plain, plainWithPlaces } from "./plain.ts";

it.each([
  ["zero-width signs", "он ме\u200bня бь\u2060ет", "он меня бьет"],
  ["soft hyphens and bidi controls", "\u202eуб\u00adью\u202c \u2067тебя\u2069", "убью тебя"],
  ["stress marks", "за\u0301мок", "замок"],
  ["letters with a mark of their own", "и\u0306од е\u0308ж Ёж", "йод еж еж"],
  ["full-width letters", "ＫＩＬＬ　me", "kill me"],
  ["typographic apostrophes", "don’t, donʼt, don`t, don´t", "don't, don't, don't, don't"],
  ["Latin letters in Cyrillic words", "OH MEНЯ ИЗБИЛ, пoмoги", "он меня избил, помоги"],
  ["Cyrillic letters in Latin words", "hе hit mе аgain", "he hit me again"],
  ["stretched letters", "неееет, помогиии, stoooop, killlll", "нет, помоги, stop, kill"],
  ["words that are one stretched letter stay", "ммм… www", "ммм… www"],
  ["two letters are two", "ссора", "ссора"],
  ["two Latin letters are two", "will, good", "will, good"],
  ["Cyrillic words of look-alikes among Latin ones", "НЕ hit mе", "he hit me"],
])("[MF1] %s", (_name, text, normal) => {
  expect(plain(text)).toBe(normal);
});

it("[MS3] a find is quoted as it stands in the text", () => {
  const pattern = wordPattern("никогда|кино");
  const text = "ﬁ\u200b Ну ни\u00adкогдааааа… и\u0306 КИНО!";
  expect(findAll(text, pattern).map(({ words }) => words)).toEqual(["ни\u00adкогдааааа", "КИНО"]);
  expect(has("не пойду в кинoooo", pattern)).toBe(true);
});

it("[MS3] places grow and stay within the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from("аaоeéıİﬁ½ж Ёёlh’…🙂\u0301\u200b\u202e")) }),
      (text) => {
        const { text: normal, placeOf } = plainWithPlaces(text);
        let last = 0;
        for (let at = 0; at <= normal.length; at += 1) {
          expect(placeOf(at)).toBeGreaterThanOrEqual(last);
          last = placeOf(at);
        }
        expect(last).toBeLessThanOrEqual(text.length);
        expect(placeOf(normal.length)).toBe(text.length);
      },
    ),
  );
});
