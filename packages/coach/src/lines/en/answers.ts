// English answers to common questions, and questions back. They hold for whoever sends them; a person picks the true one.
import type { QuestionKind, Toned } from "../lines.ts";
import { asked, askedBack } from "./asked.ts";
import { personal, personalBack } from "./personal.ts";

export const answers: Readonly<Record<QuestionKind, Toned>> = {
  ...personal,
  ...asked,
  how_are_you: {
    playful: [
      "On a scale from Monday to Friday, a solid Thursday.",
      "Alive, hydrated, mildly late for everything.",
      "Not bad, and rising since your message.",
    ],
    sincere: [
      "Good, and thank you for asking.",
      "Calm day, no complaints.",
      "Pretty good, though I'm ready for the weekend.",
    ],
    direct: ["I'm good.", "Good, and better for talking to you.", "Fine. Let's talk about you."],
  },
  doing_now: {
    playful: [
      "Officially, chores. Unofficially, texting you.",
      "Pretending to be busy, with mixed results.",
      "Negotiating with my sofa. The sofa is winning.",
    ],
    sincere: [
      "Winding down and hoping for a good conversation.",
      "Nothing important, you're a welcome distraction.",
      "Just breathing out after the day, good timing.",
    ],
    direct: [
      "Writing to you, the best part of my day so far.",
      "Nothing that can't wait.",
      "Nothing urgent, so let's talk.",
    ],
  },
  hobby: {
    playful: [
      "The list is long, but my main hobby is starting new hobbies.",
      "Officially self-improvement. In practice food, walks and series.",
      "I collect good stories and spend my free time looking for new ones.",
    ],
    sincere: [
      "I like whatever leaves my head quiet afterwards.",
      "Things with people and some movement in them.",
      "Simple things: good food, long walks, conversations about nothing.",
    ],
    direct: [
      "Three words: movement, food, people.",
      "Let's do three each, no polishing.",
      "The main one: I can't sit still for long.",
    ],
  },
  plans: {
    playful: [
      "The plan is to sleep, eat well and act as if that was the plan.",
      "I have plans, but I'm easy to bribe.",
      "“Nothing” is winning so far, but it's easily beaten.",
    ],
    sincere: [
      "Nothing firm yet, I'd like to spend it with good company.",
      "Not many plans, and that feels nice.",
      "I want to get outside and breathe a bit.",
    ],
    direct: [
      "I have a couple of free hours and wouldn't mind spending them with you.",
      "Nothing fixed, so suggest something.",
      "Nothing that can't be moved.",
    ],
  },
  past_days: {
    playful: [
      "Plans for a month, energy for a cup of tea.",
      "Food, sleep, and pride about the food and sleep.",
      "It went fast and there were no witnesses.",
    ],
    sincere: [
      "Quiet, which was just what I needed.",
      "Good, though it ended too soon.",
      "Mixed, but the evening turned out well.",
    ],
    direct: ["Good, no heroics.", "Fine, nothing heroic.", "Not bad, but this chat is better."],
  },
  looking_for: {
    playful: [
      "Someone who is fun even in a queue.",
      "Someone who leaves the last slice of pizza. The rest is negotiable.",
      "Officially a sense of humour. Unofficially company for breakfast.",
      "Somebody who backs a silly idea on a Wednesday night.",
      "An accomplice for breakfasts and odd routes.",
    ],
    sincere: [
      "Someone it's easy to be quiet with and fun to talk to, and I'm in no rush.",
      "I'd like to get to know somebody properly and see where it goes.",
      "Trust and ease matter to me, the rest works itself out.",
      "I'd like someone close, with nothing to pretend.",
      "A conversation I don't want to end, and then we'll see.",
    ],
    direct: [
      "Something serious, without racing there.",
      "I want to meet my person, plain and simple.",
      "Real meetings rather than endless texting.",
      "A relationship, not a collection of chats.",
      "What everyone wants, only without rush and games.",
    ],
  },
  favourite: {
    playful: [
      "Choosing one is like choosing one chocolate from the box.",
      "Cruel question. I'll name a winner under pressure.",
      "My list of favourites changes faster than the weather.",
    ],
    sincere: [
      "The ones I keep coming back to, and it's a short list.",
      "Whatever I connect with good people.",
      "A quiet favourite, but it stays with me.",
    ],
    direct: [
      "Simple and tried, nothing exotic.",
      "The classics, no point arguing with them.",
      "The kind you like the first time.",
    ],
  },
  choice: {
    playful: [
      "The first, but I can be bought with a good argument.",
      "The second, and I have a speech prepared.",
      "Both at once, rules are for other people.",
    ],
    sincere: [
      "More the first, depending on the company.",
      "The second, I think, though not every day.",
      "It depends on my mood, and today it's the first.",
    ],
    direct: ["The second, no hesitation.", "The first.", "First in the morning, second at night."],
  },
  yes_no: {
    playful: [
      "Yes, and I have witnesses.",
      "Absolutely, my friends will testify.",
      "Yes, more than I usually admit.",
    ],
    sincere: [
      "Mostly yes, though it depends on the day.",
      "Yes and no, it depends on how you count.",
      "It varies, but more often yes.",
    ],
    direct: ["No, but I'm curious.", "Honestly, no.", "Not yet, but that can be fixed."],
  },
  ability: {
    playful: [
      "Yes, and mostly without casualties.",
      "Well enough to brag, not well enough to prove it.",
      "I do, on the principle that instructions are for other people.",
    ],
    sincere: [
      "I'm learning: every second try works, and I like it.",
      "A little, and I'm happy to learn from someone better.",
      "Just starting, so I take advice.",
    ],
    direct: [
      "No, but I admire other people's skill out loud.",
      "Honestly, no. You won't find a more grateful audience, though.",
      "Hardly, but I'd like to learn.",
    ],
  },
  likes: {
    playful: ["Yes, suspiciously much.", "Very, it's my official weakness.", "Yes, I can show papers."],
    sincere: [
      "I think so, especially in good company.",
      "Yes, though I'm no expert yet.",
      "I do, when I'm in the mood.",
    ],
    direct: [
      "Honestly, not much, but I can be persuaded.",
      "Not really. I do like hearing about it.",
      "Not yet, I just know too little about it.",
    ],
  },
  been: {
    playful: [
      "Yes, and I still want to go back.",
      "Yes, and one story from it isn't for a first date.",
      "I have, the details come in instalments.",
    ],
    sincere: [
      "Not yet, but I've wanted to for a while.",
      "Not yet, and you make it sound tempting.",
      "It hasn't happened yet, but it's on my list.",
    ],
    direct: ["No, and that needs fixing.", "No. Should I?", "Only once, and once wasn't enough."],
  },
  why: {
    playful: [
      "Because looking wise in silence got boring.",
      "For love, I've never been good at strategy.",
      "The stars aligned and I was too lazy to resist.",
    ],
    sincere: [
      "Because I really am interested.",
      "It feels calmer and more honest that way.",
      "Simply because it makes me happy.",
    ],
    direct: ["Because I want to.", "No big reason, I just like it.", "It turned out that way, no regrets."],
  },
  who: {
    playful: [
      "Somebody who takes too long over a first line.",
      "The one with the good questions.",
      "A mysterious stranger, about to be unmasked.",
    ],
    sincere: [
      "We matched on here, happy to remind you.",
      "We matched, and I felt like writing.",
      "We hardly know each other yet, which is easy to fix.",
    ],
    direct: [
      "We matched here, let's start over.",
      "From this app, let's get acquainted.",
      "We know each other from this chat, just a reminder.",
    ],
  },
  opinion: {
    playful: [
      "Nine out of ten, one point kept for suspense.",
      "The jury, which is me, applauds.",
      "Approved unanimously, by a committee of one.",
    ],
    sincere: ["I like it, and I'm not being polite.", "I think it's great.", "I really do like it."],
    direct: ["I like it, plainly.", "Honestly, great.", "Great, no buts."],
  },
  contact: {
    playful: [
      "I do, though it has more memes than wisdom.",
      "I do, entry is for people I know, and we know each other by now.",
      "Sure, but be warned, I'm the same person there.",
    ],
    sincere: [
      "Yes, let's move there, it's easier for me too.",
      "Of course, I'd like that.",
      "Yes, happy to, it's nicer to chat there.",
    ],
    direct: ["Yes, it's in my next message.", "I do, sending you the name now.", "Yes, let's go there."],
  },
  permission: {
    playful: [
      "Permission granted, stamped and signed.",
      "You may, and you should.",
      "Of course, the price is one honest answer.",
    ],
    sincere: ["Of course, I'd like that.", "Sure, no need to ask.", "Yes, with pleasure."],
    direct: ["Yes, go ahead.", "Of course.", "Do it, I'm in."],
  },
};

