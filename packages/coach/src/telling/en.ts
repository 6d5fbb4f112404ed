// What the mentor says about a chat in English. Data only; the other person is “they”.
import { englishAnswering } from "./answers-en.ts";
import { englishHooks } from "./hooks-en.ts";
import { englishTold } from "./told-en.ts";
import type { Telling } from "./telling.ts";

export const englishTelling: Telling = {
  stages: {
    refused: {
      what: ["The answer is clear: “{e}”.", "This is a no: “{e}”."],
      todo: [
        "The best thing is to take it the first time: one warm sentence with no question and no condition, or nothing at all. It says that you two didn't match, not what you are worth.",
        "Persuading would only hurt, while a calm goodbye leaves you someone they remember kindly. The options are last words, nothing follows them.",
      ],
    },
    not_ready: {
      what: ["This is a soft no: “{e}”.", "“{e}” asks you not to hurry, and means it."],
      todo: [
        "Take it lightly and don't ask again: the next step is theirs. The options ask nothing on purpose; the door is open and nobody pushes.",
      ],
    },
    my_dead_end: {
      what: [
        "The chat stopped at your “{mine}”, not at them: they told you “{said}” and got nothing to answer.",
        "They told you “{said}”, you sent “{mine}”, and that left nothing to reply to. It isn't a lack of interest.",
      ],
      todo: [
        "Easy to mend: go back to what they told and ask about it as if “{mine}” had never happened.",
        "Write now: go back to their story and ask the question it was waiting for.",
      ],
    },
    hinted: {
      what: [
        "“{e}” is a hint: they would come along.",
        "You named a place and they said “{e}”, which is how people wait for an invitation.",
      ],
      todo: ["Ask now, and ask for exactly that: the place is there, only the day is missing."],
    },
    declined_twice: {
      what: ["That is the second “can't” without another day: “{e}”."],
      todo: [
        "People who want to meet usually say when they can. Read it as a polite no: say a light goodbye, and don't knock again.",
      ],
    },
    silent_long: {
      what: [
        "You have {count} in a row without an answer, the last one: “{mine}”.",
        "The last {count} are all yours, ending with “{mine}”.",
      ],
      todo: [
        "A silence like that is an answer, too. If you want to close it, do it with one kind sentence, no blame and no question, and put your energy where people write back.",
      ],
    },
    double_text: {
      what: [
        "You have {count} in a row unanswered, the last one: “{mine}”.",
        "You wrote twice in a row, ending with “{mine}”, and nothing has come back yet.",
      ],
      todo: [
        "One more on top would read as pressure, so pause. In two or three days you can come back once, lightly, with a hook and without “why so quiet”: that is what the options are for.",
        "The strongest move now is not to write. Wait two or three days, then come back once with something new; the options are for that day. If it stays quiet, let it go.",
      ],
    },
    waiting: {
      what: [
        "The last word is yours: “{mine}”, no answer yet.",
        "It isn't your turn: “{mine}” is waiting for a reply.",
      ],
      todo: [
        "Give it four hours at least, better until tomorrow: silence more often means a full day than a no. The options are for later, one message and no blame.",
        "One quiet spell is no sign. Wait until tomorrow; the options are for then, something new that is easy to answer.",
      ],
    },
    they_are_busy: {
      what: [
        "They wrote “{e}”: that is about their day, not about you.",
        "“{e}”: they are busy, and they say so.",
      ],
      todo: [
        "Don't chase them with questions. Let some time pass and come back with something light; the options are for tomorrow, or for when things calm down.",
      ],
    },
    goodbye: {
      what: ["They closed the day softly: “{e}”.", "That's it for today: “{e}”."],
      todo: [
        "A short “you too” is enough now. The options are for tomorrow morning: a hook rather than “how did you sleep”.",
      ],
    },
    agreed: {
      what: ["You have a date: “{e}”.", "It's agreed: “{e}”."],
      todo: ["Don't talk it to death: a short confirmation, a bit of warmth, and see them there."],
    },
    agreed_mine_last: {
      what: ["It's agreed and the last word is yours: “{mine}”."],
      todo: [
        "There is nothing left to prove. Wait for the day and send a short confirmation; the options are for that morning.",
      ],
    },
    said_yes: {
      what: [
        "They answered your invitation with “{e}”: a yes, only without a day.",
        "“{e}” is a yes; place and time are missing.",
      ],
      todo: ["While it's warm, name a place and a time: a vague “some day” cools down fastest."],
    },
    invited_by_them: {
      what: ["They are inviting you: “{e}”.", "They made the move: “{e}”."],
      todo: ["Say yes simply and add a place and a time at once, so that nobody has to ask twice."],
    },
    declined_with_alternative: {
      what: ["“{e}” is not a no: they swap one day for another."],
      todo: [
        "A good sign, they are looking for a time themselves. Take the new day and don't discuss the old one.",
      ],
    },
    declined: {
      what: ["Meeting doesn't work right now: “{e}”, and there is no other day yet."],
      todo: [
        "Once means nothing yet. Take it lightly, leave the day to them and go back to the conversation; don't repeat the invitation now.",
      ],
    },
    after_date: {
      what: ["The date left something good: “{e}”.", "The date went well: “{e}”."],
      todo: [
        "That warmth lasts a couple of days. Say you enjoyed it and suggest the second one with a place and a time.",
      ],
    },
    trouble: {
      what: ["They are having a hard time: “{e}”.", "What matters here is “{e}”."],
      todo: [
        "Support first: no advice, no jokes about it, no stories about yourself. If you ask, ask something they are free not to answer.",
      ],
    },
    their_question: {
      what: ["They asked you: “{q}”, and it is still open.", "The ball is with you: “{q}”."],
      todo: ["A question is interest: answer it first, then ask back."],
    },
    ripe: {
      what: [
        "The chat is alive and mutual; the last from them: “{said}”.",
        "This is warm: “{said}” is how people write when they're interested.",
      ],
      todo: [
        "Texting has done its job and only cools from here. Ask now: a concrete place, a concrete time, and an easy way out.",
      ],
    },
    warm: {
      what: ["The tone is warm: “{said}”.", "There is contact: “{said}”, they answer gladly."],
      todo: [
        "A few more lively lines and you can ask them out. For now pick up what they tell you and ask about one thing.",
      ],
    },
    flat: {
      what: ["The chat is even, the last from them: “{said}”.", "Polite so far, no spark: “{said}”."],
      todo: [
        "What wakes it up is not wit but detail: take one concrete thing and ask so that answering is easy.",
      ],
    },
    cold: {
      what: ["They answer sparingly: “{said}”.", "There is little interest to see so far: “{said}”."],
      todo: [
        "Try one change to something light and concrete. If one word comes back again, let it go without a grudge; it says nothing about your worth.",
      ],
    },
    greeting: {
      what: ["So far there is only “{said}”.", "The chat has barely opened: “{said}”."],
      todo: ["A “hey, how are you” back would sink. Start with a question that is fun to read."],
    },
    silence_over: {
      what: [
        "Your “{mine}” was never answered, and enough time has passed.",
        "After “{mine}” came a long silence.",
      ],
      todo: [
        "One calm return with a new topic is fine. No “where did you go”, no guilt; and if it stays quiet, close the chapter.",
      ],
    },
    profile: {
      what: ["The profile has something to hold on to: {hooks}.", "The profile gives you topics: {hooks}."],
      todo: [
        "Take one detail and ask about it the way you would ask a person: short, concrete, nothing about looks.",
      ],
    },
    empty: { what: ["I see no messages in the chat."], todo: ["Start with an easy, concrete question."] },
  },
  hardStop: {
    what: ["They ask you outright not to write: “{e}”."],
    todo: [
      "The right thing is to send nothing. The options are only for the case that you cannot leave it without a full stop: one sentence, and silence after it.",
    ],
  },
  afterNo: {
    asked: "“{mine}” after a no is pressure, even when it's meant sincerely: nobody owes a reason.",
    pushed:
      "“{mine}” after a no is persuading, however kindly it's meant: nobody is waiting for a second invitation.",
    wrote: "Your “{mine}” came after that answer, and there is nothing to add to it.",
  },
  maybe: {
    what: ["“{e}” is neither a yes nor a no yet.", "Your invitation is still open: “{e}”."],
    todo: [
      "Don't ask twice and don't persuade: give it a couple of days and simply go on talking. Whoever wants to will come back with a day.",
    ],
  },
  told: englishTold,
  emoji: {
    what: [
      "Only “{said}” came back: they liked it, but there is nothing to hold on to.",
      "“{said}” is warm, if wordless.",
    ],
    todo: ["Don't ask for words, give them a reason: a question that is fun to answer in text."],
  },
  bareProfile: {
    what: ["The profile says next to nothing: “{said}”.", "There is little to hold on to: “{said}”."],
    todo: [
      "Then lightness has to do it: one question that is fun for anybody. Send another line or a photo, and the options get sharper.",
    ],
  },
  contextOnly: {
    what: ["I can't see the chat yet, so I go by your words: “{e}”."],
    todo: [
      "The options are a first try. Send a screenshot or paste the dialogue, and I'll fit them to what was really said.",
    ],
  },
  early: [
    "It's early to ask them out, they answer sparingly. The first two options warm things up, the third is a light invitation in case you want to risk it.",
  ],
  inviteNow: [
    "There is no reason to wait much longer: ask lightly and concretely, with a place, a time and an easy way out.",
  ],
  inviteAnyway: [
    "There is no answer yet, so keep the invitation for your next message, once the chat is awake again.",
  ],
  numbers: {
    iWriteMore: "You write a good deal longer: {a} on average against {bn}, so trim a little.",
    theyWriteMore: "They write longer than you do: {b} on average against {an}, they're putting effort in.",
    onlyIAsk: "Only you ask questions so far; none come back.",
    shortReplies: "More than half of their replies are a word or two.",
    theyAsk: "A good sign: they ask you things, too.",
  },
  hooks: englishHooks,
  shared: "And it's in your own profile, so the common ground is real.",
  trueAnswer: "The answers in the options differ: take the one that is true and add a detail of yours.",
  answering: englishAnswering,
  askForHook: [
    "There is no concrete hook in the chat: tell me what you talked about or what's in the profile, and the options get sharper.",
    "I find no hook here: add one detail about them, a hobby, a place, a plan, and I'll build the options on it.",
  ],
  rolePlay: "You can practise: send me any of them as your line, and I'll answer for the other side.",
  unread: "The last message couldn't be read; type it into the card, it may change everything.",
  unknownSpeaker: "Not every message shows whose it is; check the card.",
  ground: {
    answer: [
      "First the answer to “{q}”, then a question.",
      "Settles “{q}” and moves on.",
      "A straight answer to “{q}”, no dodging.",
    ],
    no: [
      "Takes “{e}” without arguing.",
      "Answers “{e}” briefly, with dignity.",
      "Hears “{e}” the first time.",
    ],
    silence: [
      "No blame for the silence after “{mine}”.",
      "After “{mine}”: calm, and nobody's fault.",
      "Makes nothing of the silence after “{mine}”.",
    ],
    agreed: [
      "Holds on to what you agreed: “{q}”.",
      "Confirms “{q}”, and nothing else.",
      "“{q}”, and that's all it needs.",
    ],
    mood: ["Answers “{e}”.", "Goes straight on from “{e}”.", "Follows their “{e}”."],
    none: [
      "There is no hook after “{said}”, so it asks something easy.",
      "After “{said}” something concrete is needed.",
      "“{said}” is hard to go on from, this is easy.",
    ],
  },
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
    care: {
      playful: [
        "A soft smile instead of a joke: warm, without talking over how they feel.",
        "It eases the mood and belittles nothing.",
      ],
      sincere: ["Sympathy without advice is what helps now.", "It shows that you care."],
      direct: ["It leaves them the choice to answer or not.", "It offers company rather than a solution."],
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
    fix: {
      playful: ["Shows you're glad, and settles the logistics.", "Keeps the mood until you meet."],
      sincere: ["Shows that it matters to you, without pushing.", "Warm and to the point."],
      direct: ["Settles where and when in a line.", "Clarity before a date calms both of you."],
    },
    no: {
      playful: ["Lightness here is respect, not another try.", "A smile on the way out, no strings."],
      sincere: ["Thanks instead of hurt.", "A warm full stop you won't regret."],
      direct: ["Shows that the decision was heard.", "Short, and without a but."],
    },
    opener: {
      playful: [
        "A first message with a choice in it is easier to answer.",
        "A joke on the topic stands out more than “hey”.",
      ],
      sincere: ["It's plainly written to this one person.", "Interest in what they do, not in the photo."],
      direct: ["It's clear at once why you write.", "No preamble, and an easy question."],
    },
    fear: {
      playful: [
        "Humour about the situation, not about yourself.",
        "A light start lowers the stakes for you, too.",
      ],
      sincere: [
        "Honesty disarms and takes the role off your shoulders.",
        "Nothing to act out: that is what confidence is.",
      ],
      direct: ["The shorter it is, the less room for doubt.", "Being direct works even while you tremble."],
    },
  },
  nothing:
    "I have nothing to hold on to yet. Send a screenshot of the chat or the profile, paste the dialogue as text (“Me: … / Her: …”), or tell me in two sentences what you talked about and where it stopped.",
};
