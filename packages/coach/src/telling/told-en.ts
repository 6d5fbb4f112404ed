// What the mentor says about a story in English, by its mood. Data only.
import type { StoryMood } from "../lines/stories.ts";
import type { StageTelling } from "./telling.ts";

export const englishTold: Readonly<Record<StoryMood, StageTelling>> = {
  hurt: {
    what: ["They tell you that the silence hurt: “{said}”.", "“{said}” is a reproach, if a gentle one."],
    todo: [
      "Own the pause first, briefly and without excuses, and only then go back to the talk. Saying it out loud means that you matter to them.",
    ],
  },
  found: {
    what: ["The talk has moved to a new place: “{said}”.", "You have changed apps: “{said}”."],
    todo: ["That's a step towards you, so don't start from zero: note the move lightly and go on."],
  },
  doubt: {
    what: ["They don't quite believe you: “{said}”.", "“{said}” tests how serious you are."],
    todo: [
      "Don't take offence and don't pile up proof: one honest line, and a question that fits only this person.",
    ],
  },
  relief: {
    what: [
      "A weight is off them: “{said}”.",
      "“{said}” means the hard part is over, and they share it with you.",
    ],
    todo: ["Be glad briefly and ask how it is now: that's warmer than any joke."],
  },
  tease: {
    what: ["They're teasing you: “{said}”.", "“{said}” is a game, and you're invited."],
    todo: [
      "A good sign: answer in the same game, raise the stakes by half a step, and don't explain yourself.",
    ],
  },
  mishap: {
    what: [
      "They tell you of a mishap with a smile: “{said}”.",
      "“{said}” is a small disaster, and they share it with you.",
    ],
    todo: ["React first, with one feeling, then ask about one detail: advice and “it happens” kill it."],
  },
  feat: {
    what: [
      "There's something to be proud of here: “{said}”.",
      "“{said}” is a win, and they share it with you.",
    ],
    todo: ["Be glad out loud and ask what it's like: a dry “well done” closes the talk."],
  },
  annoyed: {
    what: ["They've had enough: “{said}”.", "“{said}” is a complaint, and they bring it to you."],
    todo: ["They need an ally, not an adviser: take their side and ask how they live with it."],
  },
  odd: {
    what: ["The story is odd in a good way: “{said}”.", "“{said}” is told to surprise you."],
    todo: ["Be surprised out loud and ask about the strangest detail: that is fun to answer."],
  },
  ahead: {
    what: ["Something matters to them ahead: “{said}”.", "“{said}” lets you in on their plans."],
    todo: ["Cheer them on in a word and ask what they look forward to most."],
  },
  fresh: {
    what: [
      "Something is changing for them: “{said}”.",
      "“{said}” is a new start, and people like to talk about those.",
    ],
    todo: ["Don't judge it, ask what gave the push and what the first impressions are."],
  },
  craft: {
    what: ["They showed you a thing of their own: “{said}”.", "“{said}” is what people gladly talk about."],
    todo: ["Ask like a beginner who really wants to know: one detail beats a general “cool”."],
  },
  plain: {
    what: ["They're telling you: “{said}”.", "They share it with you: “{said}”."],
    todo: ["React to what they told, with one feeling, and ask about one thing: that is easy to answer."],
  },
};
