import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";
import { soughtIn } from "./sought-words.ts";

const excerpt = (search: string, ...lines: string[]) => {
  const sought = soughtIn(search);
  const [longest] = sought.words;
  return longest === undefined ? null : excerptOf(lines, sought, longest);
};

describe("the line that was found", () => {
  it("[MK6] is shown as it was written, whatever search makes of it", () => {
    expect(excerpt("елка", "У  нас\nЁЛКА!")).toEqual({ before: "У нас ", hit: "ЁЛКА", after: "!" });
    expect(excerpt("fine", "it is ﬁne 🙂 by me")).toEqual({
      before: "it is ",
      hit: "ﬁne",
      after: " 🙂 by me",
    });
    expect(excerpt("да", "куда, да")).toEqual({ before: "куда, ", hit: "да", after: "" });
    expect(excerpt("нет", "да")).toBeNull();
  });

  it("[MK6] is the one with the most of the words", () => {
    expect(excerpt("суббота кофе", "суббота", "кофе в субботу, суббота")).toMatchObject({
      before: "кофе в субботу, ",
    });
    expect(excerpt("раз в неделю", "неделю назад, раз", "Он пишет РАЗ в  неделю, и всё")).toEqual({
      before: "Он пишет ",
      hit: "РАЗ в неделю",
      after: ", и всё",
    });
  });

  it("[MK6] is cut at words where there are any, and stays short where there are none", () => {
    const cut = excerpt("кот", `${"длинное слово ".repeat(30)}кот ${"и ещё слово ".repeat(30)}`);
    expect(cut).toEqual({
      before: "…слово длинное слово длинное слово ",
      hit: "кот",
      after: expect.stringMatching(/^ и ещё .{60,87}…$/),
    });
    const solid = excerpt("ooo", `${"a".repeat(500)}ooo${"😀".repeat(500)}`);
    expect(solid).toEqual({ before: `…${"a".repeat(40)}`, hit: "ooo", after: `${"😀".repeat(90)}…` });
  });

  it("[MK6] is shown without its place where letters are written in pieces", () => {
    expect(excerpt("йога", "люблю и\u0306ога")).toEqual({ before: "", hit: "", after: "люблю и\u0306ога" });
  });
});
