// Every situation told in words alone, every take: what must hold for whatever the mentor says. Chats: engine/chats.test.ts.
import { describe, expect, it } from "vitest";
import { has } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { invites } from "../diagnosis/acts.ts";
import { LAUGHTER } from "../diagnosis/signals.ts";
import { isCommon } from "../diagnosis/hooks.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { aboutOf, findTopics, topicIn } from "../topics/find-topics.ts";
import { englishSituations } from "../testing/situations/en.ts";
import { freshEnglishSituations } from "../testing/situations/fresh-en.ts";
import { freshRussianSituations } from "../testing/situations/fresh-ru.ts";
import { moreEnglishSituations } from "../testing/situations/more-en.ts";
import { moreRussianSituations } from "../testing/situations/more-ru.ts";
import { russianSituations } from "../testing/situations/ru.ts";
import type { Situation } from "../testing/situations/situation.ts";
import { wordPattern } from "../words/pattern.ts";
import type { Advice } from "./advice.ts";
import { adviseFrom } from "./advise-from.ts";
import { repeats } from "./compose.ts";

const TAKES = [0, 1, 2] as const;
const NAMING: ReadonlySet<string> = new Set(["write_now"]);
const ALL: readonly Situation[] = [
  ...russianSituations,
  ...moreRussianSituations,
  ...englishSituations,
  ...moreEnglishSituations,
  ...freshRussianSituations,
  ...freshEnglishSituations,
].filter(({ transcript }) => transcript === null);
const NETSPEAK = wordPattern(
  "имхо|спс|плиз|пж|хз|лол|кек|щас|чё|ваще|u|ur|lol|lmao|omg|wanna|gonna|pls|thx|btw|idk",
);
/** Past tense and short adjectives that would guess at somebody's gender. */
const RUSSIAN_GENDER =
  /(?<!\p{L})(?:ты|я)\s(?:бы\s)?(?:\p{L}+\s)?(?:\p{L}{2,}(?:ал|ел|ил|ыл|ала|ела|ила|ыла|нул|нула|вал|вала|рал|рала|лал|лала)|был|была|рад|рада|готов|готова|занят|занята|свободен|свободна|уверен|уверена|согласен|согласна|должен|должна|сам|сама)(?!\p{L})/iu;

function adviceOn(situation: Situation, take: number): Advice {
  const outcome = adviseFrom({ ...situation, take });
  if (!outcome.ok) throw new Error(`Nothing to go on: ${situation.name}`);
  return outcome.advice;
}

function textsOf(advice: Advice): readonly string[] {
  return advice.options.map((option) => option.text);
}

