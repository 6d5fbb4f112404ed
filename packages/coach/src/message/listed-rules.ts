// Explicit lists of what messages do (data/listed.<language>.json): phrases in the guard's notation, with what must stand beside them.
import type { Act } from "../acts/act.ts";
import { phrase, readText, says } from "../safety/phrases/phrase.ts";
import en from "./data/listed.en.json" with { type: "json" };
import ru from "./data/listed.ru.json" with { type: "json" };

/** One list. A sentence does `act` when it says one of `says` and everything else holds. */
interface ListedRule {
  readonly act: string;
  readonly by: string;
  /** Only as the answer to an invitation. */
  readonly invited?: boolean;
  /** Not where the message laughs or ends in a question, unless it answers an invitation. */
  readonly serious?: boolean;
  readonly says: readonly string[];
  /** The whole message must say one of these, too. */
  readonly with?: readonly string[];
  /** What rules it out in the same sentence, and anywhere in the message. */
  readonly not?: readonly string[];
  readonly unless?: readonly string[];
  /** Whether the message asks; `false` looks at the sentence alone. */
  readonly asks?: boolean;
  /** Most words of the message. */
  readonly words?: number;
  /** It takes the act away instead: «умерла со смеху» is no hard news. */
  readonly isnt?: boolean;
}

type Compiled = Omit<ListedRule, "says" | "with" | "not" | "unless"> & {
  readonly [list in "says" | "with" | "not" | "unless"]: readonly RegExp[];
};

/** Where a message stands. */
export interface Standing {
  readonly by: "me" | "them";
  readonly invited: boolean;
  readonly playful: boolean;
}

let compiled: readonly Compiled[] | undefined;

/** The acts that lists of both languages find in a message, and those that it does not do whatever it sounds like. */
export function actsByLists(
  text: string,
  standing: Standing,
): { readonly does: readonly Act[]; readonly isnt: readonly Act[] } {
  compiled ??= [...(ru as readonly ListedRule[]), ...(en as readonly ListedRule[])].map((rule) => ({
    ...rule,
    says: rule.says.map(phrase),
    with: (rule.with ?? []).map(phrase),
    not: (rule.not ?? []).map(phrase),
    unless: (rule.unless ?? []).map(phrase),
  }));
  const whole = readText(text).trim();
  const sentences = whole.split(/(?<=[.!?…\n])\s*/u).filter((sentence) => sentence !== "");
  const words = whole.split(/[^\p{L}\p{N}']+/u).filter(Boolean).length;
  const found = compiled.filter((rule) => holds(rule, { whole, sentences, words }, standing));
  // The data holds names of acts alone: `listed-acts.test.ts` says so.
  const named = (rules: readonly Compiled[]) => [...new Set(rules.map(({ act }) => act as Act))];
  return {
    does: named(found.filter(({ isnt }) => isnt !== true)),
    isnt: named(found.filter(({ isnt }) => isnt === true)),
  };
}

interface Heard {
  readonly whole: string;
  readonly sentences: readonly string[];
  readonly words: number;
}

function holds(rule: Compiled, { whole, sentences, words }: Heard, standing: Standing): boolean {
  if (rule.by !== standing.by || (rule.invited === true && !standing.invited)) return false;
  if (rule.serious === true && standing.playful) return false;
  if (words > (rule.words ?? Number.POSITIVE_INFINITY)) return false;
  if (rule.asks === true && !whole.includes("?")) return false;
  const said = sentences.some(
    (sentence) =>
      (rule.asks !== false || !sentence.includes("?")) &&
      says(sentence, rule.says) &&
      !says(sentence, rule.not),
  );
  return said && (rule.with.length === 0 || says(whole, rule.with)) && !says(whole, rule.unless);
}
