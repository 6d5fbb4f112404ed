// English messages for the turns of a chat: words of theirs, invitations, a yes, a no. Data only.
import type { Lines, Toned } from "../lines.ts";
import type { closings } from "./closings.ts";
import type { turns } from "./turns.ts";

const quote: Toned = {
  playful: [
    "“{q}” sounds like the start of a story. And then?",
    "“{q}” is going on the cover of your memoir. What's in chapter one?",
    "Line of the day: “{q}”. Is that news, a plan or a life philosophy?",
    "“{q}”? There's a second season in that. When's the premiere?",
    "“{q}” is where a film would start the music. Which song?",
  ],
  sincere: [
    "There's clearly a story behind “{q}”. Tell me?",
    "I can't read “{q}” and not ask: what happened next?",
    "“{q}” is what I'm most curious about. What's behind it?",
    "“{q}” made me curious. What came before, and what after?",
    "“{q}” caught me. Tell me more?",
  ],
  direct: [
    "“{q}”. So what now?",
    "“{q}”: is that good news, or not really?",
    "Will there be a sequel to “{q}”? I'd read it.",
    "“{q}”. Tell me more, two words will do: what's the main thing?",
  ],
};

const shortQuote: Toned = {
  playful: [
    "“{q}” is an answer worthy of a spy. Easier one: quiet or people tonight?",
    "“{q}”. On a scale of one to ten, how much is that?",
    "“{q}”, accepted. Bonus round: pizza or sushi, no thinking?",
    "“{q}”, elegant and mysterious. Second chance: what was funny today?",
  ],
  sincere: [
    "“{q}”, fair enough. What was nice about today, even a little bit?",
    "I hear “{q}”, so no more vague questions. What do you love doing when nobody needs you?",
    "“{q}”, got it. Something nicer then: what's your favourite place in town?",
    "“{q}” it is. Which moment of the week would you repeat?",
  ],
  direct: [
    "“{q}”, okay. Tell me straight: bad moment, or a boring question? Both are fine.",
    "After “{q}”, something concrete: what's on repeat for you, a song, a series or a book?",
    "“{q}”, noted. One thing, then: what are you watching, reading or listening to?",
  ],
};

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

const bare: Toned = {
  playful: [
    "Quick poll, no wrong answers: the ideal evening is people, a series or food?",
    "Compatibility check: do you arrive ten minutes early, or with apologies?",
    "Two truths and a lie. Shall we? You start.",
    "Imagine tomorrow is free, not one thing to do. What's your first move?",
    "Name a dish you'd cross town for?",
  ],
  sincere: [
    "What was the best moment of your day?",
    "What do you enjoy so much that you forget your phone?",
    "Which place in town do you love most?",
    "What made you smile this week?",
  ],
  direct: [
    "Let's do this properly: three things you wouldn't be you without?",
    "What's the most interesting thing in your life right now?",
    "Tell me one thing about you that isn't in your profile?",
    "What would you like to learn this year?",
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
  ],
  sincere: [
    "I'd love to! {Time} we could {date}. Would that suit you?",
    "I really like that idea. How about {time}? We could {date}.",
    "Lovely, it's time to get out of this chat. {Time} we could {date}. How does that sound?",
    "I'm glad you're up for it. {Time}, shall we {date}?",
  ],
  direct: [
    "Yes. Does {time} work? Let's {date}.",
    "I'm in. Let's {date}. Is {time} or {other} better for you?",
    "Great, just the day left: {time} or {other}? Let's {date}.",
  ],
};

const otherTime: Toned = {
  playful: [
    "The ceremony moves to {day}. Let's {date}. Should I order the fanfare?",
    "{Day} it is, everything else is cancelled. Let's {date}, deal?",
    "Fate was just picking a better day. {Day}, we {date}, agreed?",
  ],
  sincere: [
    "No problem at all, {day} suits me even better. We could {date}. How's that?",
    "Thanks for suggesting another day. {Day} works, let's {date}. What time suits you?",
    "{Day} is great. Let's {date}, no rush. Does that sound good?",
  ],
  direct: [
    "{Day} works. Let's {date}. What time suits you?",
    "Deal, {day}. Let's {date}. Afternoon or evening?",
    "Good, {day}. Let's {date}, I'll send the place. What time?",
  ],
};

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

export const moves: Omit<Lines, "leads" | "answers" | "back" | keyof typeof closings | keyof typeof turns> = {
  quote,
  shortQuote,
  title,
  voice: {
    playful: [
      "Go ahead, headphones are in. Applause after every minute, guaranteed.",
      "A radio play? Front row ticket, please. Start with the best part!",
      "Kettle on, listening. Spoilers allowed, no time limit.",
    ],
    sincere: [
      "Of course, record it, I'd really like to hear. I'll listen properly and then answer.",
      "I'd love to listen, it's always more alive in a voice. Take your time.",
      "Please do! I'm glad you want to tell me, I'm all ears.",
    ],
    direct: [
      "Send it. Start with the main thing: how did it end?",
      "Go ahead, I'm listening. If it's a long one, call me, that's even easier.",
      "Waiting for it. One question up front: is it good news?",
    ],
  },
  bridge: [
    "Now, about {about}: {ask}",
    "Back to {about}: {ask}",
    "A question on {about}: {ask}",
    "About {about}, though: {ask}",
  ],
  bare,
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
