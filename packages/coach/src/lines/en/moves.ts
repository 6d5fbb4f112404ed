// English messages for the turns of a chat: words of theirs, invitations, a yes, a no. Data only.
import type { Lines, Toned } from "../lines.ts";

const quote: Toned = {
  playful: [
    "“{q}” sounds like the start of a story. How does it end?",
    "“{q}” is going on the cover of your memoir. What's in chapter one?",
    "Line of the day: “{q}”. Is that news, a plan or a life philosophy?",
    "“{q}”? There's a second season in that. When's the premiere?",
  ],
  sincere: [
    "“{q}” caught me. What's behind that?",
    "I'd love the details of “{q}”. What's the best part of it?",
    "You say “{q}”, and I want to understand how that is for you. How did it start?",
    "“{q}” is what I'm most curious about. How do you feel about it?",
  ],
  direct: [
    "“{q}”. And then what happened?",
    "Back to “{q}”: does that happen often, or was it a first?",
    "“{q}”. Honestly, is that a good thing or not?",
    "I'll just ask: “{q}”, is that for long?",
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
  ],
  direct: [
    "“{q}”, okay. Tell me straight: bad moment, or a boring question? Both are fine.",
    "After “{q}”, something concrete: tea, coffee or something stronger?",
    "“{q}”, noted. One thing, then: what are you watching, reading or listening to?",
  ],
};

const title: Toned = {
  playful: [
    "“{q}” is a bold statement. Which character is you?",
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
    "Quick poll, no wrong answers: a mountain of food, a mountain of work, or just a mountain?",
    "Compatibility check: do you arrive ten minutes early, or with apologies?",
    "Two truths and a lie. Shall we? You start.",
  ],
  sincere: [
    "What was the best moment of your day?",
    "What do you enjoy so much that you forget your phone?",
    "Which place in town do you love most?",
  ],
  direct: [
    "Let's do this properly: three things you wouldn't be you without?",
    "I'll just ask: what's the most interesting thing in your life right now?",
    "Tell me one thing about you that isn't in your profile?",
  ],
};

const invite: Toned = {
  playful: [
    "This chat has one flaw: we can't {date} in here. Shall we fix that {time}?",
    "I have a plan with a high chance of success: we {date}. Say, {time}. Are you in?",
    "You are officially invited to {date}, {time}. Objections come with another day attached. Deal?",
    "Texting is nice, but I vote we {date}. How about {time}?",
  ],
  sincere: [
    "You're easy to talk to and I'd like to meet you. We could {date}, maybe {time}. How does that sound?",
    "I'd like to carry on without phones. Would you like to {date}, say, {time}?",
    "I enjoy this, so I'd like to ask you to {date}. Would {time} suit you?",
    "I'd like to get to know you in person. We could {date} {time}, no rush. Would that work?",
  ],
  direct: [
    "Let's meet {time}. We could {date}. Does that work?",
    "I'm asking you on a date: let's {date}. Is {time} or {other} better for you?",
    "Let's {date} {time}. If you say yes, I'll send the place. Good?",
    "I'd like to see you. Let's {date}, {time} or {other}. Which one?",
  ],
};

const accept: Toned = {
  playful: [
    "The answer is yes, no bargaining. Let's {date}, {time}. Deal?",
    "Best offer of the week. So: we {date}, {time}. Whoever is late pays?",
    "Sold. Now the logistics: let's {date}, {time}. Does that suit you?",
  ],
  sincere: [
    "I'd love to! We could {date}, maybe {time}. Would that suit you?",
    "I really like that idea. How about {time}? We could {date}.",
    "I'm glad we got here. Let's {date}, {time}. How does that sound?",
  ],
  direct: [
    "Yes. Does {time} work? Let's {date}.",
    "I'm in. Let's {date}, {time} or {other}. Which day is yours?",
    "Deal, just the day left: {time} or {other}? Let's {date}.",
  ],
};

const otherTime: Toned = {
  playful: [
    "The ceremony moves to {time}. Let's {date}. Should I order the fanfare?",
    "{Time}, then. Everything else is cancelled. Let's {date}, deal?",
    "Fate was just picking a better day: {time}. We {date}, agreed?",
  ],
  sincere: [
    "No problem at all, {time} suits me even better. We could {date}. How's that?",
    "Thanks for suggesting another day. {Time} works, let's {date}. What time suits you?",
    "{Time} is great. Let's {date}, no rush. Does that sound good?",
  ],
  direct: [
    "{Time} works. Let's {date}. What time suits you?",
    "Deal: {time}. Leave the place to me: we {date}. Around seven?",
    "Good, {time}. Let's {date}, I'll send the address. What time?",
  ],
};

const noTime: Toned = {
  playful: [
    "Accepted, a week without heroics. {ask}",
    "All right, the offer keeps well in the fridge. {ask}",
    "Fair, calendars have their moods. In the meantime: {ask}",
  ],
  sincere: [
    "That's all right, no rush. If you feel like it, pick a day that suits you. {ask}",
    "I understand. I like just talking to you, too. {ask}",
    "No worries. Let me know if an evening frees up, and until then: {ask}",
  ],
  direct: [
    "I understand. The offer stands, the day is yours, and I won't nag. {ask}",
    "Okay. If you feel like it, name a day and I'll sort it out. {ask}",
    "Fine, no hard feelings. Your move on that, and another question: {ask}",
  ],
};

