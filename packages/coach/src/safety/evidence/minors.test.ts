// An age that is yet to come is told like one that is.
import { describe, expect, it } from "vitest";
import { namesMinorAge } from "./minors.ts";

describe("[MF1] somebody under eighteen", () => {
  it.each([
    "34 а мне в марте 15 будет",
    "ей осенью исполнится 16",
    "мне через месяц 17 стукнет",
    "мне летом будет семнадцать",
  ])("is heard: %s", (text) => {
    expect(namesMinorAge([text], null)).toBe(true);
  });

  it.each([
    "мне в марте 15 смен поставили",
    "мне в субботу будет 15 человек гостей кормить",
    "племяннице в марте, ей 15 будет",
    "мне в марте 35 будет",
  ])("is nobody here: %s", (text) => {
    expect(namesMinorAge([text], null)).toBe(false);
  });
});
