// English messages for turns that want an answer of their own: “are you a bot?”, “really?”, “where is my story?”, my own dryness.
// Data only.
import type { MatterId, MatterLines } from "../matters.ts";

type Moments = Exclude<MatterId, "crisis" | "scam" | "loss" | "pet" | "illness" | "job" | "breakup">;

export const englishMoments: Readonly<Record<Moments, MatterLines>> = {
  bot: {
    first: {
      playful: [
        "A bot would be faster and have no cold tea on the desk.",
        "No, robots don't get Mondays.",
        "Human enough that my tea went cold over this answer.",
        "I wish. Robots at least get enough sleep.",
      ],
      sincere: [
        "No, a real person. I weigh my words, so they come out too neat.",
        "Human, honestly. I may be trying too hard.",
        "I'm human, and it's a fair question.",
        "Not a bot. I'll loosen up, promise.",
      ],
      direct: [
        "Human.",
        "No, not a bot.",
        "A real person, easy to check.",
        "No. A human with a passport and bad habits.",
      ],
    },
    second: {
      playful: [
        "Name any word and I'll put it in a voice message. Which one?",
        "Will there be a captcha with traffic lights?",
        "Which question would a bot surely fail?",
        "Do I get an exam in being human?",
      ],
      sincere: [
        "What made you wonder?",
        "Ask me something a machine couldn't answer?",
        "What would convince you?",
        "What shall we talk about, human to human?",
      ],
      direct: [
        "Shall I send a voice message?",
        "What counts as proof?",
        "A voice message, or a photo with a spoon on my nose?",
        "Got a test question?",
      ],
    },
  },
  really: {
    first: {
      playful: [
        "As serious as it gets, even my eyebrows are in on it.",
        "Absolutely, bring the lie detector.",
        "Pure truth, only the punctuation is decorated.",
      ],
      sincere: [
        "Really, no exaggeration.",
        "Yes, that's how it is.",
        "Seriously, and it still surprises me.",
      ],
      direct: ["Yes, really.", "It's true.", "Word of honour."],
    },
    second: {
      playful: [
        "Which part is hardest to believe?",
        "What shall I add for the record?",
        "What proof do you need?",
      ],
      sincere: [
        "What surprised you so much?",
        "Which part was least expected?",
        "What shall I tell you more about?",
      ],
      direct: ["What surprised you?", "Hard to believe?", "Want the details?"],
    },
  },
  guess: {
    first: {
      playful: [
        "I see the trap: every answer loses.",
        "Experts advise remembering an urgent errand at this point.",
        "As in a lottery: the winning ticket is yours.",
      ],
      sincere: [
        "What I can tell from talking is that you're good company, and no number changes that.",
        "I'm no good at guessing, but I'd like to know.",
        "What I notice is how easy it is to talk to you.",
      ],
      direct: [
        "I won't guess: I'd be wrong in both directions.",
        "Honestly, I don't know and dare not guess.",
        "I give up without a fight.",
      ],
    },
    second: {
      playful: ["Do I get a hint?", "May I ask the audience?", "How many tries?"],
      sincere: ["Will you just tell me?", "Will you tell?", "Will you lift the secret?"],
      direct: ["Will you tell me?", "What's the right answer?", "How many is it really?"],
    },
  },
  promised: {
    first: {
      playful: [
        "I admit the debt, interest is already running.",
        "It got stuck between “start beautifully” and “start somehow”.",
        "The editors apologise for the delay.",
      ],
      sincere: [
        "Fair, I owe you that. I'm glad you reminded me.",
        "Yes, that one is on me. Making up for it.",
        "It's nice that you remember. The promise stands.",
      ],
      direct: ["I owe you that, and I'm on it.", "Yes, the promise is mine.", "My fault, fixing it now."],
    },
    second: {
      playful: [
        "Premiere tonight, front row is yours. Where shall I begin?",
        "Out today. The full version or the trailer?",
        "Delivery today. Short, or with drama?",
      ],
      sincere: [
        "You'll have it today. Short or in detail?",
        "I'll send it today. What interests you most?",
        "Tonight it's yours. Where shall I start?",
      ],
      direct: [
        "Where shall I start?",
        "It's coming tonight. Short or long?",
        "Sending it today. Which part first?",
      ],
    },
  },
  my_dry: {
    first: {
      playful: [
        "“{mine}” was only the trailer, the full version has falls and a happy end.",
        "I answer like a telegram, although words are free.",
        "“{mine}” costs me a fine, and I pay it with a story.",
      ],
      sincere: [
        "My answers came out dry, although I enjoy this. Let me fix it.",
        "A good question, and all you got was “{mine}”. That won't do.",
        "I like that you ask, I just need a moment to warm up.",
      ],
      direct: [
        "“{mine}” was a poor answer to a good question.",
        "“{mine}” was too short, let me fix that.",
        "You ask well and I answer dryly. Fixing it.",
      ],
    },
    second: {
      playful: [
        "Where to begin: the failure or the victory?",
        "Shall I roll it, or do we need popcorn first?",
        "Shall I press play?",
      ],
      sincere: [
        "I'll tell it properly, and then I'd like to hear your story. Deal?",
        "I'll tell it as it was. What interests you more: the beginning or the hardest part?",
        "A proper answer this time. What first?",
      ],
      direct: [
        "From the beginning, or the hardest part first?",
        "What shall I tell first?",
        "Shall I start over?",
      ],
    },
  },
  criticised: {
    first: {
      playful: [
        "Noted. The entertainment department is in uproar.",
        "The complaints book is open, the pen is on a string.",
        "A clean hit, I request a second round.",
      ],
      sincere: [
        "Thank you for saying it straight. I may be too careful at the start.",
        "I hear you, and no hard feelings: better than going silent.",
        "Honestly said. Texting doesn't always show all of me.",
      ],
      direct: ["Fair, I won't argue.", "Noted, no offence taken.", "Maybe so. Better said than swallowed."],
    },
    second: {
      playful: [
        "Which topic would surely keep you awake?",
        "What shall I add: drama, cats or awkward stories?",
        "Where do we begin with my re-education?",
      ],
      sincere: [
        "What would you enjoy talking about?",
        "What is the chat missing?",
        "What is a topic you never tire of?",
      ],
      direct: ["What interests you?", "What is missing?", "Which topic would be better?"],
    },
  },
  praise: {
    first: {
      playful: [
        "Careful, I'll be wearing that sentence all day.",
        "Thank you! I'm writing down the date to celebrate it.",
        "Thank you, that one goes into a frame.",
      ],
      sincere: [
        "Thank you, that's such a warm thing to say. You're easy to smile with.",
        "Thank you, that truly made me happy.",
        "Thank you, you have a way of making a day brighter.",
      ],
      direct: [
        "Thank you, I like hearing that.",
        "Thank you. And it's mutual.",
        "Thank you, right back at you.",
      ],
    },
    second: {
      playful: [
        "And what makes you smile that easily?",
        "Your turn: which compliment melts you?",
        "And which compliment do you still remember?",
      ],
      sincere: ["And what makes you happy today?", "And what are you best at?", "And what makes you smile?"],
      direct: [
        "What do you notice first in people?",
        "And what are you proud of?",
        "Which compliment would you like back?",
      ],
    },
  },
};
