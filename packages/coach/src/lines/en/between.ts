// English reactions to what is between the two: a hurt, a doubt, a tease, a move to another app, a relief. Data only.
import type { BetweenMood, StoryLines } from "../stories.ts";

export const between: Readonly<Record<BetweenMood, StoryLines>> = {
  hurt: {
    react: {
      playful: [
        "Guilty as charged, no lawyer needed.",
        "That silence was clumsy, and all mine.",
        "Sending myself to the corner for that silence.",
      ],
      sincere: [
        "I'm sorry I went quiet. It wasn't about you, I like talking to you.",
        "I'm sorry, that wasn't fair. I haven't lost interest at all.",
        "I see how it looked. Sorry, and I'm glad you said it straight.",
      ],
      direct: ["Sorry for the gap.", "You're right to be annoyed.", "Sorry, I should have sent a word."],
    },
    ask: {
      playful: [
        "What's the fine: a meme, a story or a coffee?",
        "How do I make up for it: a story, a poem or cake?",
        "Do you take apologies in cat pictures?",
      ],
      sincere: ["How are you now?", "How have these days been for you?", "Can we pick up where we left off?"],
      direct: ["Peace?", "Are you very cross with me?", "What have I missed?"],
    },
  },
  found: {
    react: {
      playful: [
        "Moved in, and not one box to unpack.",
        "Level two unlocked, saving the game.",
        "Found each other. Now comes the interesting part.",
      ],
      sincere: [
        "It's good to see you here.",
        "I'm glad you made it over.",
        "Nice, now this conversation can't get lost.",
      ],
      direct: ["Good, the line works.", "Agreed, this is easier.", "Now we can talk properly."],
    },
    ask: {
      playful: [
        "How do we open the new season: with news or with nonsense?",
        "Which question did I still owe you from the app?",
        "Sound check: tea, coffee or something stronger in your cup?",
      ],
      sincere: [
        "How is your day going?",
        "What's the most interesting thing in your life right now?",
        "What would you like to talk about in the new place?",
      ],
      direct: [
        "What kind of evening is it, chores or you?",
        "What are you up to right now?",
        "What should I tell you about myself first?",
      ],
    },
  },
  doubt: {
    react: {
      playful: [
        "The only ones I text with everyone are my bank and the delivery people.",
        "You nearly unmasked me, but there is no mailing list.",
        "I copy passwords, never messages.",
      ],
      sincere: [
        "I see why it may look like that. I'm interested in talking to you.",
        "Thanks for saying it straight. This conversation matters to me.",
        "It happens a lot in here, but this one is written to you.",
      ],
      direct: ["No, not with everyone.", "No, I'm writing to you.", "Honestly, no."],
    },
    ask: {
      playful: [
        "Which question would tell me from a bot?",
        "What's the proof: a joke, a poem or a fact nobody could invent?",
        "Let's test it: what do you love that nobody ever asks about?",
      ],
      sincere: [
        "What makes you feel that?",
        "What would you like to talk about for real?",
        "What kind of conversation would feel genuine to you?",
      ],
      direct: [
        "What put you off?",
        "What should we really talk about?",
        "What should I ask so that it's about you?",
      ],
    },
  },
  relief: {
    react: {
      playful: [
        "Breathing out with you, you can hear it from there.",
        "Alarm cancelled, kettle on.",
        "That news deserves a cake.",
      ],
      sincere: [
        "That is so good to read.",
        "Very good news, I'm breathing out with you.",
        "I hope it only gets calmer now.",
      ],
      direct: ["Great, that's what matters.", "Good news.", "I'm glad."],
    },
    ask: {
      playful: [
        "Who's in charge of soup and pillows now?",
        "How do you celebrate, with tea or with silence?",
        "Are the orders already coming in?",
      ],
      sincere: ["How are you after all that?", "Do you get some sleep now?", "What was the hardest part?"],
      direct: ["How's the mood now?", "What's next?", "Can anything be done to help?"],
    },
  },
  tease: {
    react: {
      playful: [
        "Challenge accepted, glove picked up.",
        "Oh, a serve with spin.",
        "One nil, but the match has only started.",
      ],
      sincere: [
        "I'm grinning at my phone and you're to blame.",
        "I like the way you tease.",
        "You're suspiciously good at this.",
      ],
      direct: ["Bold.", "Accepted.", "Fine, that point is yours."],
    },
    ask: {
      playful: [
        "What are we betting?",
        "Is that a threat or a promise?",
        "Who's the referee while we both cheat?",
      ],
      sincere: [
        "Are you always this quick, or am I lucky?",
        "Where did you learn to answer like that?",
        "What makes you laugh without a chance of rescue?",
      ],
      direct: ["What's at stake?", "What are your terms?", "Can you prove it?"],
    },
  },
};
