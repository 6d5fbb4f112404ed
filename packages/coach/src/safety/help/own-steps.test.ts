// Help speaks to the danger that was read (CO114): whatever is demanded, left at the door, written in the chat or done to somebody comes
// first on the page, in both languages; at most three such steps, then what always helps; a children's line only where somebody is young.
import { describe, expect, it } from "vitest";
import type { Language } from "../../transcript/transcript.ts";
import { ask } from "../testing/read-cases.ts";
import { HELP_ORDER, type HelpCase, helpFor } from "./help-words.ts";
import { writeHelp } from "./write-help.ts";

type Line = readonly ["me" | "them", string];

interface Told {
  readonly id: HelpCase;
  readonly lines: readonly Line[];
  readonly words?: string;
  /** What its own steps say; each is somewhere on the page before the general ones. */
  readonly steps: readonly RegExp[];
}

const TOLD: Readonly<Record<Language, readonly Told[]>> = {
  ru: [
    {
      id: "blackmail_suffered",
      lines: [
        ["me", "я больше не приду"],
        ["them", "придешь. или ролик уедет твоей бабушке в одноклассники"],
      ],
      steps: [/Не езди туда/, /stopncii\.org.*takeitdown/],
    },
    {
      id: "fraud",
      lines: [["them", "контракт на вышке до марта. купи карту стим на 5 тысяч, код скинь"]],
      words: "мы ни разу не созванивались",
      steps: [/Подарочных карт не покупай/, /видеозвонок сейчас/, /Не плати.*обороте карты/],
    },
    {
      id: "fraud",
      lines: [["them", "тебе позвонит сотрудник банка, скажи ему код"]],
      steps: [/сам звонит или пишет.*перезвони/],
    },
    {
      id: "violence_followed",
      lines: [
        ["them", "зеленая юбка тебе идет"],
        ["me", "ты где меня видел"],
        ["them", "проезжал мимо"],
      ],
      words: "наверное ерунда",
      steps: [/только когда следят/, /телефон, сумку и машину на маячок/],
    },
    {
      id: "violence_feared",
      lines: [["them", "видела розы под дверью? это чтобы помнила"]],
      steps: [/оставлено у двери/],
    },
    {
      id: "self_harm_other",
      lines: [
        ["them", "кота отдала соседке, документы на столе"],
        ["them", "брату не говори. спасибо тебе за всё"],
      ],
      steps: [/похоже на прощание: позвони прямо сейчас/, /назван кто-то ближе: брат, соседи/],
    },
    {
      id: "self_harm_self",
      lines: [["them", "ты как"]],
      words: "стою на балконе, не хочу больше",
      steps: [/Отойди от края/],
    },
    {
      id: "self_harm_self",
      lines: [["them", "ты как"]],
      words: "выпила всю пачку",
      steps: [/звони 112 сейчас.*Дверь открой/],
    },
    {
      id: "violence_feared",
      lines: [
        ["me", "у меня синяк на плече"],
        ["them", "сама довела. заеду вечером, поговорим"],
      ],
      steps: [/Не впускай/, /Следы сфотографируй/],
    },
    {
      id: "violence_suffered",
      lines: [["me", "открой дверь, мне на работу"]],
      words: "запер и ушёл",
      steps: [/не выпускают/],
    },
    {
      id: "violence_feared",
      lines: [["them", "открой дверь, я знаю что ты дома"]],
      steps: [/Не спускайся и не открывай/],
    },
    {
      id: "violence_likely",
      lines: [["me", "я ничего не помню после второго бокала. ты что-то подмешал?"]],
      steps: [/к врачу, кровь и мочу/],
    },
    {
      id: "minor_me",
      lines: [["them", "маме не говори. заберу тебя после школы, фотку пришли"]],
      steps: [/молчать или стирать/, /takeitdown/, /На встречу не ходи/],
    },
    { id: "minor_them", lines: [["them", "заберёшь меня в субботу?"]], steps: [/На встречу не приезжай/] },
  ],
  en: [
    {
      id: "blackmail_suffered",
      lines: [
        ["me", "i'm not coming again"],
        ["them", "you'll come. or the clip goes to your nan on facebook"],
      ],
      steps: [/Don't go there/, /stopncii\.org.*takeitdown/],
    },
    {
      id: "fraud",
      lines: [["them", "i'm offshore till march love. a steam card of 200 and send me the code"]],
      words: "we have never video called",
      steps: [/Buy no gift cards/, /live video call, now/, /Don't pay.*number on your card/],
    },
    {
      id: "fraud",
      lines: [["them", "the fraud team will ring you, just read them the number"]],
      steps: [/“bank” that calls.*call back/],
    },
    {
      id: "violence_followed",
      lines: [
        ["them", "the green skirt looked good"],
        ["me", "when did you see me"],
        ["them", "i was passing"],
      ],
      words: "probably nothing",
      steps: [/Only somebody who watches you/, /phone, bag and car for a tracker/],
    },
    {
      id: "violence_feared",
      lines: [["them", "did you see the roses on your doorstep? so you remember"]],
      steps: [/left at your door/],
    },
    {
      id: "self_harm_other",
      lines: [
        ["them", "gave the cat away, papers are on the table"],
        ["them", "don't tell my brother. thank you for everything"],
      ],
      steps: [/reads like a goodbye: ring right now/, /named in the chat: their brother/],
    },
    {
      id: "self_harm_self",
      lines: [["them", "how are you"]],
      words: "i'm on the ledge, done with it",
      steps: [/Step back from the edge/],
    },
    {
      id: "self_harm_self",
      lines: [["them", "how are you"]],
      words: "i took the whole packet",
      steps: [/emergency number now.*Unlock/],
    },
    {
      id: "violence_feared",
      lines: [
        ["me", "i've got a bruise on my shoulder"],
        ["them", "you drove me to it. i'll come round tonight, we'll talk"],
      ],
      steps: [/Don't let them in/, /Photograph the marks/],
    },
    {
      id: "violence_suffered",
      lines: [["me", "open the door i have to go to work"]],
      words: "he locked me in and left",
      steps: [/being kept in/],
    },
    {
      id: "violence_feared",
      lines: [["them", "open the door i know you're in"]],
      steps: [/Don't go down and don't open/],
    },
    {
      id: "violence_likely",
      lines: [["me", "i remember nothing after the second glass. was there something in my drink?"]],
      steps: [/see a doctor today/],
    },
    {
      id: "minor_me",
      lines: [["them", "don't tell your mum. i'll pick you up after school, send a pic"]],
      steps: [/keep quiet or to delete/, /takeitdown/, /Don't go to a meeting/],
    },
    { id: "minor_them", lines: [["them", "can u come get me sat?"]], steps: [/Don't go to a meeting/] },
  ],
};

function pageOf({ id, lines, words = "" }: Omit<Told, "steps">, locale: Language) {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  return writeHelp(id, ask({ words, locale, transcript: { kind: "chat", language: locale, messages } }));
}

describe.each(["ru", "en"] as const)("the page for this danger (%s)", (locale) => {
  it.each(TOLD[locale])("[CO114] $id: $lines.0.1", (told) => {
    const { text } = pageOf(told, locale);
    const steps = text.split("\n").filter((line) => /^\d\. /.test(line));
    expect(steps.length, text).toBeLessThanOrEqual(4);
    told.steps.forEach((step, at) => expect(steps[at], text).toMatch(step));
    expect(helpFor(told.id, locale, "").steps, "what always helps stands there, too").toContain(
      steps.at(-1)?.slice("1. ".length),
    );
  });

  it("[CO114] a doubt of one's own is answered where somebody watches", () => {
    const [told] = TOLD[locale].filter(({ id }) => id === "violence_followed");
    expect(pageOf(told!, locale).summary).toMatch(/^(?:Это не ерунда|It isn't nothing)/);
  });

  it("[CO114] the end of a message of twenty thousand letters is read", () => {
    const [said, step] =
      locale === "ru"
        ? ["видела розы под дверью?", /оставлено у двери/]
        : ["roses on your doorstep", /left at your door/];
    const lines: readonly Line[] = [["them", `${"ну да. ".repeat(2900)}${said}`]];
    expect(pageOf({ id: "violence_feared", lines }, locale).text).toMatch(step);
  });

  it("[MF1] a children's line is given where somebody is young, and nowhere else", () => {
    const child = locale === "ru" ? "8-800-2000-122" : "0800 1111";
    const lines: readonly Line[] = [
      ["them", locale === "ru" ? "не хочу больше жить" : "i don't want to live"],
    ];
    const valuesOf = (words: string) =>
      pageOf({ id: "self_harm_other", lines, words }, locale).contacts.map(({ value }) => value);
    expect(valuesOf(locale === "ru" ? "ей 16" : "she is 16")).toContain(child);
    expect(valuesOf(locale === "ru" ? "ей 31" : "she is 31")).not.toContain(child);
    for (const id of HELP_ORDER.filter((one) => !one.startsWith("minor")))
      expect(
        helpFor(id, locale, "").contacts.map(({ value }) => value),
        id,
      ).not.toContain(child);
  });
});
