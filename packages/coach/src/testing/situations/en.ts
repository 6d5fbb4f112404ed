// English situations as they come: stalled, warm, refused, busy, funny. Data for situations.test.ts.
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

export const englishSituations: readonly Situation[] = [
  situation("en", "stalled after a joke", "write_now", [
    "> So you bake at midnight?",
    "< Only when life demands cinnamon rolls",
    "> Respect",
    "< Haha thanks",
    "> No problem",
    "< 🙂",
  ]),
  situation("en", "one-word answers", "write_now", [
    "> Hey, how was your weekend?",
    "< Good",
    "> Do anything fun?",
    "< Not really",
    "> Cool",
    "< Yeah",
  ]),
  situation("en", "only hey", "write_now", ["< Hey"]),
  situation("en", "what do you do", "write_now", [
    "> I saw you play the cello, that's amazing",
    "< Haha only badly. What do you do for work?",
  ]),
  situation("en", "waiting for an answer", "wait", [
    "< I finally signed up for that pottery class",
    "> Nice! What are you making first?",
  ]),
  situation("en", "double text", "wait", [
    "> How was the hike?",
    "< Muddy but gorgeous",
    "> Which trail did you do?",
    "> Send pics!",
  ]),
  situation("en", "four unanswered", "let_it_go", [
    "< lol",
    "> What's so funny?",
    "> Hello?",
    "> Did I say something wrong?",
    "> Ok then",
  ]),
  situation("en", "I have a boyfriend", "let_it_go", [
    "> Want to grab a drink on Friday?",
    "< That's sweet but I have a boyfriend",
  ]),
  situation("en", "stop", "let_it_go", [
    "> You looked great in that photo",
    "> Why no answer?",
    "< Please stop messaging me",
  ]),
  situation("en", "no spark after a date", "let_it_go", [
    "> I had a great time at the jazz bar!",
    "< It was nice, but honestly I didn't feel a spark",
  ]),
  situation("en", "bare no to an invitation", "let_it_go", [
    "> Want to go to the aquarium on Sunday?",
    "< No",
  ]),
  situation("en", "declined without a day", "write_now", [
    "> Let's grab dinner this week?",
    "< I can't this week, my sister is visiting",
  ]),
  situation("en", "declined with another day", "ask_out", [
    "> Want to go bowling on Thursday?",
    "< Can't do Thursday, but how about Saturday?",
  ]),
  situation("en", "second decline", "let_it_go", [
    "> Want to meet on Monday?",
    "< Sorry, I can't",
    "> Then maybe grab coffee on Wednesday?",
    "< I have plans, sorry",
  ]),
  situation("en", "they invite", "ask_out", [
    "> I've never had proper ramen",
    "< Okay that's a crime. We should get ramen sometime",
  ]),
  situation("en", "yes without a day", "ask_out", [
    "> Want to go see the new Miyazaki film?",
    "< I'd love to!",
  ]),
  situation("en", "agreed with time", "write_now", [
    "> Let's meet on Saturday at 6 by the bookshop?",
    "< Sounds perfect, I'll be the one with too many bags",
  ]),
  situation("en", "agreed, mine last", "wait", [
    "> Let's meet for tacos on Friday at 7:30?",
    "< Yes! Love it",
    "> Great, see you there",
  ]),
  situation(
    "en",
    "ripe: warm talk",
    "ask_out",
    [
      "> You named your sourdough starter?",
      "< Of course! Meet Clint Yeastwood 😄 Do you bake?",
      "> I once made a pancake that scared the dog",
      "< Haha I need to hear that story. What kind of dog?",
      "> A beagle with trust issues now",
      "< Poor thing! Honestly this is the most fun chat I've had on here, do you live near the canal?",
      "> Ten minutes away",
      "< Me too!! We must have passed each other a hundred times haha",
    ],
    { profile: "I'm a teacher, I like baking bread badly and cycling." },
  ),
  situation("en", "after a date", "ask_out", [
    "< Home safe! Had a great time tonight, your playlist stories made me laugh all the way home",
  ]),
  situation("en", "rough week", "write_now", [
    "> How are you holding up?",
    "< Rough week, I'm exhausted and my landlord is selling the flat",
  ]),
  situation("en", "laid off", "write_now", [
    "> How was Monday?",
    "< I got laid off this morning. Still can't believe it",
  ]),
  situation("en", "busy", "wait", ["> How's the thesis going?", "< Swamped right now, I'll text you later"]),
  situation("en", "good night", "wait", [
    "> Tell me about Lisbon tomorrow?",
    "< Deal. Going to bed now, good night!",
  ]),
  situation("en", "late reply", "write_now", [
    "> Did the plants survive the move?",
    "< So sorry for the late reply! Half of them did. The monstera is in intensive care",
  ]),
  situation("en", "laughter only", "write_now", [
    "> My cooking set off the smoke alarm, the neighbours clapped",
    "< hahaha",
  ]),
  situation("en", "compliment", "write_now", [
    "> I think every museum needs a napping room",
    "< You're funny, I like talking to you",
  ]),
  situation("en", "voice message", "write_now", [
    "> How was the wedding?",
    "< Too much to type, sending you a voice message in a minute",
  ]),
  situation(
    "en",
    "long message with hooks",
    "write_now",
    [
      "> Tell me something not in your profile",
      "< Okay! I grew up in Scotland, I still can't swim, I work nights at a hospital as a nurse so my brunch is your dinner. On my days off I restore old bikes and listen to true crime podcasts way too loud. My cat disapproves of all of it",
    ],
    { profile: "I'm into cycling and podcasts." },
  ),
  situation("en", "moved plans", "ask_out", [
    "> Still on for the museum tomorrow?",
    "> We should get coffee first",
    "< Ugh I have to cancel tomorrow, work exploded. Could we do Sunday instead?",
  ]),
  situation("en", "favourite asked", "write_now", [
    "> I'm making a list of comfort shows",
    "< Good idea. What's your favourite?",
  ]),
  situation("en", "yes/no", "write_now", [
    "> I'm more of a dog person",
    "< Same. Have you ever been surfing with a dog? Because I have",
  ]),
  situation("en", "choice", "write_now", ["< Quick question, beach or mountains?"]),
  situation("en", "looking for", "write_now", [
    "> Hi! Been here long?",
    "< A month or so. What are you looking for on here?",
  ]),
  situation(
    "en",
    "opener from a profile",
    "write_now",
    ["< Emma, 29", "< Amateur astronomer, professional overthinker. Sunday markets, climbing, dumplings"],
    { kind: "profile", intent: "opener" },
  ),
  situation(
    "en",
    "opener from a profile with a quote",
    "write_now",
    ["< Jess, 33", '< Will talk about "The Bear" until you leave. Golden retriever owner. Bad at golf'],
    { kind: "profile", intent: "opener" },
  ),
  situation("en", "opener from words", "write_now", [], {
    intent: "opener",
    context: "Her profile only says she loves vinyl records and moved here from Chicago",
  }),
  situation("en", "ask out, cold", "write_now", ["> How's it going?", "< fine", "> Busy week?", "< kinda"], {
    intent: "ask_out",
  }),
  situation(
    "en",
    "ask out, talking",
    "ask_out",
    [
      "> How did the chess tournament go?",
      "< Lost in round two to a ten year old, so pretty standard",
      "> Ten-year-olds are the final boss",
      "< They really are, he was eating crisps the whole time",
    ],
    { intent: "ask_out" },
  ),
  situation("en", "silence told in words", "write_now", [], {
    context: "We talked about hiking and she hasn't replied for 5 days, I sent the last message",
  }),
  situation("en", "confidence: afraid to be boring", "write_now", [], {
    intent: "confidence",
    context: "I'm scared I'll be boring and run out of things to say",
  }),
  situation(
    "en",
    "role play",
    "write_now",
    ["> Hi there!", "< Hi! Just back from yoga and already eating pizza, balance"],
    { intent: "role_play" },
  ),
  situation("en", "unknown speakers", "write_now", [
    "? I just got back from Japan",
    "? Wow, how was it?",
    "? Unreal, I miss the trains already",
  ]),
  situation("en", "mixed languages", "write_now", [
    "> Privet! How is your Russian going?",
    '< Privet haha, I only know «спасибо» and "borscht" so far',
  ]),
  situation(
    "en",
    "Russian locale, English chat",
    "write_now",
    ["> What are you reading?", "< Rereading Murakami, the one with the well again"],
    { locale: "ru" },
  ),
  situation("en", "ill, but another week", "ask_out", [
    "> Still on for tonight?",
    "< Ugh I'm sick, fever since morning. Can we do next week?",
  ]),
  situation("en", "free on the day I asked about", "ask_out", [
    "> What are you up to on Sunday?",
    "< Nothing planned yet, why? 😊",
  ]),
  situation("en", "where, then", "ask_out", ["> Want to grab dinner Friday?", "< Friday works! Where?"]),
  situation("en", "a maybe", "write_now", [
    "> Wanna hang out this weekend?",
    "< maybe, let me check my schedule",
  ]),
  situation("en", "who is this", "write_now", ["> hey you", "< who's this"]),
  situation("en", "asks for instagram", "write_now", [
    "> You're fun",
    "< Haha you too. Do you have instagram?",
  ]),
  situation("en", "a long and kind no", "let_it_go", [
    "> So, Saturday?",
    "< Hey, I've been thinking and I don't think we're a match. You seem great though, take care!",
  ]),
  situation("en", "his dog died", "write_now", [
    "> How's Max?",
    "< He passed away on Tuesday. I miss him so much",
  ]),
  situation("en", "hearts only", "write_now", ["> Look at this sunset", "< 😍😍😍"]),
  situation("en", "goodnight kiss", "ask_out", [
    "> I had so much fun last night",
    "< Me too. Still thinking about that goodnight kiss",
  ]),
];
