// The mood of what they have just told, where the mood decides what to say [CO79].
import { moodOfStory } from "../diagnosis/story-mood.ts";
import type { StoryMood } from "../lines/stories.ts";
import type { Material } from "./material.ts";

/** Moods between the two people: they go before whatever topic is touched. */
const BETWEEN_US: ReadonlySet<StoryMood> = new Set(["hurt", "found", "doubt", "relief"]);
const TOLD_STAGES: ReadonlySet<string> = new Set(["flat", "warm", "cold", "their_question"]);

/** Whether a mood is about the two of them and not about a thing. */
export function isBetweenUs(mood: StoryMood): boolean {
  return BETWEEN_US.has(mood) || mood === "tease";
}

/** Hurt by my silence, in doubt about me, relieved, or just moved over from another app; null when neither. */
export function betweenUs(material: Material): "hurt" | "found" | "doubt" | "relief" | null {
  const { theirLast, stage } = material.diagnosis;
  if (!TOLD_STAGES.has(stage)) return null;
  const mood = moodOfStory(theirLast ?? "");
  if (mood === "hurt" || mood === "doubt") return mood;
  return (mood === "found" || mood === "relief") && stage !== "their_question" ? mood : null;
}

/** The mood by which to read what they told; null where a topic or the stage says more. */
export function toldMood(material: Material): StoryMood | null {
  const { theirLast, theirLastAct, stage } = material.diagnosis;
  const between = betweenUs(material);
  if (between !== null) return between;
  if (stage !== "flat" && stage !== "warm") return null;
  const mood = moodOfStory(theirLast ?? "");
  if (mood === "tease") return mood;
  if (theirLastAct !== "story") return null;
  if (material.main === null) return mood === "plain" ? null : mood;
  return material.main.hook.topic === "quote" ? mood : null;
}
