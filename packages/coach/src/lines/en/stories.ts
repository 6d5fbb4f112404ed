// English reactions to a story, by its mood. Data only.
import { between } from "./between.ts";
import type { Stories } from "../stories.ts";

export const stories: Stories = {
  moods: {
    ...between,
    mishap: {
      react: {
        playful: [
          "That's a finished scene for a comedy.",
          "Screenwriters are taking notes.",
          "The day tried to test you, and I think it's losing.",
          "The award for most plot in one day goes to you.",
          "No warning signs, and then a full house.",
          "Better plotted than most series.",
        ],
        sincere: [
          "I'm sorry and I'm smiling, both at once.",
          "Painful and funny in the same bottle.",
          "With that way of seeing things you can survive anything.",
          "I can picture your face at that moment.",
          "I'm glad it's already a story.",
          "So vivid, and I feel for you.",
        ],
        direct: [
          "What a turn.",
          "You couldn't make that up.",
          "Strong plot for an ordinary day.",
          "That's a special kind of luck.",
          "Harsh.",
          "Quite a day, in quotation marks.",
        ],
      },
      ask: {
        playful: [
          "Who plays you in the film?",
          "Is it a party story yet, or too soon to laugh?",
          "What music was playing in the background?",
          "Is there a moral to this one?",
          "How many points out of ten for drama?",
          "Who's the most innocent in this story?",
        ],
        sincere: [
          "How is it now, funny already or not quite?",
          "What went through your head at the worst moment?",
          "Who came to the rescue?",
          "How do you keep your sense of humour?",
          "What do you console yourself with?",
          "Who do you tell first when that happens?",
        ],
        direct: [
          "How did it end?",
          "What was the worst moment?",
          "What happens now?",
          "Does this happen to you often?",
          "What do you do now?",
          "What's the lesson?",
        ],
      },
    },
    feat: {
      react: {
        playful: [
          "The fanfare is playing, the neighbours know.",
          "Cutting you a medal out of tinfoil, ceremony with witnesses.",
          "Standing ovation, people are turning round.",
          "Fireworks, please!",
          "That's today's headline, the rest can stay unprinted.",
          "I demand details and cake!",
        ],
        sincere: [
          "That's really something, congratulations.",
          "I'm happy for you.",
          "There's a lot of work behind that, so I'm all the happier for you.",
          "Congratulations, you earned that.",
          "That is so good to read!",
          "That made my day a bit better, too.",
        ],
        direct: [
          "Impressive, no exaggeration.",
          "Strong.",
          "Congratulations, be proud of that.",
          "Congratulations!",
          "Great, well deserved.",
          "Hooray, that's something!",
        ],
      },
      ask: {
        playful: [
          "What's your reward?",
          "Who do you brag to first?",
          "Small celebration or a big one?",
          "Are you signing autographs yet?",
          "Where will they put your statue?",
          "What's the first toast?",
        ],
        sincere: [
          "What was the hardest part?",
          "How does it feel now that it's done?",
          "What does it mean to you?",
          "What's the best part of it?",
          "Will you tell me how it went?",
          "Which moment had your heart racing?",
        ],
        direct: [
          "What's next?",
          "How long did it take?",
          "When do you get to breathe?",
          "What changes now?",
          "How do you like to celebrate?",
          "What's the next goal?",
        ],
      },
    },
    annoyed: {
      react: {
        playful: [
          "Joining your support group, already painting the banner.",
          "Grumbling is officially allowed, I have popcorn.",
          "Drafting a revenge plan on a napkin.",
        ],
        sincere: [
          "I get it, that wears you down.",
          "That takes a truckload of patience, I'm sorry.",
          "I'm entirely on your side.",
        ],
        direct: [
          "Yes, that's maddening.",
          "Putting up with that is a job in itself.",
          "Agreed, that's not okay.",
        ],
      },
      ask: {
        playful: [
          "Is diplomacy still on, or is it war?",
          "What's the most elegant bloodless revenge?",
          "If there were a remote control, which button would you hit?",
        ],
        sincere: [
          "What saves your nerves at times like that?",
          "How do you switch off from it?",
          "Any chance it gets quieter soon?",
        ],
        direct: [
          "How do you solve that?",
          "Has it been going on long?",
          "Is there any point in talking to them?",
        ],
      },
    },
    odd: {
      react: {
        playful: [
          "Right, this is where I need popcorn.",
          "Six out of five for the plot.",
          "Novelists would be too shy to write that.",
        ],
        sincere: [
          "That's wonderful, nobody forgets a thing like that.",
          "I can see it like a film.",
          "I love stories like this, they're too odd to be made up.",
        ],
        direct: [
          "Unexpected, and I'm very curious.",
          "Nobody has ever told me that one.",
          "Now that's a plot.",
        ],
      },
      ask: {
        playful: [
          "Is it a sign, a coincidence or just a Wednesday?",
          "Is there a sequel in the works?",
          "Who's the villain in this one?",
        ],
        sincere: [
          "What surprises you most about it?",
          "How do you explain it to yourself?",
          "How do you feel about it now?",
        ],
        direct: ["So what do you do with that?", "And how did it end?", "What's the strangest detail?"],
      },
    },
    ahead: {
      react: {
        playful: [
          "Fingers crossed on both hands, typing with my nose.",
          "Starting the countdown now.",
          "Taking a front-row seat in advance.",
        ],
        sincere: [
          "I hope it goes exactly the way you want.",
          "It's lovely to have something to look forward to.",
          "I'm nervous along with you.",
        ],
        direct: ["Good plan.", "Good luck.", "That sounds serious."],
      },
      ask: {
        playful: [
          "Are you bringing a lucky charm?",
          "What's the riskiest item on the programme?",
          "Is there a plan B, or are we being brave?",
        ],
        sincere: [
          "What are you looking forward to most?",
          "More nerves or more joy?",
          "What would help you feel calm?",
        ],
        direct: ["When will you know?", "Is everything ready?", "What's left to do?"],
      },
    },
    fresh: {
      react: {
        playful: [
          "New chapter, and a hook on page one.",
          "Plot twist noted.",
          "That's a serious bid for a new life.",
        ],
        sincere: [
          "I love it when people start something new.",
          "That always takes a bit of courage.",
          "It's nice to read about a change like that.",
        ],
        direct: ["Good start.", "That's a decent decision.", "Not bad."],
      },
      ask: {
        playful: [
          "Was it an impulse or a cunning plan?",
          "Do we drop it in a week, or become a legend?",
          "Who's against it already, and who's jealous?",
        ],
        sincere: [
          "What gave you the push?",
          "What are your first impressions?",
          "What do you enjoy most about it?",
        ],
        direct: ["So how is it?", "For good?", "How did it start?"],
      },
    },
    craft: {
      react: {
        playful: [
          "So that's your secret superpower.",
          "With that skill any expedition would take you.",
          "Adding you to the list of dangerously interesting people.",
        ],
        sincere: [
          "It's great when somebody has a thing of their own.",
          "The way you write, I can tell you love it.",
          "You don't meet that often, I'd like to hear more.",
        ],
        direct: ["A rare one.", "That earns respect.", "Unexpected, and instantly interesting."],
      },
      ask: {
        playful: [
          "What's been the most beautiful disaster so far?",
          "Do you take pupils with two left hands?",
          "What's the secret nobody may know?",
        ],
        sincere: ["How did it start?", "What pulls you in most?", "What are you proudest of?"],
        direct: ["Where does a beginner start?", "How much time does it take?", "What's the hard part?"],
      },
    },
    plain: {
      react: {
        playful: [
          "Act one is here, the audience demands act two.",
          "Noted, that goes into the memoirs.",
          "Suspense: achieved.",
        ],
        sincere: [
          "I love how vividly you tell things.",
          "Reading that, I'm almost there.",
          "I'm glad you're telling me.",
        ],
        direct: ["I'm listening.", "Curious now.", "More of that, please."],
      },
      ask: {
        playful: [
          "Which moment goes into the trailer?",
          "If that's episode one, how does the season end?",
          "What's the funniest part of it?",
        ],
        sincere: ["Which moment will stay with you?", "How did that feel?", "What happened next?"],
        direct: ["So how is it?", "What's the main thing?", "What comes next?"],
      },
    },
  },
  thing: {
    playful: [
      "If they film the story of {about}, is it a comedy or a thriller?",
      "When do the memoirs about {about} come out?",
      "Do you act out the story of {about} for friends?",
      "Separate question about {about}: {ask}",
    ],
    sincere: ["Tell me a bit more about {about}?", "What surprised you most about {about}?"],
    direct: ["One question about {about}: {ask}", "Back to {about}: {ask}", "Quickly, about {about}: {ask}"],
  },
  back: {
    playful: ["Previously: “{q}”. {ask}", "The story so far: “{q}”. {ask}"],
    sincere: ["I keep thinking of your “{q}”. {ask}", "Your “{q}” stayed with me. {ask}"],
    direct: ["Back to your “{q}”: {ask}", "Writing because of your “{q}”: {ask}"],
  },
};
