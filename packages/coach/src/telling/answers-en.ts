// What to add to an answer, in English. Data only.
import type { AnswerTelling } from "./answer-telling.ts";

export const englishAnswering: AnswerTelling = {
  own: {
    job: [
      "Add your job in one word, the game only gains by it.",
      "Put your job first: how you feel about it is there already.",
      "Swap the first sentence for your job if it speaks for itself.",
    ],
    origin: [
      "Put in your town or street, the rest is there.",
      "Add the name of the place and the answer is yours.",
      "If it's different, put your own town.",
    ],
    measure: [
      "Put in the number, if you can spare the mystery.",
      "Add your number and it's settled.",
      "The exact figure is yours to add.",
    ],
    past: [
      "One honest line is enough, details can wait until you meet.",
      "Tell the truth in a sentence, no complaints about an ex.",
      "Put in your own reason, briefly and without bitterness.",
    ],
    sign: [
      "Put in your sign, the joke stays.",
      "Add the sign in one word.",
      "Name it if you want to talk stars.",
    ],
    where: [
      "Put in a place you love: the name makes it yours.",
      "Add one name, that's enough.",
      "Swap the first sentence for your own place.",
    ],
    when: ["Name your day or hour.", "Put in when it really is.", "Add the exact time, if there is one."],
    how: [
      "Add one detail: how it began for you.",
      "Put in the first step in your words.",
      "If it went differently, say how in one line.",
    ],
    how_many: ["Put in the number.", "Add your figure, the rest is there.", "Say how much it really is."],
    how_long: ["Put in how long it is.", "Say how long it really is.", "Add your number, the rest is there."],
    who_with: [
      "Put in who that is.",
      "Add a name or a role: brother, friend, colleague.",
      "Put your own people in.",
    ],
    open: [
      "Swap the first sentence for your answer, keep the question.",
      "Put one word of your own first: I can't know the fact.",
      "Say how it really is, three words will do.",
    ],
    favourite: [
      "Put in the title if yours is another.",
      "Name your own favourite.",
      "Add one name of yours.",
    ],
    hobby: ["Name one thing you do.", "Put in yours, one word is enough.", "Add what you really do."],
    looking_for: [
      "Take it if it's true, or say it in your words.",
      "Check: is that what you want? If not, put in yours.",
      "Honesty counts here: keep only what's true of you.",
    ],
    plans: ["Put in your plan, if you have one.", "Add one thing you're doing.", "Say what's really on."],
    past_days: [
      "Add one detail of your days.",
      "Put in what you remember best.",
      "Name your own best moment.",
    ],
    why: ["Put in your reason.", "Add the real reason.", "Say why it really is, a few words will do."],
  },
  fromProfile: [
    "The answer is from your profile, in your words.",
    "The fact is in your profile, nothing is made up.",
    "All it says stands in your profile.",
  ],
};
