// The day and place of a meeting that their last words name, where the whole chat says that a meeting is what it is about and no single
// message was taken for an invitation or a yes. [CO193]
import type { Language } from "../../transcript/transcript.ts";
import { lastTurn } from "../../chat/facts-of-talk.ts";
import { quotable } from "../../words/quotable.ts";
import { planNamedIn } from "../../chat/state/plan-named.ts";
import { LONGEST_QUESTION, type TalkRead } from "../../deciding/read-talk.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import { footingOf } from "../footing.ts";
import { clearOnly, does, type Utterance } from "../../message/utterance.ts";
import { momentWords } from "../../message/language-data.ts";
import { daysIn } from "../../message/moments.ts";

/** The talk with what their last turn names of a plan, where nothing was named yet. */
export function withPlanOfTurn(read: TalkRead, told: SituationOrGroup | null, language: Language): TalkRead {
  const footing = footingOf(told, read.row.move);
  const arranged = (read.facts["arranged"] ?? 0) > 0 ? withDetailAsked(read) : read;
  const isMeeting = told !== null && (footing === "open" || footing === "hint");
  if (!isMeeting) return arranged;
  const bare = footing === "hint" ? withoutHour(arranged, language) : arranged;
  const named = bare.filling.when === null ? namedIn(bare, told, language) : bare;
  return footing === "hint" ? withoutHour(named, language) : named;
}

/** “Doors are at 7 right?” about what is booked wants its answer. [CO226] */
function withDetailAsked(read: TalkRead): TalkRead {
  const turn = lastTurn(read.state, clearOnly(read.utterances));
  const asked = read.asked ?? turn.findLast((one) => one.asks !== undefined)?.asks ?? null;
  return read.asked === null && asked !== null
    ? { ...read, asked, quoted: quotable(asked.words, LONGEST_QUESTION) }
    : read;
}

/** A hint that names no day leaves it open: «сегодня завалил экзамен», “the panel skipped lunch” are no times to meet at. */
function withoutHour(read: TalkRead, language: Language): TalkRead {
  const { filling } = read;
  const words = momentWords(language);
  const today = words.days.find(({ id }) => id === "today")?.say;
  const namesDay = [...daysIn(filling.when ?? "", words)].some((day) => day !== today);
  return filling.when === null || namesDay ? read : { ...read, filling: { ...filling, when: null } };
}

/** The talk with the day and place that their last turn names, or that was agreed on before it. */
function namedIn(read: TalkRead, told: SituationOrGroup, language: Language): TalkRead {
  const clear = clearOnly(read.utterances);
  const texts = lastTurn(read.state, clear).map(({ text }) => text);
  const { days, when, there } = planNamedIn(texts.toReversed(), language);
  const isOpen = texts.every((text) => daysIn(text, momentWords(language)).size === 0);
  const agreed = told === "yes" && when === null && isOpen ? dayAgreed(clear, language) : null;
  const filling = { ...read.filling, when: when ?? agreed, there: read.filling.there ?? there };
  return { ...read, days: read.days.length > 0 ? read.days : days, filling };
}

/** So many messages back the day may stand that a yes is said to. */
const BEFORE = 6;

/** The day that was asked or agreed on before: «В четверг?» – «да!» – «на ковре» is a yes to Thursday. */
function dayAgreed(utterances: readonly Utterance[], language: Language): string | null {
  const asked = utterances
    .slice(-BEFORE)
    .filter((one) => does(one, "invitation", "acceptance", "counter_offer", "logistics"))
    .map(({ text }) => text);
  return planNamedIn(asked.toReversed(), language).when;
}
