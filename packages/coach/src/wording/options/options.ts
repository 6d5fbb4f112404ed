// The three messages of an answer: what was written for this move and this chat, in its tone, with their question answered.
import { TONES } from "../../advice/advice.ts";
import type { AdviceOption, CoachQuestion, Tone } from "../../advice/advice.ts";
import { profileAnswer } from "../../message/profile-words.ts";
import { kindOfQuestion } from "../../message/question-kind.ts";
import { inVoice, voiceOf } from "../../cases/voice.ts";
import { factOf } from "../../facts/facts.ts";
import type { Language } from "../../transcript/transcript.ts";
import { formal, withLargeVy } from "../../words/formal.ts";
import { saysVy, saysVyLarge } from "../../message/address.ts";
import { gapForAsked, withAnswer } from "./answering.ts";
import { ANY_MESSAGE, chooseCase, type ChosenCase, type Occasion } from "./choose-cases.ts";
import { factFor } from "./facts-for-moves.ts";
import { gapPlaces } from "./gap-places.ts";
import { casesOf, coreTelling } from "../library.ts";
import { caughtGap, choosing, tapsIn } from "./of-this-chat.ts";
import { lastTurn } from "../../chat/facts-of-talk.ts";
import { isOffer as asksToMeet } from "../../chat/state/open-offer.ts";
import { saysIn } from "../../message/said-in-talk.ts";
import { openReaders } from "../../message/open-readers.ts";
import { fromAside } from "../aside/from-aside.ts";
import { particularMove } from "../particulars/particulars.ts";
import { reactionTo } from "./reaction.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import { HEAVY, reasonOf, type Told } from "../summary/tell.ts";
import { clearOnly, does, type Utterance } from "../../message/utterance.ts";
import type { VerdictRow } from "../../deciding/verdict-table.ts";

/** One of each tone. */
export type Options = readonly [AdviceOption, AdviceOption, AdviceOption];

