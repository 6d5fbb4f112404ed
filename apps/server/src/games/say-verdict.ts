// What playing a replay again proves, in words (RP3). Pure.
import { RULES_VERSION, verifyReplay } from "@fitil/engine";
import type { ReplayVerdict } from "@fitil/engine";
import { replaySchema } from "@fitil/contracts";
import type { FinishedGame } from "@fitil/contracts";
import type { Language } from "../http/language.ts";
import VERDICTS from "./data/verdicts.json" with { type: "json" };
import { sha256Hex } from "./replay-file.ts";

/** What the site says of the same game, which the replay must agree with. */
export type SiteFacts = Pick<FinishedGame, "seedHash" | "endHash" | "digest">;

/** The verdict, and the sentences that say it. */
export interface SaidVerdict {
  readonly verdict: ReplayVerdict | "no_replay" | "other_game";
  readonly lines: readonly string[];
}

const SENTENCES: Readonly<Record<SaidVerdict["verdict"], Readonly<Record<Language, string>>>> =
  VERDICTS.sentences;

/** Plays the replay in `text` again, and compares it with what the site says where there is one. */
export function sayVerdict(text: string, site: SiteFacts | null, language: Language): SaidVerdict {
  const parsed = replaySchema.safeParse(parseJson(text));
  if (!parsed.success) return { verdict: "no_replay", lines: [sentenceFor("no_replay", language)] };
  const { seed, seedHash, endHash, digest, inputs } = parsed.data;
  const judged = verifyReplay(parsed.data, sha256Hex);
  const isOther =
    site !== null && (site.seedHash !== seedHash || site.endHash !== endHash || site.digest !== digest);
  const verdict = judged === "proven" && isOther ? "other_game" : judged;
  const facts = { seed, fingerprint: seedHash, end: endHash, words: inputs.length };
  return { verdict, lines: [sentenceFor(verdict, language), ...factLines(facts, language)] };
}

function sentenceFor(verdict: SaidVerdict["verdict"], language: Language): string {
  return SENTENCES[verdict][language].replace("{rules}", String(RULES_VERSION));
}

/** One line a fact, the values in one column. */
function factLines(
  facts: Readonly<Record<keyof typeof VERDICTS.facts, string | number>>,
  language: Language,
): string[] {
  const labels = Object.entries(VERDICTS.facts) as [keyof typeof facts, Record<Language, string>][];
  const width = Math.max(...labels.map(([, label]) => label[language].length)) + 2;
  return labels.map(([fact, label]) => `${label[language].padEnd(width)}${facts[fact]}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Not JSON: the caller says so.
    return undefined;
  }
}