export const back: Readonly<Record<QuestionKind, readonly string[]>> = {
  ...personalBack,
  ...askedBack,
  how_are_you: [
    "What was good about yours today?",
    "Is your day a sprint or a stroll?",
    "What's been the best bit of your day?",
    "And your day, comedy or crime story?",
    "What went best for you today?",
    "And you, honestly?",
  ],
  doing_now: [
    "Are you home or on the move?",
    "Is your evening for chores or for you?",
    "What do you do when nobody needs anything from you?",
  ],
  hobby: [
    "What gets the best hour of your week?",
    "What makes you forget your phone?",
    "What would you love to learn right now?",
  ],
  plans: [
    "Are your plans a list or improvisation?",
    "What do you have planned that you'd hate to cancel?",
    "What would you do with two free hours?",
  ],
  past_days: [
    "What stayed with you from yours?",
    "What was your best moment?",
    "Did you get any rest, or was it chores again?",
  ],
  looking_for: [
    "What matters most to you here?",
    "And you, without the pretty words?",
    "How do you notice that someone is your kind of person?",
    "What should your story here be about?",
    "And what do you definitely not want?",
    "What's a good sign for you in the first messages?",
    "Who is truly easy company for you?",
  ],
  favourite: ["What's yours?", "First thing that comes to mind: yours?", "And your pick?"],
  choice: ["Which side are you on?", "Your choice?", "How about you?"],
  ability: ["Who taught you?", "What's your best one?", "Where should a beginner start?"],
  likes: ["What do you love about it?", "Is it a childhood thing for you?", "Which part of it is yours?"],
  been: ["What stayed with you?", "What should one see first?", "Would you go back?"],
  why: ["And you?", "What's your reason?", "Is it the same for you?"],
  yes_no: ["How about you?", "And you?", "What's your answer?"],
  who: [
    "Shall we start over?",
    "Where do we begin: names, or straight to the good part?",
    "One question to get acquainted: what are you up to these days?",
  ],
  opinion: ["What's your own verdict?", "And you?", "What do your friends say?"],
  contact: ["How do I find you there?", "Who adds whom, you or me?", "Will you send me your handle?"],
  permission: ["Where will you start?", "What made you think of it?", "When, then?"],
};
