// English lines on work, study, days and weather. Data only.
import type { Topic } from "../topic.ts";

export const daily: readonly Topic[] = [
  {
    id: "work",
    words: [
      [
        "work|working|worked|job|office|deadline*|boss|coworker*|colleague*|meetings|project|projects|shift|shifts|overtime|remote work|client|clients",
        "work",
      ],
      [
        "designer|design|developer|programmer|software|engineer*|marketing|lawyer|accountant|architect|analyst|product manager|startup|journalist|copywriter",
        "work",
      ],
      ["nurse|nursing|doctor|dentist|vet|paramedic|surgeon|residency|hospital|night shift*", "work"],
      ["teacher|teaching|kindergarten|tutor|my students", "work"],
    ],
    playful: [
      "If they made a film about your job, would it be a thriller, a comedy or nine seasons of a sitcom?",
      "How many coffees stand between you and “I don't work here any more”?",
      "Explain your job the way you'd explain it to your grandmother. That's always the best version.",
      "Which superpower did this job give you without asking?",
    ],
    ask: [
      "Which part of it do you really enjoy?",
      "What was good today, apart from lunch?",
      "How do you switch off when it's all done?",
      "What do people always get wrong about it?",
    ],
  },
  {
    id: "study",
    words: [
      [
        "study|studying|university|uni|college|exam*|finals|thesis|midterm*|semester|degree|classes|phd|homework|essay|dissertation",
        "studying",
      ],
      [
        "learning spanish|learning french|learning italian|learning japanese|learning korean|duolingo|my spanish|my french|my italian|my japanese|my russian|your russian",
        "languages",
      ],
    ],
    playful: [
      "Which stage is it: “plenty of time”, or “who am I and what is sleep”?",
      "Do you learn everything, or trust in one lucky question?",
      "If procrastination were an exam, would we both pass with honours?",
    ],
    ask: [
      "What turned out to be surprisingly interesting?",
      "How long until freedom?",
      "What's the reward when it's over?",
    ],
  },
  {
    id: "weekend",
    words: [["weekend*|saturday|sunday|friday night", "weekends"]],
    playful: [
      "The perfect day off: a list of twenty things, or pyjamas until lunch?",
      "There should be medals for weekend laziness. Which one are you going for?",
      "Weekend style: plan, improvise, or “I'll decide when I wake up”?",
    ],
    ask: [
      "What has to happen for a weekend to count?",
      "What does your perfect morning without an alarm look like?",
      "Towards people, or away from them?",
    ],
  },
  {
    id: "weather",
    words: [
      ["rain|rainy|raining|storm|thunder*|umbrella", "the rain"],
      ["snow|snowing|snowed|freezing|blizzard", "the snow"],
      ["sun|sunny|heatwave|weather|spring|autumn|fall weather|summer|winter", "the weather"],
    ],
    playful: [
      "This weather was made for two things: walking anyway, or hiding under a blanket. Which team are you?",
      "My forecast: tea, a blanket and mild outrage. Or do you go out regardless?",
      "If we could negotiate with the weather, what do we ask for tomorrow?",
    ],
    ask: [
      "How do you survive days like this?",
      "Which season is yours?",
      "What's good about it, if you look hard enough?",
    ],
  },
  {
    id: "sleep",
    words: [
      [
        "sleep|sleeping|slept|nap|naps|insomnia|alarm|night owl|early bird|morning person|dream|dreams|woke up|tired",
        "sleep",
      ],
    ],
    playful: [
      "How often do you win against the alarm with “five more minutes”?",
      "Official status: owl, lark, or a pigeon who has no idea what's going on?",
      "Who runs your nights: you, the pillow or the phone?",
    ],
    ask: [
      "When do you get up if nobody makes you?",
      "What wakes you up: coffee, a shower or guilt?",
      "What's the last dream you remember?",
    ],
  },
  {
    id: "holiday",
    words: [
      ["birthday|bday", "birthdays"],
      ["christmas|new year*|thanksgiving|halloween|party|parties|wedding*|celebrat*", "celebrations"],
    ],
    playful: [
      "At a party, are you the soul of it, the DJ, or the one who knows where the cake is?",
      "Which present was so strange that you still have it?",
      "Party with no plan, or a spreadsheet and someone in charge of salad?",
    ],
    ask: [
      "What does the perfect celebration look like?",
      "Big crowd, or just your people?",
      "What's the best part of days like that?",
    ],
  },
  {
    id: "motorbike",
    words: [["motorcycle*|motorbike*", "motorcycles"]],
    playful: [
      "What's the best thing about a motorcycle: the sound, the wind, or the neighbours' faces?",
      "How many “spare” parts may be left after a repair before you start to worry?",
      "Does a helmet ruin the hair, or end all conversations about it?",
    ],
    ask: [
      "Which road do you remember turn by turn?",
      "Is riding better, or getting it to run?",
      "Where would you ride if the weather were on your side?",
      "What's on the workbench right now?",
    ],
  },
  {
    id: "car",
    words: [["my car|a car|driving|driver's license|driving test|roadtrip", "driving"]],
    playful: [
      "Behind the wheel, do you sing, argue with the navigation, or stay nobly silent?",
      "Parallel parking: “easy”, or “let's find another spot”?",
      "Who's in charge of the music: the driver, or whoever grabs the phone first?",
    ],
    ask: [
      "Where would you go with a full tank and nothing to do?",
      "Night road or early morning?",
      "What's the best driving song?",
    ],
  },
  {
    id: "evening",
    words: [
      ["evening*|tonight|cozy|couch|blanket|relax*|bath|at home|chill|chilling|lazy", "a quiet evening"],
    ],
    playful: [
      "Ranking of evenings: sofa, walk, or a sudden “let's go”. What's leading today?",
      "The perfect evening in three words. Mine: food, laughter, quiet. Yours?",
      "Blanket and a series: is that rest, or a lifestyle by now?",
    ],
    ask: [
      "What makes an ordinary evening good?",
      "Do you rest in silence, or among people?",
      "Which recent evening would you repeat?",
    ],
  },
  {
    id: "school_kids",
    words: [["childhood|as a kid|when i was little|high school|summer camp|grew up", "childhood"]],
    playful: [
      "Your role as a child: ringleader, accomplice, or “I was just standing there”?",
      "Which childhood rule do you break now with real pleasure?",
      "The big question is still open: what will you be when you grow up?",
    ],
    ask: [
      "Which memory always cheers you up?",
      "What would you bring back for one day?",
      "What does your childhood taste like?",
    ],
  },
  {
    id: "talk_voice",
    words: [
      ["voice message*|voice note*|voice memo*|call me|phone call|video call|facetime", "voice messages"],
    ],
    playful: [
      "Is a voice message a radio play, or “sorry, too lazy to type”? I'm getting my headphones.",
      "Do I listen to you at normal speed, or 1.5 to keep up with the thought?",
      "You can hear a smile in a voice message. Shall we test that with another one?",
    ],
    ask: [
      "Do you find it easier to talk or to type?",
      "What's the next one going to be about?",
      "What in your day deserves a whole minute of voice today?",
    ],
  },
];
