// Who people are does not reach a model, and comes back unchanged from what it writes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskNames, nameRestorer } from "./mask-names.ts";

/** Masked here, restored elsewhere: what is hidden travels between threads. */
function maskOf(texts: readonly string[]) {
  const { masked: hiddenTexts, hidden } = maskNames(texts);
  return { masked: hiddenTexts, ...nameRestorer(structuredClone(hidden)) };
}

function masked(text: string): string {
  return maskNames([text]).masked[0] ?? "";
}

describe("masking", () => {
  it.each([
    ["Привет, Аня!", "Привет, [N1]!"],
    ["меня зовут Аня", "меня зовут [N1]"],
    ["Аня и Аню, с Аней о Ане без Ани", "[N1] и [N1.acc], с [N1.ins] о [N1.dat] без [N1.gen]"],
    ["Анечка, ты где? Аня!", "[N1], ты где? [N1b]!"],
    ["аня привет", "[N1b] привет"],
    ["АНЯ!!!", "[N1b]!!!"],
    ["Маш, ты идёшь?", "[N1.voc], ты идёшь?"],
    ["Дима Петров и Димой Петровым", "[N1] [N2] и [N1.ins] [N3]"],
    ["меня зовут Гюнель, а тебя?", "меня зовут [N1], а тебя?"],
    ["Привет, Снежинка!", "Привет, [N1]!"],
    ["Пётр, Петр и Петру", "[N1], [N1b] и [N1.dat]"],
    ["Hi Emma, it's Jack", "Hi [N1], it's [N2]"],
    ["Emma's dog loves Emma", "[N1]'s dog loves [N1]"],
    ["My name is Saoirse. Saoirse!", "My name is [N1]. [N1]!"],
    ["Emma Watson called", "[N1] [N2] called"],
    ["lunch with Mark on Monday", "lunch with [N1] on Monday"],
    ["Saoirse, 27\nloves dogs", "[N1], 27\nloves dogs"],
    ["Гульнур, 24", "[N1], 24"],
    ["Анна-Мария", "[N1]-[N2]"],
    ["Зоя Константиновна и Максиму Сергеевичу", "[N1] [N2] и [N3.dat] [N4]"],
    ["Спроси у Игоря Иванова про Машу", "Спроси у [N1.gen] [N2] про [N3.acc]"],
    ["Chloé, 29", "[N1], 29"],
    ["went with Chloé there", "went with [N1b] there"],
    ["Привет, Вера! Вера в себя важна", "Привет, [N1]! [N1] в себя важна"],
  ])("[MF2] takes names out: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
    expect(maskOf([text]).restore(masked(text))).toBe(text);
  });

  it.each([
    ["пиши на anna.k@example.com", "пиши на [EMAIL1]"],
    ["мой номер +7 (912) 345-67-89!", "мой номер [PHONE1]!"],
    ["89123456789", "[PHONE1]"],
    ["call 415 555 2671 ok", "call [PHONE1] ok"],
    ["карта 4276 1234 5678 9012", "карта [CARD1]"],
    ["вот https://vk.com/id12345?x=1, смотри", "вот [LINK1], смотри"],
    ["t.me/annushka и www.example.org.", "[LINK1] и [LINK2]."],
    ["I'm @anna_k on insta", "I'm [HANDLE1] on insta"],
    ["инста: anna.k_99", "инста: [HANDLE1]"],
    ["@anna_k и снова @anna_k", "[HANDLE1] и снова [HANDLE1]"],
  ])("[MF2] takes contacts out: %s", (text, expected) => {
    expect(masked(text)).toBe(expected);
    expect(maskOf([text]).restore(masked(text))).toBe(text);
  });

  it.each([
    "Вера в людей помогает, слава богу",
    "Любой вопрос, роза ветров, свет в окне, тема закрыта",
    "Will you come in May? Mark my words, I hope so",
    "Привет! Как дела?",
    "Hey there, how are you",
    "встретимся в 19:30, ужин 1500 рублей, дом 12",
    "меня зовут в гости",
    "мир, дружба, 2024-05-01",
    "It's 10/10, 100 000 steps",
    "Спасибо, ты милая",
  ])("[MF2] leaves everyday words and numbers: %s", (text) => {
    expect(masked(text)).toBe(text);
  });

  it("[MF2] gives a name one placeholder in all texts of a question", () => {
    const { masked: texts } = maskOf(["меня зовут Гюльчехра", "Гюльчехру видел?", "Аня", "с Аней"]);
    expect(texts).toEqual(["меня зовут [N1]", "[N1.acc] видел?", "[N2]", "с [N2.ins]"]);
  });

  it("[MF2] puts a name back in the case the model asks for, also one that was never there", () => {
    const { restore } = maskOf(["Аня", "Дмитрий", "Emma"]);
    expect(restore("Напиши [N1.dat] про [N2.acc], спроси у [N1.gen], иди с [N2.ins] и [N3.ins].")).toBe(
      "Напиши Ане про Дмитрия, спроси у Ани, иди с Дмитрием и Emma.",
    );
  });

  it("[MF2] understands placeholders that a model bent a little, and leaves unknown ones", () => {
    const { restore } = maskOf(["Аня", "+79123456789"]);
    expect(restore("[n1], [ N1 ], \\[N1\\], [N1.DAT], [N1z], [phone1], [N7], [CARD1]")).toBe(
      "Аня, Аня, Аня, Ане, Аня, +79123456789, [N7], [CARD1]",
    );
  });

  it("[MF2] is not fooled by a text that spells placeholders itself", () => {
    const text = "Аня: [N1] [N2.gen] \\[N1\\] [RAW1] [PHONE1]";
    const { masked: texts, restore } = maskOf([text]);
    expect(texts[0]).not.toContain("Аня");
    expect(restore(texts[0] ?? "")).toBe(text);
  });

  it("[MF2] has room for every way of writing a name", () => {
    const ways = [
      "Аня",
      "аня",
      "АНЯ",
      "аНя",
      "анЯ",
      "АНя",
      "АнЯ",
      "аНЯ",
      "Анна",
      "анна",
      "АННА",
      "аННА",
      "Анечка",
    ];
    const text = [
      ...ways,
      "Анюта",
      "анюта",
      "АНЮТА",
      "Нюра",
      "нюра",
      "НЮРА",
      "Нюша",
      "нюша",
      "НЮША",
      "Анька",
      "анька",
      "АНЬКА",
      "Анютка",
      "анютка",
      "АНЮТКА",
    ].join("; ");
    const { masked: texts, restore } = maskOf([text]);
    expect(texts[0]).not.toMatch(/[а-я]/i);
    expect(restore(texts[0] ?? "")).toBe(text);
  });
});

