// Every written chat, every take: what must hold for whatever the mentor says to it.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import type { Advice, Verdict } from "../advice/advice.ts";
import { parsePastedChat } from "../request/parse-pasted-chat.ts";
import { bareChats } from "../testing/situations/bare.ts";
import { englishSituations } from "../testing/situations/en.ts";
import { freshEnglishSituations } from "../testing/situations/fresh-en.ts";
import { freshRussianSituations } from "../testing/situations/fresh-ru.ts";
import { moreEnglishSituations } from "../testing/situations/more-en.ts";
import { moreRussianSituations } from "../testing/situations/more-ru.ts";
import { russianSituations } from "../testing/situations/ru.ts";
import type { Situation } from "../testing/situations/situation.ts";
import { asksOrPushes } from "../safety/no/standing-no.ts";

const TAKES = [0, 1, 2] as const;
const SITUATIONS: readonly Situation[] = [
  ...russianSituations,
  ...moreRussianSituations,
  ...englishSituations,
  ...moreEnglishSituations,
  ...freshRussianSituations,
  ...freshEnglishSituations,
];
const CHATS = [...SITUATIONS, ...bareChats].filter(({ transcript }) => transcript !== null);

function adviceOn(situation: Situation, take: number): Advice {
  const outcome = adviseFrom({ ...situation, take });
  if (!outcome.ok) throw new Error(`Nothing to go on: ${situation.name}`);
  return outcome.advice;
}

it("[CO70] there are at least fifty situations in each language", () => {
  for (const language of ["ru", "en"] as const)
    expect(SITUATIONS.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(50);
  expect(new Set(SITUATIONS.map((one) => `${one.language} ${one.name}`)).size).toBe(SITUATIONS.length);
});

/** Two honest mentors may differ in these: whether to ask now or after a message more, to wait or to leave it. */
const NEAR: Readonly<Record<Verdict, readonly Verdict[]>> = {
  write_now: ["write_now", "ask_out"],
  ask_out: ["ask_out", "write_now"],
  wait: ["wait", "let_it_go"],
  let_it_go: ["let_it_go", "wait"],
};

describe.each(["ru", "en"] as const)("verdicts in %s", (language) => {
  const chats = CHATS.filter((one) => one.language === language);

  it("[CO30] nine of ten are what an honest mentor says", () => {
    const wrong = chats.filter((one) => !NEAR[one.verdict].includes(adviceOn(one, 0).verdict));
    expect(wrong.length / chats.length, wrong.map(({ name }) => name).join("\n")).toBeLessThanOrEqual(0.1);
  });

  it("[CO30] [MF1] none asks out where it should be let go", () => {
    const harmful = chats.filter(
      (one) => one.verdict === "let_it_go" && adviceOn(one, 0).verdict === "ask_out",
    );
    expect(harmful.map(({ name }) => name)).toEqual([]);
  });
});

describe.each(CHATS.map((situation) => [`${situation.language}: ${situation.name}`, situation] as const))(
  "%s",
  (_, situation) => {
    const advices = TAKES.map((take) => adviceOn(situation, take));

    it("[MS3] three tones, three texts, each with its reason and source; the gaps of a text are its own", () => {
      for (const { options, summary } of advices) {
        expect(options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
        expect(new Set(options.map(({ text }) => text)).size).toBe(3);
        expect(summary).toMatch(/^[\p{Lu}«“"\d]/u);
        for (const { text, why, source, gaps = [] } of options) {
          expect(Math.min(text.length, why.length, source.length)).toBeGreaterThan(3);
          expect(text.length).toBeLessThanOrEqual(260);
          const held = [...text.matchAll(/\{gap:([a-z0-9]+)\}/g)].map(([, id]) => id);
          expect(gaps.map(({ id }) => id).toSorted()).toEqual([...new Set(held)].toSorted());
          const said = text.replaceAll(/\{gap:[a-z0-9]+\}/g, "gap");
          expect(`${said} ${why} ${summary}`).not.toMatch(/[{}<>[\]]|undefined|\s{2,}/u);
        }
      }
    });

    it("[MF1] [CO42] where it should be let go no message asks, invites or pushes", () => {
      for (const { verdict, options } of advices)
        if (verdict === "let_it_go")
          for (const { text } of options) expect(asksOrPushes(text), text).toBe(false);
    });

    it("[CO40] messages are in the language of the chat, the rest in the person's", () => {
      const quotes = /[«“"][^«»“”"]*[»”"]/gu;
      const letters = { ru: /[а-яё]/iu, en: /[a-z]/iu };
      for (const { options, summary } of advices) {
        for (const { text } of options) expect(text).toMatch(letters[situation.language]);
        const told = [summary, ...options.map(({ why }) => why)].join(" ").replaceAll(quotes, "");
        expect(told).toMatch(letters[situation.locale]);
        if (situation.locale === "en") expect(told).not.toMatch(/[а-яё]{3}/iu);
      }
    });

    it("[MC1] [CO45] another take says other things, the same take the same", () => {
      const [first, second] = advices.map(({ options }) => options.map(({ text }) => text));
      expect(second).not.toEqual(first);
      expect(adviceOn(situation, 1)).toEqual(advices[1]);
    });
  },
);

it("[CO8] every chat reads the same pasted as text", () => {
  for (const { transcript, language } of CHATS) {
    const messages = (transcript?.messages ?? []).filter(
      (one) => one.speaker !== "unknown" && one.text !== "",
    );
    if (transcript?.kind !== "chat" || messages.length < 2) continue;
    if (new Set(messages.map((one) => one.speaker)).size < 2) continue;
    const names = language === "ru" ? { me: "Я", them: "Она" } : { me: "Me", them: "Her" };
    const pasted = messages.map(
      ({ speaker, text }) => `${speaker === "me" ? names.me : names.them}: ${text}`,
    );
    expect(parsePastedChat(pasted.join("\n"))?.messages.map(({ text }) => text)).toEqual(
      messages.map(({ text }) => text),
    );
  }
});
