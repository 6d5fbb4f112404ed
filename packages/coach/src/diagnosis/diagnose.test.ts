// Reading a chat: numbers, acts, hooks, gaps and where it stands.
import { describe, expect, it } from "vitest";
import type { Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { actOf, asks, isGreeting, isShort } from "./acts.ts";
import { diagnose } from "./diagnose.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { silenceIn } from "./gap.ts";

const SPEAKERS: Readonly<Record<string, TranscriptMessage["speaker"]>> = {
  ">": "me",
  "<": "them",
  "?": "unknown",
};

function read(...lines: string[]): Diagnosis {
  const messages = lines.map((line) => ({
    speaker: SPEAKERS[line.charAt(0)] ?? ("unknown" as const),
    text: line.slice(1).trim(),
    confidence: 1,
  }));
  const transcript: Transcript = { kind: "chat", language: "ru", messages };
  return diagnose(transcript);
}

function topicsOf(...lines: string[]): readonly string[] {
  return read(...lines).hooks.map((hook) => hook.topic);
}

describe("numbers", () => {
  it("[CO1] counts who wrote how much, who asks, and what is unanswered", () => {
    const found = read("> Привет, как выходные?", "< Ездили в горы, было холодно", "> Круто", "> А куда?");
    expect(found).toMatchObject({
      last: "me",
      unansweredMine: 2,
      turns: 2,
      theirLast: "Ездили в горы, было холодно",
    });
    expect(found.me).toMatchObject({ messages: 3, questions: 2 / 3 });
    expect(found.them).toMatchObject({ messages: 1, questions: 0, short: 0 });
  });

  it("[CO5] day marks are no messages; unread bubbles count as turns", () => {
    const found = read("? Вчера", "> Привет", "? 12 мая", "<");
    expect(found).toMatchObject({ last: "them", unansweredMine: 0, stage: "flat" });
    expect(found.gapHours).toBeNull();
    expect(read("< Привет", "? Вчера", "> Как дела?").gapHours).toBe(20);
  });

  it("[CO6] hears how long nobody wrote from words", () => {
    expect(silenceIn("она молчит неделю")).toBe(168);
    expect(silenceIn("не отвечает уже 3 дня")).toBe(72);
    expect(silenceIn("пару дней без ответа")).toBe(48);
    expect(silenceIn("she hasn't replied for 5 days")).toBe(120);
    expect(silenceIn("no reply since yesterday")).toBe(24);
    expect(silenceIn("мы знакомы два дня")).toBeNull();
  });
});

describe("acts", () => {
  it.each([
    ["Не пиши мне больше", false, "refusal"],
    ["I'm seeing someone else now", false, "refusal"],
    ["Нет", true, "refusal"],
    ["Нет", false, "short"],
    ["Не смогу в пятницу", true, "declined"],
    ["Can't this week, sorry", true, "declined"],
    ["Пойдём в кино?", false, "invitation"],
    ["С удовольствием!", true, "agreed"],
    ["Договорились, в субботу", false, "agreed"],
    ["haha maybe, what's the plan?", false, "agreed"],
    ["Спокойной ночи", false, "goodbye"],
    ["Пока", false, "goodbye"],
    ["Пока не знаю, что сказать об этом", false, "story"],
    ["Занята, отвечу позже", false, "busy"],
    ["Ты сейчас занят?", false, "question"],
    ["Я заболела и лежу с температурой", false, "trouble"],
    ["Спасибо за вечер!", false, "thanks_for_date"],
    ["С тобой так легко", false, "compliment"],
    ["Прости, что долго", false, "apology"],
    ["ахахах", false, "laughter"],
    ["Запишу голосовое", false, "voice"],
    ["Hey", false, "greeting"],
    ["ок", false, "short"],
    ["", false, "unread"],
  ] as const)("[CO2] %s (invited: %s) → %s", (text, invited, act) => {
    expect(actOf(text, invited)).toBe(act);
  });

  it("[CO2] a question needs no mark; a short reply is one or two words", () => {
    expect(asks("а ты откуда")).toBe(true);
    expect(asks("Как хорошо.")).toBe(false);
    expect(isShort("ну да")).toBe(true);
    expect(isShort("ахах")).toBe(false);
    expect(isGreeting("Привет, Аня")).toBe(true);
    expect(isGreeting("Привет, как дела?")).toBe(false);
  });
});

describe("hooks", () => {
  it("[CO3] theirs go before mine, late ones before early ones", () => {
    expect(topicsOf("> Люблю кофе", "< А я бегаю по утрам")[0]).toBe("running");
    expect(topicsOf("< Мой кот спит", "> Ого", "< А я лазаю на скалодроме")[0]).toBe("climbing");
  });

  it("[CO3] inflected words, two alphabets and names in quotes are found", () => {
    expect(topicsOf("< Вчера с палаткой ночевали")).toContain("mountains");
    expect(topicsOf("< Пересматриваю «Твин Пикс»")).toContain("title");
    expect(topicsOf("< Была в Hью-Йорке")).toContain("place:Нью-Йорк");
    const [hook] = read("< Ходила на «Чайку»").hooks;
    expect(hook).toMatchObject({ quote: "Чайку", name: "Чайка" });
    expect(topicsOf("< Читаю «Мастера и Маргариту»")).not.toContain("title");
  });

  it("[CO3] what they dislike is left out, what they like beside it stays", () => {
    expect(topicsOf("< Терпеть не могу кофе, зато люблю чай")).not.toContain("coffee");
    expect(topicsOf("< Терпеть не могу кофе, зато люблю чай")).toContain("tea");
  });

  it("[CO3] a story without a topic is quoted by its fullest clause", () => {
    const [hook] = read("< Ну вот. Сегодня чуть не оторвали рукав в трамвае!").hooks;
    expect(hook).toMatchObject({ topic: "quote", quote: "Сегодня чуть не оторвали рукав в трамвае" });
  });
});

describe("mood", () => {
  it("[CO4] warm, flat and cold", () => {
    expect(read("> Как ты?", "< Отлично! А ты? 😄", "> Тоже", "< Ахах, чем занят вечером?").mood).toBe(
      "warm",
    );
    expect(read("> Как ты?", "< Нормально", "> Что нового?", "< Ничего", "> Гуляла?", "< Нет").mood).toBe(
      "cold",
    );
    expect(read("> Как ты?", "< Сегодня много дел, но терпимо").mood).toBe("flat");
  });
});
