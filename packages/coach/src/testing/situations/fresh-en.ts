// English situations written to be read by a stranger's eye: moods, odd stories, bare words. Data for situations.test.ts.
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

/** Words of an answer that answers nothing. */
const DODGE = /you go first|your version|trade you|longer than fits|takes its time|intuition/iu;

export const freshEnglishSituations: readonly Situation[] = [
  situation(
    "en",
    "locked out in slippers",
    "write_now",
    ["> How's your morning?", "< Locked myself out in slippers, the mailman had to call my landlord"],
    { names: ["the slippers"], never: /“Locked/u },
  ),
  situation(
    "en",
    "a toaster on fire",
    "write_now",
    ["< My toaster caught fire and the whole building had to evacuate"],
    { names: ["the toaster"], never: /“My toaster/u },
  ),
  situation(
    "en",
    "what do you do, asked after bees",
    "write_now",
    ["> So what's your week like?", "< Mostly beekeeping, I look after hives on rooftops. What do you do?"],
    { names: ["the bees"], never: DODGE },
  ),
  situation("en", "what do you do, and the profile knows", "write_now", ["< So what do you do for work?"], {
    profile: "Pediatric nurse, night shifts, big on crosswords",
    names: ["I'm a pediatric nurse"],
    never: DODGE,
  }),
  situation(
    "en",
    "what are you looking for here",
    "write_now",
    ["> Your taste in hats is excellent", "< Ha, thank you. What are you looking for on here?"],
    { names: ["looking for"], never: DODGE },
  ),
  situation(
    "en",
    "how did that happen",
    "write_now",
    ["> I once accidentally won a pie-eating contest", "< How does one accidentally win that?"],
    { names: ["accidentally win"], never: DODGE },
  ),
  situation("en", "where do you go to think", "write_now", ["< Where do you go when you need to think?"], {
    names: ["need to think"],
    never: DODGE,
  }),
  situation(
    "en",
    "the neighbour's rooster",
    "write_now",
    ["< The guy next door bought a rooster. In the city. I have not slept since Tuesday"],
    { names: ["the neighbours"], never: /[Ss]leep/u },
  ),
  situation(
    "en",
    "a lost suitcase",
    "write_now",
    ["> Did you land?", "< Landed! My suitcase went to Oslo without me though, so I'm in airport pajamas"],
    { names: ["My suitcase went to Oslo"] },
  ),
  situation(
    "en",
    "an escape room failed",
    "write_now",
    [
      "> How was the team thing?",
      "< We failed the escape room so badly they asked if we wanted to leave through the fire exit",
    ],
    { names: ["the escape room"], never: /“We failed/u },
  ),
  situation("en", "only hearts", "write_now", ["> I left you the last dumpling, spiritually", "< ❤️❤️"], {
    names: ["dumplings"],
    never: /Short answer/u,
  }),
  situation("en", "a dry talk", "write_now", ["> How was your day?", "< fine", "> Just fine?", "< yep"], {
    names: ["yep"],
  }),
  situation(
    "en",
    "flirting over a wager",
    "write_now",
    [
      "> I could beat you at mini golf with my eyes closed",
      "< Big words for someone within losing distance 😏",
    ],
    { names: ["a game", "teasing"], never: /“Big words/u },
  ),
  situation(
    "en",
    "after a first date",
    "ask_out",
    ["> Home safe?", "< Yes! Had such a good time tonight, you owe me a rematch at darts"],
    { names: ["went well", "left something good"], never: /[Tt]onight/u },
  ),
  situation(
    "en",
    "moved to whatsapp",
    "write_now",
    ["> Hey, it's Tom from the app", "< There you are! Much better here"],
    { names: ["changed apps", "moved to a new place"], never: /“Much better/u },
  ),
  situation(
    "en",
    "she waited for an answer",
    "write_now",
    ["< I kind of thought you'd lost interest, you went quiet for days"],
    { names: ["reproach", "hurt"], never: /“I kind of/u },
  ),
  situation(
    "en",
    "a long story with no topic",
    "write_now",
    [
      "> What's new?",
      "< Oh boy. So my aunt entered me in a lumberjack competition as a joke, I came third, and now there's a trophy shaped like an axe on my desk and my boss is scared of me",
    ],
    { names: ["the lumberjack contest"], never: /about work/u },
  ),
  situation(
    "en",
    "finally sent the manuscript",
    "write_now",
    ["< Just hit send on my manuscript and now I'm staring at a wall"],
    { names: ["the manuscript"], never: /“Just hit/u },
  ),
  situation(
    "en",
    "inherited a boat",
    "write_now",
    ["< Weird news: my grandpa's friend left me a tiny rowing boat and I live nowhere near water"],
    { names: ["the boat"], never: /“Weird/u },
  ),
  situation(
    "en",
    "a voice note to come",
    "write_now",
    ["> Tell me everything", "< ok voice note incoming, this needs sound effects"],
    { names: ["voice note"] },
  ),
  situation(
    "en",
    "can't Saturday, can Monday",
    "ask_out",
    ["> Picnic on Saturday?", "< Can't do Saturday, my sister's in town. Monday evening?"],
    { names: ["Monday"], never: /Saturday|What time/u },
  ),
  situation(
    "en",
    "days of silence after a good talk",
    "write_now",
    ["< I make my own hot sauce, it's basically a weapon", "> How hot are we talking?"],
    { context: "no reply for 5 days" },
  ),
  situation("en", "a promotion", "write_now", ["< I got the promotion!!!"], {
    names: ["win", "proud"],
    never: /[Ss]uspense/u,
  }),
  situation(
    "en",
    "texting like this with everyone",
    "write_now",
    ["< I feel like you text like this with everyone"],
    {
      names: ["believe you", "serious you are"],
    },
  ),
  situation(
    "en",
    "a flight cancelled with a nun",
    "write_now",
    ["< My flight got cancelled so I'm sleeping at gate B12 with a nun and two violinists"],
    { names: ["the flight"], never: /pack three days/u },
  ),
  situation(
    "en",
    "a job asked for without a question mark",
    "write_now",
    ["< you never told me what you do"],
    {
      names: ["what you do"],
      never: /[Ss]uspense/u,
    },
  ),
  situation("en", "might be free", "ask_out", ["> You free Friday?", "< I might be ;)"], {
    names: ["might be"],
    never: /Saturday/u,
  }),
  situation("en", "a mess today", "write_now", ["< I'm a mess today, sorry if I'm short"], {
    names: ["hard time", "What matters"],
    never: /memoir|trailer/u,
  }),
];
