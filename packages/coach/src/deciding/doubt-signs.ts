// What the core knows about how well it has understood a chat, in numbers: by how much what was learnt of the whole prefers one reading, whether
// table and whole agree, how much of what is said is known at all. `doubt.ts` makes a probability of them. [CO200]
import { ACCEPTED_VERDICTS, noShareOf, type SituationId, type SituationRead } from "../learnt/situation.ts";
import { openReaders } from "../message/open-readers.ts";
import { toldFacts } from "../chat/aside/told.ts";
import type { Language } from "../transcript/transcript.ts";
import type { TalkRead } from "./read-talk.ts";
import { groupOf, isLight, serves, type ChatDecision } from "./situation.ts";

/** The numbers, in the order of the weights that were learnt for them. */
export const DOUBT_SIGNS = [
  "likeliest",
  "margin",
  "spread",
  "words_fit",
  "group",
  "accepted",
  "harmful",
  "verdict_lead",
  "by_row",
  "row_agrees",
  "row_serves",
  "light_beside_heavy",
  "no_beside_yes",
  "surest_act",
  "acts_known",
  "words_unknown",
  "length",
  "short_turn",
  "asked",
  "last_is_mine",
  "note",
  "note_unheard",
  "number_unheard",
] as const;

type Sign = (typeof DOUBT_SIGNS)[number];

/** What a reading is doubted by. */
export interface Doubted {
  readonly read: TalkRead;
  readonly whole: SituationRead;
  readonly decision: Pick<ChatDecision, "row" | "told">;
  /** What the person says beside the chat. */
  readonly note: string;
  readonly language: Language;
}

/** Fewer words beside a chat tell nothing that could be missed. */
const TELLING_WORDS = 5;
/** From so many messages on a chat is long. */
const LONG = 12;
const SHORT = 3;
const SUM_OR_TERM = /\d{2,}|\p{Sc}|(?<!\p{L})\d+ ?(?:k|к|т|тыс|нед|дн|мес|week|month|day|year|год|лет)/iu;

/** All signs of a reading (0–1 each, but for the few that say so). */
export function doubtSigns({ read, whole, decision, note, language }: Doubted): readonly number[] {
  const { likely, accepted, harmful } = whole;
  const { told, row } = decision;
  const [first, second] = likely;
  const { verdict } = row;
  const chosen = likely.find(({ id }) => id === told)?.id;
  const rival = Math.max(...ACCEPTED_VERDICTS.filter((one) => one !== verdict).map((one) => accepted[one]));
  const sum = (counts: (id: SituationId) => boolean) => shareIn(whole, counts);
  const served = sum((id) => serves(id, read.row));
  const light = sum(isLight);
  const no = noShareOf(whole);
  const group = chosen === undefined ? null : groupOf(chosen);
  const turn = read.utterances.slice(read.state.theirTurn ?? 0);
  const isNoted = note.split(/\s+/u).filter(Boolean).length >= TELLING_WORDS;
  const isHeard = toldFacts(note).size > 0;
  const wordsFit = (one: SituationRead) =>
    chosen === undefined ? shareIn(one, (id) => serves(id, row)) : one.fits[chosen];
  const signs: Readonly<Record<Sign, number>> = {
    likeliest: first?.probability ?? 0,
    margin: (first?.probability ?? 0) - (second?.probability ?? 0),
    spread: -likely.reduce((all, { probability }) => all + probability * Math.log(probability + 1e-9), 0) / 3,
    words_fit: wordsFit(whole),
    group: group === null ? served : sum((id) => groupOf(id) === group),
    accepted: accepted[verdict],
    harmful: harmful[verdict],
    verdict_lead: accepted[verdict] - rival,
    by_row: Number(told === null),
    row_agrees: Number(read.row.verdict === verdict),
    row_serves: chosen === undefined ? served : Number(serves(chosen, read.row)),
    light_beside_heavy: 2 * Math.min(light, 1 - light),
    no_beside_yes: 2 * Math.min(no, 1 - no),
    surest_act: Math.max(0, ...turn.flatMap(({ acts }) => [...acts.values()])),
    acts_known: share(turn, ({ acts }) => acts.size > 0),
    words_unknown: unknownIn(turn.map(({ text }) => text).join(" "), language),
    length: Math.min(LONG, read.utterances.length) / LONG,
    short_turn: Number(
      turn
        .map(({ text }) => text)
        .join(" ")
        .split(/\s+/u).length <= SHORT,
    ),
    asked: Number(read.asked !== null),
    last_is_mine: Number(read.state.last === "me"),
    note: Number(isNoted),
    note_unheard: Number(isNoted && !isHeard),
    number_unheard: Number(
      (SUM_OR_TERM.test(note) && !isHeard) ||
        (told !== "scam" && turn.some(({ text }) => SUM_OR_TERM.test(text))),
    ),
  };
  return DOUBT_SIGNS.map((sign) => signs[sign]);
}

function shareIn({ likely }: SituationRead, counts: (id: SituationId) => boolean): number {
  return likely.reduce((all, { id, probability }) => all + (counts(id) ? probability : 0), 0);
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}

/** Which share of the longer words is never said in chats. */
function unknownIn(text: string, language: Language): number {
  const { commonness } = openReaders(language);
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > SHORT);
  return share(words, (word) => commonness(word.replaceAll("ё", "е")) === 0);
}
