// The facts keep their caveats and their sources, in both languages.
import { expect, it } from "vitest";
import { factOf } from "./facts.ts";

const IDS = [
  "interest",
  "greeting",
  "looks",
  "netspeak",
  "laughter",
  "length",
  "specific_question",
  "negativity",
  "food",
  "invitation",
  "six_hours",
  "second_message",
  "first_day",
  "half_answered",
  "twenty_messages",
  "follow_up",
] as const;

it.each(IDS)("[MS3] %s is said with its caveat and its source", (id) => {
  const fact = factOf(id);
  expect(fact.source.ru).toMatch(/корреляция|наблюдение/);
  expect(fact.source.en).toMatch(/correlation|observation/);
  for (const sentence of [fact.sentence.ru, fact.again.ru, fact.sentence.en, fact.again.en]) {
    expect(sentence.length).toBeLessThanOrEqual(90);
    // The sign of per cent stands apart in Russian, and never alone on the next line.
    expect(sentence).not.toMatch(/\d %/);
  }
  expect(fact.source.ru.length).toBeGreaterThan(10);
  expect(fact.source.en.length).toBeGreaterThan(10);
});

it("[MF1] what is no study says so", () => {
  expect(factOf("accept_no").source.ru).toContain("не исследование");
});
