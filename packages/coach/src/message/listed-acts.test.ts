// What is a no by the lists, and what only sounds like one.
import { describe, expect, it } from "vitest";
import { ACTS } from "../acts/act.ts";
import { phrase } from "../safety/phrases/phrase.ts";
import english from "./data/listed.en.json" with { type: "json" };
import russian from "./data/listed.ru.json" with { type: "json" };
import { listedActs } from "./listed-acts.ts";

const isNo = (text: string, invited: boolean) =>
  listedActs(text, invited ? "theirs_invited" : "theirs").does.includes("refusal");
const isNotReady = (text: string, invited: boolean) =>
  listedActs(text, invited ? "theirs_invited" : "theirs").does.includes("soft_refusal");

describe("after an invitation", () => {
  it.each([
    "Спасибо, но я не хочу. Мне кажется, мы разные",
    "не хочу",
    "Не хочу никуда идти, извини",
    "Наверное, нет",
    "Ой, наверное нет, прости",
    "Пожалуй, нет",
    "Не думаю",
    "Не думаю, что это хорошая идея",
    "Мне кажется, нам лучше не встречаться",
    "Давай не будем",
    "Я откажусь, спасибо",
    "Ты классный, но давай просто дружить",
    "Я бы с удовольствием, но не думаю, что стоит",
    "I'd rather not, sorry",
    "I don't think that's a good idea",
    "Haha that's not really my thing",
    "Thanks, but I'll pass",
    "Probably not",
    "I don't think we should",
    "You seem lovely but I don't see this going anywhere",
  ])("[CO71] %s: a no", (text) => {
    expect(isNo(text, true)).toBe(true);
  });

  it.each([
    "Не хочу в кино, давай лучше в парк",
    "Не хочу суши, хочу пиццу",
    "Мне кажется, это отличная идея)",
    "Не смогу в пятницу",
    "I can't on Friday",
    "I don't think I can make it this week",
    "no way, I'd love to!",
    "Не откажусь",
    "Почему бы и нет",
    "Не думала, что спросишь! С удовольствием",
  ])("[CO71] %s: none", (text) => {
    expect(isNo(text, true)).toBe(false);
  });

  it.each([
    "Я пока не готова, прости",
    "Мне кажется, нам рано",
    "I'm not ready to meet yet",
    "It's too soon for me",
  ])("[CO71] %s: not yet, which is theirs to take back", (text) => {
    expect(isNotReady(text, true)).toBe(true);
    expect(isNo(text, true)).toBe(false);
  });
});

describe("without an invitation", () => {
  it.each([
    "Нет, я люблю кошек",
    "Да вернуться хочет, но я не хочу",
    "Не хочу завтра на работу",
    "Не думаю, что пойдёт дождь",
    "У тебя есть девушка?",
    "I don't think I've ever been there",
    "I'd rather not know, haha",
    "Мы с братом разные, но дружим",
  ])("[CO71] %s: none", (text) => {
    expect(isNo(text, false)).toBe(false);
    expect(isNotReady(text, false)).toBe(false);
  });

  it.each([
    "Мне кажется, мы слишком разные",
    "Извини, мне кажется мы не совпадаем",
    "I'm not interested, sorry",
  ])("[CO71] %s: a no all the same", (text) => {
    expect(isNo(text, false)).toBe(true);
  });
});

