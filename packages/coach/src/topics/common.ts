// Topics that nearly every chat touches: what is said about them tells little of this one.
const COMMON: ReadonlySet<string> = new Set([
  "evening",
  "weekend",
  "weather",
  "sleep",
  "work",
  "family",
  "talk_voice",
  "home",
  "school_kids",
]);
const VERY_COMMON: ReadonlySet<string> = new Set(["evening", "weekend"]);

/** Whether nearly every chat touches this topic, so that it tells little. */
export function isCommon(topic: string): boolean {
  return COMMON.has(topic);
}

/** Whether it names a time rather than a thing. */
export function isVeryCommon(topic: string): boolean {
  return VERY_COMMON.has(topic);
}
