// An answer is about what was asked, not about what else was spoken of.
import { expect, it } from "vitest";
import { NOTHING_LEFT_OUT } from "./aside/left-out.ts";
import { questionsIn, topicsFor } from "./topics-of-talk.ts";

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  "How was your weekend?": ["weekend"],
  "good u?": ["work"],
  "А ты где работаешь?": ["work"],
};
const topics = (text: string) => TOPICS[text] ?? [];
const talk = (...texts: readonly string[]) =>
  texts.map((text, at) => ({
    speaker: at % 2 === 0 ? ("me" as const) : ("them" as const),
    text,
    acts: new Map(),
  }));

it("[CO101] a question is answered by its own topic alone; one that is asked back, by mine", () => {
  const asked = talk("Привет", "А ты где работаешь?");
  const all = ["work", "study"];
  expect(topicsFor("answer_question", all, 1, asked, { topics }, NOTHING_LEFT_OUT)).toEqual(["work"]);
  expect(topicsFor("go_on", all, 1, asked, { topics }, NOTHING_LEFT_OUT)).toEqual(all);
  const back = talk("How was your weekend?", "good u?");
  expect(topicsFor("answer_question", all, 1, back, { topics }, NOTHING_LEFT_OUT)).toEqual(["weekend"]);
});

it("[CO102] of a message that asks, the question is quoted, not what stands before it", () => {
  const text = "Какую-то ерунду) а ты что любишь смотреть?";
  expect(questionsIn(text, "answer_question")).toEqual(["а ты что любишь смотреть?"]);
  expect(questionsIn(text, "go_on")).toEqual([text]);
  expect(questionsIn("Расскажи о себе", "answer_question")).toEqual(["Расскажи о себе"]);
});
