import { expect, it } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every letter is one wide. */
const widthOf = (text: string) => Array.from(text).length;

it.each([
  ["коротко", 1, 10, ["коротко"]],
  ["две строки слов", 2, 10, ["две строки", "слов"]],
  ["больше слов чем строк здесь есть", 2, 11, ["больше слов", "чем строк…"]],
  ["ОченьДлинноеИмяБезПробелов", 1, 8, ["ОченьДл…"]],
  ["за столом ДлинноеНазвание", 1, 14, ["за столом Дли…"]],
  ["имя ОченьДлинноеСлово", 2, 8, ["имя", "ОченьДл…"]],
  ["", 2, 8, [""]],
])("[RP4] «%s» in %i lines of %i", (text, most, width, lines) =>
  expect(fitText(text, most, width, widthOf)).toEqual(lines),
);
