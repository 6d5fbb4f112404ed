// Whose turn it really is: dead ends of mine, bubbles of one breath, hints.
import { describe, expect, it } from "vitest";
import type { Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { actOf, proposes } from "./acts.ts";
import { diagnose } from "./diagnose.ts";
import type { Stage } from "./diagnosis.ts";
import { isDeadEnd, isNag, knocksIn } from "./knocks.ts";

const SPEAKERS: Readonly<Record<string, TranscriptMessage["speaker"]>> = {
  ">": "me",
  "<": "them",
  "?": "unknown",
};

function messages(lines: readonly string[]): readonly TranscriptMessage[] {
  return lines.map((line) => ({
    speaker: SPEAKERS[line.charAt(0)] ?? ("unknown" as const),
    text: line.slice(1).trim(),
    confidence: 1,
  }));
}

function stage(lines: readonly string[], context = ""): Stage {
  const transcript: Transcript = { kind: "chat", language: "ru", messages: messages(lines) };
  return diagnose(transcript, { context, notes: "" }).stage;
}

describe("my own dead end", () => {
  it.each(["Понятно", "Круто", "Ясно", "Ок", "Ахах", "Nice", "Cool", "lol", "oh nice", "👍", "Ого, круто"])(
    "[CO72] %s leaves nothing to answer",
    (text) => {
      expect(isDeadEnd(text)).toBe(true);
      expect(stage(["< Вчера впервые каталась на сноуборде, вся в синяках", `> ${text}`])).toBe(
        "my_dead_end",
      );
    },
  );

  it.each(["А где это?", "Удачи", "Спокойной ночи", "Ты тут?", "Я тоже катался там прошлой зимой", "Привет"])(
    "[CO72] %s is none",
    (text) => {
      expect(isDeadEnd(text)).toBe(false);
    },
  );

  it("[CO72] only where they told something, and kindly where it was a hard day", () => {
    expect(stage(["> Пойдём в кино?", "< Давай, я с радостью", "> Круто"])).not.toBe("my_dead_end");
    expect(stage(["< Привет", "> Ок"])).not.toBe("my_dead_end");
    expect(stage(["< Сегодня меня уволили, сижу реву", "> Понятно"])).toBe("trouble");
    expect(stage(["< Ездила на Байкал", "> А с кем?"])).toBe("waiting");
    expect(stage(["< Ездила на Байкал", "> А с кем?"], "молчит три дня")).toBe("silence_over");
  });
});

describe("one breath", () => {
  it("[CO73] bubbles are one message; nags, repeated questions and days between are not", () => {
    const after = (...lines: string[]): number => knocksIn(messages(["< Привет", ...lines]));
    expect(after("> Ого", "> Я тоже там был", "> Когда поедешь ещё?")).toBe(1);
    expect(after("> Как дела?", "> Ты тут?", "> Ау")).toBe(3);
    expect(after("> Как дела?", "> Как твои дела?")).toBe(2);
    expect(after("> Как дела?", "? Вчера", "> Что нового на работе?")).toBe(2);
    expect(after("> How was it?", "> hello?")).toBe(2);
    expect(isNag("??")).toBe(true);
    expect(isNag("Ты тут?")).toBe(true);
    expect(isNag("Ты тут давно живёшь?")).toBe(false);
  });
});

describe("a hint", () => {
  it.each([
    ["> Вчера был на скалодроме", "< Тоже хочу попробовать"],
    ["> Я по субботам в планетарии лекции слушаю", "< Было бы здорово как-нибудь послушать"],
    ["> Там по четвергам джем в клубе", "< Звучит классно"],
    ["> There's a great ramen place near my office", "< I've always wanted to try that"],
  ])("[CO74] %s / %s", (mine, theirs) => {
    expect(stage([mine, theirs])).toBe("hinted");
  });

  it.each([
    ["> Как дела?", "< Тоже хочу спать"],
    ["> Мы с другом поймали сапог на рыбалке", "< Звучит круто"],
    ["> Был на скалодроме", "< Никогда не была, не люблю высоту, а ты давно лазаешь?"],
  ])("[CO74] %s / %s: none", (mine, theirs) => {
    expect(stage([mine, theirs])).not.toBe("hinted");
  });
});

describe("acts beside", () => {
  it.each([
    ["Drinks on Friday?", true],
    ["Может в кино?", true],
    ["Можно твой номер телефона?", true],
    ["Что делаешь в субботу?", false],
    ["Ты завтра свободна?", false],
    ["Как прошла суббота?", false],
  ])("[CO71] %s proposes something: %s", (text, offered) => {
    expect(proposes(text)).toBe(offered);
  });

  it("[CO2] a sticker or a voice message is something unread, an ache with a smile a story", () => {
    expect(actOf("🎤 Голосовое сообщение 0:47", false)).toBe("unread");
    expect(actOf("*стикер*", false)).toBe("unread");
    expect(actOf("Теперь всё болит, но я довольна", false)).toBe("story");
    expect(actOf("Голова болит весь день", false)).toBe("trouble");
  });
});
