// Which questions want an answer, of what kind, and what they leave to choose between.
import { describe, expect, it } from "vitest";
import { askedIn, waitsForAnswer } from "./question-asked.ts";

describe("what is asked", () => {
  it.each([
    ["тебе в семь или в восемь удобнее? я с Чистых пешком", "pick", ["в семь", "в восемь"]],
    ["Суббота или воскресенье, как вам покойнее?", "pick", ["суббота", "воскресенье"]],
    ["Do you want to meet at the studio or at the pub first?", "pick", ["at the studio", "at the pub"]],
    ["They do one at 7 or one at 8.30, which suits you?", "pick", ["one at 7", "one at 8.30"]],
    ["ненавижу тебя. когда", "when", []],
    ["YES. obviously. what time", "when", []],
    ["Что вчера было?", "happened", []],
    ["can I ask why you never came to the party?", "happened", []],
    ["Как защита прошла? Я кулаки держу", "report", []],
    ["How was YOUR interview, I've been dying to ask", "report", []],
    ["Сможешь завезти лимоны?", "able", ["смогу", "не смогу"]],
    ["Could you bring the key?", "able", ["I can", "I can't"]],
    ["would that be weird for you?", "fit", ["it would", "it wouldn't"]],
    ["What are you actually looking for on here?", "fit", []],
    ["а ты что тут ищешь?", "fit", []],
    ["ты танцуешь?", "whether", ["танцую", "не танцую"]],
    ["какой ты пьёшь?", "which", []],
    ["also any dietary stuff i should know about lol", "whether", ["yes", "no"]],
    ["i could fetch you or we meet at the gate, whatever suits you", "which", []],
    ["могу заехать, а можем встретиться там, как тебе удобнее", "which", []],
    ["А вы собак любите? Или вы больше по кошкам?", "either", ["люблю", "по кошкам", "и то, и другое"]],
    ["do you like dogs? or are you more of a cat person?", "either", ["I do", "cat person", "a bit of both"]],
    ["ты дома? или ещё на работе?", "either", []],
    ["ты идёшь? или нет?", "either", []],
    ["осталось 4 винта, это нормально?", "fit", ["совершенно нормально", "не очень нормально"]],
  ] as const)("[CO150] %s: %s", (text, kind, choices) => {
    expect(askedIn(text)).toMatchObject({ kind, choices });
  });

  it.each([
    "Серьёзно?",
    "Рома, ты серьёзно?",
    "да ладно, правда?",
    "really??",
    "guess what?",
    "кто так делает?",
    "я в деле",
    "ok",
  ])("[CO150] %s wants no answer", (text) => {
    expect(askedIn(text)).toBeNull();
  });

  it("[CO150] a yes or no is no choice of things: «или нет?»", () => {
    expect(askedIn("Ты придёшь или нет?")).toMatchObject({ kind: "whether", choices: ["приду", "не приду"] });
  });

  it("[CO151] who says that they do not hurry still waits", () => {
    expect(
      ["Не тороплю. Варю суп", "no rush, I'm in the garden", "take your time"].every(waitsForAnswer),
    ).toBe(true);
    expect(["Не тормози", "rush hour again"].some(waitsForAnswer)).toBe(false);
  });
});
