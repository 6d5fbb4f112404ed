// What a message can be about: how to find the topic in a chat, and lines that fit it. Shapes only; the lines are data. Lines must hold whoever says them to whomever: no past tense or short adjective for «я» and «ты».

/** One topic in one language. Every line is a whole message or sentence and stands without changes. */
export interface Topic {
  /** The same id in both languages. */
  readonly id: string;
  /** How to find it (`wordPattern`), and how to name what was found: after «про» in Russian, after “about” in English. */
  readonly words: readonly (readonly [finds: string, about: string])[];
  /** Light messages with a question. */
  readonly playful: readonly string[];
  /** Concrete questions that are easy to answer. */
  readonly ask: readonly string[];
}
