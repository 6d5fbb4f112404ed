// An offer that the answer says yes to is no question any more: behind «в субботу в 11 увидимся» nobody writes yes or no. [CO203]
import { asksToMeet } from "../../chat/state/open-offer.ts";
import type { OpenQuestion } from "../../message/question-asked.ts";
import { isTheirs } from "./choice-taken.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";

/** Where the words for what is going on say yes themselves. */
const GRANTING: ReadonlySet<SituationOrGroup> = new Set([
  "invited",
  "offered",
  "hint",
  "yes",
  "plan",
  "group_open",
]);
/** Questions that a yes answers. */
const YES_ANSWERS: ReadonlySet<string> = new Set(["whether", "able", "fit"]);

const PLAIN: ReadonlySet<string> = new Set(["да", "нет", "yes", "no"]);

/** The talk without a question that needs no gap: «ну тогда сб?», which the answer grants, and what was asked before weeks of my silence. */
export function withOfferGranted(read: TalkRead, told: SituationOrGroup | null): TalkRead {
  const { asked, row } = read;
  const isOurs = told !== null && GRANTING.has(told) && asked !== null && YES_ANSWERS.has(asked.kind);
  // A detail of what is booked is no offer: “doors are at 7 right?”.
  const isDetail = told === "plan" && (read.facts["arranged"] ?? 0) > 0;
  const isGranted = isOurs && !isDetail && asksToMeet(asked.words);
  const isOver = row.when.includes("i_vanished");
  return isGranted || isOver
    ? { ...read, asked: null, quoted: null }
    : {
        ...read,
        asked: asked === null ? null : withMyWords(isOurs && told !== "plan" ? withoutYes(asked) : asked),
      };
}

/** Behind «я за» nobody taps a bare yes or no to something else: what it is about is theirs to type. [CO224] */
function withoutYes(asked: OpenQuestion): OpenQuestion {
  return asked.choices.some((choice) => PLAIN.has(choice)) ? { ...asked, choices: [] } : asked;
}

/** The question without choices that are said of them: to «занесу или пусть побудет?» nobody answers «занесу». */
function withMyWords(asked: OpenQuestion): OpenQuestion {
  return asked.kind === "pick" && asked.choices.some(isTheirs) ? { ...asked, choices: [] } : asked;
}