const secondDate: Toned = {
  playful: [
    "The jury has decided: the evening passed, a second round is required. Let's {date}, {time}. Are you in?",
    "Still smiling, people are staring. Again? We could {date}, {time}.",
    "That was suspiciously good and needs checking. Shall we {date}, {time}?",
  ],
  sincere: [
    "Thank you for that evening, I really enjoyed it. I'd like another: let's {date}, maybe {time}. How does that sound?",
    "It's easy and warm with you. Let's meet again {time}, we could {date}?",
    "I think of it and smile. I'd like to see you again: let's {date}, {time}. Would that work?",
  ],
  direct: [
    "I had a good time and want a second date. {Time} or {other}? Let's {date}.",
    "I liked being with you. Let's {date} {time}. Does that work?",
    "Plainly: I want to see you again. Let's {date}, {time}. Good?",
  ],
};

const confirm: Toned = {
  playful: [
    "“{q}”: written down, underlined, circled. You'll know me by the smug face.",
    "“{q}” it is, the calendar is sealed. Now rehearsing my wit.",
    "“{q}”, great. I bring the good mood, you bring the best story of the week.",
  ],
  sincere: [
    "“{q}”, it's a plan, and I'm looking forward to it. If anything changes, just tell me.",
    "“{q}”, lovely. I'm glad we're meeting.",
    "“{q}”, great. I'm looking forward to meeting you properly.",
  ],
  direct: [
    "“{q}”, deal. I'll text you on the day when I'm on my way.",
    "“{q}”, it stands. I'll send the exact place beforehand.",
    "“{q}”, confirmed. See you there!",
  ],
};

const dayOf: Toned = {
  playful: [
    "Today is the day. The smile has been rehearsed; is “{q}” still on?",
    "Morning report: excellent mood, “{q}” on schedule. Do you confirm?",
    "Big day. The plan says “{q}”, dress code comfortable. See you soon!",
  ],
  sincere: [
    "Hi! I'm looking forward to today. “{q}”, still good for you?",
    "Hi! Good morning, because I get to see you. “{q}”, as we said?",
    "Hi! Looking forward to it. If plans changed that's all right, otherwise “{q}” stands.",
  ],
  direct: [
    "Hi! Still on for today? “{q}”, as agreed.",
    "Hi! Confirming: “{q}”. I'll write when I'm there.",
    "Hi! “{q}”, as planned. See you!",
  ],
};

const no: Toned = {
  playful: [
    "Fair enough, and thank you for being honest, that's rare here. {wish} {farewell}",
    "An honest answer beats a pretty silence, thanks. {wish} {farewell}",
    "Got it, and thanks for no games. {wish} {farewell}",
    "Thanks for the clarity, it's easier on everyone. {wish} {farewell}",
  ],
  sincere: [
    "Thank you for telling me straight. I enjoyed talking to you. {wish} {farewell}",
    "I understand and respect that. Thanks for the conversation. {wish} {farewell}",
    "Thank you for an honest answer, it means something. {wish} {farewell}",
    "I hear you. Thanks for taking the time. {wish} {farewell}",
  ],
  direct: [
    "Understood, I won't write again. {wish} {farewell}",
    "Heard, I'll leave it here. {wish} {farewell}",
    "Okay, I respect your no. {wish} {farewell}",
    "All clear, I won't bother you. {wish} {farewell}",
  ],
};

const silentNo: Toned = {
  playful: [
    "Looks like our timing was off. No harm done. {wish} {farewell}",
    "I think this chat went on holiday. It happens. {wish} {farewell}",
    "I'm closing this chat on a good note. {wish} {farewell}",
  ],
  sincere: [
    "I think the time isn't right, and that's fine. Thanks for talking. {wish} {farewell}",
    "I don't want to push. It was nice talking to you. {wish} {farewell}",
    "I understand it didn't work out. {wish} {farewell}",
  ],
  direct: [
    "I won't write again, no hard feelings. {wish} {farewell}",
    "I'll leave it here. {wish} {farewell}",
    "I'll leave you in peace. {wish} {farewell}",
  ],
};

export const moves: Omit<Lines, "leads" | "answers" | "back"> = {
  quote,
  shortQuote,
  title,
  care: [
    "What would help most right now: food, a series or quiet?",
    "What usually helps you breathe out?",
    "Tea, a blanket and no people, or the opposite?",
    "What can wait until tomorrow without anyone noticing?",
    "How are you holding up?",
  ],
  bare,
  invite,
  inviteLead: ["We haven't finished with {about} yet.", "I'd like to finish talking about {about} in person.", "Our talk about {about} deserves fresh air.", ""],
  answerInPerson: [
    "“{q}” deserves an answer in person.",
    "I'll answer “{q}” face to face, it's more honest that way.",
    "My answer to “{q}” won't fit into a message.",
  ],
  accept,
  otherTime,
  noTime,
  secondDate,
  confirm,
  dayOf,
  no,
  silentNo,
  farewell: ["Take care!", "All the best!", "Have a good one!", "Wishing you well!", "Take good care of yourself!"],
  shared: ["We match there.", "We have that in common.", "Something we share, good.", "There's our common ground."],
  defaultDates: [
    "get coffee somewhere central and take a walk",
    "walk through a park with something hot for an hour",
    "sit in a quiet café and talk",
  ],
  days: [
    ["thu", "on Thursday after seven"],
    ["sat", "on Saturday around three"],
    ["fri", "on Friday evening"],
    ["sun", "on Sunday afternoon"],
    ["wed", "on Wednesday after work"],
    ["mon", "on Monday evening"],
    ["tue", "on Tuesday evening"],
    ["tomorrow", "tomorrow after seven"],
    ["weekend", "at the weekend, around noon"],
    ["next_week", "next week"],
    ["today", "tonight"],
  ],
};
