// Help in the person's own situation (CO114) and fraud (CO115): the question answered by yes or no, the plan that must not happen named
// first, the steps that fit, and swindles told from ordinary talk about money, in both languages, as a chat and as told words.
import { describe, expect, it } from "vitest";
import type { Language } from "../../transcript/transcript.ts";
import { doubtOn } from "../check.ts";
import { judge } from "../judge.ts";
import { ask } from "../testing/read-cases.ts";
import { writeHelp } from "./write-help.ts";

type Line = readonly ["me" | "them", string];

function chat(locale: Language, lines: readonly Line[], words = "") {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  return ask({ words, locale, transcript: { kind: "chat", language: locale, messages } });
}

const SWINDLES: Readonly<Record<Language, readonly (readonly Line[])[]>> = {
  ru: [
    [["them", "у меня карту заблокировали на заправке, переведи 4000 на бензин, завтра отдам"]],
    [["them", "тебе сейчас придёт код, продиктуй его, это для регистрации в клубе"]],
    [["them", "Зайди на биржу, мой куратор даёт сигналы, за неделю удвоишь"]],
    [["them", "я уже взяла себе место в третьем ряду, вот ссылка, оплати соседнее"]],
    [["them", "подарок застрял на таможне, нужно оплатить пошлину 15 тыс, потом верну"]],
    [
      ["me", "мы ведь так и не виделись"],
      ["them", "Я военврач, командование не отпускает. Оплати заявку на отпуск, 30 тысяч"],
    ],
    [["them", "купи подарочную карту Steam и скинь код, мне для брата"]],
  ],
  en: [
    [["them", "my card got blocked at the airport, can you send 300 dollars till monday"]],
    [["them", "you'll get a code by text, just send it to me, it's to verify my account"]],
    [["them", "Start with the trading app, I'll guide you, you double it in a week"]],
    [["them", "here's the link, i already bought my seat, buy the one next to it on the site"]],
    [["them", "the parcel with your ring is held at customs, they need you to pay the duty"]],
    [
      ["me", "we've never met though"],
      ["them", "I am an army surgeon, deployed. Pay the leave fee to my command and I fly to you"],
    ],
    [["them", "buy an apple gift card and send me the code, i'll pay you back"]],
    [
      ["them", "the bank froze my card because i'm out on the rig"],
      ["me", "oh no"],
      [
        "them",
        "i still need 450 dollars for customs on my tools. i hate to ask, an itunes gift card is fine too",
      ],
    ],
  ],
};
const TOLD: Readonly<Record<Language, readonly string[]>> = {
  ru: [
    "он просит перевести 20 тысяч на билет, мы ни разу не виделись. переводить?",
    "вложила в его площадку 50 тысяч, теперь для вывода нужна комиссия. платить?",
    "она просит код из смс, говорить?",
  ],
  en: [
    "he asks me for 900 dollars for a flight, we have never met in person. should i send it?",
    "i put in 2 grand on his trading platform and now there's a withdrawal fee. should i pay?",
    "she wants the code from my text, should i give it to her?",
  ],
};
const ORDINARY: Readonly<Record<Language, readonly (readonly Line[])[]>> = {
  ru: [
    [["them", "скинь мне половину за пиццу, 600р"]],
    [["them", "можешь одолжить тысячу до пятницы? на проезд не хватает"]],
    [["them", "взяла нам билеты в кино на 19:40, с тебя попкорн"]],
    [["them", "код от домофона 45, скинь смс как подъедешь"]],
    [["them", "посылка с озона пришла, забери плиз, код скину"]],
    [["them", "мне карту перевыпустили наконец, теперь угощаю я"]],
  ],
  en: [
    [["them", "venmo me your half of the pizza, 12 dollars"]],
    [["them", "could you lend me twenty till friday? short on the bus fare"]],
    [["them", "got us tickets for the 7.40, popcorn's on you"]],
    [["them", "gate code is 4521, text me when you're here"]],
    [["them", "the parcel from amazon came, can you pick it up"]],
    [["them", "my new bank card finally came, drinks are on me"]],
    [["them", "i need 20 dollars in coins for the bake sale, got any?"]],
    [["them", "a gift card is fine for my mum's birthday, isn't it?"]],
  ],
};

