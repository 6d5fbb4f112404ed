// Whole messages: how one is chosen and filled, and what every case of the book must hold.
import { describe, expect, it } from "vitest";
import table from "../deciding/data/verdicts.json" with { type: "json" };
import { REACTIONS, SORRY_LATE } from "../wording/options/reaction.ts";
import { NOTHING_LEFT_OUT } from "../chat/aside/left-out.ts";
import { casesOf } from "../wording/library.ts";
import { BY_NOTE, OF_OFFERS, HELD_BACK, moveOf } from "../deciding/situation.ts";
import { SITUATIONS } from "../learnt/situation.ts";
import { PARTICULARS, particularMove } from "../wording/particulars/particulars.ts";
import { TOPIC_LABELS } from "../learnt/topics.ts";
import { asksOrPushes } from "../safety/no/standing-no.ts";
import { canFill, type Case, fill, type Filling } from "./case.ts";
import { chooseCase, type Occasion } from "../wording/options/choose-cases.ts";
import { quoteFrom } from "./quote.ts";
import { cuesOf } from "../wording/options/cues.ts";
import { openReaders } from "../message/open-readers.ts";
import { readTalk } from "../deciding/read-talk.ts";
import { registerOf } from "./register.ts";

const NOTHING: Filling = {
  when: null,
  where: null,
  quote: null,
  there: null,
  about: null,
  until: null,
  me: null,
  them: null,
};
/** Every fact and cue, by an ordinary chat. */
const READ = readTalk(
  [{ speaker: "them", text: "hey you", confidence: 1 }],
  {
    intent: "reply",
    context: "",
    profile: "",
    notes: "",
    language: "en",
    kind: "chat",
    leftOut: NOTHING_LEFT_OUT,
  },
  openReaders("en"),
);
const KNOWN = { ...READ.facts, ...cuesOf(READ) };
const TONES = ["playful", "sincere", "direct"] as const;
const MOVES = [
  ...new Set([
    ...table.map(({ move }) => move),
    ...Object.values(REACTIONS),
    SORRY_LATE,
    ...[...SITUATIONS, ...HELD_BACK, ...BY_NOTE, ...OF_OFFERS].map(moveOf),
  ]),
];
const LAST_WORDS = ["respect", "close_kindly", "close_softly", "money"];

function one(change: Partial<Case>): Case {
  return { move: "go_on", tone: "playful", register: "plain", say: "Ого", ...change };
}

function occasion(change: Partial<Occasion> = {}): Occasion {
  return {
    move: "go_on",
    topics: [],
    said: "",
    around: "",
    register: "plain",
    filling: NOTHING,
    seed: "chat",
    take: 0,
    leftOut: NOTHING_LEFT_OUT,
    facts: {},
    used: new Set(),
    ...change,
  };
}

describe("filling a case", () => {
  it("[CO100] takes slots from the chat, with a capital where a sentence begins, and leaves gaps", () => {
    const filling = { ...NOTHING, when: "в субботу", where: "в парке", quote: "полдня в очереди" };
    expect(fill("{when} {where}? {gap:time}", filling)).toBe("В субботу в парке? {gap:time}");
    expect(fill("«{quote}» – сильно. Тогда {when}", filling)).toBe(
      "«полдня в очереди» – сильно. Тогда в субботу",
    );
  });

  it("[CO100] says what a man or a woman says, and is left out where that is not known", () => {
    const say = "[Рад/Рада], что ты <сказал/сказала>";
    expect(fill(say, { ...NOTHING, me: "woman", them: "man" })).toBe("Рада, что ты сказал");
    expect(canFill({ say }, { ...NOTHING, me: "woman" })).toBe(false);
    expect(canFill({ say: "{when}?" }, NOTHING)).toBe(false);
  });
});

