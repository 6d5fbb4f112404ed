// English messages for matters that go before any topic [CO85]. Data only.
import type { Matters } from "../matters.ts";
import { englishMoments } from "./matter-moments.ts";

export const englishMatters: Matters = {
  ...englishMoments,
  crisis: {
    first: {
      playful: [
        "This matters more than anything else: I care what happens to you.",
        "I'm dropping everything and reading only you.",
        "What you just said is all that counts right now.",
      ],
      sincere: [
        "I take what you wrote seriously. I'm here and not going anywhere.",
        "Thank you for telling me. I want you to be safe.",
        "It hurts to read this, and I'm with you.",
      ],
      direct: [
        "If you are in danger now, please call the emergency number (911 or 112) right away.",
        "Please call a crisis line, 988 in the US or 116 123 in the UK, they answer at any hour.",
        "Let's get you help: the emergency number answers day and night.",
      ],
    },
    second: {
      playful: ["Are you safe right now?", "Who is with you at the moment?", "Where are you now?"],
      sincere: ["Is somebody with you right now?", "Are you safe?", "Who close to you could be called?"],
      direct: [
        "Tell me where you are and who is near.",
        "Tell me who close to you I should call.",
        "I stay here until help comes.",
      ],
    },
  },
  scam: {
    first: {
      playful: [
        "My wallet is in strict quarantine: it never goes out with strangers.",
        "My inner accountant is already shaking her head.",
        "My money is shy and doesn't do online chats.",
        "My bank and my grandmother both say no, and nobody argues with those two.",
      ],
      sincere: [
        "I understand that times can be hard, but I don't send money to people I haven't met.",
        "If this is real, I'm sorry for you, but I make no transfers over chat to anybody.",
        "I can't help with money: it's my rule for everyone I only know from texting.",
        "I say it kindly and right away: no money, cards or codes over chat.",
      ],
      direct: [
        "I don't send money, and I don't send codes.",
        "No to the money.",
        "There will be no transfers, cards or investments from me.",
        "No, I don't discuss money in chats.",
      ],
    },
    second: {
      playful: [
        "So count me out.",
        "The ruling is final, no hard feelings.",
        "Case closed.",
        "No appeal possible.",
      ],
      sincere: [
        "Please ask somebody close to you, or your bank.",
        "I hope there are people near you who can help.",
        "Family or the bank is the right place for this.",
        "I hope you understand.",
      ],
      direct: [
        "A video call is fine, but this answer stays.",
        "If it's true, your bank and your family can help.",
        "That's the end of that topic.",
        "Asking again won't change it.",
      ],
    },
  },
  loss: {
    second: null,
    first: {
      playful: [
        "No jokes today, just a hug from afar.",
        "There are no good words for this, so I just sit with you, if only on this side of the screen.",
        "The jokes are put away, the warmth stays.",
        "A hug, as far as a phone allows.",
      ],
      sincere: [
        "I'm so sorry. That is a great loss.",
        "I'm so sorry for your loss.",
        "My heart sinks reading this. I'm so sorry.",
        "I'm so sorry that you have to go through this.",
      ],
      direct: [
        "I'm very sorry. There are no right words.",
        "I'm so sorry, truly.",
        "My condolences, this is hard.",
        "You don't have to hold it together. I'm sorry.",
      ],
    },
  },
  pet: {
    second: null,
    first: {
      playful: [
        "No jokes today: the furry ones are family.",
        "A very long hug from afar.",
        "The jokes are put away. Friends like that are family.",
        "I just sit with you, if only on this side of the screen.",
      ],
      sincere: [
        "I'm so sorry. They are family, and it hurts like family.",
        "That hurts so much. It was never “just a pet”.",
        "I'm so sorry. Love like that is real, and so is the grief.",
        "I feel for you with all my heart.",
      ],
      direct: [
        "I'm sorry. That's a real loss, and grieving it is normal.",
        "I'm so sorry, truly.",
        "It hurts, and there's nothing silly about that.",
        "I'm sorry. I hope somebody is with you who understands.",
      ],
    },
  },
  illness: {
    second: null,
    first: {
      playful: [
        "The jokes can wait, today I only send warmth your way.",
        "Both thumbs are pressed for all of you.",
        "All the warmth I have is on its way to you.",
        "I just sit with you, if only on this side of the screen.",
      ],
      sincere: [
        "I'm so sorry. Hospitals are frightening and exhausting, I hope it all turns out well.",
        "That is so hard. I hope the doctors have good news soon.",
        "I feel for you with all my heart. I hope it gets easier.",
        "I'm so sorry this landed on you. I hope it all turns out well.",
      ],
      direct: [
        "I'm sorry. I hope it turns out well.",
        "That's hard. I hope the news is good.",
        "I'm very sorry. Nothing else matters right now.",
        "I'm sorry. Strength and health to you all.",
      ],
    },
  },
  job: {
    second: null,
    first: {
      playful: [
        "Today you may swear, be silent and decide nothing.",
        "A hug from afar. Thinking about the future is off today.",
        "I'm on your side, and so is the blanket.",
        "Today is for warmth, the résumé can wait.",
      ],
      sincere: [
        "I'm sorry. That pulls the ground away, even when one doesn't show it.",
        "I feel for you, that's unfair and worrying.",
        "I'm so sorry. It says nothing about your worth.",
        "That's heavy news. I'm sorry it went like this.",
      ],
      direct: [
        "I'm sorry. That's a real blow.",
        "I'm sorry, truly. Breathe first.",
        "That's hard. Nothing has to be solved today.",
        "I'm sorry. Being angry is normal.",
      ],
    },
  },
  breakup: {
    second: null,
    first: {
      playful: [
        "The jokes can wait. Today it's a blanket, quiet and any music you like.",
        "A hug from afar, no extra words.",
        "Today everything is allowed, even ice cream for dinner.",
        "I just sit with you, if only on this side of the screen.",
      ],
      sincere: [
        "I'm sorry. A breakup wears one out, whatever it was like.",
        "I feel for you, that hurts.",
        "I'm sorry you feel like this. There's no rush with anything.",
        "That's hard, and I expect nothing from you.",
      ],
      direct: [
        "I'm sorry. You don't have to hold it together.",
        "I'm sorry, truly. This takes time.",
        "That hurts. We can just be quiet.",
        "I'm sorry. Right now you come first.",
      ],
    },
  },
};
