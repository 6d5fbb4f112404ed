// Markdown: what a mentor writes is shown, everything else stays text, and nothing foreign gets through.
import { describe, expect, it } from "vitest";
import { isSafeUrl, readInline, readMarkdown, spokenWords } from "./markdown-tree.ts";

const text = (value: string) => ({ type: "text", text: value });
const paragraph = (...inside: object[]) => ({ type: "paragraph", inside });

describe("blocks", () => {
  it("are paragraphs, headings, quotes, rules and code", () => {
    expect(readMarkdown("Раз\nдва\n\n# Итог #\n> цитата\n\n---\n```ts\na < b\n```")).toEqual([
      paragraph(text("Раз\nдва")),
      { type: "heading", inside: [text("Итог")] },
      { type: "quote", inside: [paragraph(text("цитата"))] },
      { type: "rule" },
      { type: "code", text: "a < b" },
    ]);
  });

  it("are lists, also numbered and nested, and end where the text goes on", () => {
    expect(readMarkdown("- раз\n  - внутри\n- два\n  ещё\n\n3. три\n4. четыре\n\nПосле")).toEqual([
      {
        type: "list",
        start: null,
        items: [
          [paragraph(text("раз")), { type: "list", start: null, items: [[paragraph(text("внутри"))]] }],
          [paragraph(text("два\nещё"))],
        ],
      },
      { type: "list", start: 3, items: [[paragraph(text("три"))], [paragraph(text("четыре"))]] },
      paragraph(text("После")),
    ]);
  });

  it("may be unfinished, because the rest still streams", () => {
    expect(readMarkdown("```\nещё")).toEqual([{ type: "code", text: "ещё" }]);
    expect(readMarkdown("Слово **жирн")).toEqual([paragraph(text("Слово **жирн"))]);
    expect(readMarkdown("-")).toEqual([{ type: "list", start: null, items: [[]] }]);
    expect(readMarkdown("")).toEqual([]);
  });

  it("nest only so deep, and take any length", () => {
    expect(JSON.stringify(readMarkdown(`${"> ".repeat(500)}дно`))).toContain("дно");
    expect(readMarkdown("* ".repeat(20_000)).length).toBe(1);
    expect(readMarkdown("a\n\n".repeat(5_000))).toHaveLength(5_000);
  });
});

it("are heard without their marks", () =>
  expect(spokenWords("**Раз**, [два](https://a.example)\n\n> `три`\n\n- четыре\n- _пять_\n\n---")).toBe(
    "Раз, два три четыре. пять",
  ));

describe("spans", () => {
  it("are bold, italics, code and struck words", () => {
    expect(readInline("a **б** *в* `г*` ~~д~~ __е__ _ж_")).toEqual([
      text("a "),
      { type: "strong", inside: [text("б")] },
      text(" "),
      { type: "em", inside: [text("в")] },
      text(" "),
      { type: "code", text: "г*" },
      text(" "),
      { type: "strike", inside: [text("д")] },
      text(" "),
      { type: "strong", inside: [text("е")] },
      text(" "),
      { type: "em", inside: [text("ж")] },
    ]);
  });

  it("leave snake_case, sums and lone stars alone", () => {
    for (const plain of ["snake_case_name", "2 * 3 * 4", "5*", "** **", "a_b_"])
      expect(readInline(plain)).toEqual([text(plain)]);
  });

  it("take an escaped mark for itself", () => {
    expect(readInline(String.raw`\*нет\*`)).toEqual([text("*"), text("нет"), text("*")]);
  });

  it("link only to where a link may go; a picture is never more than a link", () => {
    expect(readInline("[сайт](https://a.example/x)")).toEqual([
      { type: "link", url: "https://a.example/x", inside: [text("сайт")] },
    ]);
    expect(readInline("![вид](https://a.example/x.png)")).toEqual([
      { type: "link", url: "https://a.example/x.png", inside: [text("вид")] },
    ]);
    for (const url of ["javascript:alert(1)", "data:text/html,x", "//a.example", "/api", "vbscript:x"])
      expect(readInline(`[слово](${url})`).some((span) => span.type === "link")).toBe(false);
  });

  it("know no HTML", () =>
    expect(readInline('<img src=x onerror="alert(1)"><script>')).toEqual([
      text('<img src=x onerror="alert(1)"><script>'),
    ]));

  it.each([
    ["https://a.example", true],
    ["HTTP://A.EXAMPLE/b?c", true],
    ["mailto:a@b.example", true],
    ["java\nscript:alert(1)", false],
    ["https:a", false],
    ["", false],
  ])("%j may be opened: %s", (url, expected) => expect(isSafeUrl(url)).toBe(expected));
});
