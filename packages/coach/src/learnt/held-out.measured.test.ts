// What the classifiers reach on lines of writers they never learnt from: floors, a little under what was measured
// (`npm run coach:report`), so that new lines or features that make them worse do not land.
import { describe, expect, it } from "vitest";
import { LANGUAGES, readLines } from "../../train/lines.ts";
import { macroF1, scoreLabels } from "../../train/score.ts";
import { type Task, TASKS } from "../../train/tasks.ts";
import { listedNo } from "../safety/no/standing-no.ts";
import { openActs, openTopics } from "./open.ts";

const FLOORS = { acts: { ru: 0.77, en: 0.77 }, topics: { ru: 0.43, en: 0.31 } };
const NO_FLOORS = { ru: 0.98, en: 0.97 };

const taskOf = (name: Task["name"]) => TASKS.find((task) => task.name === name)!;

describe.each(LANGUAGES)("what is learnt, on lines kept aside (%s)", (language) => {
  it.each([
    ["acts", openActs],
    ["topics", openTopics],
  ] as const)("[CO109] %s reach their floor", (name, open) => {
    const task = taskOf(name);
    const lines = readLines(task, "held-out", language);
    const found = lines.map(
      ({ text }) =>
        new Set<string>(
          open(language)
            .labelsOf(text)
            .map(({ label }) => label),
        ),
    );
    const scores = scoreLabels(
      task.labels,
      lines.map(({ labels }) => labels),
      found,
    );
    expect(macroF1(scores)).toBeGreaterThanOrEqual(FLOORS[name][language]);
  });

  it("[CO109] a no is heard by the classifier or by the lists", () => {
    const noes = ["refusal", "soft_refusal", "boundary"];
    const lines = readLines(taskOf("acts"), "held-out", language).filter(({ labels }) =>
      labels.some((label) => label === "refusal" || label === "boundary"),
    );
    const heard = lines.filter(
      ({ text }) =>
        openActs(language)
          .labelsOf(text)
          .some(({ label }) => noes.includes(label)) || listedNo([{ speaker: "them", text }]) !== null,
    );
    expect(heard.length / lines.length).toBeGreaterThanOrEqual(NO_FLOORS[language]);
  });
});
