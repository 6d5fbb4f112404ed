// How the mentor names a hook in English. Data only.
import type { HookTelling } from "./hook-telling.ts";

export const englishHooks: HookTelling = {
  best: {
    named: [
      "Best to ask about “{hook}”.",
      "The thing to pick up is “{hook}”.",
      "You can hold on to “{hook}”.",
    ],
    told: [
      "The best hook is “{words}”: ask about {about}.",
      "Hold on to “{words}” and talk about {about}.",
      "“{words}” is the thing to pick up, so ask about {about}.",
    ],
    words: ["The best hook is “{words}”.", "This is the thing to pick up: “{words}”."],
  },
  theirs: {
    named: [
      "They mentioned “{hook}”, so that is what it asks about.",
      "Goes on about “{hook}”, which is theirs to talk about.",
      "Shows that “{hook}” was read with care.",
      "It goes back to “{hook}”.",
    ],
    told: [
      "They said “{words}”, so it asks about {about}.",
      "“{words}” leads straight to a question about {about}.",
      "Shows that “{words}” was heard: it's about {about}.",
      "Answers “{words}” and goes on about {about}.",
    ],
    words: [
      "Answers “{words}” and nothing vaguer.",
      "“{words}” is what this is about.",
      "Shows that “{words}” was heard.",
      "The hook is “{words}”.",
    ],
  },
  mine: {
    named: [
      "Goes on from what you said about “{hook}”, with an easier start.",
      "“{hook}” is already in the air, so it stays there.",
      "The hook is “{hook}”, from your message.",
    ],
    told: [
      "Goes on from your “{words}”, with an easier start.",
      "Your “{words}” is already in the air: more about {about}.",
      "Grows out of your “{words}”, about {about}.",
    ],
    words: [
      "Goes on from your “{words}”, with an easier start.",
      "Your “{words}” is already in the air.",
      "Grows out of your “{words}”.",
    ],
  },
  notes: {
    named: [
      "The hook is “{hook}”, from your notes.",
      "“{hook}” is in your notes, so it's about them.",
      "Takes “{hook}” from your notes.",
    ],
    told: [
      "Your notes say “{words}”, so it asks about {about}.",
      "It asks about {about}: “{words}” is in your notes.",
      "“{words}” is from your notes, the question is about {about}.",
    ],
    words: [
      "“{words}” is from your notes.",
      "The hook is in your notes: “{words}”.",
      "Takes “{words}” from your notes.",
    ],
  },
  profile: {
    named: [
      "Asks about “{hook}”: the profile was read.",
      "Opens with “{hook}”, which can't be pasted to anybody else.",
      "Picks one thing from the profile, “{hook}”.",
    ],
    told: [
      "“{words}” is in the profile, so it asks about {about}.",
      "Shows that “{words}” was read: the question is about {about}.",
      "Because of “{words}” it asks about {about}.",
    ],
    words: [
      "The hook in the profile is “{words}”.",
      "“{words}” was read, and it shows.",
      "“{words}” can't be pasted to anybody else.",
    ],
  },
  context: {
    named: [
      "Asks about “{hook}”, from what you told me.",
      "Takes “{hook}” from your words.",
      "Goes back to the “{hook}” you mention.",
    ],
    told: [
      "You told me “{words}”, so it asks about {about}.",
      "It asks about {about}: that's in your “{words}”.",
      "“{words}” is from your words, the question is about {about}.",
    ],
    words: [
      "“{words}” is from what you told me.",
      "The hook is in your words: “{words}”.",
      "Takes “{words}” from your words.",
    ],
  },
};
