// What the person wants to suggest, as far as it can be said to the other one.
import { describe, expect, it } from "vitest";
import { wishAside } from "./aside-wish.ts";

describe("what a note would suggest", () => {
  it.each([
    ["ru", "хочу предложить поужинать до него, но ненавязчиво", "поужинать до этого"],
    ["ru", "как бы ей предложить встретиться чуть раньше", "встретиться чуть раньше"],
    ["en", "want to suggest meeting a bit before without it being a big thing", "meeting a bit before"],
    ["en", "thinking of suggesting we get food first", "we get food first"],
  ] as const)("[CO226] %s: %s", (language, note, wish) => {
    expect(wishAside(note, language)).toBe(wish);
  });

  it.each([
    ["ru", "она предложила погулять"],
    ["ru", "хочу предложить ей познакомиться с его сестрой"],
    ["en", "she suggested dinner"],
    ["en", "want to suggest her friend comes with him"],
  ] as const)("[CO226] nothing in %s: %s", (language, note) => {
    expect(wishAside(note, language)).toBeNull();
  });
});
