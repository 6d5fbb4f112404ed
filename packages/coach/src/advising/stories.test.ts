// Words told without a chat (data/stories.*.jsonl, testing/situations): how they are read, and what must hold for every answer to them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import type { Advice, CoachQuestion, Intent, Verdict } from "../advice/advice.ts";
import { asksOrPushes } from "../safety/no/standing-no.ts";
import { englishSituations } from "../testing/situations/en.ts";
import { russianSituations } from "../testing/situations/ru.ts";
import type { Situation } from "../testing/situations/situation.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { NOTHING_LEFT_OUT } from "../chat/aside/left-out.ts";
import { openReaders } from "../message/open-readers.ts";
import { readTalk } from "../deciding/read-talk.ts";
import type { Language } from "../transcript/transcript.ts";

interface Story {
  readonly id: string;
  readonly intent: Intent;
  readonly context: string;
  readonly verdicts: readonly Verdict[];
  readonly moves: readonly string[];
}

const TAKES = [0, 1, 2] as const;
const TOLD: readonly Situation[] = [...russianSituations, ...englishSituations].filter(
  ({ transcript }) => transcript === null,
);

function storiesOf(language: Language): readonly Story[] {
  const file = join(import.meta.dirname, `../../data/stories.${language}.jsonl`);
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Story);
}

function question(change: Partial<CoachQuestion>): CoachQuestion {
  return {
    intent: "reply",
    transcript: null,
    context: "",
    profile: "",
    notes: "",
    locale: "ru",
    take: 0,
    ...change,
  };
}

function adviceOn(change: Partial<CoachQuestion>): Advice {
  const outcome = adviseFrom(question(change));
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice;
}

describe.each(LANGUAGES)("stories in %s", (locale) => {
  const stories = storiesOf(locale);

  it("[CO7] [CO30] what is told decides: the verdict is one that its writer accepts", () => {
    const wrong = stories
      .map((story) => ({ ...story, verdict: adviceOn({ ...story, locale }).verdict }))
      .filter(({ verdicts, verdict }) => !verdicts.includes(verdict));
    const names = wrong.map(({ id, context, verdict }) => `${id} ${context}: ${verdict}`);
    expect(wrong.length, names.join("\n")).toBeLessThanOrEqual(1);
  });

  it("[CO7] the messages do what the story asks for", () => {
    const beside = { profile: "", notes: "", language: locale, leftOut: NOTHING_LEFT_OUT } as const;
    const wrong = stories
      .filter(({ context }) => !/[:«"]/u.test(context))
      .map((story) => {
        const kind = story.intent === "opener" ? ("profile" as const) : ("chat" as const);
        const { row } = readTalk([], { ...beside, ...story, kind }, openReaders(locale));
        return { ...story, move: row.move };
      })
      .filter(({ moves, move }) => !moves.includes(move));
    const names = wrong.map(({ id, context, move }) => `${id} ${context}: ${move}`);
    expect(wrong.length, names.join("\n")).toBeLessThanOrEqual(3);
  });

  it("[MS3] [CO45] every take has three tones, three texts, reasons, sources; another take says other things", () => {
    for (const story of stories) {
      const takes = TAKES.map((take) => adviceOn({ ...story, locale, take }));
      for (const { options, summary } of takes) {
        expect(options.map(({ tone }) => tone)).toEqual(["playful", "sincere", "direct"]);
        expect(new Set(options.map(({ text }) => text)).size).toBe(3);
        for (const { text, why, source, gaps = [] } of options) {
          expect(Math.min(text.length, why.length, source.length)).toBeGreaterThan(3);
          const held = [...text.matchAll(/\{gap:([a-z0-9]+)\}/g)].map(([, id]) => id);
          expect(gaps.map(({ id }) => id).toSorted()).toEqual([...new Set(held)].toSorted());
          const said = text.replaceAll(/\{gap:[a-z0-9]+\}/g, "gap");
          expect(`${said} ${why} ${summary}`).not.toMatch(/[{}<>[\]]|undefined|\s{2,}/u);
        }
      }
      expect(takes[1]?.options).not.toEqual(takes[0]?.options);
      expect(adviceOn({ ...story, locale, take: 1 })).toEqual(takes[1]);
    }
  });

  it("[MF1] [CO42] after a no that is told of nothing asks, invites or pushes", () => {
    for (const story of stories)
      for (const take of TAKES) {
        const { verdict, options } = adviceOn({ ...story, locale, take });
        if (verdict === "let_it_go")
          for (const { text } of options) expect(asksOrPushes(text), text).toBe(false);
      }
  });

  it("[CO106] where nothing is told that decides, one question is asked, and its answers lead on", () => {
    const words = locale === "ru" ? "кхм" : "hmm";
    const first = adviceOn({ context: words, locale });
    expect([first.understood, first.asks?.choices.length]).toEqual(["not", 4]);
    for (const choice of first.asks?.choices ?? []) {
      const next = adviceOn({ context: choice, earlier: [words], locale });
      expect(next.asks).toBeUndefined();
      expect(next.options).not.toEqual(first.options);
    }
  });
});

it("[CO7] the person's own sentences are quoted to the person, never to the other one", () => {
  const context = "Написал ей вчера вечером, до сих пор не ответила";
  const { summary, options } = adviceOn({ context });
  expect(summary).toContain("«Написал ей вчера вечером");
  for (const { text } of options) expect(text).not.toMatch(/вчера вечером/u);
});

it.each(TOLD.map((told) => [told.name, told] as const))("[CO7] [CO46] %s: names what is told", (_, told) => {
  const { verdict, summary, options } = adviceOn(told);
  expect(verdict === told.verdict || [verdict, told.verdict].toSorted().join() === "ask_out,write_now").toBe(
    true,
  );
  const all = [summary, ...options.flatMap(({ text, why }) => [text, why])].join("\n");
  expect(told.names.length === 0 || told.names.some((name) => all.includes(name)), all).toBe(true);
});
