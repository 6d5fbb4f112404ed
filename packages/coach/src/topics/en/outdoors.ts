// English lines on nature, sport and journeys. Data only.
import type { Topic } from "../topic.ts";

export const outdoors: readonly Topic[] = [
  {
    id: "mountains",
    words: [
      ["hike|hikes|hiking|hiked|backpacking|trek|trekking", "hiking"],
      ["mountain*|summit|alps|trail|trails", "the mountains"],
      ["camping|campfire|tent|forest|woods|national park*|yosemite", "camping"],
    ],
    playful: [
      "There are two kinds of hikers: “what a sunrise” and “where is my other sock”. Which one are you?",
      "Around a campfire someone cooks, someone plays and someone tells ghost stories. What's your job?",
      "How many kilos of “just in case” are in your backpack?",
      "At what height does a person start singing to themselves?",
      "Who decides when it's time for the sandwich, you or the view?",
    ],
    ask: [
      "Which place can you still see when you close your eyes?",
      "Where next, if the backpack packed itself?",
      "What do you always bring that makes people laugh?",
      "Tent, or a cabin with a stove?",
      "Which view was worth every step?",
      "Alone, in company, or with whoever carries the snacks?",
    ],
  },
  {
    id: "sea",
    words: [
      ["lake|lakes|lakeside", "the lake"],
      ["sea|ocean|beach*|surf*|diving|scuba|sail*|paddleboard*|kayak*|coast|snorkel*", "the sea"],
    ],
    playful: [
      "On a beach some people swim out and some guard the snacks. Where do I find you?",
      "How many pretty stones do you bring home before the bag protests?",
      "Cold water: straight in, or inch by inch with negotiations?",
    ],
    ask: [
      "Which shore comes to mind first?",
      "Sun, a long swim, or just nobody bothering you?",
      "Sunrise by the water or sunset?",
    ],
  },
  {
    id: "snow_sport",
    words: [
      ["ski|skiing|skis|slopes", "skiing"],
      ["snowboard*", "snowboarding"],
      ["ice skat*|skating|sledding", "skating"],
    ],
    playful: [
      "What's your style: elegant descent, or elegant fall?",
      "Who overtakes whom on the slope: you the kids, or the kids you? No judgement here.",
      "What's the best part, honestly: the adrenaline or the hot chocolate?",
    ],
    ask: [
      "Which place is your favourite?",
      "How did you start: friends, parents or a dare?",
      "Speed or scenery?",
    ],
  },
  {
    id: "climbing",
    words: [["climb|climbing|climber|bouldering|boulder|belay*|climbing gym", "climbing"]],
    playful: [
      "On the wall, do you just go, or do you write a will first?",
      "What gives up first: fingers, head or stubbornness? I suspect never the last one.",
      "Who holds your rope: people you trust, or whoever finished their snack first?",
    ],
    ask: [
      "Which route is still unfinished business?",
      "How did it start for you?",
      "Is it strength, or mostly being sneaky?",
    ],
  },
  {
    id: "running",
    words: [
      [
        "running|runner|ran my|ran a|ran 5|ran 10|go for a run|morning run|jog|jogging|marathon*|5k|10k|half marathon|parkrun",
        "running",
      ],
    ],
    playful: [
      "Is running moving meditation for you, or the price of a croissant?",
      "How many times per mile do you question your choices?",
      "Alarm at six: who wins, you or the blanket?",
    ],
    ask: ["Where's your favourite route?", "Music, or just your thoughts?", "Morning or evening?"],
  },
  {
    id: "gym",
    words: [
      [
        "gym|workout*|working out|crossfit|lifting|deadlift*|squats|trainer|training|pilates class",
        "training",
      ],
      ["yoga|pilates|stretching|meditat*|vinyasa", "yoga"],
    ],
    playful: [
      "After training, is it “I can move mountains” or “please don't make me laugh, it hurts”?",
      "What's hardest: starting, not quitting, or walking past the bakery on the way home?",
      "What's your favourite part? “When it ends” counts.",
    ],
    ask: [
      "What keeps you from skipping it?",
      "Is it for the body, or to switch your head off?",
      "Before everyone's up, or after everything's done?",
    ],
  },
  {
    id: "swim",
    words: [["swim|swimming|swimmer|pool|laps", "swimming"]],
    playful: [
      "Serious laps, or floating on your back until someone complains?",
      "Has a swimming cap ever suited anyone? I need evidence.",
      "The hardest part of swimming is leaving the house. How do you talk yourself into it?",
    ],
    ask: [
      "How far do you have to swim for the day to be good?",
      "Pool or open water?",
      "Morning or evening?",
    ],
  },
  {
    id: "bike",
    words: [["bike*|biking|cycling|cycle|bicycle|skateboard*|rollerblad*|longboard*|scooter", "cycling"]],
    playful: [
      "On two wheels, are you about the speed or about stopping at every bakery?",
      "Any scars? Childhood ones count, they come with the best stories.",
      "When it gets steep: pedal out of spite, or walk beside it with dignity?",
    ],
    ask: [
      "Which route do you only show to friends?",
      "Where do you want to ride to this summer?",
      "In company, or with headphones?",
    ],
  },
  {
    id: "ball",
    words: [
      ["football|soccer", "football"],
      ["basketball", "basketball"],
      ["volleyball", "volleyball"],
      ["tennis|padel|pickleball", "tennis"],
      ["hockey", "hockey"],
      ["baseball", "baseball"],
      ["rugby", "rugby"],
      ["golf", "golf"],
      ["bowling", "bowling"],
      ["the match", "the match"],
    ],
    playful: [
      "During a game, are you the quiet strategist or the one the whole street can hear?",
      "Bad call by the ref: “it happens”, or a ten-minute speech?",
      "I bet you're a good loser. I also bet it doesn't happen often. Shall we find out?",
    ],
    ask: [
      "Do you play, or mostly suffer with your team?",
      "Which match will you never forget?",
      "Who's your arch-rival?",
    ],
  },
  {
    id: "walk",
    words: [["walk|walks|walking|stroll|park|parks|wander*", "long walks"]],
    playful: [
      "Is a walk a route with a plan, or “let's see what's over there” and it's three hours later?",
      "How many steps until the first “is there coffee near here”?",
      "Headphones on a walk: for the music, or so nobody asks you the way?",
    ],
    ask: [
      "Where's your favourite place to walk?",
      "Early and empty, or late with the lights on?",
      "Which part of town would you show someone who doesn't like it?",
    ],
  },
  {
    id: "travel",
    words: [
      [
        "travel*|trip|trips|flight|flights|airport|backpack*|road trip*|passport|suitcase|abroad|hostel",
        "travelling",
      ],
      ["vacation*|holiday in|on holiday|annual leave|pto", "time off"],
    ],
    playful: [
      "Do you pack three days ahead, or three minutes before the taxi?",
      "On a trip, are you the one with the plan or the one who says “let's turn here”?",
      "What do you bring home: magnets, cheese, or stories you can't tell your mother?",
    ],
    ask: [
      "Where would you go back to tomorrow?",
      "What do you think of most from the last one?",
      "Beach, city, or a new place every day?",
      "Which place surprised you?",
    ],
  },
];
