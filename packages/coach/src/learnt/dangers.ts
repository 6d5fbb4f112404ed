// The dangers that the classifier tells, and whose words it reads. Borders and examples stand in data/README.md.

/** Every danger. */
export const DANGERS = [
  "violence",
  "self_harm",
  "minor",
  "coercion",
  "blackmail",
  "deception",
  "boundary",
] as const;

/** What is dangerous in a text. */
export type Danger = (typeof DANGERS)[number];

/** What the classifier tells of a text: some danger at all, which is surer than its kind, and each kind. */
export const DANGER_LABELS = ["any", ...DANGERS] as const;

/** One output of the classifier of dangers. */
export type DangerLabel = (typeof DANGER_LABELS)[number];

/** Whose words they are: the person's to the mentor, the other one's in the chat, the person's own in the chat. */
export const WRITERS = ["asker", "them", "me"] as const;

/** Whose words a text is. */
export type Writer = (typeof WRITERS)[number];
