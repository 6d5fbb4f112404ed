// [CO97] What a message does comes from the classifier; a message without words does nothing.
import { expect, it } from "vitest";
import type { Act } from "../acts/act.ts";
import type { Classifier } from "../learnt/classifier.ts";
import { momentWords } from "./language-data.ts";
import { does, utterancesOf } from "./utterance.ts";

const laughing: Classifier<Act> = {
  labelsOf: (text) => (text.includes("ха") ? [{ label: "laughter", probability: 0.9 }] : []),
  doubtsOf: () => [],
  probabilitiesOf: () => new Float64Array(),
};

it("[CO97] every message keeps its speaker, its words and what it does", () => {
  const [theirs, empty] = utterancesOf(
    [
      { speaker: "them", text: "ахаха точно", confidence: 1 },
      { speaker: "me", text: " ", confidence: 1 },
    ],
    "chat",
    { acts: laughing, commonness: () => 1 },
    momentWords("ru"),
  );
  expect(theirs).toMatchObject({ speaker: "them", text: "ахаха точно" });
  expect(does(theirs!, "laughter", "thanks")).toBe(true);
  expect(does(theirs!, "thanks")).toBe(false);
  expect(empty!.acts.size).toBe(0);
});