describe.each(["ru", "en"] as const)("a swindle (%s)", (locale) => {
  it("[CO115] in a chat gets help for fraud, with somebody to call", () => {
    for (const lines of SWINDLES[locale]) {
      const help = judge(chat(locale, lines));
      expect(help?.kind, lines.at(-1)![1]).toBe("deception");
      expect(help?.contacts.length, lines.at(-1)![1]).toBeGreaterThan(1);
      expect(help?.text).toMatch(locale === "ru" ? /номеру на обороте карты/ : /number on your card/);
    }
  });

  it("[CO115] in told words, too, and the question is answered: no", () => {
    for (const words of TOLD[locale]) {
      const help = judge(ask({ words, locale }));
      expect(help?.kind, words).toBe("deception");
      expect(help?.summary, words).toMatch(/^(?:Нет|No),/);
    }
  });

  it("[CO115] ordinary talk about money, codes and tickets is none", () => {
    for (const lines of ORDINARY[locale]) {
      const question = chat(locale, lines);
      expect([judge(question), doubtOn(question).check], lines[0]![1]).toEqual([null, null]);
    }
  });
});

const PLANS: Readonly<Record<Language, readonly (readonly [lines: readonly Line[], plan: string])[]>> = {
  ru: [
    [
      [
        ["them", "не пиши мне больше, я серьёзно"],
        ["me", "Завтра в 19:15 подойду к твоему залу, отдам шарф"],
      ],
      "Завтра в 19:15 подойду к твоему залу, отдам шарф",
    ],
    [
      [
        ["them", "куратор держит место до 21:30. оплати комиссию за вывод, и всё твоё"],
        ["me", "я подумаю"],
      ],
      "куратор держит место до 21:30",
    ],
  ],
  en: [
    [
      [
        ["them", "do not text me again"],
        ["me", "I'll drop your jumper at your sister's tomorrow then"],
      ],
      "I'll drop your jumper at your sister's tomorrow then",
    ],
    [
      [
        ["them", "pay the release fee, it's open until 9.30 pm only"],
        ["me", "let me think"],
      ],
      "pay the release fee, it's open until 9.30 pm only",
    ],
  ],
};

