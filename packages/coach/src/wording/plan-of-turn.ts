// The day and place of a meeting that their last words name, where the whole chat says that a meeting is what it is about and no single
// message was taken for an invitation or a yes. [CO193]
import type { Language } from "../transcript/transcript.ts";
import { lastTurn } from "../chat/facts-of-talk.ts";
import { planNamedIn } from "../chat/plan-named.ts";
import type { TalkRead } from "../deciding/read-talk.ts";
import type { SituationOrGroup } from "../deciding/situation.ts";
import { footingOf } from "./footing.ts";
import { clearOnly } from "../message/utterance.ts";

/** The talk with what their last turn names of a plan, where nothing was named yet. */
export function withPlanOfTurn(read: TalkRead, told: SituationOrGroup | null, language: Language): TalkRead {
  const footing = footingOf(told, read.row.move);
  const isMeeting = told !== null && (footing === "open" || footing === "hint");
  if (!isMeeting || read.filling.when !== null) return read;
  const texts = lastTurn(read.state, clearOnly(read.utterances)).map(({ text }) => text);
  const { days, when, there } = planNamedIn(texts.toReversed(), language);
  const filling = { ...read.filling, when, there: read.filling.there ?? there };
  return { ...read, days: read.days.length > 0 ? read.days : days, filling };
}
