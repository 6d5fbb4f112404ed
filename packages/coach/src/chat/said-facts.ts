// What single phrases of a talk tell, where no dialogue act has a name for it: that they speak of work alone, play, hold back, ask for time.
import type { Act } from "../acts/act.ts";
import type { Doubt } from "../message/belief.ts";
import { saysIn } from "../message/said-in-talk.ts";
import { does, type Utterance } from "../message/utterance.ts";
import type { Facts } from "./talk-facts.ts";

/** So many messages back something is still fresh. */
export const LATE = 6;
/** What is warm or playful, or opens the talk. */
export const WARM: readonly Act[] = [
  "laughter",
  "compliment",
  "affection",
  "question_me",
  "hint",
  "tease",
  "invitation",
];
const CLOSING: ReadonlySet<Act> = new Set(["thanks", "agreement", "dry", "affection", "laughter"]);
/** So many messages that speak of work make it a talk between people who work together. */
const AT_WORK = 2;
/** What of mine goes beyond work. */
const COURTING: readonly Act[] = ["invitation", "compliment", "affection", "tease", "hint"];
const WINK = /[\u{1F609}\u{1F60F}\u{1F618}\u2764]/u;

/** What single phrases tell. */
export function saidFacts(
  utterances: readonly Utterance[],
  turn: readonly Utterance[],
  context: string,
): Facts {
  const late = utterances.slice(-LATE);
  const theirs = late.filter(({ speaker }) => speaker !== "me");
  const doubted = (doubt: Doubt) => Number(turn.some(({ doubts = [] }) => doubts.includes(doubt)));
  const slowly = theirs.some(({ text }) => saysIn(text, "slowly"));
  return {
    // Two pieces of evidence: both speak of work, and it is they who bring the talk back to it.
    kept_to_work: Number(
      utterances.filter(({ text }) => saysIn(text, "at_work")).length >= AT_WORK &&
        theirs.some(({ text }) => saysIn(text, "keeps_to_work")) &&
        utterances.some(
          (one) =>
            one.speaker === "me" &&
            (does(one, ...COURTING) || WINK.test(one.text) || saysIn(one.text, "courts")),
        ),
    ),
    hurt_lately: Number(
      late.some((one) => one.speaker !== "me" && does(one, "reproach")) ||
        (late.some((one) => one.speaker === "me" && does(one, "apology")) && theirs.length > 1),
    ),
    // They laugh, play or ask, and more than once: whoever does so is no stranger to an invitation.
    lively: Number(theirs.filter(isLively).length >= 2),
    // «Прости, что гружу» asks for no pardon: it is said by whoever has told something hard.
    sorry_heavy: Number(turn.some(({ text }) => saysIn(text, "sorry_heavy"))),
    cares_arrival: Number(late.some(({ text }) => saysIn(text, "cares_arrival"))),
    // Whoever pays back a ticket is after no money.
    paid_me: Number(theirs.some(({ text }) => saysIn(text, "paid_me"))),
    from_date: Number(late.some(({ text }) => saysIn(text, "from_date"))),
    slowly: Number(slowly && [...theirs, ...turn].some(({ text }) => saysIn(text, "likes_me"))),
    // What hurt is not over with «ладно, проехали».
    brushed_off: Number(turn.length > 0 && turn.every(({ text }) => saysIn(text, "brushes_off"))),
    // Who has evaded lately, or pleads work now, opens nothing.
    held_back: Number(
      theirs.some((one) => does(one, "dodge", "busy", "refusal", "soft_refusal")) ||
        turn.some(({ text }) => saysIn(text, "excuses")),
    ),
    perhaps_opening: doubted("opening"),
    perhaps_bad: Math.max(doubted("bad"), Number(isPitied(utterances, turn))),
    perhaps_hurt: doubted("hurt"),
    space_asked: Number(asksSpace(utterances, turn)),
    prompted: Number(saysIn(turn.at(-1)?.text ?? "", "prompts")),
    late_or_drunk: Number(saysIn(context, "late_or_drunk")),
    quiet_since: Number(saysIn(context, "quiet_since")),
    i_was_silent: Number(saysIn(context, "i_was_silent")),
    // What the person can, eats, drinks or has to spend, and that they are with somebody or have decided against it.
    note_limit: Number(saysIn(context, "note_limit")),
    note_taken: Number(saysIn(context, "note_taken")),
    note_unsure: Number(saysIn(context, "note_unsure")),
    note_kind: Number(saysIn(context, "note_kind")),
    note_not_met: Number(saysIn(context, "note_not_met")),
    note_elsewhere: Number(saysIn(context, "note_elsewhere")),
  };
}

/** Whether I have just felt for them, and they neither laugh nor have good news: whatever it was is no matter for a joke. */
function isPitied(utterances: readonly Utterance[], turn: readonly Utterance[]): boolean {
  const [first] = turn;
  const before = first === undefined ? undefined : utterances[utterances.indexOf(first) - 1];
  return (
    before?.speaker === "me" &&
    saysIn(before.text, "sympathises") &&
    !turn.some(
      (one) => PLAY.test(one.text) || one.asks !== undefined || does(one, "laughter", "good_news", "tease"),
    )
  );
}

/** Whether they ask for time, or have asked for it and only thanked since. */
function asksSpace(utterances: readonly Utterance[], turn: readonly Utterance[]): boolean {
  const lately = onlyThanks(turn) ? utterances.slice(-LATE) : turn;
  return lately.some(({ speaker, text }) => speaker !== "me" && saysIn(text, "asks_space"));
}

/** Whether a turn thanks or agrees and brings nothing new: what they asked before it still holds. */
function onlyThanks(turn: readonly Utterance[]): boolean {
  return turn.every(({ acts }) => [...acts.keys()].every((act) => CLOSING.has(act)));
}

const PLAY =
  /[\u{1F600}-\u{1F60F}\u{1F618}\u{1F61C}\u{1F61D}\u{1F917}\u{1F923}\u{1F929}\u{1F970}]|\){2,}|!{2,}/u;

/** Whether a message laughs, teases, praises, asks or hints. */
function isLively(one: Utterance): boolean {
  return one.asks !== undefined || PLAY.test(one.text) || does(one, ...WARM);
}