describe("choosing a case", () => {
  it("[CO101] prefers the topic, a word of theirs and what fills a slot, and never another topic", () => {
    const book = [
      one({ say: "общее" }),
      one({ say: "горы", topic: "travel" }),
      one({ say: "кот", topic: "pet", words: ["кот"] }),
    ];
    const text = (change: Partial<Occasion>) => chooseCase(book, "playful", occasion(change))?.text;
    expect(text({ topics: ["travel"] })).toBe("горы");
    expect(text({ topics: ["pet"], said: "Кот опять на шкафу" })).toBe("кот");
    expect(text({ topics: ["pet"], said: "собака" })).toBe("общее");
    expect(text({ move: "invite" })).toBeUndefined();
  });

  it("[CO142] does not ask what the chat has settled, while there is something else to say", () => {
    const book = [one({ say: "во сколько?", asks: ["hour"] }), one({ say: "{when}, жду", topic: "travel" })];
    const said = (when: string | null, topics: readonly string[]) =>
      chooseCase(book, "playful", occasion({ topics, filling: { ...NOTHING, when } }))?.text;
    expect(said("в субботу", [])).toBe("во сколько?");
    expect(said("в субботу в 7", ["travel"])).toBe("В субботу в 7, жду");
    expect(said("в субботу в 7", [])).toBe("во сколько?");
  });

  it("[CO142] cases of a plan that ask are marked", () => {
    const asking = (["ru", "en"] as const).flatMap((language) =>
      casesOf(language).filter(({ say }) => /\{gap:time\}|\{gap:place\}/u.test(say)),
    );
    const planned = new Set(["answer_invitation", "take_hint", "take_counter_offer", "settle_plan"]);
    for (const { say, asks } of asking.filter((each) => planned.has(each.move)))
      expect(asks, say).toBeDefined();
  });

  it("[CO172] goes by facts and cues of the talk, and by a word that either has said lately", () => {
    const book = [
      one({ say: "общее" }),
      one({ say: "в голос", when: ["laughing", "!heavy"] }),
      one({ say: "как смена?", near: ["смен"] }),
    ];
    const said = (facts: Readonly<Record<string, number>>, around = "") =>
      chooseCase(book, "playful", occasion({ facts, around }))?.text;
    expect(said({ laughing: 0, heavy: 0 })).toBe("общее");
    expect(said({ laughing: 1, heavy: 0 })).toBe("в голос");
    expect(said({ laughing: 1, heavy: 1 })).toBe("общее");
    expect(said({ laughing: 1, heavy: 0 }, "завтра смена")).toBe("как смена?");
    expect(() => said({})).toThrow("names no fact");
  });

  it("[CO173] says the day that was named, wherever there is a way to say it", () => {
    const book = [one({ say: "договорились" }), one({ say: "жду {when}", register: "slangy" })];
    const filling = { ...NOTHING, when: "в среду" };
    expect(chooseCase(book, "playful", occasion({ filling }))?.text).toBe("жду в среду");
    const forTheirs = [...book, one({ say: "поправляйся", words: ["горло"] })];
    const ill = occasion({ filling, said: "горло болит. в среду?" });
    expect(chooseCase(forTheirs, "playful", ill)?.text).toBe("поправляйся");
  });

  it("[CO101] turns equals over with the take, and offers nothing twice while there is another", () => {
    const book = ["раз", "два", "три"].map((say) => one({ say }));
    const said = [0, 1, 2].map((take) => chooseCase(book, "playful", occasion({ take }))?.text);
    expect(new Set(said).size).toBe(3);
    const used = new Set(["раз", "два"]);
    expect(chooseCase(book, "playful", occasion({ used }))?.text).toBe("три");
  });
});

describe("what a chat gives", () => {
  it("[CO102] quotes the half sentence with the rarest words, verbatim", () => {
    const common = (word: string) => (["было", "сегодня", "очень", "весело"].includes(word) ? 50 : 0);
    expect(quoteFrom(["Сегодня было очень весело. Полмотора разобрал прямо в бухте!"], common)).toBe(
      "Полмотора разобрал прямо в бухте",
    );
    expect(quoteFrom(["ок"], common)).toBeNull();
    expect(quoteFrom(["сегодня было весело"], common)).toBeNull();
  });

  it("[CO102] hears how the two write", () => {
    const lines = (...texts: string[]) => texts.map((text) => ({ text }));
    expect(registerOf(lines("ща приду, ваще норм", "лол"), "ru")).toBe("slangy");
    expect(registerOf(lines("Привет, как дела?"), "ru")).toBe("plain");
  });
});

describe.each(["ru", "en"] as const)("the book in %s", (language) => {
  const book = casesOf(language);

  it("[CO103] has at least three cases a tone for every move of the table, and six hundred in all", () => {
    for (const move of MOVES)
      for (const tone of TONES) {
        const found = book.filter(
          (each) =>
            each.move === move &&
            each.tone === tone &&
            each.topic === undefined &&
            each.words === undefined &&
            each.near === undefined &&
            each.when === undefined &&
            canFill(each, NOTHING),
        );
        expect(found.length, `${move} ${tone}`).toBeGreaterThanOrEqual(3);
      }
    expect(book.length).toBeGreaterThanOrEqual(600);
  });

  it("[CO172] asks only for facts and cues that there are", () => {
    const known = new Set(Object.keys(KNOWN));
    for (const { when = [], say } of book)
      for (const condition of when)
        expect(known, say).toContain(condition.replace(/^!/u, "").replace(/>=.*$/u, ""));
  });

  it("[CO103] names moves of the table and known topics, and every gap it holds", () => {
    for (const { move, topic, say, gaps = [] } of book) {
      expect([...MOVES, ...PARTICULARS.map(particularMove)], say).toContain(move);
      if (topic !== undefined) expect(TOPIC_LABELS, say).toContain(topic);
      const held = new Set([...say.matchAll(/\{gap:([a-z]+)\}/g)].map(([, id]) => id));
      expect(new Set(gaps.map(({ id }) => id)), say).toEqual(held);
      expect(
        say.replaceAll(/\{(?:gap:[a-z]+|when|where|there|quote|about|until|who|limit)\}/g, ""),
        say,
      ).not.toMatch(/[{}]/);
      for (const { choices } of gaps)
        if (choices !== undefined) expect(choices.length).toBeGreaterThanOrEqual(2);
    }
  });

  it("[CO103] [MF1] last words neither ask, nor invite, nor push", () => {
    for (const { move, say } of book.filter((each) => LAST_WORDS.includes(each.move)))
      expect(asksOrPushes(say), `${move}: ${say}`).toBe(false);
  });

  it("[CO103] no two cases of a move say the same", () => {
    expect(new Set(book.map(({ move, say }) => `${move} ${say}`)).size).toBe(book.length);
  });
});
