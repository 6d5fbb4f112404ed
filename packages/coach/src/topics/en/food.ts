// English lines on coffee, food and drink. Data only.
import type { Topic } from "../topic.ts";

export const food: readonly Topic[] = [
  {
    id: "coffee",
    words: [
      ["coffee*|cappuccino*|latte*|espresso*|flat white*|cafe|cafes|barista|cold brew|americano", "coffee"],
    ],
    playful: [
      "A coffee order is basically a personality test. Black and serious, or dessert in disguise?",
      "Safety question: are you safe to talk to before the first cup, or should I wait?",
      "I'm betting there is either oat milk or cinnamon in your order. How far off am I?",
      "The great divide: coffee on the run, or a proper cup by a window. Which side are you on?",
    ],
    ask: [
      "What do you order when the day isn't going well?",
      "Do you have a place where they know your order?",
      "Is coffee about the taste for you, or an excuse to breathe?",
      "What goes with it when nobody is judging?",
    ],
  },
  {
    id: "tea",
    words: [["tea|teas|matcha|chai|earl grey|kombucha|hot chocolate|cocoa", "tea"]],
    playful: [
      "Tea people have secrets. How many half-finished mugs are on your desk right now?",
      "Character test: does the bag stay in, or is that a crime where you come from?",
      "Is tea without a biscuit even tea, or just a rehearsal?",
    ],
    ask: [
      "What is your tea for a long evening?",
      "Lemon, milk or good company?",
      "What is the best cup of tea you've ever had?",
    ],
  },
  {
    id: "bar",
    words: [
      ["wine|wines|wine bar*|prosecco|champagne|rosé|rose wine", "wine"],
      ["bar|bars|cocktail*|negroni*|beer|beers|pub|pubs|margarita*|pint|pints|drinks|brewery", "good bars"],
    ],
    playful: [
      "Be honest: do you read the menu, or ask the bartender to surprise you?",
      "I judge a bar by its snacks. What's your completely unscientific method?",
      "I'm taking bets: your order is either a classic or something that arrives on fire. Which?",
    ],
    ask: [
      "Which place do you show people first?",
      "What do you order when there's something to celebrate?",
      "Loud and crowded, or a quiet corner and one good glass?",
    ],
  },
  {
    id: "pizza",
    words: [
      ["pizza*|pepperoni|calzone", "pizza"],
      ["tacos|taco", "tacos"],
      ["kebab*", "kebabs"],
      ["burger*", "burgers"],
      ["fries|burrito*|fast food", "street food"],
    ],
    playful: [
      "The question that ends empires: pineapple on pizza, yes or never?",
      "Last slice: do we split it, flip a coin, or duel?",
      "Do you finish the crust, or leave evidence?",
    ],
    ask: [
      "Where is the best one in town, in your expert opinion?",
      "What topping always wins?",
      "Is it a celebration food for you, or a can't-be-bothered-to-cook food?",
    ],
  },
  {
    id: "sushi",
    words: [["sushi|sashimi|maki", "sushi"]],
    playful: [
      "Serious sushi question: are you good with chopsticks, or do you quietly ask for a fork?",
      "How much wasabi is character, and how much is a cry for help?",
      "One piece left on the plate: do you offer it, split it, or create a distraction?",
    ],
    ask: [
      "Which sushi place would you defend in an argument?",
      "What do you always order, even if the menu has forty pages?",
      "Sushi on the sofa, or somewhere pretty?",
    ],
  },
  {
    id: "noodles",
    words: [
      ["ramen", "ramen"],
      ["pho|pad thai|thai food|curry|noodles|korean food|hot pot|hotpot", "a good bowl of something hot"],
    ],
    playful: [
      "A hot bowl of broth: dinner, or therapy?",
      "With spicy food, do you keep a straight face, or cry with pride?",
      "Chopsticks, fork, or “give me a spoon and look away”?",
    ],
    ask: [
      "Who makes the best broth in town?",
      "Do you like it hot, or do you value your life?",
      "What's in your perfect bowl?",
    ],
  },
  {
    id: "dumplings",
    words: [["dumpling*|dim sum|gyoza|pierogi|khinkali", "dumplings"]],
    playful: [
      "What's your personal dumpling record, or is the number classified?",
      "If there's one dumpling left, what's your strategy?",
      "Do you fold them yourself, or thank the heavens for the freezer aisle?",
    ],
    ask: [
      "Which filling always wins?",
      "Who makes the best dumplings around here?",
      "Party food, or first aid after a long day?",
    ],
  },
  {
    id: "cooking",
    words: [
      [
        "cook|cooking|cooked|recipe*|lasagna|lasagne|carbonara|pasta|roast|steak|homemade|risotto|borscht|soup",
        "cooking",
      ],
      ["food|foodie", "food"],
    ],
    playful: [
      "Is a recipe the law to you, or more of a friendly suggestion?",
      "What dish would you have to hide from the judges on a cooking show?",
      "Important: does whoever cooks get out of washing up in your world?",
    ],
    ask: [
      "What can you make with your eyes closed?",
      "What do you cook when you want to treat yourself?",
      "What have you always wanted to learn to make?",
      "Breakfast or dinner: which is the main event for you?",
    ],
  },
  {
    id: "sweets",
    words: [
      [
        "bake|baking|baked|cake*|cookies|cookie|croissant*|brownie*|pastry|pastries|sourdough|pancake*|banana bread|pie|muffin*",
        "baking",
      ],
      ["chocolate|ice cream|dessert*|donut*|doughnut*|candy|gelato", "sweet things"],
    ],
    playful: [
      "Is a sweet tooth a weakness or a strategy? I suspect strategy.",
      "When you say “just one bite”, how many bites are we talking about?",
      "Who gets the first piece when it turns out well: you or the witnesses?",
    ],
    ask: [
      "What's the dessert you never share?",
      "Which cake is your childhood?",
      "What's the best thing you've ever pulled out of an oven?",
    ],
  },
  {
    id: "restaurant",
    words: [
      ["restaurant*|diner|bistro|food truck*", "restaurants"],
      ["brunch|breakfast", "breakfast"],
      ["dinner|dinners", "dinners"],
      ["lunch", "lunch"],
    ],
    playful: [
      "Do you study the whole menu, or close it at the first familiar word?",
      "A delicate matter: when someone has fries, do you ask or do you just take one?",
      "Are you a “one of everything for the table” person? Please say yes.",
    ],
    ask: [
      "Which place would you show a visitor first?",
      "What matters most: the food, the view or the company?",
      "Where did you last eat something really good?",
    ],
  },
];
