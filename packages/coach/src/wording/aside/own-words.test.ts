// What of a note may be said to the other one, and what is not meant for them.
import { describe, expect, it } from "vitest";
import { askedIn } from "../../message/question-asked.ts";
import { ownAnswer } from "./own-words.ts";

const own = (note: string, said: string) =>
  ownAnswer(note, askedIn(said), said, /[а-я]/u.test(said) ? "ru" : "en");

describe("a note that is the answer", () => {
  it.each([
    [
      "мне 35, честно пока не знаю. он мне нравится",
      "что ты тут ищешь?",
      "честно пока не знаю, ты мне нравишься",
    ],
    ["детей не хочу", "ты детей хочешь?", "детей не хочу"],
    ["I'm 38 and honestly I don't know yet", "What are you looking for?", "honestly I don't know yet"],
    ["i had a migraine, not because of her", "why did you leave?", "i had a migraine, not because of you"],
    ["never been married", "were you ever married?", "never been married"],
    [
      "I do want to, just wrecked by nine",
      "i want to feel like you want to",
      "I do want to, just wrecked by nine",
    ],
  ])("[CO225] «%s» to «%s»", (note, said, all) => {
    expect(own(note, said)?.all).toBe(all);
  });

  it.each([
    ["я был у другой, но не скажу", "почему ты не пришёл?"],
    ["она зануда, серьёзного не хочу", "ты хочешь отношений?"],
    ["моя подруга говорит, что не хочет детей", "ты детей хочешь?"],
    ["боюсь сказать, что не готов", "что ты тут ищешь?"],
    ["не хочу детей? или сказать да?", "ты детей хочешь?"],
    ["i was working, gonna say i was ill", "why did you leave?"],
    ["she's boring, i want nothing serious", "what are you looking for?"],
    ["my ex wants kids", "do you want kids?"],
    ["how do i say i want something serious", "what are you looking for?"],
    ["tired of this app", "want to get coffee?"],
    ["i love hiking", "were you ever married?"],
  ])("[CO225] nothing of «%s» to «%s»", (note, said) => {
    expect(own(note, said)).toBeNull();
  });
});
