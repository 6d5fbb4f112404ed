// Case forms of first names.
import { describe, expect, it } from "vitest";
import { declineName } from "./decline-name.ts";

describe("the cases of a name", () => {
  it.each([
    ["Аня", "Ани Ане Аню Аней Ане Ань"],
    ["Саша", "Саши Саше Сашу Сашей Саше Саш"],
    ["Ольга", "Ольги Ольге Ольгу Ольгой Ольге Ольг"],
    ["Мария", "Марии Марии Марию Марией Марии"],
    ["Зоя", "Зои Зое Зою Зоей Зое Зой"],
    ["Дмитрий", "Дмитрия Дмитрию Дмитрия Дмитрием Дмитрии"],
    ["Андрей", "Андрея Андрею Андрея Андреем Андрее"],
    ["Игорь", "Игоря Игорю Игоря Игорем Игоре"],
    ["Павел", "Павла Павлу Павла Павлом Павле"],
    ["Лев", "Льва Льву Льва Львом Льве"],
    ["Пётр", "Петра Петру Петра Петром Петре"],
    ["Витёк", "Витька Витьку Витька Витьком Витьке"],
    ["Сашок", "Сашка Сашку Сашка Сашком Сашке"],
    ["Любовь", "Любови Любови Любовь Любовью Любови"],
  ])("[MF2] %s", (name, expected) => {
    const { nom, gen, dat, acc, ins, pre, voc } = declineName(name);
    expect([gen, dat, acc, ins, pre, voc].filter((form) => form !== undefined).join(" ")).toBe(expected);
    expect(nom).toBe(name);
  });

  it.each(["Гульшат", "Адель", "Нелли", "Emma", "Я", "Данила-мастер"])("[MF2] leaves %s alone", (name) => {
    expect(declineName(name)).toEqual({ nom: name });
  });
});
