// [MF1] Danger that no single message tells: signs of it add up over the chat, by whoever says them. The same words the other way round
// get the page for the other side, and everyday look-alikes get none.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "../../advising/advise-from.ts";
import type { Language, Transcript } from "../../transcript/transcript.ts";
import { doubtOn } from "../check.ts";
import { judge } from "../judge.ts";
import { signsOf } from "./signs.ts";
import { ask } from "../testing/read-cases.ts";

type Lines = readonly (readonly ["me" | "them", string])[];

const LANGUAGES = ["ru", "en"] as const;
const chat = (language: Language, lines: Lines): Transcript => ({
  kind: "chat",
  language,
  messages: lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
});
const shown = (language: Language, lines: Lines, words = "") =>
  ask({ transcript: chat(language, lines), words, locale: language });
const pasted = (language: Language, lines: Lines) => {
  const [mine, theirs] = language === "ru" ? ["Я", "Он"] : ["Me", "Him"];
  const words = lines.map(([by, text]) => `${by === "me" ? mine : theirs}: ${text}`).join("\n");
  return ask({ words, locale: language });
};
const turned = (lines: Lines): Lines => lines.map(([by, text]) => [by === "me" ? "them" : "me", text]);

/** Somebody is near, knows what one did, and was asked to stop. */
const PURSUED: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["me", "Не пиши мне больше, мы расстались"],
      ["them", "видел тебя вчера с этим, в сером пальто"],
      ["them", "выходи, я у твоего подъезда"],
    ],
    [
      ["me", "оставь меня в покое пожалуйста"],
      ["them", "свет у тебя горит, значит дома"],
      ["them", "внизу стою, спустись на минуту"],
    ],
  ],
  en: [
    [
      ["me", "Don't text me again, we're done"],
      ["them", "saw you with him yesterday. your car is still there"],
      ["them", "come down, i'm outside your building"],
    ],
    [
      ["me", "please stop messaging me"],
      ["them", "your light is on so i know you're in"],
      ["them", "i'll be waiting by your car then"],
    ],
  ],
};

/** They hold somebody by what they would do to themselves, and words of the same kind that hold nobody. */
const HELD: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["me", "я всё решила, мы расходимся"],
      ["them", "если уйдёшь, я наглотаюсь таблеток, и это будет на твоей совести"],
      ["me", "не надо так"],
    ],
    [
      ["me", "я больше не приеду, Костя"],
      ["them", "не приедешь, и меня утром не станет. живи потом с этим"],
      ["me", "пожалуйста, не говори так"],
    ],
  ],
  en: [
    [
      ["me", "i can't do this anymore, i'm moving out"],
      ["them", "if you walk out i'll swallow every last one, and it'll be on you"],
      ["me", "please don't say that"],
    ],
    [
      ["me", "it's over, i mean it"],
      ["them", "block me and i'll do something stupid tonight. you'll live with that"],
      ["me", "stop it, you're scaring me"],
    ],
  ],
};
const HELD_BY_NOTHING: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["me", "торт стоит на кухне"],
      ["them", "если не приедешь, съем весь, и это будет на твоей совести"],
      ["me", "ахаха, уже лечу"],
    ],
  ],
  en: [
    [
      ["me", "the brownies are on the counter"],
      ["them", "if you don't come i'll finish the whole box and it'll be on you"],
      ["me", "haha on my way"],
    ],
  ],
};

/** A stranger's love that needs something, in pieces that are harmless each. */
const SWINDLED: Readonly<Record<Language, Lines>> = {
  ru: [
    ["them", "любимая, у меня связь плохая, я на вахте"],
    ["me", "жаль, хотелось тебя увидеть"],
    ["them", "карта заблокирована, а сыну в интернат надо скинуть 12 тысяч, верну как сойду на берег"],
  ],
  en: [
    ["them", "my dear, the signal is bad here on the rig"],
    ["me", "such a pity, i'd love to see your face"],
    ["them", "my card is blocked and the school wants 240 dollars, i pay you back when i land"],
  ],
};

/** Somebody is saying goodbye without the word. */
const LEAVING: Readonly<Record<Language, Lines>> = {
  ru: [
    ["me", "как ты после смены?"],
    ["them", "нормально. кошку сестра заберёт, я договорился"],
    ["them", "не вини себя если что. написал письмо, всё там"],
  ],
  en: [
    ["me", "how was the shift?"],
    ["them", "fine. the cat's going to my neighbour, key is next door"],
    ["them", "don't blame yourself ok. wrote the letters, it's all in there"],
  ],
};

