// How strong, fair, lively and cheap the bots are (BT3–BT6): whole matches, one JSON line per figure.
// Deterministic but for the CPU time. Never part of the tests: thousands of matches take minutes.
import process from "node:process";
import { parseArgs } from "node:util";
import { BOT_SKILLS, type BotLevel, SUDDEN_DEATH_AT_MS } from "../src/index.ts";
import { type Contestant, playMatch, type PlayedMatch, type Tally } from "./bot-matches.ts";

const SEATS = 4;

const { values } = parseArgs({
  options: {
    matches: { type: "string", default: "1000" },
    only: { type: "string", default: "alike,strength,person" },
    levels: { type: "string", default: "easy,normal,hard" },
  },
});

/**
 * An average person, simulated: the normal bot's head, slower and with its mistakes, that takes care of itself while the others fight, as
 * people do.
 */
const PERSON: Contestant = { ...BOT_SKILLS.normal, reactionMs: 300, approachYoung: -0.15 };

const CONTESTANTS: Readonly<Record<string, Contestant>> = { ...BOT_SKILLS, first: "first", person: PERSON };

function print(line: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify(line));
}

function share(part: number, whole: number): number {
  return Number((part / whole).toFixed(4));
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function sum(
  matches: readonly PlayedMatch[],
  seat: (index: number) => boolean,
  of: (tally: Tally) => number,
): number {
  let whole = 0;
  for (const { tallies } of matches)
    for (const [index, tally] of tallies.entries()) if (seat(index)) whole += of(tally);
  return whole;
}

/** Four alike: corners, draws, length, hits, cost. */
function measureAlike(name: string, matches: number): void {
  const contestants = Array.from({ length: SEATS }, () => CONTESTANTS[name]!);
  const startMs = cpuMs();
  const played = Array.from({ length: matches }, (_, index) => playMatch(`alike ${index}`, contestants));
  const usedMs = cpuMs() - startMs;
  const all = () => true;
  const lifeMs = sum(played, all, (tally) => tally.lifeMs);
  const lengths = played.map(({ endedAtMs }) => endedAtMs / 1000).sort((a, b) => a - b);
  const per = (of: (tally: Tally) => number) => share(sum(played, all, of), matches);
  print({
    bench: "bots-alike",
    level: name,
    matches,
    corners: [1, 2, 3, 4].map((id) =>
      share(played.filter(({ winnerId }) => winnerId === id).length, matches),
    ),
    draws: share(played.filter(({ winnerId }) => winnerId === null).length, matches),
    beforeSuddenDeath: share(
      played.filter(({ endedAtMs }) => endedAtMs < SUDDEN_DEATH_AT_MS).length,
      matches,
    ),
    seconds: [0.1, 0.5, 0.9].map((part) => Math.round(lengths[Math.floor(part * matches)]!)),
    hitsPerMatch: per((tally) => tally.hits),
    ownHitsPerMatch: per((tally) => tally.ownHits),
    ownFallsPerMatch: per((tally) => tally.ownFalls),
    crushedPerMatch: per((tally) => tally.crushed),
    bombsPerBotSecond: share(
      sum(played, all, (tally) => tally.bombs),
      lifeMs / 1000,
    ),
    stillShare: share(
      sum(played, all, (tally) => tally.stillMs),
      lifeMs,
    ),
    cpuMsPerBotSecond: share(usedMs, lifeMs / 1000),
  });
}

/** One against three, sitting at every corner as often. */
function measureStrength(one: string, others: string, matches: number): void {
  let wins = 0;
  let draws = 0;
  let lifeMs = 0;
  let hits = 0;
  let othersHits = 0;
  for (let index = 0; index < matches; index++) {
    const seat = index % SEATS;
    const contestants = Array.from({ length: SEATS }, (_, at) => CONTESTANTS[at === seat ? one : others]!);
    // The same board from every corner.
    const match = playMatch(`strength ${Math.floor(index / SEATS)}`, contestants);
    if (match.winnerId === seat + 1) wins += 1;
    if (match.winnerId === null) draws += 1;
    hits += sum(
      [match],
      (at) => at === seat,
      (tally) => tally.hits,
    );
    othersHits += sum(
      [match],
      (at) => at !== seat,
      (tally) => tally.hits,
    );
    lifeMs += sum(
      [match],
      (at) => at === seat,
      (tally) => tally.lifeMs,
    );
  }
  print({
    bench: "bots-strength",
    one,
    againstThree: others,
    matches,
    wins: share(wins, matches),
    draws: share(draws, matches),
    hits: share(hits, matches),
    hitsOfEachOther: share(othersHits, matches * (SEATS - 1)),
    livesSeconds: share(lifeMs / 1000, matches),
  });
}

const matches = Number(values.matches);
const only = new Set(values.only.split(","));
if (only.has("alike")) for (const level of values.levels.split(",")) measureAlike(level as BotLevel, matches);
if (only.has("strength")) {
  for (const [one, others] of [
    ["normal", "easy"],
    ["hard", "normal"],
    ["hard", "first"],
  ] as const)
    measureStrength(one, others, matches);
}
if (only.has("person")) measureStrength("person", "normal", matches);
