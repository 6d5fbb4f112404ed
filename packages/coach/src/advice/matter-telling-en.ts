// What the mentor says in English about danger, money, grief and turns with an answer of their own. Data only.
import type { MatterTelling, MatterTellings } from "./matter-telling.ts";

const CARE = {
  playful: "Warmth instead of a joke after “{e}”.",
  sincere: "Answers “{e}” with sympathy, no advice and no questions.",
  direct: "After “{e}” it offers to be there and asks for nothing.",
};

function care(news: string): MatterTelling {
  return {
    what: `${news}: “{e}”.`,
    todo: "Support comes first: short, no jokes, no advice, no questions, and they may answer when they have the strength. All three options do that in different words; dating can wait.",
    why: CARE,
  };
}

export const englishMatterTelling: MatterTellings = {
  crisis: {
    what: "This matters more than any chat: “{e}” is what people say when it is unbearable.",
    todo: "Don't argue and don't joke: answer now, ask whether they are safe and who is near. If there is danger, call the emergency number (911 or 112); bringing in family or a crisis line is right.",
    why: {
      playful: "Not a single joke after “{e}”, only care.",
      sincere: "Takes “{e}” seriously and asks what matters most.",
      direct: "After “{e}” help comes first, and it is named.",
    },
  },
  scam: {
    what: "Careful: “{e}” is how most money scams on dating apps begin.",
    todo: "Send no money, no codes, no cards, and open no links, however moving the story is. Say no once, politely; a video call is a simple check, and if they push again, report and block.",
    why: {
      playful: "A no with a smile to “{e}”, friendly and final.",
      sincere: "No blame for “{e}”, and no promise of money.",
      direct: "A plain no to “{e}”, nothing to bargain over.",
    },
  },
  loss: care("They are sharing a loss with you"),
  pet: care("They are hurting for one of the family"),
  illness: care("Heavy news, there is illness close by"),
  job: care("They have lost their work, and that is a blow"),
  breakup: care("They are going through a breakup"),
  bot: {
    what: "They are checking you: “{e}”.",
    todo: "So your answers sound too smooth. Don't take offence and don't argue your case: say that you're human, best with a living detail, and offer a simple check, a voice message.",
    why: {
      playful: "A living joke after “{e}”, bots can't do that.",
      sincere: "Answers “{e}” straight and admits to sounding smooth.",
      direct: "One word to “{e}”, and a simple check.",
    },
  },
  really: {
    what: "“{e}” is surprise: they'd like to believe it and hear more.",
    todo: "Confirm it lightly and give them something to ask about. If it was a joke, say so.",
    why: {
      playful: "Confirms after “{e}” with a smile.",
      sincere: "Answers “{e}” honestly and invites the next question.",
      direct: "A short yes to “{e}”, and a question.",
    },
  },
  guess: {
    what: "“{e}” is a game with a trap: guessing loses.",
    todo: "Name no number, any of them can sting. Step aside with a smile and ask them to tell.",
    why: {
      playful: "Dodges “{e}” with a smile, nobody is hurt.",
      sincere: "Instead of a number for “{e}”, what really counts.",
      direct: "An honest “I won't guess” to “{e}”.",
    },
  },
  promised: {
    what: "They remind you of a promise: “{e}”. A good sign, they're waiting for it.",
    todo: "No excuses: admit the debt in one sentence and pay it today.",
    why: {
      playful: "Owns up after “{e}”, no excuses.",
      sincere: "Answers “{e}” with thanks for remembering.",
      direct: "Short after “{e}”: the debt is admitted, the time is named.",
    },
  },
  my_dry: {
    what: "“{e}” cooled on your side, not theirs: they asked, and what came back was “{before}” and “{mine}”.",
    todo: "The interest was real and can still return: own up to the dryness in one sentence and answer properly, with a detail only you know.",
    why: {
      playful: "Goes back to the question that got “{mine}”.",
      sincere: "Admits that “{mine}” was dry, without excuses.",
      direct: "Mends “{mine}” and offers to answer again.",
    },
  },
  criticised: {
    what: "They said it straight: “{e}”. Unpleasant, but not the end: they said it instead of vanishing.",
    todo: "Don't argue, don't excuse yourself, don't fish for praise: take it lightly and ask what they'd rather talk about. If another jab follows, leaving is fine.",
    why: {
      playful: "Laughs at itself after “{e}” without crawling.",
      sincere: "Hears “{e}” and doesn't defend itself.",
      direct: "Takes “{e}” and moves on at once.",
    },
  },
  praise: {
    what: "They're saying something kind: “{e}”. That's warmth, and worth noticing.",
    todo: "Don't joke it away and don't argue: say thank you and return the warmth with a question about them.",
    why: {
      playful: "Takes “{e}” with a smile and passes the turn.",
      sincere: "Thanks for “{e}”, and a question in return.",
      direct: "Gratitude for “{e}”, no coyness.",
    },
  },
};
