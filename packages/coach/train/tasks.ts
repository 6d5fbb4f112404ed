// The three things that are learnt of a message: which labels there are and which mistakes weigh more.
import { ACTS } from "../src/acts/act.ts";
import { PLACES } from "../src/message/place-in-talk.ts";
import { ANYBODY } from "../src/learnt/classifier.ts";
import { DANGER_LABELS, WRITERS } from "../src/learnt/dangers.ts";
import { TOPIC_LABELS } from "../src/learnt/topics.ts";

export interface Task {
  /** Names the data files, and the field of a line that holds its labels. */
  readonly name: "acts" | "topics" | "danger" | "counsel";
  readonly labels: readonly string[];
  /** Whose message a line may be, or where it may stand in a talk (its field `who`). */
  readonly writers: readonly string[];
  /** How many buckets the hashes are folded into: more tell more apart and take more room. */
  readonly buckets: number;
  /** How much letters inside words count beside words (0–1), chosen by cross-validation. */
  readonly letters: number;
  /** How much recall weighs over precision where a label's threshold is chosen: more where a miss does harm. */
  readonly beta: (label: string, writer: string) => number;
  /** How much a line of another writer counts where a writer's threshold is chosen (0–1): few lines alone are chance. */
  readonly elsewhere: number;
  /** The largest share of a writer's lines without any label that may be given this one (0–1). */
  readonly falseAlarms: (writer: string) => number;
  /** The same for what is only likely enough to ask about; null where nothing is asked. */
  readonly falseDoubts: ((writer: string) => number) | null;
  /** Where labels compete, how likely it is that none holds (see `Learnt.rest`); null where each stands alone. */
  readonly rest: number | null;
  /** The label that holds wherever some other one does; null where there is none. */
  readonly any: string | null;
  /** The label on which remembered lines speak, too (`src/learnt/kernel.ts`); null where they do on none. */
  readonly remembers: string | null;
}

const GRAVE: ReadonlySet<string> = new Set(["refusal", "soft_refusal", "boundary", "self_harm", "minor"]);

/** After an invitation a clear no must not be missed, though an invented one does harm too. */
const INVITED: ReadonlySet<string> = new Set(["theirs_invited", "theirs_other_day"]);

function weightOf(act: string, place: string): number {
  if (place === ANYBODY) return GRAVE.has(act) ? 2 : 1;
  return act === "refusal" && INVITED.has(place) ? 1.3 : 1;
}

export const TASKS: readonly Task[] = [
  {
    name: "acts",
    labels: ACTS,
    writers: [ANYBODY, ...PLACES],
    buckets: 32_768,
    letters: 0.5,
    beta: weightOf,
    elsewhere: 0.2,
    falseAlarms: () => 1,
    falseDoubts: null,
    rest: 0.3,
    any: null,
    remembers: null,
  },
  {
    name: "topics",
    labels: TOPIC_LABELS,
    writers: [ANYBODY],
    buckets: 16_384,
    letters: 1,
    beta: () => 1,
    elsewhere: 0,
    falseAlarms: () => 1,
    falseDoubts: null,
    rest: null,
    any: null,
    remembers: null,
  },
  {
    name: "danger",
    labels: DANGER_LABELS,
    writers: WRITERS,
    buckets: 49_152,
    letters: 1,
    beta: () => 2,
    elsewhere: 0,
    // A chat has many messages, and one alarm is an alarm for all of it.
    falseAlarms: (writer) => (writer === "asker" ? 0.006 : 0.001),
    // A doubt takes nothing away: what is asked below an answer may be wrong more often, mostly of hard near misses.
    falseDoubts: (writer) => (writer === "asker" ? 0.08 : 0.02),
    rest: null,
    any: "any",
    remembers: "any",
  },
];
