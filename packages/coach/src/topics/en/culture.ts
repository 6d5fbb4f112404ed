// English lines on films, books, music, museums and games. Data only.
import type { Topic } from "../topic.ts";

export const culture: readonly Topic[] = [
  {
    id: "film",
    words: [
      [
        "rewatch*|movie*|film|films|cinema|horror|rom-com*|romcom*|documentary|documentaries|pixar|tarantino|nolan|anime|studio ghibli|oscars",
        "films",
      ],
    ],
    playful: [
      "Important: do you watch films in silence, or is there a live commentary?",
      "If today were a film, would it be a comedy or something slow and Scandinavian?",
      "How much popcorn survives until the opening credits with you around?",
      "A bad film: do you finish it on principle, or leave after ten minutes?",
    ],
    ask: [
      "Which film could you watch for the tenth time without shame?",
      "What do you put on when your brain is done for the day?",
      "Which film do you recommend to everyone and nobody ever watches?",
      "Cinema, or sofa and blanket?",
    ],
  },
  {
    id: "series",
    words: [
      [
        "series|tv show*|comfort show*|a show|this show|the show|netflix|new season|episode*|binge*|sitcom*|hbo",
        "series",
      ],
    ],
    playful: [
      "“Just one more episode”: how many times a night do you believe that?",
      "Is watching ahead without the other person betrayal or self-defence?",
      "Which character annoys everyone except you?",
    ],
    ask: [
      "What's your comfort show?",
      "What was the last one that cost you sleep?",
      "Whole season in a weekend, or one a night?",
    ],
  },
  {
    id: "book",
    words: [
      [
        "book*|reading|novel*|library|kindle|audiobook*|bookstore*|bookshop*|fantasy|thriller*|murakami|harry potter|tolkien",
        "books",
      ],
    ],
    playful: [
      "Trust test: do you fold page corners, or can you be let into a decent home?",
      "How many books are you “currently reading”, and which one knows it has been abandoned?",
      "Do you peek at the last page, or suffer like a hero?",
    ],
    ask: [
      "Which book do you give people when you don't know what to give?",
      "What's on your nightstand right now?",
      "Paper, screen or headphones?",
      "Which one would you love to read again for the first time?",
    ],
  },
  {
    id: "music",
    words: [
      ["jazz", "jazz"],
      ["vinyl|record store|records", "vinyl"],
      ["open mic*", "open mics"],
      ["music|song|songs|playlist*|album*|spotify|techno|indie|hip hop|punk", "music"],
    ],
    playful: [
      "Which embarrassing song do you know word for word? I'll go second.",
      "On a road trip, do you control the music or does someone have to take it from you?",
      "If one song played every time you walked in, what would it be?",
    ],
    ask: [
      "What's on repeat for you right now?",
      "What do you play when you need to pull yourself together?",
      "What's the best song for walking home late?",
    ],
  },
  {
    id: "concert",
    words: [
      [
        "concert*|gig|gigs|festival*|live show|stand-up|standup|comedy night|rave|coachella|glastonbury",
        "live shows",
      ],
    ],
    playful: [
      "At a concert, are you front row, back wall, or wherever nobody spills anything on you?",
      "Do you sing along, or spare the people around you?",
      "How far would you queue for the right band? Give me a number.",
    ],
    ask: [
      "Which one still gives you goosebumps?",
      "Who is top of your list to see live?",
      "Tiny club or huge stage?",
    ],
  },
  {
    id: "instrument",
    words: [
      ["guitar*", "the guitar"],
      ["my band|our band|in a band|bass player|play bass|rehearsal*", "the band"],
      ["piano", "the piano"],
      ["violin", "the violin"],
      ["cello", "the cello"],
      ["accordion*", "the accordion"],
      ["drums|drummer", "the drums"],
      ["ukulele", "the ukulele"],
      ["karaoke|singing|choir", "singing"],
    ],
    playful: [
      "Are the neighbours singing along yet, or still negotiating?",
      "Which song do you play when you want applause?",
      "If there were a stage right here, what would you start with?",
    ],
    ask: [
      "What do you like playing most?",
      "How did you start?",
      "Is it just for you, or is there a stage in the plan?",
    ],
  },
  {
    id: "theatre",
    words: [["theatre|theater|musical*|ballet|opera|broadway|improv", "the theatre"]],
    playful: [
      "What's the interval for: discussing act one, or the bar?",
      "Do you cry at the ending or look for your coat?",
      "Cheap seats with binoculars, or front row behind someone tall?",
    ],
    ask: [
      "What would you take someone to who claims to hate theatre?",
      "What matters more: actors, music, or that it isn't four hours?",
      "Classics, or something strange in a basement?",
    ],
  },
  {
    id: "museum",
    words: [["museum*|exhibition*|exhibit|gallery|galleries|art|architecture|impressionis*", "exhibitions"]],
    playful: [
      "Do you read every label, or go straight for the one painting and a bench?",
      "Modern art: “brilliant”, or “I could do that too”?",
      "Which painting would recognise you as one of its own?",
    ],
    ask: [
      "Which exhibition stayed with you?",
      "What would you show someone who gets bored in museums?",
      "Paintings, photographs, or objects with a story?",
    ],
  },
  {
    id: "photo",
    words: [
      ["photograph*|photo shoot*|camera|film camera|polaroid*|taking photos|take photos", "photography"],
    ],
    playful: [
      "How many shots before the food is officially cold?",
      "Are you behind the camera because it's the best hiding place?",
      "Thirty photos of one pigeon: a series or a cry for help?",
    ],
    ask: [
      "What's your favourite shot so far?",
      "People, cities or small things?",
      "Where is the best light in town?",
    ],
  },
  {
    id: "craft",
    words: [
      ["draw|drawing|sketch*|watercolo*|paint|painting|paintings|illustrat*", "drawing"],
      ["pottery|ceramics", "pottery"],
      ["knit*|crochet*", "knitting"],
      ["sewing|embroid*", "sewing"],
      ["woodwork*", "woodwork"],
      ["handicraft*|handmade", "handicrafts"],
    ],
    playful: [
      "Where do your failed works live: a shelf, a cupboard, or friends' birthdays?",
      "How often does “five more minutes” end at three in the morning?",
      "If you had to draw this chat so far, would it be a portrait or a black square?",
    ],
    ask: ["Which piece are you quietly proud of?", "How did it start?", "What are you working on now?"],
  },
  {
    id: "dance",
    words: [["dance|dancing|salsa|bachata|tango|swing dance|ballroom", "dancing"]],
    playful: [
      "At weddings, are you in the middle of the dance floor or next to the cake?",
      "Two left feet: a diagnosis, or something you can work with?",
      "Which song gets you up every single time?",
    ],
    ask: [
      "Which style is yours?",
      "What's the best part: the music, the people, or not thinking?",
      "Where should a beginner start?",
    ],
  },
  {
    id: "games",
    words: [
      ["chess", "chess"],
      ["quiz|trivia", "quizzes"],
      ["board game*|monopoly|catan|puzzle*|scrabble", "board games"],
      [
        "video game*|gaming|gamer|playstation|xbox|nintendo|zelda|minecraft|the sims|dnd|d&d|playing games",
        "games",
      ],
    ],
    playful: [
      "You learn everything about a person from a game. Are you a graceful loser, or does the board “accidentally” fall?",
      "In a team, are you the brain, the luck, or moral support with snacks?",
      "Loser buys dessert. Do you accept, or do you need time to train?",
    ],
    ask: [
      "What are you unbeatable at?",
      "Which game has eaten most of your evenings?",
      "Do you play to win or for the company?",
    ],
  },
  {
    id: "stars",
    words: [
      [
        "observator*|saturn|jupiter|saturn's rings|milky way|comet*|eclipse*|astronom*|telescope*|stargaz*|constellation*|planetarium*|meteor shower",
        "the stars",
      ],
    ],
    playful: [
      "Under a night sky, do you make wishes, or name the constellations?",
      "How often can one say “look, a satellite” and stay mysterious?",
      "If they need two people for Mars, are you on the list of volunteers?",
    ],
    ask: [
      "What's the first thing you show people up there?",
      "Where around here is it dark enough for stars?",
      "Where should someone start who only knows the Big Dipper?",
    ],
  },
  {
    id: "talks",
    words: [
      ["podcast*|true crime", "podcasts"],
      ["psychology", "psychology"],
      ["philosophy", "philosophy"],
      ["astrology|horoscope*|zodiac", "astrology"],
      ["tarot", "tarot"],
    ],
    playful: [
      "That's the kind of topic that ends at two in the morning. Do you warn people?",
      "Conversations like that last five minutes or until dawn. Which is it with you?",
      "Are you team science or team “the stars said so”?",
    ],
    ask: [
      "What's stuck in your head lately?",
      "Where should a beginner start?",
      "Is it curiosity, or a way to work people out?",
    ],
  },
];
