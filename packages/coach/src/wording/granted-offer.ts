// An offer that the answer says yes to is no question any more: behind «в субботу в 11 увидимся» nobody writes yes or no. [CO203]
import { isOffer } from "../chat/open-offer.ts";
import type { OpenQuestion } from "../message/question-asked.ts";
import { isTheirs } from "./choice-taken.ts";
import type { TalkRead } from "../deciding/read-talk.ts";
import type { SituationOrGroup } from "../deciding/situation.ts";

/** Where the words for what is going on say yes themselves. */
const GRANTING: ReadonlySet<SituationOrGroup> = new Set(["invited", "hint", "yes", "plan"]);

/** The talk without a question that needs no gap: «ну тогда сб?», which the answer grants, and what was asked before weeks of my silence. */
export function withOfferGranted(read: TalkRead, told: SituationOrGroup | null): TalkRead {
  const { asked, row } = read;
  const isGranted = told !== null && GRANTING.has(told) && asked?.kind === "whether" && isOffer(asked.words);
  const isOver = row.when.includes("i_vanished");
  return isGranted || isOver
    ? { ...read, asked: null, quoted: null }
    : { ...read, asked: asked === null ? null : withMyWords(asked) };
}

/** The question without choices that are said of them: to «занесу или пусть побудет?» nobody answers «занесу». */
function withMyWords(asked: OpenQuestion): OpenQuestion {
  return asked.kind === "pick" && asked.choices.some(isTheirs) ? { ...asked, choices: [] } : asked;
}
