// What the three messages of an answer have in common: found once for the chat, before the first is chosen. What of it remembers (the places of
// gaps) is made anew for every answer.
import type { CoachQuestion } from "../../advice/advice.ts";
import type { Case } from "../../cases/case.ts";
import { voiceOf } from "../../cases/voice.ts";
import { lastTurn } from "../../chat/facts-of-talk.ts";
import { asksToMeet } from "../../chat/state/open-offer.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import type { VerdictRow } from "../../deciding/verdict-table.ts";
import { saysVy } from "../../message/address.ts";
import { openReaders } from "../../message/open-readers.ts";
import { saysIn } from "../../message/said-in-talk.ts";
import { clearOnly, does, type Utterance } from "../../message/utterance.ts";
import type { Language } from "../../transcript/transcript.ts";
import { fromAside } from "../aside/from-aside.ts";
import { casesOf } from "../library.ts";
import type { Told } from "../summary/tell.ts";
import type { Occasion } from "./choose-cases.ts";
import { gapPlaces } from "./gap-places.ts";
import { choosing, tapsIn } from "./of-this-chat.ts";
import { reactionTo } from "./reaction.ts";

/** What an answer's messages are written from. */
export interface AnswerAsked {
  readonly read: TalkRead;
  /** What the first message is chosen for. */
  readonly occasion: Occasion;
  /** The language of the messages. */
  readonly language: Language;
  readonly question: CoachQuestion;
  readonly told: Told;
}

/** What all three are chosen and finished with. */
export interface OptionSetting extends AnswerAsked {
  readonly cases: readonly Case[];
  /** Their words that the person may have answered in their profile. */
  readonly asking: string;
  /** They say «вы». */
  readonly isFormal: boolean;
  /** How the person types. */
  readonly voice: ReturnType<typeof voiceOf>;
  /** Half sentences of theirs to tap. */
  readonly taps: readonly string[];
  /** One of the two things that they leave to choose between; null where they leave none. */
  readonly choose: ReturnType<typeof choosing>;
  /** Under which move a word for what they feel is found; null where none is due. */
  readonly reactions: string | null;
  /** What the person says beside the chat, put into a message. */
  readonly withAside: ReturnType<typeof fromAside>;
  /** Gives gaps that are one the same id. */
  readonly place: ReturnType<typeof gapPlaces>;
  /** Their open question is an offer. */
  readonly isOffer: boolean;
  /** The words for the situation leave nothing of it to answer. */
  readonly isWhole: boolean;
}

/** What holds of all three messages. */
export function settingOf(asked: AnswerAsked): OptionSetting {
  const { read, occasion, language, question, told } = asked;
  const { facts, row, state, utterances } = read;
  const isFormal = language === "ru" && saysVy(utterances);
  const typed = voiceOf(utterances);
  const taps = tapsIn({ read, language, leftOut: occasion.leftOut, readers: openReaders(language) });
  // What is written for a situation answers their whole turn, not one message of it.
  const turn = lastTurn(state, clearOnly(utterances)).map(({ text }) => text);
  const said = told.situation === null ? occasion.said : turn.join("\n");
  // To «вы» one does not say «позвал» or «позвала».
  const filling = isFormal ? { ...occasion.filling, them: null } : occasion.filling;
  const at = state.openQuestion?.at;
  const asks = at === undefined ? undefined : utterances[at];
  return {
    ...asked,
    occasion: { ...occasion, filling, said, taps },
    cases: casesOf(language),
    asking: occasion.said,
    isFormal,
    // Whoever says «вы» smiles at most with a bracket.
    voice: isFormal && typed.smile === "emoji" ? { ...typed, smile: "none" as const } : typed,
    taps,
    choose: choosing({ read, told: told.situation, language, isHeavy: occasion.facts["heavy"] === 1 }),
    reactions: reactionTo(state, row.move, (facts["i_was_silent"] ?? 0) > 0),
    withAside: fromAside(read, question, told.situation, language),
    place: gapPlaces(),
    isOffer:
      at !== undefined &&
      (at === state.openInvitation?.at || at === state.counterOffer || asks?.acts.has("contact") === true),
    isWhole: isWhole(told.situation, row, asks),
  };
}

/** What is said where these are going on says yes to what was offered or asked for. */
const GRANTING: ReadonlySet<SituationOrGroup> = new Set(["invited", "yes", "plan", "contact"]);
/** Questions that a number, a photo or a call answers. */
const WANTED: ReadonlySet<string> = new Set(["whether", "able", "fit", "pick"]);
const OFFERS = ["invitation", "counter_offer", "logistics", "contact"] as const;

/** Whether the words for a situation leave nothing to answer: a yes answers «в три у входа?», but no «почему?». */
function isWhole(
  told: SituationOrGroup | null,
  { verdict }: VerdictRow,
  asks: Utterance | undefined,
): boolean {
  if (told === null) return false;
  // “Want it?” is answered by «Yes please», “why do you want mine?” is not.
  if (
    told === "contact" &&
    asks?.asks &&
    WANTED.has(asks.asks.kind) &&
    saysIn(asks.asks.words, "about_contact")
  )
    return true;
  if ((told === "invited" || told === "hint") && asksToMeet(asks?.asks?.words ?? "")) return true;
  return verdict === "let_it_go" || (GRANTING.has(told) && asks !== undefined && does(asks, ...OFFERS));
}
