// The learnt classifiers by language, opened when they are first asked for: what a message does, what it is about, whether
// somebody is in danger, and which counsel a question asks for.
import { type Act, ACTS } from "../acts/act.ts";
import actsEn from "./data/acts.en.json" with { type: "json" };
import actsRu from "./data/acts.ru.json" with { type: "json" };
import counselEn from "./data/counsel.en.json" with { type: "json" };
import counselRu from "./data/counsel.ru.json" with { type: "json" };
import dangerEn from "./data/danger.en.json" with { type: "json" };
import dangerRu from "./data/danger.ru.json" with { type: "json" };
import topicsEn from "./data/topics.en.json" with { type: "json" };
import topicsRu from "./data/topics.ru.json" with { type: "json" };
import type { Language } from "../transcript/transcript.ts";
import { COUNSEL_TOPICS } from "../counsel/language-data.ts";
import { type Classifier, createClassifier, type Learnt } from "./classifier.ts";
import { openReader } from "./reader.ts";
import { DANGER_LABELS, type DangerLabel } from "./dangers.ts";
import { TOPIC_LABELS, type TopicLabel } from "./topics.ts";

/** What a message does. */
export const openActs: (language: Language) => Classifier<Act> = opener({ ru: actsRu, en: actsEn }, ACTS);

/** What a message is about. */
export const openTopics: (language: Language) => Classifier<TopicLabel> = opener(
  { ru: topicsRu, en: topicsEn },
  TOPIC_LABELS,
);

/** Which danger a text tells of; `by` is one of `WRITERS`. */
export const openDanger: (language: Language) => Classifier<DangerLabel> = opener(
  { ru: dangerRu, en: dangerEn },
  DANGER_LABELS,
);

/** Which counsel a question asks for, in the order of `COUNSEL_TOPICS`. */
export const openCounsel: (language: Language) => Classifier<string> = opener(
  { ru: counselRu, en: counselEn },
  COUNSEL_TOPICS.map(({ id }) => id),
);

/** Opens each language once. */
function opener<Label extends string>(learnt: Readonly<Record<Language, Learnt>>, labels: readonly Label[]) {
  const opened = new Map<Language, Classifier<Label>>();
  return (language: Language) => {
    const found = opened.get(language) ?? createClassifier(learnt[language], labels, openReader(language));
    opened.set(language, found);
    return found;
  };
}
