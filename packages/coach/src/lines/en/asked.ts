// English answers to questions of which the person alone knows the fact: half-answers that hold for many, a game, a feeling, a
// plain one, and questions back. The reason says what to put in. Data only.
import type { AskedKind, Toned } from "../lines.ts";

export const asked: Readonly<Record<AskedKind, Toned>> = {
  job: {
    playful: [
      "You get three guesses. First clue: nothing there starts without coffee.",
      "In short, I look as if it all goes to plan, and they even pay me for it.",
      "One word on paper, half my calendar in life, and a hundred stories for the kitchen.",
      "My job alternates a clever face and mild panic, on a schedule.",
      "A generalist: tea, spreadsheets, sudden insights.",
      "Long title, simple point: I fix what worked yesterday.",
    ],
    sincere: [
      "I love what I do, though on Mondays we argue.",
      "I like my work: I can see what it's good for.",
      "It's a lively job: people, problems, and now and then the feeling that it all worked out.",
      "I do something one can grow in, and that keeps me there.",
      "It takes energy, but seeing the result makes me happy.",
      "I love the people in it and respect the routine, mostly.",
    ],
    direct: [
      "It's a job; I live for what comes after it.",
      "Honestly, I work so that there's enough for everything else.",
      "Ordinary work, but the evenings are mine.",
      "I work a lot, but not fanatically.",
      "A job like others, it pays for the dreams.",
      "Ordinary work, from nine to “five more minutes”.",
    ],
  },
  origin: {
    playful: [
      "From a place where everyone knows the best kebab and nobody agrees.",
      "I live where the lift knows my face.",
      "From the part of town that makes satnavs hesitate.",
    ],
    sincere: [
      "I love my part of town because I don't need a map there.",
      "I live where it's good to walk in the evening, and that's home to me.",
      "My town isn't perfect, but it has enough places I love.",
    ],
    direct: [
      "From far away, living here.",
      "Here all my life, roots and all.",
      "Not far on the map; by traffic, it depends.",
    ],
  },
  measure: {
    playful: [
      "Exactly enough to reach the biscuits on the top shelf.",
      "My passport says one thing, Monday mornings another.",
      "Serious on paper; by my choice of ice cream, about seven.",
    ],
    sincere: [
      "Just what the profile says, nothing added.",
      "Nothing to hide: the profile tells the truth.",
      "The number on my profile is honest, we get along.",
    ],
    direct: ["As in the profile, not rounded.", "Average, and fine with it.", "Enough, no complaints."],
  },
  past: {
    playful: [
      "Official version: we couldn't agree on a series. The unofficial one is longer.",
      "My person is running late, the satnav is recalculating.",
      "Fate took a break to find somebody better.",
    ],
    sincere: [
      "There was something important and it's calmly in the past. Now I'd like something real.",
      "I don't want just anybody, and I'm in no rush.",
      "It turned out that way and I learned from it. More when we know each other better.",
    ],
    direct: [
      "It didn't work out, no drama.",
      "It just hasn't clicked yet.",
      "We went separate ways, and that's fine.",
    ],
  },
  sign: {
    playful: [
      "The one with an excellent forecast for texting today.",
      "“Caution, works in progress”, judging by my week.",
      "A mystery by the stars, a breakfast person by nature.",
    ],
    sincere: [
      "I believe in the stars until breakfast, but the description fits me somehow.",
      "My character is more my grandmother's than the planets'.",
      "I take the stars with a smile, but I do read about mine.",
    ],
    direct: [
      "An earthly one, by temper.",
      "The most stubborn of the twelve.",
      "The one that doubts horoscopes.",
    ],
  },
  where: {
    playful: [
      "The closer to food and the further from hurry, the better.",
      "Simple map: near the pastries, away from the fuss.",
      "My feet decide without me, and they have decent taste.",
    ],
    sincere: [
      "I pick places where you can actually talk.",
      "I love quiet places where nobody is in a hurry.",
      "I'm drawn to places I know, where everything is a bit mine.",
    ],
    direct: [
      "Close to home, no heroics.",
      "Somewhere new each time, I like that better.",
      "In the centre, it's easiest.",
    ],
  },
  when: {
    playful: [
      "As soon as the stars, the alarm clock and my mood line up.",
      "The plan says morning, reality says midnight.",
      "On a schedule written by somebody with a sense of humour.",
    ],
    sincere: [
      "Mostly in the evening, when the day lets go.",
      "At weekends, when there's no need to rush.",
      "When I have the energy to enjoy it.",
    ],
    direct: ["Soon.", "This week.", "Mostly after work."],
  },
  how: {
    playful: [
      "By trial, error and stubbornness.",
      "By accident, like all the good things in my life.",
      "By the manual, which I read afterwards.",
    ],
    sincere: [
      "Bit by bit: curiosity first, and then there's no stopping.",
      "It starts with interest, and then it pulls you in.",
      "Through people: a good example is contagious.",
    ],
    direct: [
      "Simple: you just start.",
      "No secret, one step at a time.",
      "The plan was different, but this is better.",
    ],
  },
  how_many: {
    playful: [
      "Enough to brag, not enough to teach.",
      "So much that counting got embarrassing.",
      "Only my fridge knows the exact number, and it isn't talking.",
    ],
    sincere: [
      "Less than I'd like, but I enjoy it.",
      "More than you'd think, and I still like it.",
      "A fair bit, and I don't regret any of it.",
    ],
    direct: ["Not much.", "I don't count, but quite a lot.", "Less than I'd like."],
  },
  how_long: {
    playful: [
      "Long enough to know the shortcuts, not long enough to be bored.",
      "So long that it's a bit embarrassing.",
      "It feels like either a week or a lifetime.",
    ],
    sincere: [
      "Long enough to call it mine.",
      "Longer than I expected, and I still like it.",
      "A good while, there was time to get used to it.",
    ],
    direct: ["Not that long.", "A couple of years.", "Long, and I wouldn't change it."],
  },
  who_with: {
    playful: [
      "The cast changes, the star doesn't, modesty forbids naming names.",
      "Reliable people, they don't give up witnesses.",
      "A small crew, but a loud one.",
    ],
    sincere: [
      "My own people, the kind you don't have to pretend with.",
      "The closest ones. There aren't many and I look after them.",
      "The ones it's good to be quiet with.",
    ],
    direct: ["Friends.", "Mostly friends, sometimes nobody, and that's fine too.", "Family, mainly."],
  },
  open: {
    playful: [
      "Press version: all under control. Version for you: pure improvisation.",
      "In short: complicated, fun and slightly accidental.",
      "It's a comedy in two parts, and part one is how nothing went to plan.",
    ],
    sincere: [
      "Honest answer: it varies, and mostly it depends on who's around.",
      "Honestly, the simplest thing: whatever makes me calm.",
      "My answer keeps changing, and I think that's fair.",
    ],
    direct: [
      "Nothing special, but it's mine.",
      "The simplest thing, no secret.",
      "First thing that comes to mind: good.",
    ],
  },
};

