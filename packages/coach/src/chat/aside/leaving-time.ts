// When the person has to go («могу только до трёх», “have to leave by 9”) and from when they are free («раньше 19:30 не успею», “busy till 8”),
// and whether what is offered is later or earlier than that. [CO221]
import { type HourSaid, hoursOffered, hourSaid, inHalfOf } from "./hours-said.ts";
import type { Language } from "../../transcript/transcript.ts";

/** Up to here an hour is right for whoever is “busy till 10” in the morning. */
const MIDDAY = 15;

/** When the person has to go, by their own words; null where they name no hour. */
export function leavingIn(words: string, language: Language): HourSaid | null {
  return hourSaid(words, "leaves", language);
}

/** From when the person is free, by their own words; null where they name no hour. */
export function comingIn(words: string, language: Language): HourSaid | null {
  return hourSaid(words, "comes", language);
}

/** Whether an hour that is named in what they offer is as late as that. */
export function isTooLate({ hour }: HourSaid, offered: string, language: Language): boolean {
  return hoursOffered(offered, language).some((at) => inHalfOf(hour, at) >= inHalfOf(hour, hour));
}

/** Whether all hours that are named in what they offer are before that; none is named: null. */
export function isTooEarly({ hour }: HourSaid, offered: string, language: Language): boolean | null {
  const named = hoursOffered(offered, language);
  if (named.length === 0) return null;
  const evening = (at: number) => inHalfOf(0, at);
  return named.every((at) => !(at >= hour && at < MIDDAY) && evening(at) < evening(hour));
}