describe.each(LANGUAGES)("signs that add up (%s)", (language) => {
  const lockIn = /запри дверь|не открывай|lock the door|don't open/i;

  it("[MF1] whoever is pursued gets help and no messages, in a chat and pasted", () => {
    for (const lines of PURSUED[language])
      for (const question of [shown(language, lines), pasted(language, lines)])
        expect(judge(question)?.kind, lines[1]![1]).toBe("violence");
  });

  it("[MF1] whoever pursues is told to leave, not to lock the door", () => {
    for (const lines of PURSUED[language])
      for (const question of [shown(language, turned(lines)), pasted(language, turned(lines))]) {
        const help = judge(question);
        expect(help?.kind, lines[1]![1]).toBe("boundary");
        expect(help?.text).not.toMatch(lockIn);
        expect(help?.text).toMatch(language === "ru" ? /^1\. Не приезжай/ : /^1\. Don't go/);
      }
  });

  it("[MF1] a plan to turn up after a no is refused in told words, too, with another way instead", () => {
    const words = {
      ru: "она сказала нет и заблокировала меня. хочу подождать её у входа в зал с цветами, что написать на открытке?",
      en: "she said no and blocked me. i'm going to wait outside her gym with flowers, what do i put on the card?",
    }[language];
    const help = judge(ask({ words, locale: language }));
    expect(["boundary", "coercion"]).toContain(help?.kind);
    expect(help?.text).not.toMatch(lockIn);
    expect(help?.verdict).toBe("let_it_go");
  });

  it("[MF1] [CO115] love that needs money is heard from its pieces, and who has paid is told to stop the payment", () => {
    const lines = SWINDLED[language];
    expect(judge(shown(language, lines))?.summary).toMatch(/обман|fraud/);
    const paid = {
      ru: "уже перевела ему 12 тысяч, что дальше?",
      en: "i already sent him the 240, what now?",
    };
    const help = judge(shown(language, lines, paid[language]));
    expect(help?.text).toMatch(/позвони в банк|Call your bank right now/);
  });

  it("[MF1] a goodbye without the word gets the crisis page", () => {
    expect(judge(shown(language, LEAVING[language]))?.kind).toBe("self_harm");
    expect(judge(pasted(language, LEAVING[language]))?.kind).toBe("self_harm");
  });

  it("[CO116] one sign fewer, and it is asked about under careful messages", () => {
    const [, second, third] = PURSUED[language][0]!;
    const question = shown(language, [["me", "…"], second!, third!]);
    if (judge(question) !== null) return;
    const doubt = doubtOn(question).standing;
    expect(doubt).toBe("violence");
    const outcome = adviseFrom({
      intent: "reply",
      transcript: question.transcript,
      context: "",
      profile: "",
      notes: "",
      locale: language,
      take: 0,
      careful: doubt,
    });
    // To wait, or to let it go where nearly all who labelled such chats would end it.
    expect(["wait", "let_it_go"]).toContain(outcome.ok && outcome.advice.verdict);
  });

  it("[MF1] everyday look-alikes have no signs that add up", () => {
    const everyday: Readonly<Record<Language, readonly Lines[]>> = {
      ru: [
        [
          ["me", "ты где?"],
          ["them", "я у твоего подъезда, пицца остывает"],
        ],
        [
          ["them", "видела тебя вчера на пробежке, не стала кричать"],
          ["me", "и правильно, я был похож на варёного рака))"],
        ],
        [
          ["them", "кошку на выходные соседка заберёт, едем?"],
          ["me", "едем!"],
        ],
        [
          ["them", "я на вахте до пятницы, потом наберу"],
          ["me", "хорошо, спокойной смены"],
        ],
      ],
      en: [
        [
          ["me", "where are you?"],
          ["them", "outside your building, pizza's getting cold"],
        ],
        [
          ["them", "saw you on your run yesterday, didn't want to shout"],
          ["me", "good call, i looked like a boiled crab haha"],
        ],
        [
          ["them", "the cat's with my neighbour this weekend, so are we going?"],
          ["me", "we are!"],
        ],
        [
          ["them", "on the rig till friday, call you after"],
          ["me", "great, have a calm shift"],
        ],
      ],
    };
    for (const lines of everyday[language]) {
      const { transcript } = shown(language, lines);
      const talk = transcript!.messages.map(({ speaker, text }) => ({
        by: speaker === "me" ? ("me" as const) : ("them" as const),
        text,
      }));
      expect(signsOf(talk, ""), lines[0]![1]).toEqual({ sure: [], doubtful: [] });
      const question = shown(language, lines);
      expect([judge(question), doubtOn(question).check], lines[0]![1]).toEqual([null, null]);
    }
  });
});

describe.each(LANGUAGES)("somebody held by what the other one would do to themselves (%s)", (language) => {
  it("[MF1] gets the page for whoever may not want to live, and a joke of the same shape none", () => {
    for (const lines of HELD[language])
      expect(judge(shown(language, lines)), lines[1]?.[1]).toMatchObject({ kind: "self_harm" });
    for (const lines of HELD_BY_NOTHING[language]) expect(judge(shown(language, lines))).toBeNull();
  });
});

/** A recording and a deadline, without the word for either; and no to a picture that is begged for. */
const SQUEEZED: Readonly<Record<Language, readonly { readonly kind: string; readonly lines: Lines }[]>> = {
  ru: [
    {
      kind: "blackmail",
      lines: [
        ["them", "а запись то осталась, с экрана"],
        ["me", "какая запись"],
        ["them", "вчерашняя. и подписчики твои у меня сохранены"],
        ["them", "25 тыс до десяти и удалю. первой сестре отправлю"],
      ],
    },
    {
      kind: "coercion",
      lines: [
        ["them", "скинь фотку без майки"],
        ["me", "нет, такое не шлю"],
        ["them", "чего зажатая такая, никому не покажу"],
      ],
    },
  ],
  en: [
    {
      kind: "blackmail",
      lines: [
        ["them", "i recorded the call you know. the video is still here"],
        ["me", "what call"],
        ["them", "all your contacts are saved. first your sister, then your work"],
        ["them", "pay 300 by midnight and i'll delete it"],
      ],
    },
    {
      kind: "coercion",
      lines: [
        ["them", "send me a pic, just one"],
        ["me", "i don't send those"],
        ["them", "don't be so uptight, nobody will see it"],
      ],
    },
  ],
};

describe.each(LANGUAGES)("somebody who squeezes (%s)", (language) => {
  it.each(SQUEEZED[language])("[MF1] by $kind is heard from signs that add up", ({ kind, lines }) => {
    expect(judge(shown(language, lines))).toMatchObject({ kind });
  });
});

/** A bruise, and whoever it is from says whose fault it was. */
const STRUCK: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["them", "ну прости за вчера"],
      ["me", "у меня синяк на полруки"],
      ["them", "ну ты сама довела, я же говорил не ори"],
      ["them", "заеду вечером, цветы куплю. дверь не закрывай как в тот раз"],
    ],
    [
      ["them", "ты как"],
      ["me", "на руке отпечатки пальцев до сих пор, синяки под рукавом прячу"],
      ["them", "не надо было меня злить"],
    ],
  ],
  en: [
    [
      ["me", "i've still got a bruise on my arm from saturday"],
      ["them", "you know how i get when you start"],
      ["them", "i'll bring flowers tonight ok"],
    ],
    [
      ["me", "my jaw still hurts. there's a mark on my face"],
      ["them", "you made me do it, i told you to stop"],
      ["them", "let's just have a nice evening"],
    ],
  ],
};
const BRUISED_AT_PLAY: Readonly<Record<Language, readonly Lines[]>> = {
  ru: [
    [
      ["me", "у меня синяк на полноги после катка"],
      ["them", "ахаха кто тебя просил крутить тройной"],
      ["me", "сама виновата)) ну пойдём ещё?"],
    ],
  ],
  en: [
    [
      ["me", "i have a bruise the size of a plum from climbing"],
      ["them", "show off! same wall on sunday?"],
      ["me", "only if you spot me"],
    ],
  ],
};

describe.each(LANGUAGES)("[MF1] a bruise and who is blamed for it, in %s", (language) => {
  it.each(STRUCK[language])("is violence: %j %j", (...lines) => {
    expect(judge(shown(language, lines))?.kind).toBe("violence");
  });

  it.each(BRUISED_AT_PLAY[language])("is play: %j", (...lines) => {
    expect(judge(shown(language, lines))).toBeNull();
    expect(doubtOn(shown(language, lines)).check).toBeNull();
  });
});