const PIECES = [
  "Аня",
  "ани",
  "АНЕ",
  "Анечке",
  "Саша",
  "Маш",
  "Пётр",
  "Петра",
  "Вера",
  "вера",
  "Emma",
  "emma",
  "Mark",
  "mark",
  "Иванова",
  "Watson",
  "привет, ",
  "меня зовут ",
  "my name is ",
  "Гюнель",
  "[N1]",
  "[N1.gen]",
  "[",
  "]",
  "\\",
  "[N",
  "1]",
  "\\[N1\\]",
  "[RAW1]",
  "[PHONE",
  "+7 912 345-67-89",
  "4276 1234 5678 9012",
  "a@b.co",
  "https://x.io/y",
  "@anna_k",
  " ",
  ", ",
  "\n",
  "😀",
  "ё",
  "'s",
  "-",
  ".",
];
/** Any sign of Unicode. PERF: the library's own `binary` first lists a million of them, in over a second. */
const sign = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));
const texts = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6, unit: sign })), {
  maxLength: 14,
});

describe("restoring", () => {
  it("[MF2] gives every text back as it was", () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (many) => {
        const originals = many.map((pieces) => pieces.join(""));
        const mask = maskOf(originals);
        expect(mask.masked.map(mask.restore)).toEqual(originals);
      }),
      { numRuns: 300 },
    );
  });

  it("[MF2] gives a streamed text the same, wherever it is cut", () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat({ max: 12 }), { maxLength: 12 }), (pieces, cuts) => {
        const mask = maskOf([pieces.join("")]);
        const whole = mask.masked[0] ?? "";
        const restorer = mask.restorer();
        let shown = "";
        let place = 0;
        for (const cut of cuts) {
          shown += restorer.push(whole.slice(place, place + cut));
          place += cut;
        }
        shown += restorer.push(whole.slice(place)) + restorer.end();
        expect(shown).toBe(mask.restore(whole));
      }),
      { numRuns: 300 },
    );
  });

  it("[MF2] holds back only what may become a placeholder", () => {
    const restorer = maskOf(["Аня"]).restorer();
    expect(
      ["Скажи [", "N", "1", ".da", "t]", " так [да]", " и [N"].map((piece) => restorer.push(piece)),
    ).toEqual(["Скажи ", "", "", "", "Ане", " так [да]", " и "]);
    expect(restorer.end()).toBe("[N");
  });

  it("[MF2] takes a long text in its stride", () => {
    const text = "Аня и Emma, +7 912 345-67-89, [N1] a@b.co ".repeat(200);
    const mask = maskOf(Array.from({ length: 40 }, () => text));
    expect(mask.restore(mask.masked[39] ?? "")).toBe(text);
  });
});
