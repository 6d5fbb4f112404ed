// What reads single messages: the learnt acts and topics of a language, and how common its words are.
import type { Act } from "../acts/act.ts";
import type { Classifier } from "../learnt/classifier.ts";

export interface Readers {
  readonly acts: Classifier<Act>;
  /** What a text is about, the surest first. */
  readonly topics: (text: string) => readonly string[];
  /** How often a word (in plain letters) is said in chats; 0 for one that was never seen. */
  readonly commonness: (word: string) => number;
}
