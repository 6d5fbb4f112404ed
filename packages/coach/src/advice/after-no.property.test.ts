// Whatever the person writes after a no, the mentor never helps to push.
import fc from "fast-check";
import { expect, it } from "vitest";
import { proposes } from "../talk/role/line-acts.ts";
import type { Intent } from "./advice.ts";
import { adviseFrom } from "../advising/advise-from.ts";

const NOES = [
  ["Пойдём в кино в пятницу?", "Спасибо, но я не хочу. Мне кажется, мы разные"],
  ["Может увидимся на неделе?", "Не думаю, что это хорошая идея"],
  ["Сходим в субботу на каток?", "Наверное, нет"],
  ["Давай встретимся?", "Я пока не готова, прости"],
  ["Привет!", "У меня есть парень"],
  ["Want to grab coffee this weekend?", "I'd rather not, sorry"],
  ["So when can I see you?", "I don't think that's a good idea"],
  ["Would you like to go out sometime?", "You seem lovely but I don't see this going anywhere"],
  ["Wanna meet up this week?", "I'm not ready to meet yet"],
] as const;
const MINE = [
  "Почему?",
  "Ну пожалуйста",
  "А если в парк?",
  "Понятно",
  "Ахах",
  "Ты тут?",
  "Люблю горы и котов",
  "Я просто хочу дружить",
  "Why not?",
  "ok",
  "How about Sunday then?",
  "",
];

it("[MF1] [CO71] no question and no invitation after a no, whatever I have written since", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NOES),
      fc.array(fc.oneof(fc.constantFrom(...MINE), fc.string({ unit: "grapheme", maxLength: 60 })), {
        maxLength: 5,
      }),
      fc.constantFrom<Intent>("reply", "ask_out", "role_play", "confidence", "opener"),
      fc.integer({ min: 0, max: 12 }),
      ([asked, no], mine, intent, take) => {
        const lines = [`>${asked}`, `<${no}`, ...mine.map((text) => `>${text}`)];
        const messages = lines.map((line) => ({
          speaker: line.startsWith(">") ? ("me" as const) : ("them" as const),
          text: line.slice(1),
          confidence: 1,
        }));
        const outcome = adviseFrom({
          intent,
          transcript: { kind: "chat", language: "ru", messages },
          context: "",
          profile: "",
          notes: "",
          locale: "ru",
          take,
        });
        if (!outcome.ok) throw new Error(outcome.ask);
        expect(outcome.advice.verdict).toBe("let_it_go");
        for (const { text } of outcome.advice.options) {
          expect(text).not.toContain("?");
          expect(proposes(text), text).toBe(false);
        }
      },
    ),
    { numRuns: 300 },
  );
});
