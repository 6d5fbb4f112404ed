// Learns which words of theirs a good reply takes up, from chats in which somebody marked them (data/holds.jsonl). Deterministic.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openReaders } from "../src/message/open-readers.ts";
import { featuresOf, phrasesOf, scoreOf } from "../src/wording/options/phrase-of-theirs.ts";
import { plain } from "../src/words/plain.ts";
import type { Language } from "../src/transcript/transcript.ts";

interface MarkedChat {
  readonly language: Language;
  readonly messages: readonly (readonly ["me" | "them", string])[];
  readonly hold: readonly { readonly q: string; readonly kind: string }[];
}

/** The phrases of a chat, and whether each holds what was marked. */
interface Choice {
  readonly features: readonly (readonly number[])[];
  readonly hits: readonly boolean[];
}

const STEPS = 300;
const RATE = 1.2;
const SHRINK = 0.0009;
const FOLDS = 10;
/** Messages of mine before theirs. */
const MINE = 3;
/** A phrase holds what was marked from this share of its words on. */
const SHARE = 0.5;

const path = (...names: readonly string[]) => join(import.meta.dirname, "..", ...names);
const chats = readFileSync(path("data/holds.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as MarkedChat);

/** What was learnt, and how often the first choice hits on chats that its weights had not seen. */
export interface LearntPhrases {
  readonly chats: number;
  readonly hit: number;
}

/** Writes the weights of src/wording/data/phrase.json. */
export function learnPhrases(): LearntPhrases {
  const choices = chats.map(choiceOf);
  const hit = choices.filter(({ features, hits }, at) => {
    const weights = fit(choices.filter((_, other) => other % FOLDS !== at % FOLDS));
    const scores = features.map((each) => scoreOf(each, weights));
    return hits[scores.indexOf(Math.max(...scores))] === true;
  }).length;
  const file = path("src/wording/data/phrase.json");
  const weights = fit(choices).map((weight) => Math.round(weight * 100) / 100);
  writeFileSync(file, `${JSON.stringify({ weights }, null, 1)}\n`);
  return { chats: chats.length, hit };
}

function choiceOf({ language, messages, hold }: MarkedChat): Choice {
  const of = (whose: string) => messages.filter(([speaker]) => speaker === whose).map(([, text]) => text);
  const texts = of("them");
  const spoken = {
    texts,
    mine: of("me").slice(-MINE).join(" "),
    commonness: openReaders(language).commonness,
  };
  const phrases = phrasesOf(texts);
  return {
    features: phrases.map((phrase) => featuresOf(phrase, spoken)),
    hits: phrases.map(({ words }) => hold.some(({ q }) => holds(words, q))),
  };
}

function holds(words: string, marked: string): boolean {
  const said = wordsOf(words);
  const wanted = wordsOf(marked);
  return wanted.filter((word) => said.includes(word)).length / wanted.length >= SHARE;
}

function wordsOf(text: string): readonly string[] {
  return plain(text).match(/[\p{L}\p{N}']+/gu) ?? [];
}

/** Weights under which the phrases that were marked are likely among those of their chat (softmax, gradient ascent). */
function fit(seen: readonly Choice[]): readonly number[] {
  const learning = seen.filter(({ hits }) => hits.some(Boolean));
  const size = learning[0]?.features[0]?.length ?? 0;
  let found: readonly number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Array.from({ length: size }, () => 0);
    for (const { features, hits } of learning) {
      const shares = features.map((each) => Math.exp(scoreOf(each, found)));
      const all = shares.reduce((sum, share) => sum + share, 0);
      const right = shares.reduce((sum, share, at) => sum + (hits[at] === true ? share : 0), 0);
      for (const [at, each] of features.entries()) {
        const share = shares[at] ?? 0;
        const pull = (hits[at] === true ? share / right : 0) - share / all;
        for (const [place, feature] of each.entries()) slope[place] = (slope[place] ?? 0) + pull * feature;
      }
    }
    found = found.map((weight, at) => weight + RATE * ((slope[at] ?? 0) / learning.length) - SHRINK * weight);
  }
  return found;
}
