// A message of the book in the hand of whoever sends it.
import { expect, it } from "vitest";
import { inVoice, voiceOf } from "./voice.ts";

const say = (text: string, language: "ru" | "en", ...mine: string[]): string =>
  inVoice({ text, gaps: [] }, voiceOf(mine.map((line) => ({ speaker: "me", text: line }))), language).text;

it("[CO170] small letters, brackets and no full stop for whoever types so", () => {
  expect(say("Ладно, твоя взяла 🙂 Давай в субботу.", "ru", "ахах ну да))", "а ты где")).toBe(
    "ладно, твоя взяла) давай в субботу",
  );
  expect(say("I'd love to. See you Friday.", "en", "haha yeah", "i guess so")).toBe(
    "i'd love to. see you friday",
  );
  expect(say("I'd love to. See you Friday.", "en", "haha yeah", "I guess so lol", "ok")).toBe(
    "I'd love to. see you friday",
  );
});

it("[CO170] whole sentences stay, and nobody smiles where nobody has", () => {
  expect(say("Ура 🙂 Тогда до встречи!", "ru", "Добрый вечер.", "Как прошёл день?")).toBe(
    "Ура. Тогда до встречи!",
  );
  expect(say("Ура 🙂 Тогда до встречи!", "ru", "Привет 😊", "Как прошёл день?")).toBe(
    "Ура 🙂 Тогда до встречи!",
  );
  expect(say("Я за 🙂 только не раньше восьми. Сдвинем?", "ru", "Добрый вечер.", "Как прошёл день?")).toBe(
    "Я за, только не раньше восьми. Сдвинем?",
  );
  expect(say("Never boring with you 🙂", "en", "Hello there (at last)", "How was Rome?")).toBe(
    "Never boring with you",
  );
});

it("[CO170] what can be tapped is written like the rest", () => {
  const gaps = [{ id: "answer", hint: "", choices: ["Да", "Нет"] }];
  const voice = voiceOf([
    { speaker: "me", text: "ок" },
    { speaker: "me", text: "ну да" },
  ]);
  expect(inVoice({ text: "{gap:answer}.", gaps }, voice, "ru").gaps[0]?.choices).toEqual(["да", "нет"]);
});
