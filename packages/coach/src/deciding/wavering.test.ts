// Whoever draws back and asks one to stay is told no goodbye; a no stays one.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../advising/advise-from.ts";

function verdictOn(language: "ru" | "en", ...theirs: readonly string[]) {
  const lines = [
    {
      speaker: "me" as const,
      text: language === "ru" ? "как ты после вчера?" : "how are you after last night?",
    },
  ];
  const messages = [...lines, ...theirs.map((text) => ({ speaker: "them" as const, text }))];
  const outcome = adviseFrom({
    intent: "reply",
    context: "",
    profile: "",
    notes: "",
    locale: language,
    take: 0,
    transcript: { kind: "chat", language, messages: messages.map((one) => ({ ...one, confidence: 1 })) },
  });
  return outcome.ok ? outcome.advice.verdict : null;
}

describe("who wavers", () => {
  it.each([
    [
      "ru",
      "ты хороший, а я после развода и всего боюсь",
      "хочется сбежать, хоть и тепло с тобой",
      "только не пропадай, ладно",
    ],
    ["ru", "я как будто не готова ни к чему серьёзному", "но ты мне дорог. дай мне чуть времени"],
    [
      "en",
      "part of me wants to run and i dont know why",
      "im scared of messing this up",
      "but i dont want to lose you",
    ],
    ["en", "i cant promise anything yet, im a mess", "please bear with me, you matter"],
    [
      "en",
      "i really like being around you",
      "but an old story came up and i dont feel ready for anything",
      "i need some time to think. please dont be mad",
    ],
    [
      "ru",
      "мне очень хорошо с тобой, правда",
      "но объявился бывший и всё перевернул, мне нужно немного времени",
      "только не злись",
    ],
  ] as const)("[CO223] is not let go (%s: %s)", (language, ...theirs) => {
    expect(verdictOn(language, ...theirs)).not.toBe("let_it_go");
  });

  it.each([
    ["ru", "не пропадай говорила я, а теперь боюсь", "в общем нам лучше больше не встречаться, прости"],
    ["en", "i said dont go, and i was scared", "but i think we should stop seeing each other, i'm sorry"],
  ] as const)("[CO223] is let go where a no comes after it (%s: %s)", (language, ...theirs) => {
    expect(verdictOn(language, ...theirs)).toBe("let_it_go");
  });
});
