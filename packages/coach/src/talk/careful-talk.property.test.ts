// [CO116] What the person tells without a chat may leave danger in doubt, too: the words then come with the careful messages of that very
// question or with none, whether a question is recognised, a line is reported or nothing at all is understood.
import { expect, it } from "vitest";
import { LANGUAGES, readLines } from "../../train/lines.ts";
import { TASKS } from "../../train/tasks.ts";
import en from "../safety/data/careful.en.json" with { type: "json" };
import ru from "../safety/data/careful.ru.json" with { type: "json" };
import { answerQuestion } from "./answer-question.ts";
import { prepareAnswer } from "./prepare-answer.ts";

const CAREFUL = { ru, en };
const danger = TASKS.find(({ name }) => name === "danger")!;
/** PERF: one line in so many is enough to meet every way to an answer. */
const EVERY = 3;
const TOLD = {
  ru: ["он женат но говорит что разводится. верить?", "она сказала давай не будем торопиться, что ответить"],
  en: ["he says he's separated but still lives with his wife. do i believe him?"],
};

it.each(LANGUAGES)(
  "[CO116] [MF1] what is told raises a doubt: no ordinary message goes along, %s",
  (locale) => {
    const lines = readLines(danger, "oblique", locale).filter((_, at) => at % EVERY === 0);
    let offered = 0;
    for (const words of [...TOLD[locale], ...lines.map(({ text }) => text)]) {
      const safety = { words, earlier: [], profile: "", notes: "", transcript: null, locale };
      const { help, standing } = prepareAnswer({ safety, checked: [], unlabelled: words, untitled: null });
      if (help !== null || standing === null) continue;
      const turns = [{ role: "user" as const, text: words }];
      const rest = {
        intent: "reply",
        guessed: true,
        transcript: null,
        profile: "",
        notes: "",
        take: 0,
      } as const;
      for (const shape of ["advice", "talk"] as const) {
        const { words: said, advice } = answerQuestion({ ...rest, shape, careful: standing, turns, locale });
        if (advice === null) continue;
        offered += 1;
        const { options, summary } = CAREFUL[locale][standing];
        const careful = options.flatMap((option) => Object.values(option));
        for (const { text } of advice.options)
          expect([words, careful]).toEqual([words, expect.arrayContaining([text])]);
        expect(said).toContain(summary);
      }
    }
    expect(offered).toBeGreaterThan(1);
  },
);
