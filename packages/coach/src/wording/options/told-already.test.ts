// What has just been told is not asked for.
import { expect, it } from "vitest";
import { asksTold } from "./told-already.ts";

it.each([
  ["Поздравляю! Когда выходишь?", "взяли! выхожу с понедельника", true],
  ["Поздравляю! Когда выходишь?", "взяли!! до сих пор трясёт", false],
  ["Congratulations!! When do you start?", "i got it! starts march 3", true],
  ["Congratulations!! When do you start?", "i got it, still shaking", false],
  ["Взаимно. Когда увидимся?", "скучаю. в четверг освобожусь", true],
  ["Same. When can I see you?", "i like you. a lot", false],
  ["Принято. Жду!", "выхожу с понедельника", false],
])("[CO229] «%s» under «%s»: %s", (say, said, isTold) => {
  expect(asksTold(say, said)).toBe(isTold);
});
