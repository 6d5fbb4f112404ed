// English messages for the turns of a chat: words of theirs, invitations, a yes, a no. Data only.
import type { Lines, Toned } from "../lines.ts";
import type { closings } from "./closings.ts";
import type { turns } from "./turns.ts";

const title: Toned = {
  playful: [
    "“{q}” is a bold statement. Which character are you?",
    "“{q}” earns you instant trust. Which scene can you act out?",
    "“{q}”: better in company, or strictly without witnesses?",
  ],
  sincere: [
    "“{q}” is an interesting choice. What got you?",
    "I'd like to hear your take on “{q}”. What's the strongest part?",
    "“{q}”: what's stayed with you most?",
  ],
  direct: [
    "“{q}”, would you recommend it? One word: yes or no.",
    "Tell me one thing about “{q}”: why do you like it?",
    "Where should someone start who knows nothing about “{q}”?",
  ],
};

const invite: Toned = {
  playful: [
    "This chat has one flaw: we can't {date} in here. Shall we fix that {time}?",
    "I have a plan with a high chance of success. {Time}, we {date}. Are you in?",
    "Texting is nice, but I have a motion: {time}, we {date}. What do you say?",
    "Putting it to a vote: {time}, we {date}. Whoever objects picks another day. Deal?",
  ],
  sincere: [
    "You're easy to talk to and I'd like to meet you. {Time} we could {date}. How does that sound?",
    "I'd like to carry on without phones. {Time}, would you like to {date}?",
    "I enjoy this, so I'd like to ask you out: {time}, we could {date}. If the day is wrong, we'll find another. What do you think?",
    "I'd like to get to know you in person. How about {time}? We could {date}, no rush.",
  ],
  direct: [
    "Let's meet {time}. We could {date}. Does that work?",
    "I'm asking you on a date: let's {date}. Is {time} or {other} better for you?",
    "{Time}, let's {date}. If you say yes, I'll send the place. Good?",
    "I'd like to see you, so let's {date}. {Time} or {other}, which one?",
  ],
};

const accept: Toned = {
  playful: [
    "The answer is yes, no bargaining. {Time}, let's {date}. Deal?",
    "Best offer of the week. So: {time}, we {date}. Whoever is late pays?",
    "Sold! Now the logistics: {time}, we {date}. Does that suit you?",
    "It's official, then. I vote that {time} we {date}. Seconded?",
    "Permission granted without a queue. {Time}, let's {date}. Will that do?",
    "My calendar is jumping for joy. {Time} we could {date}, good?",
    "My yes has never flown that fast. {Time}, let's {date}. Taken?",
  ],
  sincere: [
    "I'd love to! {Time} we could {date}. Would that suit you?",
    "I really like that idea. How about {time}? We could {date}.",
    "Lovely, it's time to get out of this chat. {Time} we could {date}. How does that sound?",
    "I'm glad you're up for it. {Time}, shall we {date}?",
    "I'd like that very much. {Time} we could {date}. Can you make it?",
    "I'm glad you suggest it. How about {time}? Let's {date}.",
    "Happy to see you. {Time}, we could {date}. What do you think?",
  ],
  direct: [
    "Yes. Does {time} suit you? Let's {date}.",
    "I'm in. Let's {date}. Is {time} or {other} better for you?",
    "Great, just the day left: {time} or {other}? Let's {date}.",
    "Agreed. {Time}, let's {date}. Does that suit you?",
    "Let's go. {Time} or {other}? We could {date}.",
    "Good. Let's {date} {time}. Deal?",
  ],
};

const otherTime: Toned = {
  playful: [
    "The ceremony moves to {day}. Let's {date}. Should I order the fanfare?",
    "{Day} it is, everything else is cancelled. Let's {date}, deal?",
    "Fate was just picking a better day. {Day}, we {date}, agreed?",
    "{Day} sounds even better, rehearsing my wit. Let's {date}. Accepted?",
    "My calendar applauds. {Day}, then: let's {date}. Good?",
    "Swapping the day at no extra charge. {Day}, let's {date}, shall we?",
  ],
  sincere: [
    "No problem at all, {day} suits me even better. We could {date}. How's that?",
    "Thanks for suggesting another day. {Day} works, let's {date}. What time suits you?",
    "{Day} is great. Let's {date}, no rush. Does that sound good?",
    "Thank you for finding time. {Day} suits me, we could {date}. How about it?",
    "Good, let it be {day}. I'd like to see you, we could {date}. Would that do?",
    "{Day} is something to look forward to. Let's {date}. Is that all right?",
  ],
  direct: [
    "{Day} works. Let's {date}. What time suits you?",
    "Deal, {day}. Let's {date}. Afternoon or evening?",
    "Good, {day}. Let's {date}, I'll send the place. What time?",
  ],
};

const otherHour: readonly string[] = [
  "{Day} it is. Let's {date}, I'll send the place. Agreed?",
  "Yes, {day} works. Let's {date}. Deal?",
  "Great, {day} is in my calendar. Let's {date}. Is that a plan?",
];

const secondDate: Toned = {
  playful: [
    "The jury has decided: the evening passed, a second round is required. {Time}, we {date}. Are you in?",
    "Still smiling, people are staring. Again? {Time} we could {date}.",
    "That was suspiciously good and needs checking. {Time}, shall we {date}?",
  ],
  sincere: [
    "Thank you, I really enjoyed it. I'd like another one: {time} we could {date}. How does that sound?",
    "It's easy and warm with you. Let's meet again {time}, we could {date}. Would you like that?",
    "I think of it and smile. I'd like to see you again: {time}, let's {date}. Would that work?",
  ],
  direct: [
    "I had a good time and want a second date. Let's {date}. {Time} or {other}?",
    "I liked being with you. {Time}, let's {date}. Does that work?",
    "Plainly: I want to see you again. {Time}, let's {date}. Good?",
  ],
};

