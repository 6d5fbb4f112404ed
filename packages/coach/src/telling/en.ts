// Why a message of the mentor's own lines works, in English. Data only.
import type { Telling } from "./telling.ts";

export const englishTelling: Telling = {
  reason: {
    reply: {
      playful: [
        "A game takes the form-filling out of texting.",
        "It makes them smile before they answer.",
        "It jokes about the situation, not about them.",
        "A joke with a choice in it is easier to answer than “how are you”.",
        "Lightness invites the same back.",
      ],
      sincere: [
        "Interest without showing off is disarming.",
        "Warm, and nothing like a questionnaire.",
        "One question instead of five gets the answer.",
        "An open question lets them talk about themselves.",
        "It shows that you listen.",
      ],
      direct: [
        "A straight question saves ten polite messages.",
        "No preamble at all.",
        "Three words are enough to answer.",
        "Being concrete shows confidence.",
        "Short, and it's clear what to answer.",
      ],
    },
    later: {
      playful: ["Brings the chat back with a smile, not a complaint.", "A new start instead of a reminder."],
      sincere: ["Shows that the topic stayed with you.", "Warm, and with no hint of guilt."],
      direct: ["Easy to answer, easy to leave for later.", "Asks for nothing and opens a door."],
    },
    invite: {
      playful: [
        "An invitation as a game: easy to accept, harmless to decline.",
        "The joke takes the weight off the question.",
      ],
      sincere: [
        "Says why you want to meet and leaves the choice.",
        "An honest reason, plus a place and a time.",
      ],
      direct: [
        "A concrete plan: one word is enough to answer.",
        "Place and time are named, nothing to guess.",
      ],
    },
    no: {
      playful: ["Lightness here is respect, not another try.", "A smile on the way out, no strings."],
      sincere: ["Thanks instead of hurt.", "A warm full stop you won't regret."],
      direct: ["Shows that the decision was heard.", "Short, and without a but."],
    },
  },
};
