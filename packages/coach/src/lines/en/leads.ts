// English first words, by what just happened. Data only.
import type { Moment, Toned } from "../lines.ts";

export const leads: Readonly<Record<Moment, Toned>> = {
  story: {
    playful: [
      "Okay, {about}? Now I'm interested.",
      "Wait, back up to {about}.",
      "Filing {about} under important.",
      "{About} just got my full attention.",
      "An urgent poll on {about}.",
      "A small inquiry into {about}.",
    ],
    sincere: [
      "I'd really like to hear more about {about}.",
      "I like how you talk about {about}.",
      "It's nice to meet someone with something to say about {about}.",
      "Tell me more about {about}.",
      "I could listen to someone talk about {about} for a while.",
      "You make me curious about {about}.",
      "I enjoy reading you, especially about {about}.",
    ],
    direct: [
      "I'll just ask, about {about}.",
      "I like this conversation, so straight to it: {about}.",
      "One question about {about}, a short answer is fine.",
      "Skipping the small talk, back to {about}.",
      "More about {about}, please.",
      "What I'm most curious about is {about}.",
      "Honestly, it's {about} that got me.",
    ],
  },
  laughter: {
    playful: [
      "One laugh, I'm counting.",
      "I'll take that as applause.",
      "Our sense of humour checks out, next level.",
      "Good, the joke landed, raising the stakes.",
    ],
    sincere: [
      "It's nice when someone gets the joke.",
      "Glad that made you laugh, it made me smile too.",
      "I like how easy this is.",
    ],
    direct: [
      "Since we laugh at the same things, a more serious one.",
      "Humour: checked. Now a real question.",
      "You're fun to talk to, and I want to know more.",
    ],
  },
  short: {
    playful: ["Short answer, big mystery.", "A person of few words, noted.", "All right, different angle."],
    sincere: [
      "Let me ask something easier.",
      "I'd like to get to know you a bit better.",
      "Here's one without a trick in it.",
    ],
    direct: [
      "Something concrete, then.",
      "One straight question.",
      "A one-word answer is fine for this one.",
    ],
  },
  emoji: {
    playful: [
      "Emoji received, translating into English.",
      "Eloquent, my emoji dictionary is open.",
      "Feeling delivered, now I need the words.",
      "One picture for an answer, short and sweet.",
    ],
    sincere: [
      "It's nice to see that land.",
      "That one warmed the screen up.",
      "It's good to be understood without words, but I'd like some, too.",
      "Smiling back at you.",
    ],
    direct: [
      "The emoji is good, words are better.",
      "I'll take that as “go on”.",
      "Clear without words, so straight to a question.",
      "I'll go on, then.",
    ],
  },
  apology: {
    playful: [
      "Pardon granted, no paperwork needed.",
      "Case closed, no charges.",
      "I'm counting it as a dramatic pause.",
    ],
    sincere: [
      "No worries at all, everyone has days like that.",
      "No need to be sorry, I'm glad you're here.",
      "All good, life comes before the phone.",
    ],
    direct: ["No problem, let's go on.", "It's fine, really.", "All good, answer whenever suits you."],
  },
  compliment: {
    playful: ["Careful, my ego is listening.", "I'm having that framed.", "That counts as two compliments."],
    sincere: [
      "Thank you, that's lovely to read.",
      "I enjoy talking to you too.",
      "That made me smile, and it's mutual.",
    ],
    direct: [
      "Mutual, and I won't pretend otherwise.",
      "I like you too, there, I said it.",
      "I like where this is going.",
    ],
  },
  thanks: {
    playful: [
      "You're welcome, the invoice is one question.",
      "We can settle it in stories.",
      "I accept payment in honest answers.",
    ],
    sincere: ["You're welcome, it was a pleasure.", "Any time.", "Of course, I enjoyed it."],
    direct: ["You're welcome. My turn to ask.", "No problem. Next question.", "Any time. Now about you."],
  },
  greeting: {
    playful: [
      "Hi! Introductions done, on to the interesting part.",
      "Hi! I vote we skip the weather.",
      "Hi! Warm-up complete.",
    ],
    sincere: [
      "Hi! I'm glad you wrote.",
      "Hi! I'd rather start with a real question.",
      "Hi! Let's skip the standard phrases.",
    ],
    direct: ["Hi! Straight to it.", "Hi! One question to get to know you faster.", "Hi! I'll just ask."],
  },
  trouble: {
    playful: [
      "Sending a virtual blanket and tea.",
      "You have official permission to achieve nothing today.",
      "I declare one hour without heroics.",
      "Prescribing a blanket, tea and a cancelled to-do list.",
      "The kettle is on in my head, the alarm clock is hidden.",
      "Crossing everything off your list today except “breathe”.",
    ],
    sincere: [
      "I'm sorry, that sounds hard.",
      "That sounds exhausting, I'm sorry.",
      "I feel for you, days like that take a lot.",
      "That's a lot, I'm sorry.",
      "I'm sorry the day is like that.",
      "I can imagine how much that takes out of you.",
      "I'm sorry, and I'm glad you're telling me.",
    ],
    direct: [
      "No need to answer, just know I'm here.",
      "Tell me straight: company or quiet? Either is fine.",
      "If you want to vent, write. I'll read all of it.",
      "I'm around, write at any minute.",
      "No advice from me, I'll just stay on the line.",
      "If you need a distraction, say so and I'll tell you something silly.",
      "Rest, this chat isn't going anywhere.",
      "Send me a dot if you like, and I'll understand.",
      "If there's anything I can do, say it, no ceremony.",
      "I wish you strength, the rest can wait.",
    ],
  },
  grave: {
    playful: [
      "There's nothing clever to say, so just a quiet hug from here.",
      "No jokes today, only warmth in your direction.",
      "I'm sitting next to you, if only on the other side of a screen.",
      "A hug, as far as a phone can carry one.",
      "Wrapping you in the warmest imaginary blanket I have.",
      "Putting the jokes away, leaving the warmth.",
      "Being quiet next to you, that's all that fits right now.",
    ],
    sincere: [
      "I'm so sorry.",
      "I'm really sorry to hear that.",
      "I'm so sorry, truly.",
      "That is so hard.",
      "My heart goes out to you.",
      "I feel for you with all my heart.",
      "It hurts to read that.",
      "I have no words, only sympathy.",
    ],
    direct: [
      "I'm sorry.",
      "I feel for you.",
      "That's heavy, and there are no right words.",
      "Hold on where you can, and where you can't, don't.",
      "I'm very sorry to read that.",
      "My condolences.",
      "Words don't mend that.",
      "I'm so very sorry.",
    ],
  },
  later: {
    playful: [
      "Back with important research.",
      "Intermission over, I have a question.",
      "Signal check, with a better question this time.",
      "Our chat got lonely, I'm rescuing it.",
      "A special edition of our show.",
      "Fetching our best topic from the archive.",
      "Breaking news: I have a question again.",
      "Switching the light back on in here.",
    ],
    sincere: [
      "I was thinking of what you said about {about}.",
      "I'm still curious about {about}.",
      "I'd like to go back to our talk about {about}.",
      "What stayed with me most is {about}.",
      "I don't think we were done with {about}.",
    ],
    direct: [
      "No rush, I'm just curious about {about}.",
      "If you have a minute, one question about {about}.",
      "No occasion, just a question about {about}.",
      "One thing about {about}, and the answer can take its time.",
      "Quick one about {about}, no hurry at all.",
    ],
  },
  tomorrow: {
    playful: [
      "Good morning! First question of the day, not before coffee.",
      "Good morning! The morning edition has one question.",
      "Morning! Picking up where we left off.",
    ],
    sincere: [
      "Good morning! I hope you slept well.",
      "Good morning! I was thinking about yesterday's chat.",
      "Good morning! I hope today goes easy on you.",
    ],
    direct: [
      "Good morning! One question was left from yesterday.",
      "Good morning! I want to finish yesterday's conversation.",
      "Good morning! A question, whenever you have a minute.",
    ],
  },
  busy: {
    playful: [
      "How's the avalanche, any daylight yet?",
      "Just checking that work hasn't buried you completely.",
      "You've earned a break of one message.",
    ],
    sincere: [
      "I hope the worst of it is over.",
      "I hope things have calmed down a bit.",
      "I hope you got to breathe.",
    ],
    direct: [
      "Whenever you're through with it, let's pick this up.",
      "No rush, answer when you have a minute.",
      "Answer when it suits you, it's an easy one.",
    ],
  },
  opener: {
    playful: [
      "Hi! One line of yours won't leave me alone.",
      "Hi! Let's open with what matters.",
      "Hi! A question on which much depends.",
      "Hi!",
    ],
    sincere: [
      "Hi! The part about {about} made me stop.",
      "Hi! My favourite thing in your profile is {about}.",
      "Hi! I'd rather talk about {about} than the weather.",
    ],
    direct: [
      "Hi! I'm writing because of one line, the one about {about}.",
      "Hi! A question about {about}, because it made me curious.",
      "Hi! Straight to {about}.",
    ],
  },
};