/** Threats, each with something of its own that help has to speak of. */
const TOLD_DANGERS: Readonly<Record<Language, readonly (readonly [readonly Line[], RegExp])[]>> = {
  ru: [
    [[["them", "убью тебя, сука. ключи от твоей квартиры у меня, сама знаешь"]], /замка/],
    [[["them", "приду с ножом, убью тебя и его"]], /оружие/],
    [[["them", "изобью так, что не встанешь, а сына заберу, больше не увидишь"]], /Детей держи/],
    [[["them", "вернись или я тебя изобью. или повешусь, найдут мой труп"]], /не езди туда: позвони 112/],
    [[["them", "убью тебя. я вижу по геолокации где ты"]], /смени пароли/],
    [[["them", "убью. приду к тебе на работу и при всех изобью"]], /На работе скажи/],
    [[["them", "ещё раз его увижу, изобью тебя. паспорт твой забрал, не сбежишь"]], /Паспорт, карту/],
    [[["them", "убью. никуда ты не пойдёшь, ключи от квартиры у меня"]], /^1\. Тебя не выпускают/],
    [[["them", "плати, или видео увидит жена и все на работе, отправлю твои голые фото"]], /до срока/],
  ],
  en: [
    [[["them", "i'll kill you. still got my key to your flat, remember that"]], /lock changed/],
    [[["them", "i'll come with a knife and kill you both"]], /word weapon/],
    [[["them", "i'll beat you up and take the kids, you'll never see them again"]], /children with you/],
    [[["them", "come back or i'll beat you up. or i'll hang myself, your choice"]], /don't go there\. Call/],
    [[["them", "i'll kill you. i can see where you are, your location is on"]], /change the passwords/],
    [[["them", "i'll come to your work and beat you up in front of them, i'll kill you"]], /At work tell/],
    [
      [["them", "talk to him again and i'll beat you up. i've got your passport so good luck leaving"]],
      /Put your passport/,
    ],
    [
      [["them", "i'll kill you. you're not going anywhere, i've got your keys"]],
      /^1\. You are being kept in/,
    ],
    [[["them", "pay or i send your nudes to your wife and everyone at work"]], /before the deadline/],
  ],
};

describe.each(["ru", "en"] as const)("help for this evening (%s)", (locale) => {
  it("[CO114] names the plan that must not happen in its first sentence", () => {
    for (const [lines, plan] of PLANS[locale]) {
      const { summary = "" } = judge(chat(locale, lines)) ?? {};
      expect(summary.indexOf(plan), summary).toBeGreaterThan(0);
      expect(summary.indexOf(plan)).toBeLessThan(40);
    }
  });

  it("[CO114] begins with steps, first those that fit where the person is", () => {
    const [lines, words, step] = {
      ru: [
        [
          ["them", "я внизу, в машине. выйди, поговорим, никуда не уйду, пока не выйдешь"],
          ["me", "Уезжай, мы расстались"],
        ],
        "спуститься к нему на минуту?",
        /^1\. Не спускайся/,
      ],
      en: [
        [
          ["them", "i'm outside in the car, come down and talk. not leaving till you do"],
          ["me", "Go home, it's over"],
        ],
        "should I go down for a minute?",
        /^1\. Don't go down/,
      ],
    }[locale] as [readonly Line[], string, RegExp];
    const help = judge(chat(locale, lines, words));
    expect(help?.kind).toBe("violence");
    expect(help?.text).toMatch(step);
    expect(help?.summary).toMatch(/^(?:Нет, не надо|No, don't)\./);
  });

  it("[CO114] names whoever at home may hurt the person who is blackmailed", () => {
    const blackmailed: Readonly<Record<Language, readonly Line[]>> = {
      ru: [
        ["them", "не переведёшь до утра, твои фотки уйдут отцу"],
        ["me", "он меня убьёт, не надо"],
      ],
      en: [
        ["them", "pay me by morning or i send your nudes to your dad"],
        ["me", "he'll kill me, please don't"],
      ],
    };
    const help = judge(chat(locale, blackmailed[locale]));
    expect(help?.kind).toBe("blackmail");
    expect(help?.text).toMatch(/^1\. (?:Если дома из-за этого|If somebody at home)/);
  });

  it("[CO114] what protects is answered with yes", () => {
    const words = {
      ru: "муж меня ударил. стоит рассказать подруге?",
      en: "my husband hit me. should i tell a friend?",
    }[locale];
    expect(judge(ask({ words, locale }))?.summary).toMatch(
      /^(?:Да, это верный шаг|Yes, that is the right step)\./,
    );
  });

  it("[CO114] the first step is about the danger that is told", () => {
    for (const [lines, step] of TOLD_DANGERS[locale]) {
      const id = lines.some(([, text]) => /плати|pay/u.test(text)) ? "blackmail_suffered" : "violence_threat";
      const { text } = writeHelp(id, chat(locale, lines));
      expect(text.split("\n")[0], text).toMatch(step);
    }
  });

  it("[CO114] whose age it is decides which half of the page they get", () => {
    const lines: readonly Line[] =
      locale === "ru" ? [["them", "мне 15, в девятом классе учусь"]] : [["them", "i'm 15, still at school"]];
    const [grown, young] =
      locale === "ru"
        ? ["мне 19, что ответить?", "мне 14, ему 30"]
        : ["I'm 19, what do I say?", "I'm 14, he is 30"];
    expect(judge(chat(locale, lines))?.text).toMatch(/^1\. (?:Если тебе меньше|If you are under)/);
    expect(judge(chat(locale, lines, grown))?.text).toMatch(
      /^1\. (?:Взрослый в этой|You are the only adult)/,
    );
    expect(judge(ask({ words: young, locale }))?.text).toMatch(
      /^1\. (?:Не отвечай, никуда|Don't answer, don't go)/,
    );
  });
});
