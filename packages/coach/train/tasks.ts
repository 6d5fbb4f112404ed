// The three things that are learnt of a message: which labels there are and which mistakes weigh more.
import { ACTS } from "../src/acts/act.ts";
import { DANGER_LABELS, WRITERS } from "../src/learnt/dangers.ts";
import { TOPIC_LABELS } from "../src/learnt/topics.ts";

export interface Task {
  /** Names the data files, and the field of a line that holds its labels. */
  readonly name: "acts" | "topics" | "danger" | "counsel";
  readonly labels: readonly string[];
  /** Whose message a line may be (its field `who`); none where that is not known. */
  readonly writers: readonly string[];
  /** How many buckets the hashes are folded into: more tell more apart and take more room. */
  readonly buckets: number;
  /** How much recall weighs over precision where a label's threshold is chosen: more where a miss does harm. */
  readonly beta: (label: string) => number;
  /** The largest share of a writer's lines without any label that may be given this one (0–1). */
  readonly falseAlarms: (writer: string) => number;
  /** The same for what is only likely enough to ask about; null where nothing is asked. */
  readonly falseDoubts: ((writer: string) => number) | null;
  /** The label that holds wherever some other one does; null where there is none. */
  readonly any: string | null;
}

const GRAVE: ReadonlySet<string> = new Set(["refusal", "soft_refusal", "boundary", "self_harm", "minor"]);

export const TASKS: readonly Task[] = [
  {
    name: "acts",
    labels: ACTS,
    writers: [],
    buckets: 32_768,
    beta: (act) => (GRAVE.has(act) ? 2 : 1),
    falseAlarms: () => 1,
    falseDoubts: null,
    any: null,
  },
  {
    name: "topics",
    labels: TOPIC_LABELS,
    writers: [],
    buckets: 16_384,
    beta: () => 1,
    falseAlarms: () => 1,
    falseDoubts: null,
    any: null,
  },
  {
    name: "danger",
    labels: DANGER_LABELS,
    writers: WRITERS,
    buckets: 49_152,
    beta: () => 2,
    // A chat has many messages, and one alarm is an alarm for all of it.
    falseAlarms: (writer) => (writer === "asker" ? 0.003 : 0.001),
    falseDoubts: (writer) => (writer === "asker" ? 0.03 : 0.01),
    any: "any",
  },
];
