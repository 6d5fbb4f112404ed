// The rules of the judgement (MF1), read from `data/`: which words, said by whom, call for which help. All languages are
// read together: people mix them.
import { neededByAll, phrase } from "../phrases/phrase.ts";
import { createPieceIndex } from "../phrases/piece-index.ts";
import en from "../data/rules.en.json" with { type: "json" };
import ru from "../data/rules.ru.json" with { type: "json" };

/** Who says it: the person to the mentor, the person in the chat, the other one, or the person about themself in the profile. */
export type Voice = "own" | "me" | "them" | "profile";

/** A rule as it stands in the data. */
interface WrittenRule {
  /** Which help it calls for, by whose words they are: ids of `data/help.*.json`. */
  readonly said: Partial<Readonly<Record<Voice, string>>>;
  /** Phrases; `&` between parts that must stand near each other, in any order. `{name}` is a list of `words`. */
  readonly when: readonly string[];
  /** Phrases in the same sentence that make it something else. */
  readonly unless?: readonly string[];
  /** Phrases one of which must be somewhere in the same words. */
  readonly with?: readonly string[];
  /** Phrases none of which may be anywhere in the same words. */
  readonly without?: readonly string[];
  /** Many say it as a joke: not where somebody laughs. */
  readonly lightly?: boolean;
  /** What the person says they will not do does not count. */
  readonly wish?: boolean;
  /** Only where a no of the other one stands in the chat. */
  readonly afterNo?: boolean;
  /** Only among so many messages at the end of a chat. */
  readonly late?: number;
  /** Said without any danger as often as with it: calls for help only where the classifier does not rule danger out. */
  readonly weak?: boolean;
  /** What `with` asks for has to be said by the other side: who says both is only loud. */
  readonly fended?: boolean;
}

export interface Rule {
  readonly said: WrittenRule["said"];
  readonly when: readonly (readonly RegExp[])[];
  readonly unless: readonly RegExp[];
  readonly with: readonly RegExp[];
  readonly without: readonly RegExp[];
  readonly lightly: boolean;
  readonly wish: boolean;
  readonly afterNo: boolean;
  readonly late: number;
  readonly weak: boolean;
  readonly fended: boolean;
}

let read: readonly Rule[] | null = null;
let find: ((text: string) => readonly Rule[]) | null = null;

/** All rules; read when they are first needed. Throws when the data name a list that is not there. */
export function safetyRules(): readonly Rule[] {
  read ??= [ru, en].flatMap(({ words, rules }: Written) => rules.map((rule) => ruleOf(rule, words)));
  return read;
}

/** The rules whose words a text, or a part of it, may hold, in their order. Throws like `safetyRules`. */
export function safetyRulesFor(text: string): readonly Rule[] {
  find ??= indexed(safetyRules());
  return find(text);
}

function indexed(rules: readonly Rule[]): (text: string) => readonly Rule[] {
  const mayFit = createPieceIndex(
    rules.map(({ when }) => {
      const needed = when.map(neededByAll);
      return needed.includes(null) ? null : needed.flatMap((pieces) => pieces ?? []);
    }),
  );
  return (text) => mayFit(text).map((place) => rules[place] as Rule);
}

interface Written {
  readonly words: Readonly<Record<string, string>>;
  readonly rules: readonly WrittenRule[];
}

function ruleOf(rule: WrittenRule, words: Written["words"]): Rule {
  const compiled = (list: readonly string[] = []) => list.map((source) => phrase(filled(source, words)));
  return {
    said: rule.said,
    when: rule.when.map((source) => compiled(source.split(" & "))),
    unless: compiled(rule.unless),
    with: compiled(rule.with),
    without: compiled(rule.without),
    lightly: rule.lightly === true,
    wish: rule.wish === true,
    afterNo: rule.afterNo === true,
    late: rule.late ?? Number.POSITIVE_INFINITY,
    weak: rule.weak === true,
    fended: rule.fended === true,
  };
}

/** A phrase with the lists of words it names. A list may name lists. */
function filled(source: string, words: Written["words"]): string {
  return source.replaceAll(/\{([\w-]+)\}/g, (_found, name: string) => {
    const list = words[name];
    if (list === undefined) throw new Error(`No such list of words: ${name}`);
    return `(${filled(list, words)})`;
  });
}