describe("other acts", () => {
  it.each([
    ["Напишу тебе вечером!", "promise"],
    ["Сейчас завал, отпишусь завтра", "busy"],
    ["Привет!", "greeting"],
    ["Дедушка умер вчера", "hard_news"],
    ["my grandad died on sunday", "hard_news"],
    ["мать схоронил на той неделе", "hard_news"],
    ["my dad's back in hospital", "illness"],
  ])("[CO99] %s: %s", (text, act) => {
    expect(listedActs(text, "theirs").does).toContain(act);
  });

  it.each([
    ["Drinks on Friday?", true],
    ["Может в кино?", true],
    ["Можно твой номер телефона?", true],
    ["Что делаешь в субботу?", false],
    ["Ты завтра свободна?", false],
    ["Как прошла суббота?", false],
  ])("[CO71] %s proposes something: %s", (text, offered) => {
    expect(listedActs(text, "mine").does.includes("invitation")).toBe(offered);
  });

  it.each([
    ["Ой, этот поезд давно ушёл", "refusal"],
    ["Дань, не моя это опера", "refusal"],
    ["buddy that boat has sailed", "refusal"],
    ["you're barking up the wrong tree", "refusal"],
    ["Ладно, забились!", "acceptance"],
    ["ок. во сколько и куда", "acceptance"],
    ["challenge accepted", "acceptance"],
    ["alright, where do we duel", "acceptance"],
    ["В пятницу никак. Я бы пришла в следующий четверг", "counter_offer"],
  ] as const)("[CO138] %s, said to an invitation: %s", (text, act) => {
    expect(listedActs(text, "theirs_invited").does).toContain(act);
  });

  it.each([
    ["хочу на ледяную пещеру, но одной страшно идти", "hint"],
    ["мне туда не с кем поехать", "hint"],
    ["а завтра я освобождаюсь в шесть", "hint"],
    ["nobody to go with me to the lantern thing", "hint"],
    ["i'm off at 4 on sunday btw", "hint"],
    ["pretty sure the loser buys ramen", "hint"],
    ["and what do you do when it rains", "question_me"],
    ["а почему ты переехал", "question_me"],
  ] as const)("[CO138] %s: %s", (text, act) => {
    expect(listedActs(text, "theirs").does).toContain(act);
  });

  it.each([
    ["мне не скучно одной, люблю тишину", "hint"],
    ["what a day", "question_me"],
    ["Не занята, но не смогу", "acceptance"],
    ["how funny is that", "question_me"],
  ] as const)("[CO138] %s: no %s", (text, act) => {
    expect(listedActs(text, "theirs_invited").does).not.toContain(act);
  });

  it.each([
    ["у нас не хватает человека в команду, ты как", "invitation"],
    ["завалялся лишний билет на органный", "invitation"],
    ["when are you gonna let me cook for you", "invitation"],
    ["got a spare ticket to the derby", "invitation"],
  ] as const)("[CO138] mine: %s: %s", (text, act) => {
    expect(listedActs(text, "mine").does).toContain(act);
  });

  it.each([
    ["просто умерла, лучший концерт в жизни", "умерла", "hard_news"],
    ["i'm deceased", "", "hard_news"],
    ["what did the dentist say", "", "question_me"],
    ["и что он сказал потом?", "", "question_me"],
  ] as const)("[CO140] %s is not what it sounds like", (text, _, act) => {
    const { does, isnt } = listedActs(text.split(",")[0]!, "theirs_asked");
    expect(isnt).toContain(act);
    expect(does).not.toContain(act);
  });

  it.each([
    ["Давай лучше у фонтана", "theirs_invited", "counter_offer"],
    ["change of plan, it's pouring. the noodle place, same time?", "theirs_invited", "counter_offer"],
    ["ну всё, до завтра!", "theirs_invited", "acceptance"],
    ["так приходи ко мне на веранду", "theirs", "invitation"],
    ["кинь телегу", "theirs", "contact"],
    ["опять завалил зачет", "theirs", "low_mood"],
    ["didn't pass the driving test", "theirs", "low_mood"],
    ["they let me go today", "theirs", "hard_news"],
    ["не могу уснуть, думаю про тебя", "theirs", "affection"],
  ] as const)("[CO138] %s (%s): %s", (text, place, act) => {
    expect(listedActs(text, place).does).toContain(act);
  });

  it.each([
    ["докажи", "theirs", "tease"],
    ["go on then, prove it", "theirs", "tease"],
    ["всё, уже сплю", "theirs", "farewell"],
    ["can't wednesday but i was thinking friday", "theirs_invited", "counter_offer"],
  ] as const)("[CO138] %s (%s): %s, too", (text, place, act) => {
    expect(listedActs(text, place).does).toContain(act);
  });

  it.each(["если это не твоё, лучше скажи сейчас", "if it's not for you, better tell me now"])(
    "[CO140] %s: leaves the other one the choice, and is no refusal",
    (text) => {
      expect(listedActs(text, "theirs").isnt).toContain("soft_refusal");
    },
  );

  it.each([
    ["не приходи", "invitation"],
    ["давай в другой раз", "counter_offer"],
    ["давай на ты", "counter_offer"],
    ["в школе завалил экзамен по химии", "low_mood"],
  ] as const)("[CO138] %s: no %s", (text, act) => {
    expect(listedActs(text, "theirs_invited").does).not.toContain(act);
  });

  it("[CO99] the lists name acts alone, and every phrase can be read", () => {
    for (const rule of [...russian, ...english]) {
      expect(ACTS).toContain(rule.act);
      for (const source of rule.says) expect(() => phrase(source).test("проба sample")).not.toThrow();
    }
  });
});
