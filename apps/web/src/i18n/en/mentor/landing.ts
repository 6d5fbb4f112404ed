// English: the mentor's front page.
import type { MentorWords } from "../../mentor-texts.ts";

export const landing: MentorWords["landing"] = {
  hero: {
    eyebrow: "A mentor for your chats",
    ask: "Chat gone quiet?",
    answer: "Bring back the spark.",
    lead: "Show a screenshot. Spark tells you honestly what is going on and gives you three messages to choose from. Each has its reason.",
    action: "Read my chat",
    actionMember: "Back to the chat",
    how: "How it works",
    free: "Free to start",
    guest: "The first answer without signing up",
    pictures: "Screenshots are deleted right after reading",
  },
  try: {
    action: "Try it without signing up",
    sample: "Try it on this chat",
  },
  example: {
    label: "An example",
    made: "This chat is made up",
    name: "Sasha",
    chat: {
      silence: "two days of silence",
      me: "You",
    },
    intro:
      "The chat isn't dead, it stumbled: you were told “Back from Karelia”, a short word came back, and that left nothing to answer. Go back to the story: that was the way in. One message, no apologies for the pause.",
    verdict: "Write now",
    tones: { playful: "With a smile", sincere: "Sincere", direct: "Direct" },
    options: {
      playful: {
        text: "Could I get some of that quiet shipped to the city? :) Tell me where to find it.",
        why: "Picks up what was left unanswered, and is easy to answer.",
        source: "In Hinge's test, specific questions beat general ones. Hinge, 2015",
      },
      sincere: {
        text: "I keep thinking about that quiet of yours. So what did you think about, once it got so quiet?",
        why: "Your answer was short; this one is about the person and shows that you listen.",
        source: "People who ask follow-up questions get more second dates. Huang et al., 2017",
      },
      direct: {
        text: "I want to hear about the trip in person. Coffee this week?",
        why: "One clear step back to what was told.",
        source: "On OkCupid, naming a specific interest went with more answers. OkCupid, 2009",
      },
    },
    more: "One more option and the full reading",
    less: "Fold it up",
    readingTitle: "What the chat shows",
    reading: {
      last: "The last word is yours: “I see”. There is nothing to answer in it.",
      length:
        "What came to you was three times longer. When replies are shorter than the story, the story stops.",
      hook: "The hook is still there: Karelia, a week offline, the quiet. Nobody has come back to it yet.",
    },
    nextTitle: "What next",
    next: "Pick one and send it. If nothing comes in a couple of days, don't chase. Tell us how it went, and we'll decide together whether to write again.",
    facts: "Most studies are from the US, 2009–2017. They show what is common, not what must happen.",
  },
  steps: {
    title: "Three steps, one minute",
    shot: {
      title: "Take a screenshot",
      text: "Of a chat that has stalled, or a profile you don't know how to open.",
    },
    drop: {
      title: "Upload it to the chat",
      text: "Spark reads who said what. If it got a word wrong, you fix it with one tap.",
    },
    pick: {
      title: "Choose one of three",
      text: "With a smile, sincere or direct. Next to each is why it should work.",
    },
  },
  problems: {
    title: "Sounds familiar?",
    lead: "This is what Spark helps with. The answer always starts from your own chat.",
    list: {
      dry: {
        said: "“Yeah”, “ok”, “sure”. Third day in a row",
        help: "We find the topic that was alive and go back to it.",
      },
      opener: {
        said: "Great profile, and all I can think of is “hi”",
        help: "A first message drawn from what the profile really says.",
      },
      silence: {
        said: "Read, and silence. Write again or wait?",
        help: "An honest verdict: write, wait, or let it go.",
      },
      date: {
        said: "We chat for weeks and never meet",
        help: "An invitation with a day and a place, easy to answer.",
      },
      fear: {
        said: "I type, delete, type, delete",
        help: "Rehearse it first: Spark plays the other person.",
      },
      again: {
        said: "It always dies at the same point",
        help: "We show you where. Next time you notice before you send.",
      },
    },
  },
  trust: {
    title: "A mentor, not a ghost-writer",
    honest: {
      title: "Honest, not flattering",
      text: "If it's better not to write, we say so. We don't help anyone push after a no.",
    },
    reasons: {
      title: "With a reason and a source",
      text: "Under each option is what it picks up on and how we know.",
    },
    private: {
      title: "Yours stays yours",
      text: "Pictures are deleted after reading. You can download and erase all the rest in one place.",
    },
  },
  prices: {
    title: "What it costs",
    lead: "A request is one finished answer. If an answer fails, it does not count.",
    freeName: "Try it",
    freePrice: "Free",
    requests_one: "{{count}} request",
    requests_other: "{{count}} requests",
    unlimited: "Unlimited requests (subject to a fair use policy)",
    freeUnlimited: "No limit on this server",
    freeAll: "Everything works from day one",
    freeCard: "No card needed",
    freeAction: "Start",
    creditsName: "Credit pack",
    creditsKeep: "Credits never expire",
    creditsOnce: "Pay once, no subscription",
    creditsAction: "Get the pack",
    proName: "Pro Monthly",
    proMonth: "per month",
    proSupport: "Priority support",
    proEarly: "Early access to new features",
    proTrial_one: "Free trial: {{count}} day",
    proTrial_other: "Free trial: {{count}} days",
    proAction: "Try Pro",
    fairUse: "Fair use means up to {{count}} requests a day.",
    notForSale:
      "This server takes no payments: nothing can be bought here, and the prices are only an example.",
    seePlans: "More about the plans",
  },
  final: {
    title: "One message, and you are talking again",
    text: "Open that chat, take a screenshot and see what Spark has to say.",
  },
};
