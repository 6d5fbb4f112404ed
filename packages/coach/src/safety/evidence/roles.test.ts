// [MF1] A page is for the one who reads it: two of the same school are not told of an adult, and who is told goodbye is not told to
// stay alive themselves.
import { describe, expect, it } from "vitest";
import { readChatsAside, readLabelledChats } from "../../../train/labelled-chats.ts";
import { LANGUAGES } from "../../message/language-data.ts";
import { caseOfWhole } from "../help/case-of-whole.ts";
import helpEn from "../data/help.en.json" with { type: "json" };
import helpRu from "../data/help.ru.json" with { type: "json" };
import { judge } from "../judge.ts";
import { readText } from "../phrases/phrase.ts";
import { chatSpeeches } from "./speeches.ts";
import { ask } from "../testing/read-cases.ts";

/** Labelled chats in which whoever asks is the one who may die; in all others it is the one they write with. */
const ASKERS_OWN = [
  [
    "ru-f-238",
    "ru-a-133",
    "ru-round-1-ru19",
    "ru-round-4-ru10",
    "ru-s-018",
    "ru-g-060",
    "ru-g-199",
    "ru-g-343",
    "ru-j-050",
    "ru-k-050",
    "ru-k-270",
    "ru-l-068",
    "ru-l-100",
    "ru-l-205",
  ],
  ["en-e-085", "en-a-189", "en-b-403", "en-s-018", "en-s-019", "en-g-280", "en-j-136", "en-j-276"],
].flat();
/** Says so in words that the lists know: they come first. */
const LISTED = "round-8-e13";

describe.each(LANGUAGES)("whose life it is (%s)", (language) => {
  it("[MF1] is read from what is told beside the chat before what both say of it", () => {
    const chats = [...readChatsAside(language), ...readLabelledChats(language)].filter(
      ({ situation, id }) => situation === "self_harm" && id !== LISTED,
    );
    const own = chats.filter(({ messages, note }) => {
      const talk = chatSpeeches({
        kind: "chat",
        language,
        messages: messages.map((one) => ({ ...one, confidence: 1 })),
      });
      return caseOfWhole("self_harm", talk, { by: "own", text: readText(note) }) === "self_harm_self";
    });
    expect(chats.length).toBeGreaterThan(40);
    expect(own.map(({ id }) => id).toSorted()).toEqual(
      ASKERS_OWN.filter((id) => id.startsWith(language)).toSorted(),
    );
  });
});

describe("two who are both under age", () => {
  it.each([
    ["ru", "мне 17 ей тоже, учимся в параллели. не знаю что ответить", helpRu],
    ["ru", "нам обоим по 17, что написать", helpRu],
    ["en", "i'm 16 and she's in my class. what do i say", helpEn],
  ] as const)("[MF1] are not told of an adult (%s: %s)", (locale, words, { minor_peer }) => {
    expect(judge(ask({ words, locale }))?.summary).toBe(minor_peer.summary);
  });

  it.each([
    ["ru", "мне 15, он старше, пишет что я взрослая. что ответить", helpRu, "minor_me"],
    ["ru", "мне 17 ей тоже вроде, а вообще мне 34", helpRu, "minor"],
    ["en", "i'm 15 and he is 27. what do i say", helpEn, "minor_me"],
  ] as const)("[MF1] are not assumed (%s: %s)", (locale, words, help, page) => {
    expect(judge(ask({ words, locale }))?.summary).toBe(help[page].summary);
  });
});
