import { describe, expect, it } from "vitest";
import type { OcrWord } from "../screen/screen-layout.ts";
import { nameInHead } from "./name-in-head.ts";

/** Words of one line, side by side, `height` pixels tall. */
const line = (number: number, height: number, ...texts: string[]): OcrWord[] =>
  texts.map((text, index) => ({
    text,
    confidence: 0.93,
    line: number,
    box: { x: 100 + index * 120, y: number * 60, width: 100, height },
  }));

describe("[SR7] the name in the head of a talk", () => {
  it("is the largest that looks like one, whatever stands around it", () => {
    const clock = line(0, 30, "14:05", "5G");
    expect(nameInHead([...clock, ...line(1, 40, "Маша"), ...line(2, 26, "была", "недавно")], "ru")).toBe(
      "Маша",
    );
    expect(nameInHead([...line(0, 24, "Online"), ...line(1, 36, "Anna", "Maria")], "en")).toBe("Anna Maria");
    expect(nameInHead(line(1, 40, "Anna"), "ru")).toBe("Anna");
  });

  it("is none rather than a wrong one", () => {
    expect(nameInHead([], "ru")).toBeNull();
    expect(nameInHead(line(0, 40, "Чаты", "Изменить"), "ru")).toBeNull();
    expect(
      nameInHead(
        line(0, 40, "Маша").map((word) => ({ ...word, confidence: 0.5 })),
        "ru",
      ),
    ).toBeNull();
    expect(nameInHead(line(0, 40, "Давай", "лучше", "завтра", "вечером"), "ru")).toBeNull();
    // «Тимур» in the eyes of an engine of both alphabets.
    expect(nameInHead(line(0, 40, "Tumyp"), "ru")).toBeNull();
    // Small print beside something large that is no name.
    expect(nameInHead([...line(0, 60, "ПОКОРМИ-КОТА2"), ...line(1, 24, "Маша")], "ru")).toBeNull();
  });
});
