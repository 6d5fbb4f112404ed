// English messages for three turns: after my own “Nice”, after a hint, after “not ready yet”. Data only.
import type { Lines } from "../lines.ts";

export const turns: Pick<Lines, "revive" | "there" | "openDoor" | "busyDoor"> = {
  revive: {
    playful: [
      "I'm taking back “{mine}”, there's a better question about {about}.",
      "Rewinding to the good part, which is {about}.",
      "We are not stopping at “{mine}”. Back to {about}.",
      "Take two on {about}, with full attention this time.",
      "My “{mine}” on {about} gets a C minus. Let me retake it.",
      "“{mine}” was not my best line. Take two.",
      "We are not stopping at “{mine}”.",
      "Rewinding, that was the good part.",
    ],
    sincere: [
      "“{q}” stayed with me, and I'd like to hear more about {about}.",
      "I liked “{q}”. Tell me more about {about}.",
      "I do want to hear about {about}, “{mine}” was too little.",
      "You told me about {about} and all you got was “{mine}”. Let me do better.",
      "I'd love to hear the rest about {about}.",
      "“{mine}” was too little for a story like that.",
      "I'd love to hear the rest.",
    ],
    direct: [
      "I should have asked about {about} straight away.",
      "“{mine}” wasn't a question. This one is, and it's about {about}.",
      "Back to the main thing, {about}.",
      "One question about {about} that I left out.",
      "“{mine}” wasn't a question. This is.",
      "Back to the main thing.",
    ],
  },
  there: {
    playful: [
      "Well, that has to be fixed. {Day} we go {there}, and we can argue about {about} on the spot. Are you in?",
      "Enough theory about {about}. {Day} we go {there}, deal?",
      "{Day} it is, then: you and me, on our way {there}. Whoever is late buys?",
      "I'm putting you on the list: {day}, {at}. Whoever is late buys?",
      "That's almost a yes, it only needs a day. {Day} we go {there} together, and {about} gets a fair trial?",
    ],
    sincere: [
      "I'd love to show you. Shall we go {there} together {day}? We can talk about {about} on the way, and if the day is wrong we'll find another.",
      "I'd really like to go {there} with you. Would {day} suit you? More about {about} when we're there.",
      "Let's go together: {day}, {at}. I'd love to hear what you make of it. How does that sound?",
    ],
    direct: [
      "Then come with me: {day} we go {there} and talk about {about} without phones. What time suits you?",
      "Let's go {there} {day}, the two of us, and settle the matter of {about}. Does that work?",
      "Let's go {there} {day}. Does that work?",
      "Come with me {day}, {at}. If you say yes, I'll meet you at the door. Good?",
    ],
  },
  busyDoor: [
    "I get it, some weeks are full.",
    "All right, the calendars get a rest.",
    "Fine, life keeps its own schedule.",
    "No problem, things come up.",
    "I see, it's no time for plans.",
    "Okay, the dates go back in the drawer.",
  ],
  openDoor: {
    playful: [
      "Fair enough, no rush. Good things can take their time. {middle}",
      "Your pace is my pace. {middle}",
      "No races here, the timer is off. {middle}",
      "All right, the “no hurry” sign is up. {middle}",
      "Tortoises outlive everybody, by the way. Take all the time you like. {middle}",
    ],
    sincere: [
      "I understand, and thank you for saying it. I like talking to you as it is. {middle}",
      "Of course, at your pace. {middle}",
      "Thank you for being honest. Whatever you decide is fine. {middle}",
      "I hear you and I won't push. {middle}",
      "It matters to me that you feel at ease. {middle}",
    ],
    direct: [
      "Understood. I'll leave it there; if you feel like it one day, tell me. {middle}",
      "Okay, I won't bring it up again, the next step is yours. {middle}",
      "No hurry. If you ever want to, just say so. {middle}",
      "Got it, I'll leave that one with you. {middle}",
      "Heard, no pressure from me. {middle}",
    ],
  },
};