const confirm: Toned = {
  playful: [
    "{Q}: written down, underlined, circled. You'll know me by the smug face.",
    "{Q} it is, the calendar is sealed. Now rehearsing my wit.",
    "{Q}, great. I bring the good mood, you bring the best story of the week.",
  ],
  sincere: [
    "{Q}, it's a plan, and I'm looking forward to it. If anything changes, just tell me.",
    "{Q}, lovely. I'm glad we're meeting.",
    "{Q}, great. I'm really looking forward to seeing you.",
  ],
  direct: [
    "{Q}, deal. I'll text you on the day when I'm on my way.",
    "{Q}, yes. See you there!",
    "{Q}, confirmed. I'll be on time.",
  ],
};

const dayOf: Toned = {
  playful: [
    "Today is the day. The smile has been rehearsed. Still on, {q}?",
    "Morning report: excellent mood, meeting on schedule, {q}. Do you confirm?",
    "Big day: {q}. Dress code comfortable, mood festive. See you soon!",
  ],
  sincere: [
    "Hi! I'm looking forward to today: {q}, still good for you?",
    "Hi! It's a good morning, because I get to see you. {Q}, as we said?",
    "Hi! Looking forward to it ({q}). If plans changed that's all right, just tell me.",
  ],
  direct: [
    "Hi! Still on for today? {Q}, as agreed.",
    "Hi! Confirming: {q}. I'll write when I'm there.",
    "Hi! All as planned: {q}. See you!",
  ],
};

export const moves: Omit<
  Lines,
  | "leads"
  | "answers"
  | "back"
  | "known"
  | "turn"
  | "stories"
  | "bare"
  | keyof typeof closings
  | keyof typeof turns
> = {
  title,
  voice: {
    playful: [
      "Record it, my headphones are in.",
      "A radio play? Front row ticket, please.",
      "Putting the kettle on and listening.",
      "We're live, silence in the studio.",
      "The podcast of the week is coming to my chat.",
      "Switching to listener mode, notebook ready.",
      "All notifications are off, you're on air.",
    ],
    sincere: [
      "Of course, record it, I'd really like to hear.",
      "Happy to listen, a voice always says more.",
      "Of course! I'm glad you're telling me.",
      "I'm waiting, I like hearing you and not only reading.",
      "Go ahead, I'll listen to the end.",
      "I like that, a voice is warmer.",
      "I'm listening, and in no hurry.",
    ],
    direct: [
      "Send the voice message.",
      "Go ahead, I'm listening.",
      "I'm waiting.",
      "Yes, a voice is quicker.",
      "Fine, headphones are in.",
      "Go, I'm here.",
      "Play it, I won't miss a word.",
    ],
  },
  voiceThen: {
    playful: [
      "Applause guaranteed after every minute.",
      "Start with the best part!",
      "Spoilers allowed, no limit on length.",
      "Sound effects are welcome.",
      "I skip adverts, never the rest.",
      "Dramatic pauses are paid separately.",
      "Whispering and laughing are included.",
      "Keep the ending until the last second.",
    ],
    sincere: [
      "I'll listen properly and then answer.",
      "Take your time.",
      "You have all my attention.",
      "I'll answer everything, even the small things.",
      "The more detail, the better.",
      "If you lose the thread, never mind.",
      "Three parts are fine, too.",
      "Tell it the way you like.",
    ],
    direct: [
      "Start with the main thing: how did it end?",
      "If it's a long one, call me, that's even easier.",
      "One question first: do I get to congratulate you?",
      "I'll answer as soon as I've heard it.",
      "How many minutes, so that I can make tea?",
      "Shall I answer the same way, or in text?",
      "Don't fear the pauses.",
      "Two minutes or twenty, I'll hear it out.",
    ],
  },
  bridge: [
    "Now, about {about}: {ask}",
    "Back to {about}: {ask}",
    "A question on {about}: {ask}",
    "About {about}, though: {ask}",
  ],
  invite,
  inviteLead: [
    "We haven't finished with {about} yet.",
    "I don't want to leave our talk about {about} half-finished.",
    "Our talk about {about} deserves fresh air.",
  ],
  answerInPerson: [
    "“{q}” deserves an answer in person.",
    "I'll answer “{q}” face to face, it's more honest that way.",
    "My answer to “{q}” won't fit into a message.",
  ],
  accept,
  otherTime,
  otherHour,
  secondDate,
  confirm,
  dayOf,
  shared: [
    "We match there.",
    "We have that in common.",
    "Something we share, good.",
    "There's our common ground.",
  ],
  defaultDates: [
    "get coffee somewhere central and take a walk",
    "walk through a park with something hot for an hour",
    "sit in a quiet café and talk",
    "have tea somewhere with big windows",
    "wander round the centre and find its best bakery",
    "get coffee to go and look at a few pretty streets",
  ],
  days: [
    ["thu", "Thursday after seven", "Thursday"],
    ["sat", "Saturday around three", "Saturday"],
    ["fri", "Friday evening", "Friday"],
    ["sun", "Sunday afternoon", "Sunday"],
    ["wed", "Wednesday after work", "Wednesday"],
    ["mon", "Monday evening", "Monday"],
    ["tue", "Tuesday evening", "Tuesday"],
    ["tomorrow", "tomorrow after seven", "tomorrow"],
    ["weekend", "this weekend around noon", "the weekend"],
    ["next_week", "next week", "next week"],
    ["today", "tonight", "tonight"],
  ],
};
