// [MF1] Nobody is left without help and without a question where harm is as likely as not, counted on chats that nothing was learnt from.
import { describe, expect, it } from "vitest";
import { readChatsAside } from "../../train/labelled-chats.ts";
import { graveSituation } from "../learnt/open-situations.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { doubtOn } from "./check.ts";
import { judge } from "./judge.ts";
import { ask } from "./testing/read-cases.ts";

const AS_LIKELY_AS_NOT = 0.5;
/** Three messages are too few to be alarmed by the whole of them. */
const SHORT = 3;

describe.each(LANGUAGES)("chats aside in %s", (language) => {
  it("[MF1] where the other one or a stranger may do harm, there is help or a question", () => {
    const unheard = readChatsAside(language).flatMap(({ id, messages, note }) => {
      const chat = {
        kind: "chat",
        language,
        messages: messages.map((one) => ({ ...one, confidence: 1 })),
      } as const;
      const grave = graveSituation(chat, note);
      const isLikely = grave !== null && grave.id !== "harm_by_me" && grave.probability >= AS_LIKELY_AS_NOT;
      if (!isLikely || messages.length <= SHORT) return [];
      const question = ask({ words: note, transcript: chat, locale: language });
      return judge(question) === null && doubtOn(question).check === null ? [id] : [];
    });
    expect(unheard).toEqual([]);
  });
});
