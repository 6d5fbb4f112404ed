// The day, hour and place that a talk gives for a meeting, as words that can stand in a message.
import type { Language } from "../../transcript/transcript.ts";
import { isCalledOff, namedPlaceIn } from "../../message/echo.ts";
import { echoWords, momentWords, placeWords } from "../../message/language-data.ts";
import { daysIn, daysToChoose, momentSaid, offerIn } from "../../message/moments.ts";
import { placeIn } from "../../message/places.ts";
import type { At, TalkState } from "./talk-state.ts";
import { does, type Utterance } from "../../message/utterance.ts";

export interface PlanNamed {
  /** «в субботу вечером в 19:00», “on Saturday at 7”; null where nothing is named. */
  readonly when: string | null;
  readonly where: string | null;
  /** The place in their own words: «в хинкальную», “at Lupo”. */
  readonly there: string | null;
  /** Days between which they leave the choice; none where there is no choice. */
  readonly days: readonly string[];
}

const NOTHING: PlanNamed = { when: null, where: null, there: null, days: [] };

/** How many messages before the one that a plan hangs on may name its day or place. */
const BEFORE = 3;
/** A place was often named before anybody thought of going. */
const PLACE_BEFORE = 6;

/** What is named for the plan that the talk is about now; all null where there is no plan. */
export function planNamed(state: TalkState, utterances: readonly Utterance[], language: Language): PlanNamed {
  const anchor = anchorOf(state);
  if (anchor === null) return NOTHING;
  // A counter-offer overrules the day that was offered before it, and keeps the place; a yes takes both.
  const offered = state.counterOffer === null ? null : invitationBefore(anchor, utterances);
  const aside = offered === null ? new Set<string>() : daysIn(offered, momentWords(language));
  const theirs = state.counterOffer !== null || state.openInvitation?.by === "them";
  const from = theirs ? Math.min(anchor, state.theirTurn ?? anchor) : anchor - BEFORE;
  const all = utterances.slice(Math.max(0, from), anchor + BEFORE);
  // «Лепка по средам» before the invitation is no day of the plan.
  const begins = all.findIndex((one) => does(one, "invitation", "counter_offer", "hint", "logistics"));
  const near = all.slice(Math.max(0, begins)).toReversed();
  const texts = near.map(({ text }) => text);
  const around = utterances
    .slice(Math.max(0, anchor - PLACE_BEFORE), anchor + BEFORE)
    .toReversed()
    .map(({ text }) => text);
  // «Давай у драмтеатра»: the place offered before it is not the one, even where theirs is not known as a place.
  const counter = utterances[anchor]?.text ?? "";
  const another = namedPlaceIn(counter, echoWords(language));
  const standing = (place: string | null): string | null =>
    place === null || isCalledOff(place, theirsSince(anchor, utterances), echoWords(language)) ? null : place;
  return {
    there: standing(
      another ?? first(around, (text) => namedPlaceIn(text, echoWords(language), anchor !== state.hint)),
    ),
    days: theirs ? daysOffered(texts, language, aside) : [],
    when: whenOf(texts, language, aside),
    where: standing(
      first(offered === null || another !== null ? texts : [...texts, offered], (text) =>
        placeIn(text, placeWords(language)),
      ),
    ),
  };
}

/** What they have said shortly before a message, and since. */
function theirsSince(at: At, utterances: readonly Utterance[]): readonly string[] {
  return utterances
    .slice(Math.max(0, at - BEFORE))
    .filter(({ speaker }) => speaker !== "me")
    .map(({ text }) => text);
}

/** What messages about meeting name, the latest first. */
export function planNamedIn(texts: readonly string[], language: Language): PlanNamed {
  return {
    ...NOTHING,
    days: daysOffered(texts, language, new Set()),
    when: whenOf(texts, language, new Set()),
    there: first(texts, (text) => {
      const place = namedPlaceIn(text, echoWords(language));
      return place === null || isCalledOff(place, texts, echoWords(language)) ? null : place;
    }),
  };
}

/** What the person's own words about a plan name; all null where they name nothing. */
export function planTold(words: string, language: Language): PlanNamed {
  return {
    ...NOTHING,
    when: whenOf([words], language, new Set()),
    where: placeIn(words, placeWords(language)),
  };
}

/** My last invitation before a message, or what I said last: «Thursday still good?» offers a day too. */
function invitationBefore(at: At, utterances: readonly Utterance[]): string | null {
  const mine = utterances.slice(0, at).filter(({ speaker }) => speaker === "me");
  return (mine.findLast((one) => does(one, "invitation")) ?? mine.at(-1))?.text ?? null;
}

/** The days of the first text that leaves a choice between some. */
function daysOffered(
  texts: readonly string[],
  language: Language,
  aside: ReadonlySet<string>,
): readonly string[] {
  const offered = texts.map((text) => daysToChoose(text, momentWords(language), aside));
  return offered.find((days) => days.length > 0)?.slice(0, 2) ?? [];
}

function anchorOf(state: TalkState): At | null {
  if (state.counterOffer !== null) return state.counterOffer;
  if (state.openInvitation?.by === "them") return state.openInvitation.at;
  return state.accepted ?? state.hint;
}

/** The day and hour of texts, the latest first: one that names a day or an hour goes before «вечером» alone. */
function whenOf(texts: readonly string[], language: Language, aside: ReadonlySet<string>): string | null {
  const offers = texts.map((text) => offerIn(text, momentWords(language), aside));
  const { day, part, time } = offers.find((offer) => offer.day !== null || offer.time !== null) ??
    offers.find((offer) => offer.part !== null) ?? { day: null, part: null, time: null };
  return momentSaid([day, part, time], momentWords(language));
}

function first<T>(texts: readonly string[], find: (text: string) => T | null): T | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}