/** Chooses and finishes the three messages. */
export function optionsOf(
  read: TalkRead,
  occasion: Occasion,
  language: Language,
  question: CoachQuestion,
  told: Told,
): Options {
  const { facts, filling, row, state, utterances, asked, days } = read;
  const { locale } = question;
  const cases = casesOf(language);
  const formally = language === "ru" && saysVy(utterances);
  // To «вы» one does not say «позвал» or «позвала».
  const politely: Occasion = formally
    ? { ...occasion, filling: { ...occasion.filling, them: null } }
    : occasion;
  const typed = voiceOf(utterances);
  // Whoever says «вы» smiles at most with a bracket.
  const voice = formally && typed.smile === "emoji" ? { ...typed, smile: "none" as const } : typed;
  const place = gapPlaces();
  const shown = new Set<string>();
  const taps = tapsIn({ read, language, leftOut: occasion.leftOut, readers: openReaders(language) });
  // What is written for a situation answers their whole turn, not one message of it.
  const turn = lastTurn(state, clearOnly(utterances)).map(({ text }) => text);
  const said = told.situation === null ? politely.said : turn.join("\n");
  let now: Occasion = { ...politely, said, taps };
  const at = state.openQuestion?.at;
  const asks = at === undefined ? undefined : utterances[at];
  const isOffer =
    at !== undefined &&
    (at === state.openInvitation?.at || at === state.counterOffer || asks?.acts.has("contact") === true);
  const choose = choosing({ read, told: told.situation, language, isHeavy: occasion.facts["heavy"] === 1 });
  const reactions = reactionTo(state, row.move, (facts["i_was_silent"] ?? 0) > 0);
  const noted = fromAside(read, question, told.situation, language);
  const [first, second, third] = TONES.map((tone): AdviceOption => {
    now = { ...now, filling: { ...now.filling, when: dayFor(tone, days) ?? filling.when } };
    const choice = choose({ tone, seed: now.seed, take: now.take });
    const particular =
      choice === null && told.particular !== null
        ? chooseCase(cases, tone, { ...now, move: particularMove(told.particular) })
        : null;
    const found =
      choice === null
        ? (particular ??
          chooseCase(cases, tone, now) ??
          chooseCase(cases, tone, { ...now, move: ANY_MESSAGE }))
        : { case: { move: row.move, tone, register: "plain" as const, say: choice }, text: choice };
    if (found === null) throw new Error(`No case for ${row.move}, ${tone}, in ${language}`);
    now = afterOption(now, found);
    const felt =
      reactions === null || particular !== null ? null : chooseCase(cases, tone, { ...now, move: reactions });
    const answeredBy = withAnswer(
      { text: felt === null ? found.text : `${felt.text} ${found.text}`, gaps: found.case.gaps ?? [] },
      // What is chosen leaves no gap for it.
      {
        move: row.move,
        asked,
        isOffer,
        isWhole: choice !== null || particular !== null || isWhole(told.situation, row, asks),
      },
    );
    const whole = noted(answeredBy, choice === null, { tone, language, seed: now.seed, take: now.take });
    const placed = place(answered(whole.text, occasion.said, question), whole.gaps);
    const gaps = (placed.gaps ?? [])
      .filter(({ id }) => placed.text.includes(`{gap:${id}}`))
      .map((gap) =>
        gapForAsked(caughtGap(gap, row.move, taps), placed.text, asked, coreTelling(locale).answerTo),
      );
    const typedAs = inVoice({ text: formally ? formal(placed.text) : placed.text, gaps }, voice, language);
    const about = { move: row.move, tone, text: typedAs.text, isSpecific: isSpecific(found) };
    // The words for a situation give their own reason.
    const id = told.situation === null && particular === null ? factFor(about, filling.them) : null;
    const fact = factOf(id ?? OWN_RULE);
    // The same study three times proves no more than once; what stands without one is the house's own rule.
    const isNew = id !== null && !shown.has(id);
    shown.add(fact.id);
    return {
      tone,
      text: saysVyLarge(utterances) ? withLargeVy(typedAs.text) : typedAs.text,
      ...(typedAs.gaps.length === 0 ? {} : { gaps: typedAs.gaps }),
      why: `${reasonOf(coreTelling(locale), told.row === HEAVY ? HEAVY : row.move, tone, { ...told, filling })} ${isNew ? fact.sentence[locale] : ""}`.trim(),
      source: (isNew ? fact : factOf(OWN_RULE)).source[locale],
    };
  });
  if (!first || !second || !third) throw new Error("Three tones give three options");
  return [first, second, third];
}

/** Whether a message takes up what this chat is about. */
function isSpecific({ case: { topic, words, near } }: ChosenCase): boolean {
  return topic !== undefined || words !== undefined || near !== undefined;
}

/** Any fact whose source is the house itself. */
const OWN_RULE = "accept_no";

/** Of the days that are offered the direct message takes another than the first two. */
function dayFor(tone: Tone, days: readonly string[]): string | null {
  return (tone === "direct" ? days[1] : days[0]) ?? null;
}

/** What the next option is chosen for: it asks nothing that this one asks, and not all three say the same words back. */
function afterOption(occasion: Occasion, { case: { say }, text }: ChosenCase): Occasion {
  const { filling } = occasion;
  const left = {
    ...filling,
    about: say.includes("{about}") ? null : filling.about,
    quote: say.includes("{quote}") ? null : filling.quote,
  };
  return {
    ...occasion,
    filling: left,
    used: new Set([...occasion.used, text]),
  };
}

/** Where the person's own answer begins a sentence. */
const OPENS = /(^|[.!?…]\s)\{gap:answer\}/u;

/** What the person has written about themselves answers in their own words (MC3) [CO33]. */
function answered(text: string, asked: string, { profile, locale }: CoachQuestion): string {
  const own = profileAnswer(profile, kindOfQuestion(asked), locale === "ru");
  if (own === null) return text;
  const opening = own.charAt(0).toUpperCase() + own.slice(1);
  return text.replace(OPENS, (_, before: string) => before + opening).replace("{gap:answer}", own);
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