export const askedBack: Readonly<Record<AskedKind, readonly string[]>> = {
  job: [
    "And what do you do that makes you forget lunch?",
    "Is yours a job for love, or did it just happen?",
    "And in your work, what's the part that feels alive?",
    "What do only insiders get about your work?",
    "And what did you want to be as a child?",
    "How does your working day start?",
  ],
  origin: [
    "Which part of town do you love?",
    "And where do you come from?",
    "Where's the best view in your town?",
  ],
  measure: [
    "Does it matter to you, or just curious?",
    "And your number?",
    "What else in a profile matters to you?",
  ],
  past: ["And how is that for you?", "What matters to you now?", "What did the past teach you?"],
  sign: ["And yours?", "Do the stars give you good advice?", "Does your sign suit you?"],
  where: [
    "And where's your happy place?",
    "And where do you get drawn to most?",
    "And your favourite place?",
  ],
  when: ["And what's your rhythm?", "And what suits you?", "Do you plan, or decide on the way?"],
  how: [
    "Do you read the manual first, or break it first?",
    "And how did your own thing start?",
    "What have you stumbled into by accident and kept?",
  ],
  how_many: ["And you?", "And your record?", "And how about yours?"],
  how_long: ["And you?", "How long is it for you?", "And how is it on your side?"],
  who_with: [
    "Who's in charge of adventures on your side?",
    "And what's your crew like?",
    "Who do you call first?",
  ],
  open: ["And yours?", "And your honest answer?", "What would you say, without thinking?"],
};
