// A reply to a story that no topic is known for: a felt reaction that fits its mood, and a question about its thing or about
// how it went [CO79]. Their sentence is not quoted back at them.
import { phrasesOf } from "../diagnosis/phrases.ts";
import { moodOfStory } from "../diagnosis/story-mood.ts";
import type { StoryMood } from "../lines/stories.ts";
import { thingIn } from "../topics/things.ts";
import { filled, place } from "./draft-base.ts";
import type { Draft } from "./draft-base.ts";
import { fill, quotable } from "./fill.ts";
import { pick } from "./material.ts";
import { betweenUs, isBetweenUs } from "./told-mood.ts";

const LONGEST_QUOTE = 44;

/** A reaction and a question; `known` is the mood where it is known already. */
export function story(one: Draft, known?: StoryMood): string {
  const { material, tone } = one;
  const told = one.thread?.hook.topic === "quote" ? (one.thread.hook.words ?? "") : "";
  const said = told === "" || betweenUs(material) !== null ? (material.diagnosis.theirLast ?? "") : told;
  const mood = known ?? moodOfStory(said);
  const about = isBetweenUs(mood) ? null : thingIn(material.language, said);
  const { react } = material.lines.stories.moods[mood];
  const lead = filled(one, react, {});
  if (tone !== "sincere") return `${lead} ${question(one, mood, about)}`;
  // The sincere one asks how it went, so that not all three name the thing, and takes its time.
  const tail = pick(material, "story/tail", material.lines.bare.listen, one.attempt);
  return `${lead} ${question(one, mood, null)} ${tail}`.trim();
}

/** A question about a thing they told of beside their own question; null when they told of none that is known. */
export function aboutTheirThing(one: Draft): string | null {
  const { material } = one;
  const told = material.diagnosis.hooks.find(
    (hook) => hook.topic === "quote" && hook.speaker !== "me",
  )?.words;
  const about = told === undefined ? null : thingIn(material.language, told);
  return about === null ? null : question(one, "craft", about);
}

/** Long after it was told: the question says what it is about. */
export function storyLater(one: Draft): string {
  const { material, tone, attempt, thread } = one;
  const said = thread?.hook.words ?? "";
  const about = thingIn(material.language, said);
  if (about !== null && tone !== "sincere") return question(one, moodOfStory(said), about);
  const ask = question(one, moodOfStory(said), null);
  const quote = thread?.hook.quote ?? "";
  const clause = quote.length <= LONGEST_QUOTE ? quote : (phrasesOf(quote)[0] ?? quote);
  const q = quotable(clause, LONGEST_QUOTE);
  return fill(pick(material, `${tone}/story/back`, material.lines.stories.back[tone], attempt), { q, ask });
}

/** A question that fits the mood; `about` names the thing in it. */
function question(one: Draft, mood: StoryMood, about: string | null): string {
  const { material, tone, attempt } = one;
  const { moods, thing } = material.lines.stories;
  const ask = pick(material, `${tone}/story/ask`, moods[mood].ask[tone], attempt, place(tone));
  if (about === null) return ask;
  return fill(pick(material, `${tone}/story/thing`, thing[tone], attempt, place(tone)), { about, ask });
}