/** Words of the chat (or of what was told) that a reason may name. */
function saidIn(situation: Situation): string {
  const chat = situation.transcript?.messages.map((message) => message.text) ?? [];
  return plain([...chat, situation.context, situation.notes].join(" ").replaceAll(/[«»“”"]/g, ""));
}

describe.each(ALL.map((situation) => [`${situation.language}: ${situation.name}`, situation] as const))(
  "%s",
  (_, situation) => {
    const advices = TAKES.map((take) => adviceOn(situation, take));
    const own =
      situation.transcript?.messages.filter((message) => message.speaker === "me").map((one) => one.text) ??
      [];

    it("[CO30] has the verdict an honest mentor gives, whatever the take", () => {
      expect(advices.map((advice) => advice.verdict)).toEqual(TAKES.map(() => situation.verdict));
    });

    it("[MS3] has three tones and three texts", () => {
      for (const advice of advices) {
        expect(advice.options.map((option) => option.tone)).toEqual(["playful", "sincere", "direct"]);
        expect(new Set(textsOf(advice)).size).toBe(3);
      }
    });

    it("[MS6] [CO46] each option refers to the chat, and gives a fact with its source", () => {
      const said = saidIn(situation);
      for (const option of advices.flatMap((advice) => advice.options)) {
        const quoted = [...`${option.text} ${option.why}`.matchAll(/[«“]([^«»“”]+)[»”]/gu)].map((found) =>
          plain(found[1] ?? "")
            .replaceAll(/…/g, "")
            .trim(),
        );
        const topics = new Set(findTopics(said).map((find) => find.topic));
        const named = quoted.some((words) => words !== "" && said.includes(words));
        expect(
          named || findTopics(option.text).some((find) => topics.has(find.topic)),
          `${option.text} | ${option.why}`,
        ).toBe(true);
        expect(option.source.length).toBeGreaterThan(5);
      }
    });

    it("[CO75] two of three options name what only this chat speaks of, where it speaks of a thing", () => {
      const { transcript, locale, language } = situation;
      if (transcript === null || !NAMING.has(situation.verdict)) return;
      const stage = diagnose(transcript).stage;
      if (stage === "their_question" || stage === "trouble") return;
      const late = transcript.messages.filter((one) => one.speaker !== "me").slice(-1);
      const things = late.flatMap((one) => findTopics(one.text)).filter((find) => !isCommon(find.topic));
      if (things.length === 0 || situation.intent !== "reply" || locale !== language) return;
      const ids = new Set(things.map((find) => find.topic));
      const names = things.flatMap((find) => {
        const topic = topicIn(language, find.topic);
        return topic ? [aboutOf(language, topic, find.quote)] : [];
      });
      for (const advice of advices) {
        const naming = textsOf(advice).filter(
          (text) =>
            names.some((name) => text.includes(name)) || findTopics(text).some((find) => ids.has(find.topic)),
        );
        expect(naming.length, textsOf(advice).join(" | ")).toBeGreaterThanOrEqual(2);
      }
    });

    it("[MS6] [CO79] [CO80] names what a sharp reader would pick up, and neither dodges nor misreads", () => {
      const { names, never } = situation;
      for (const advice of advices) {
        const all = [advice.summary, ...advice.options.flatMap(({ text, why }) => [text, why])].join("\n");
        const found = names.length === 0 || names.some((name) => all.includes(name));
        expect(found, `${names.join(" | ")} in ${all}`).toBe(true);
        for (const text of textsOf(advice)) if (never) expect(text).not.toMatch(never);
      }
    });

    it("[CO78] names no hook in a case in which it merely stood", () => {
      for (const { summary, options } of advices) {
        for (const told of [summary, ...options.map((option) => option.why)]) {
          for (const [, word] of told.matchAll(/про «([^«»]+)»/gu)) {
            const topics = findTopics(word ?? "").map((find) => topicIn("ru", find.topic));
            const forms = topics.flatMap((topic) => (topic ? [plain(aboutOf("ru", topic, word ?? ""))] : []));
            expect(forms, told).toContain(`про ${plain(word ?? "")}`);
          }
        }
      }
    });

    it("[CO43] repeats nothing the person has sent", () => {
      for (const text of advices.flatMap(textsOf)) {
        for (const sent of own) expect(repeats(text, sent), text).toBe(false);
      }
    });

    it("[MF1] [CO42] after a no there is no question and no invitation", () => {
      for (const advice of advices.filter((one) => one.verdict === "let_it_go")) {
        for (const text of textsOf(advice)) {
          expect(text).not.toContain("?");
          expect(invites(text), text).toBe(false);
        }
      }
    });

    it("[CO40] writes in the language of the chat, and to the person in theirs", () => {
      const chatAlphabet = situation.language === "ru" ? /[а-яё]/iu : /[a-z]/iu;
      const foreign = situation.language === "ru" ? /[a-z]{3}/iu : /[а-яё]{3}/iu;
      const quotes = /[«“][^«»“”]*[»”]/gu;
      for (const advice of advices) {
        for (const text of textsOf(advice)) {
          expect(text).toMatch(chatAlphabet);
          expect(text.replaceAll(quotes, ""), text).not.toMatch(foreign);
        }
        const told = [advice.summary, ...advice.options.map((option) => option.why)]
          .join(" ")
          .replaceAll(quotes, "");
        expect(told).toMatch(situation.locale === "ru" ? /[а-яё]{4}/iu : /[a-z]{4}/iu);
        if (situation.locale === "en") expect(told).not.toMatch(/[а-яё]{3}/iu);
      }
    });

    it("[CO41] is clean: capitals, quotes, spaces, length, no netspeak, no guess at gender", () => {
      for (const text of advices.flatMap(textsOf)) {
        expectClean(text);
        expect(text.length, text).toBeGreaterThanOrEqual(12);
        expect(text.length, text).toBeLessThanOrEqual(260);
        const mine = text.replaceAll(/[«“][^«»“”]*[»”]/gu, "");
        expect(has(mine, NETSPEAK), text).toBe(false);
        expect(LAUGHTER.test(mine), text).toBe(false);
        if (situation.language === "ru") expect(mine).not.toMatch(RUSSIAN_GENDER);
      }
      for (const advice of advices) {
        expectClean(advice.summary);
        for (const option of advice.options) {
          expectClean(option.why);
          expect(option.why.length, option.why).toBeLessThanOrEqual(230);
          if (option.tone !== "sincere") expect(option.text.length, option.text).toBeLessThanOrEqual(220);
        }
      }
    });

    it("[MS3] [CO47] sums up in two to four sentences that quote the chat", () => {
      const said = saidIn(situation);
      for (const { summary } of advices) {
        const bare = summary.replaceAll(/[«“][^«»“”]*[»”]/gu, "x");
        const sentences = bare.split(/(?<=[.!?…])\s+/u).length;
        const most = situation.intent === "confidence" ? 6 : 4;
        expect(sentences, summary).toBeGreaterThanOrEqual(2);
        expect(sentences, summary).toBeLessThanOrEqual(most);
        const quoted = [...summary.matchAll(/[«“]([^«»“”]+)[»”]/gu)].map((found) =>
          plain(found[1] ?? "")
            .replaceAll("…", "")
            .trim(),
        );
        expect(
          quoted.some((words) => said.includes(words)),
          summary,
        ).toBe(true);
      }
    });

    it("[MC1] [CO45] another take says other things, the same take the same", () => {
      const [first, second, third] = advices.map((advice) => new Set(textsOf(advice)));
      for (const text of second ?? []) expect(first?.has(text), text).toBe(false);
      for (const text of third ?? []) expect(second?.has(text), text).toBe(false);
      expect(adviceOn(situation, 1)).toEqual(advices[1]);
    });
  },
);

function expectClean(text: string): void {
  expect(text).not.toMatch(/\s{2,}|undefined|null|NaN|[{}]|\[object|\.\.|,,|\s[,.!?;]|[,;]\s*[.!?]/u);
  expect(text.trim()).toBe(text);
  expect((text.match(/«/g) ?? []).length, text).toBe((text.match(/»/g) ?? []).length);
  expect((text.match(/“/g) ?? []).length, text).toBe((text.match(/”/g) ?? []).length);
  expect(text, text).toMatch(/^[«“(]?[\p{Lu}\d]|^[«“]\P{L}|^[«“]\p{L}/u);
  expect(text, text).toMatch(/[.!?)»”…]$/u);
}

it("[MS6] [CO44] different chats never get the same text", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const situation of ALL) {
    for (const text of new Set(TAKES.flatMap((take) => textsOf(adviceOn(situation, take))))) {
      const before = seen.get(text);
      if (before !== undefined) twice.push(`${before} / ${situation.name}: ${text}`);
      seen.set(text, situation.name);
    }
  }
  expect(twice).toEqual([]);
});

it("[CO41] most messages are 40 to 200 characters", () => {
  const lengths = ALL.flatMap((situation) => textsOf(adviceOn(situation, 0))).map((text) => text.length);
  const fitting = lengths.filter((length) => length >= 40 && length <= 200);
  expect(fitting.length / lengths.length).toBeGreaterThan(0.85);
});
