// Over all chats of the data: every message is whole in form, whatever was put into it, and says nothing that the chat does not give;
// and a question of the mentor's is worth its place. PERF: each chat is answered once for all of it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readChatsAside } from "../../train/labelled-chats.ts";
import type { Advice } from "../advice/advice.ts";
import { adviseFrom } from "../advising/advise-from.ts";
import { casesOf } from "../wording/library.ts";
import { momentWords } from "../message/language-data.ts";
import { genderOfMe, genderOfThem } from "../chat/genders.ts";
import { saysVy } from "../message/address.ts";
import { daysIn } from "../message/moments.ts";
import { formal } from "../words/formal.ts";
import type { Language, Speaker, Transcript } from "../transcript/transcript.ts";

interface Lived {
  readonly id?: string;
  readonly situation?: string;
  readonly asker?: "m" | "f";
  readonly them?: "m" | "f";
  readonly messages: readonly (readonly [Speaker, string, ...unknown[]])[];
  readonly context?: string;
}

interface Message {
  readonly from: string;
  readonly text: string;
  readonly chat: Lived;
}

const read = (name: string): readonly Lived[] =>
  readFileSync(join(import.meta.dirname, "../../data", name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Lived);

/** A talk as it stood when they had written last: what follows would tell more than one knows then. */
const untilTheirs = (talk: Lived): Lived => {
  const last = talk.messages.findLastIndex(([speaker]) => speaker === "them");
  return { ...talk, messages: talk.messages.slice(0, last + 1) };
};

/** Of the chats kept aside, in which more is asked than in those, every so many are enough. */
const EVERY = 16;

/** Those that were written for the mentor. */
const writtenIn = (language: Language): readonly Lived[] => [
  ...readChatsAside(language)
    .filter((_, at) => at % EVERY === 0)
    .map(({ id, messages, note }) => ({
      id,
      messages: messages.map(({ speaker, text }) => [speaker, text] as const),
      context: note,
    })),
  ...read(`chats.${language}.jsonl`),
  ...read(`chats.fresh.${language}.jsonl`),
  ...read(`chats.held-out.${language}.jsonl`),
];
const talksIn = (language: Language): readonly Lived[] => read(`talks.${language}.jsonl`).map(untilTheirs);

/** What the mentor says of a chat, or to an answer of the person's to its question; null where it asks for more. */
function adviceOn(
  { messages, context = "" }: Lived,
  language: Language,
  answer: string | null = null,
): Advice | null {
  const transcript: Transcript = {
    kind: "chat",
    language,
    messages: messages.map(([speaker, text]) => ({ speaker, text, confidence: 1 })),
  };
  const outcome = adviseFrom({
    intent: "reply",
    transcript,
    context: answer ?? context,
    ...(answer !== null && { earlier: [context] }),
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  return outcome.ok ? outcome.advice : null;
}

const TY =
  /(?<!\p{L})(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|е|и|его|ей|ему|им|ём|ем|ю|их|ими)|\p{L}+[еёи]шь(?:ся)?)(?!\p{L})/iu;
const VY = /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}{0,3}|\p{L}+[еи]те(?:сь)?)(?!\p{L})/iu;
/** Both of us: «пойдёмте», and words that only look like it. */
const NOT_VY =
  /(?<!\p{L})(?:привете|анкете|свете|интернете|кабинете|буфете|билете|вместе|лете|совете|сюжете|рассвете)(?!\p{L})/giu;
/** What no noun is: it stands behind a preposition only by mistake. */
const NO_NOUN =
  /(?<!\p{L})(?<!не за )(?:про|о|об|на|в|с|до|из) (?:котор\p{L}+|како\p{L}+|что|кто|как|где|когда|давно|такими|такой|таким|часу|просто|очень|ещё|еще)(?!\p{L})/u;
const NO_NOUN_EN =
  /\b(?:about|at|in|on|from|with) (?:which|who|whom|how|when|why|really|very|just|is|was)\b/u;
const BROKEN =
  /[{}[\]<>]|(?<!\p{L})(\p{L}+) \1(?!\p{L})|[.,;:]{2}(?<!\.\.)|\s[.,!?)]|[?!][.,]|\(\s|\s{2}|^\s|\s$|^[,.)]/iu;
/** What stands between quotes is theirs, as they typed it. */
const QUOTED = /[«“][^»”]*[»”]/gu;
const GAP = /\{gap:[a-z]+\d*\}/gu;

