// English lines on pets, home and family. Data only.
import type { Topic } from "../topic.ts";

export const animalsAndHome: readonly Topic[] = [
  {
    id: "cat",
    words: [["cat|cats|kitten*|kitty|tabby|maine coon*", "the cat"]],
    playful: [
      "I won't ask who is in charge at home. Do you get any rights at all, or does the cat decide?",
      "How many times a night are you woken up for an urgent bowl inspection?",
      "Every cat has a secret job. What is yours: security, therapist or interior design by claw?",
    ],
    ask: [
      "What's the character like?",
      "What's the funniest crime on record?",
      "Sleeps next to you, or strictly independent?",
    ],
  },
  {
    id: "dog",
    words: [
      [
        "dog|dogs|puppy|puppies|doggo|labrador*|golden retriever*|corgi*|husky|greyhound*|poodle*|terrier*|spaniel*|retriever*|german shepherd*|bulldog*|dachshund*|beagle*|pup",
        "the dog",
      ],
    ],
    playful: [
      "So you basically have a personal trainer with a tail. What time is the first shift?",
      "On walks, who is walking whom, honestly?",
      "I suspect everyone in your street knows the dog's name and nobody knows yours. Close?",
    ],
    ask: [
      "Philosopher or hurricane: what's the character?",
      "Where's the favourite walk?",
      "What was the most forgivable crime so far?",
    ],
  },
  {
    id: "pet",
    words: [
      [
        "hamster*|parrot*|turtle*|tortoise*|rabbit*|bunny|lizard*|gecko*|ferret*|horse*|riding|pets|aquariums",
        "pets",
      ],
    ],
    playful: [
      "There has to be a story behind a pet like that. How did it start?",
      "If they kept a diary, how many pages would be complaints about you?",
      "Who is training whom by now?",
    ],
    ask: [
      "What's the character like?",
      "What's the best trick so far?",
      "What have you learned from having one?",
    ],
  },
  {
    id: "decor",
    words: [
      [
        "painting my kitchen|painted my kitchen|painting the kitchen|paint the kitchen|my kitchen|new kitchen",
        "the kitchen",
      ],
      ["renovat*|paint the|painting my|painting the|painted my|painted the|repaint*", "painting walls"],
    ],
    playful: [
      "How much of the paint is on the walls, and how much is on you?",
      "Did the colour win on merit, or did the other tins simply run out?",
      "Every home project has a moment of “what have I done”. When was yours?",
    ],
    ask: [
      "Which colours lost the vote?",
      "What's next on the list, or is the brush retired?",
      "Music while painting, or a podcast?",
      "What's the first thing you'll cook or hang up to celebrate?",
    ],
  },
  {
    id: "home",
    words: [
      [
        "moving house|moving into|moving out|moved in|moved into|the move|new apartment|new flat|new place|housewarming|unpack*",
        "the move",
      ],
      ["ikea|furniture|couch|sofa|shelves", "doing up a home"],
    ],
    playful: [
      "What stage are you at: “all according to plan” or “living among boxes, ask nothing”?",
      "Which box will never be unpacked? There's always one.",
      "I bet the kettle was the first thing to find its place. Am I right?",
    ],
    ask: [
      "What already feels like home?",
      "What do you like most about the new place?",
      "Which corner is yours?",
    ],
  },
  {
    id: "family",
    words: [
      [
        "mom|mum|dad|parents|family|sister*|brother*|niece*|nephew*|cousin*|my daughter|my son|my kid|my kids|kiddo",
        "family",
      ],
      ["grandma|grandmother|granny|grandpa|grandfather", "grandparents"],
    ],
    playful: [
      "In every family someone can't be out-argued at dinner. Who is it in yours?",
      "If I asked your family, which story about you would they tell first?",
      "Every family has a commander. Who is yours?",
    ],
    ask: [
      "Which tradition do you secretly love?",
      "Who do you take after?",
      "What's always on the table when everyone is there?",
    ],
  },
  {
    id: "plants",
    words: [
      ["garden*|allotment|tomatoes|greenhouse", "the garden"],
      ["plant|plants|flowers|flower|succulent*|cactus|monstera|tulips|roses", "plants"],
    ],
    playful: [
      "Do your plants thrive, or do they just forgive you?",
      "Be honest, do you talk to them?",
      "Is it a garden yet or still a jungle with ambitions?",
    ],
    ask: ["Which one is your pride?", "What's growing best right now?", "How did you get into it?"],
  },
];
