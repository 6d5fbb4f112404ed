// What a good reply takes up of a chat: their condition, their choice, what of their profile can be tapped.
import { describe, expect, it } from "vitest";
import { adviseFrom } from "./advise-from.ts";
import { asksOrPushes } from "../safety/pushes.ts";
import type { Language } from "../transcript/transcript.ts";
import { choicesLeft } from "./choice-taken.ts";
import en from "./data/take-up.en.json" with { type: "json" };
import ru from "./data/take-up.ru.json" with { type: "json" };
import { openReaders } from "./open-readers.ts";
import { phrasesOfTheirs } from "./phrase-of-theirs.ts";
import { askedIn } from "./question-asked.ts";
import { takenUp } from "./take-up.ts";

type Line = string | { readonly say: string };
type Lines = Readonly<Partial<Record<"playful" | "sincere" | "direct" | "any", readonly Line[]>>>;
interface Entry {
  readonly in: readonly string[];
  readonly words: string;
  readonly whole?: Lines;
  readonly also?: Lines;
}

const BOOKS: Readonly<Record<Language, readonly Entry[]>> = { ru: ru as Entry[], en: en as Entry[] };
const linesOf = ({ whole = {}, also = {} }: Entry): readonly string[] =>
  [whole, also]
    .flatMap((lines) => Object.values(lines).flat())
    .map((line) => (typeof line === "string" ? line : line.say));

function messagesOn(language: Language, lines: readonly (readonly ["me" | "them", string])[]) {
  const messages = lines.map(([speaker, text]) => ({ speaker, text, confidence: 1 }));
  const outcome = adviseFrom({
    intent: "reply",
    transcript: { kind: "chat", language, messages },
    context: "",
    profile: "",
    notes: "",
    locale: language,
    take: 0,
  });
  if (!outcome.ok) throw new Error(outcome.ask);
  return outcome.advice.options.map(({ text }) => text);
}

describe.each(["ru", "en"] as const)("what can be taken up in %s", (language) => {
  const book = BOOKS[language];

  it("[CO190] a sentence beside a no neither asks, nor invites, nor pushes", () => {
    const lines = book.filter((entry) => entry.in.includes("no")).flatMap(linesOf);
    expect(lines.filter((line) => asksOrPushes(line))).toEqual([]);
  });

  it("[CO190] every entry says something in each tone, and is short", () => {
    for (const entry of book) {
      expect(entry.words.length, entry.words).toBeGreaterThan(0);
      expect(linesOf(entry).length, entry.words).toBeGreaterThan(0);
      for (const part of [entry.whole, entry.also])
        if (part !== undefined)
          for (const tone of ["playful", "sincere", "direct"] as const)
            expect([...(part[tone] ?? []), ...(part.any ?? [])].length, entry.words).toBeGreaterThan(0);
      for (const line of linesOf(entry)) expect(line.length, line).toBeLessThanOrEqual(140);
    }
  });
});

describe("a chat's own words", () => {
  it("[CO190] a condition goes with the yes, and what was called off goes with nothing", () => {
    const said = messagesOn("ru", [
      ["me", "на четверг в 19:30 на катке всё в силе?"],
      ["them", "слушай у меня засада, в чт попросили подменить"],
      ["them", "давай субботу? у меня там смена только до трёх"],
      ["them", "но каток тогда отпадает, я после неё стоять не смогу"],
      ["them", "может просто поедим где-нибудь"],
    ]);
    expect(said.join(" ")).not.toContain("катк");
    expect(said.join(" ")).toMatch(/по(?:едим|есть)|вкусно|голодн/u);
  });

  it("[CO190] a thing is taken up only where it is what it seems", () => {
    const of = (text: string) => takenUp({ theirs: [text], mine: [], asked: "" }, "open", "en").length;
    expect(of("free at 7 but I'm veggie")).toBe(1);
    expect(of("my dog died in spring")).toBe(0);
  });

  it("[CO192] what they leave to choose is chosen, one a tone", () => {
    expect(choicesLeft(askedIn("так вт или чт?"), [], [])).toHaveLength(2);
    expect(choicesLeft(null, [], ["ok options. a) i sprint b) we move it"])).toEqual(["a)", "b)"]);
    expect(choicesLeft(null, [], ["see you at 7 :) then"])).toEqual([]);
  });

  it("[CO191] of a profile the person taps what caught them, and the mentor picks nothing", () => {
    const messages = [
      { speaker: "them", text: "Пётр, капитан речфлота на пенсии", confidence: 1 },
      { speaker: "them", text: "умею молчать и варить раков", confidence: 1 },
      { speaker: "them", text: "ищу вторую пару рук для старой лодки", confidence: 1 },
    ] as const;
    const outcome = adviseFrom({
      intent: "opener",
      transcript: { kind: "profile", language: "ru", messages },
      context: "",
      profile: "",
      notes: "",
      locale: "ru",
      take: 0,
    });
    if (!outcome.ok) throw new Error(outcome.ask);
    const caught = outcome.advice.options.flatMap(({ gaps = [] }) => gaps.filter(({ id }) => id === "what"));
    const theirs = messages.map(({ text }) => text).join("\n");
    expect(caught.length).toBeGreaterThan(0);
    for (const { choices = [] } of caught) {
      expect(choices.length).toBeGreaterThanOrEqual(2);
      for (const words of choices) expect(theirs).toContain(words.slice(1, -1));
    }
    for (const { text } of outcome.advice.options) expect(text).not.toMatch(/[«“]/u);
  });

  it("[CO191] the words to tap are few, telling, and no question", () => {
    const { commonness } = openReaders("en");
    const texts = ["she went quiet and then gave me her good pan", "are you asleep?"];
    const [first = ""] = phrasesOfTheirs({ texts, mine: "", commonness }, () => true);
    expect(texts[0]).toContain(first);
    expect(first.split(" ").length).toBeLessThanOrEqual(7);
    expect(phrasesOfTheirs({ texts: ["ok"], mine: "", commonness }, () => true)).toEqual([]);
  });
});