describe.each(["ru", "en"] as const)("messages in %s", (language) => {
  const written = writtenIn(language);
  const chats = [...written, ...talksIn(language)];
  const advised = new Map(chats.map((chat) => [chat, adviceOn(chat, language)]));
  const messages = chats.flatMap((chat): readonly Message[] =>
    (advised.get(chat)?.options ?? []).map(({ text }) => ({
      from: `${chat.id ?? ""} «${chat.messages.at(-1)?.[1] ?? ""}» → ${text}`,
      text,
      chat,
    })),
  );
  const bad = (isBad: (message: Message) => boolean): readonly string[] =>
    messages.filter(isBad).map(({ from }) => from);

  it("[CO171] hold no open slot, no doubled word, no stray mark", () => {
    expect(bad(({ text }) => BROKEN.test(text.replaceAll(GAP, "X").replaceAll(" :)", "")))).toEqual([]);
  });

  it("[CO171] put nothing but a thing behind a preposition", () => {
    expect(
      bad(({ text }) => (language === "ru" ? NO_NOUN : NO_NOUN_EN).test(text.replaceAll(QUOTED, ""))),
    ).toEqual([]);
  });

  it("[CO191] put between quotes nothing but a few words of theirs, as they stand", () => {
    const wrong = bad(({ text, chat }) => {
      const theirs = chat.messages.map(([, said]) => said.toLowerCase()).join("\n");
      return [...text.toLowerCase().matchAll(/[«“]([^»”]*)[»”]/gu)].some(
        ([, words = ""]) => !theirs.includes(words) || words.split(" ").length > 7,
      );
    });
    expect(wrong).toEqual([]);
  });

  it("[CO171] name no day that the chat has not named", () => {
    const invented = bad(({ text, chat }) => {
      const known = [chat.context ?? "", ...chat.messages.map(([, said]) => said)];
      const days = new Set(known.flatMap((said) => [...daysIn(said, momentWords(language))]));
      return [...daysIn(text, weekdays(language))].some((day) => !days.has(day));
    });
    expect(invented).toEqual([]);
  });

  it("[CO171] say «ты» or «вы» as the two do", () => {
    if (language === "en") return;
    const wrong = bad(({ text, chat }) => {
      const isFormal = saysVy(chat.messages.map(([, said]) => ({ text: said })));
      const own = text.replaceAll(QUOTED, "");
      return isFormal ? TY.test(own) : VY.test(own.replaceAll(NOT_VY, ""));
    });
    expect(wrong).toEqual([]);
  });

  it("[CO215] repeat nothing: no word of mine, and no two of the three the same", () => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
    const repeated = bad(({ text, chat }) => {
      const mine = chat.messages.filter(([speaker]) => speaker === "me").map(([, said]) => plain(said));
      return plain(text).includes(" ") && mine.includes(plain(text));
    });
    const twins = messages.filter(
      ({ text, chat }, at) =>
        messages.findIndex((one) => one.chat === chat && plain(one.text) === plain(text)) !== at,
    );
    expect(repeated).toEqual([]);
    expect(twins.map(({ from }) => from)).toEqual([]);
  });

  it("[CO170] are typed as the person types: small letters and no full stop where their lines have none", () => {
    const loud = bad(({ text, chat }) => {
      const mine = chat.messages.filter(([speaker]) => speaker === "me").map(([, said]) => said);
      const isSmall = mine.length > 1 && mine.every((said) => /^\p{Ll}/u.test(said));
      return isSmall && (/^(?!I(?!\p{L}))\p{Lu}/u.test(text) || /(?<!\.)\.$/u.test(text));
    });
    expect(loud).toEqual([]);
  });

  it("[CO40] hold no word of the other language", () => {
    const other = language === "ru" ? /[a-z]{3}/iu : /[а-яё]/iu;
    expect(bad(({ text }) => other.test(text.replaceAll(GAP, "").replaceAll(QUOTED, "")))).toEqual([]);
  });

  it("[CO172] answer grief and loss with nothing light, and with no word about meeting", () => {
    const light =
      /ахах|обожаю|легенда|прекрасно|увид|кофе|haha|amazing|iconic|love (?:that|this)|meet|coffee|drink/iu;
    const wrong = bad(({ text, chat }) => /grief|dismissal/u.test(chat.situation ?? "") && light.test(text));
    expect(wrong).toEqual([]);
  });

  it("[CO171] never take a man for a woman, or a woman for a man", () => {
    const gender = { m: "man", f: "woman" } as const;
    const wrong = chats.filter(({ asker, them, messages: lines, context = "" }) => {
      if (asker === undefined || them === undefined) return false;
      const of = (whose: string) => lines.filter(([speaker]) => speaker === whose).map(([, text]) => text);
      const me = genderOfMe(of("me"), of("them"), context);
      const other = genderOfThem(of("me"), of("them"), context);
      return (me !== null && me !== gender[asker]) || (other !== null && other !== gender[them]);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("[CO228] stand beside a question only where two answers to it lead to different advice", () => {
    const asking = written.flatMap((chat) => {
      const asks = advised.get(chat)?.asks;
      return asks === undefined ? [] : [{ chat, asks }];
    });
    expect(asking.length).toBeGreaterThan(10);
    const idle = asking.filter(({ chat, asks }) => {
      const answers = asks.choices.map((choice) => {
        const advice = adviceOn(chat, language, choice);
        return JSON.stringify([advice?.summary, advice?.verdict, advice?.options.map(({ text }) => text)]);
      });
      return new Set(answers).size < 2;
    });
    expect(idle.map(({ chat, asks }) => `${chat.id}: ${asks.question}`)).toEqual([]);
  });
});

/** Days to meet on: «на выходных», “next week” leave the choice open, and «как ты сегодня» invites nobody. */
function weekdays(language: Language) {
  const words = momentWords(language);
  const days = words.days.filter(({ id, vague }) => vague !== true && !["today", "tomorrow"].includes(id));
  return { ...words, days };
}

it("[CO171] every message of the book can be said with «вы»", () => {
  const left = casesOf("ru").filter(({ say }) => TY.test(formal(say)));
  expect(left.map(({ say }) => formal(say))).toEqual([]);
});
