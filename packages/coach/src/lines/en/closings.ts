// English messages where less is more: a no, a loss, a hard day, no time, a farewell. Data only.
import type { Toned } from "../lines.ts";

const noTime: Toned = {
  playful: [
    "Accepted, a week without heroics. {ask}",
    "All right, the offer keeps well in the fridge. {ask}",
    "Fair, calendars have their moods. Meanwhile: {ask}",
    "All right, the sofa wins this round. {ask}",
    "No problem, good plans know how to wait. {ask}",
    "Filed under later, with a smile. {ask}",
  ],
  sincere: [
    "That's all right, no rush. If you feel like it, pick a day that suits you. {ask}",
    "I understand. I like just talking to you, too. {ask}",
    "No worries. Let me know if an evening frees up. {ask}",
    "Of course, take your time. {ask}",
    "Sure, decide in peace, any answer is fine. {ask}",
    "I get it. If you're in the mood some day, write, I'd be glad. {ask}",
  ],
  direct: [
    "I understand. The offer stands, the day is yours, and I won't nag. {ask}",
    "Okay. If you feel like it, name a day and I'll sort it out. {ask}",
    "Fine, no hard feelings, your move on that. {ask}",
    "Noted, I won't ask twice. {ask}",
    "Good, the ball is with you and there's no hurry. {ask}",
    "Clear, then let's just chat. {ask}",
  ],
};

const no: Toned = {
  playful: [
    "Fair enough, and thank you for being honest, that's rare here. {wish} {farewell}",
    "An honest answer beats a pretty silence, thanks. {wish} {farewell}",
    "Got it, and thanks for no games. {wish} {farewell}",
    "Thanks for the clarity, it's easier on everyone. {wish} {farewell}",
    "I like people who say it straight. {wish} {farewell}",
    "Clear and kind, thank you for that. {wish} {farewell}",
    "Thanks for not leaving me guessing. {wish} {farewell}",
  ],
  sincere: [
    "Thank you for telling me straight. I enjoyed talking to you. {wish} {farewell}",
    "I understand and respect that. Thanks for the conversation. {wish} {farewell}",
    "Thank you for an honest answer, it means something. {wish} {farewell}",
    "I hear you. Thanks for taking the time. {wish} {farewell}",
    "It was nice meeting you, and I value your honesty. {wish} {farewell}",
    "I take your answer as it is, and thank you for it. {wish} {farewell}",
    "Thanks for being sincere, I'll remember this chat kindly. {wish} {farewell}",
  ],
  direct: [
    "Understood, I won't write again. {wish} {farewell}",
    "Heard, I'll leave it here. {wish} {farewell}",
    "Okay, I respect your no. {wish} {farewell}",
    "All clear, I won't bother you. {wish} {farewell}",
    "Understood, I'll stop here. {wish} {farewell}",
    "I hear your answer, thanks for saying it. {wish} {farewell}",
    "Clear, and no hard feelings. {wish} {farewell}",
    "Accepted, and goodbye with good wishes. {wish} {farewell}",
  ],
};

const silentNo: Toned = {
  playful: [
    "Looks like our timing was off. No harm done. {wish} {farewell}",
    "I think this chat went on holiday. It happens. {wish} {farewell}",
    "I'm closing this chat on a good note. {wish} {farewell}",
    "Curtain, applause, the cast goes home. {wish} {farewell}",
    "Our calendars must live in different galaxies. {wish} {farewell}",
  ],
  sincere: [
    "I think the time isn't right, and that's fine. Thanks for talking. {wish} {farewell}",
    "I don't want to push. It was nice talking to you. {wish} {farewell}",
    "I understand it didn't work out. {wish} {farewell}",
    "We didn't click in time, and that's nobody's fault. {wish} {farewell}",
    "I'm letting this chat go with thanks. {wish} {farewell}",
  ],
  direct: [
    "I won't write again, no hard feelings. {wish} {farewell}",
    "I'll leave it here. {wish} {farewell}",
    "I'll leave you in peace. {wish} {farewell}",
    "Full stop from me, no grudge. {wish} {farewell}",
    "This is my last message. {wish} {farewell}",
  ],
};

export const closings = {
  noTime,
  no,
  silentNo,
  hardNo: {
    playful: ["Understood.", "Heard.", "Okay.", "Fair.", "All right."],
    sincere: [
      "Sorry to have bothered you.",
      "I'm sorry for pushing.",
      "Sorry if it was unpleasant.",
      "My apologies.",
      "I hear you and respect that.",
    ],
    direct: ["Okay, understood.", "I understand.", "Got it.", "Clear.", "Yes, okay."],
  },
  hardNoThen: [
    "I won't disturb you again.",
    "I won't write again.",
    "There'll be no more messages.",
    "I'm done here.",
    "I'm gone, promise.",
    "Not another word from me.",
    "This is my last message.",
    "Nothing but silence from here.",
    "I'll stop here for good.",
  ],
  comfort: {
    playful: [
      "You can send me a single dot and I'll know you're there.",
      "No need to answer, the warmth gets there anyway.",
      "The tea is on me, and so is the silence.",
      "Nothing has to get done today.",
      "May the evening be a quiet one.",
    ],
    sincere: [
      "I'm here if you want to talk, or just be quiet.",
      "You don't have to answer, just know someone is thinking of you.",
      "Look after yourself, everything else can wait.",
      "If you'd like to tell me about it, I'll listen.",
      "I hope there's somebody near who can hug you.",
    ],
    direct: [
      "If there's anything that would help, say so and I'll do what I can.",
      "No need to reply to any of this, I'm in no hurry.",
      "If you need something concrete, write, even in the middle of the night.",
      "Tell me what would make today lighter, even a little.",
      "My plans can wait, yours matter more right now.",
    ],
  },
  easy: [
    "What was good about today?",
    "What's your treat this week?",
    "What takes most of your energy right now?",
    "Is this evening for chores or for you?",
    "What made you laugh lately?",
    "How's your week, in one word?",
    "What small thing made today better?",
    "What are you watching or listening to these days?",
    "What nice thing is coming up this week?",
    "Tea, coffee or straight to bed?",
  ],
  care: [
    "What would help most right now: food, a series or quiet?",
    "What usually helps you breathe out?",
    "Tea, a blanket and no people, or the opposite?",
    "What can wait until tomorrow without anyone noticing?",
    "How are you holding up?",
  ],
  farewell: [
    "Take care!",
    "All the best!",
    "Have a good one!",
    "Wishing you well!",
    "Take good care of yourself!",
    "I wish you the best!",
    "Good luck out there!",
    "Be well!",
    "May good people find you!",
    "Go well!",
    "Bright days to you!",
    "Best of luck with everything!",
  ],
};
