// What may still change a decision, in the order in which it is asked. First the tap, the table or the whole chat decides (decide.ts); each
// step leaves that as it is, or puts what it knows in its place. A later step goes before an earlier one.
import type { Noted } from "../chat/aside/aside-facts.ts";
import { openOffer } from "../chat/state/open-offer.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { decideByNote } from "./by-note.ts";
import { decideKeen } from "./keen.ts";
import type { TalkRead } from "./read-talk.ts";
import type { ChatDecision } from "./situation.ts";
import { decideStanding } from "./standing.ts";
import { guardOf } from "./talk-guard.ts";
import { withWaitNamed } from "./wait-named.ts";
import { decideWavering } from "./wavering.ts";

/** What a step knows. */
interface DecidedTalk {
  readonly read: TalkRead;
  readonly messages: Transcript["messages"];
  /** What the person says of themself beside the chat. */
  readonly noted: Noted;
  /** The person has tapped what is going on. */
  readonly isTapped: boolean;
  readonly language: Language;
}

/** A step. */
interface Step {
  /** What it looks for. */
  readonly for: string;
  readonly rule: string;
  /** Where it is asked: of everything, of chats, or of chats of which the person has not tapped what is going on. */
  readonly of: "all" | "chats" | "untapped";
  readonly take: (decision: ChatDecision, talk: DecidedTalk) => ChatDecision;
}

/** All steps, the first that is asked first. */
export const STEPS: readonly Step[] = [
  {
    for: "they waver: afraid, and ask one to stay",
    rule: "CO223",
    of: "untapped",
    take: (decision, { read }) => decideWavering(decision, read),
  },
  {
    for: "they want to, and cannot say yet",
    rule: "CO227",
    of: "untapped",
    take: (decision, { read }) => decideKeen(decision, read),
  },
  {
    for: "a plan or a couple that stands",
    rule: "CO226",
    of: "untapped",
    take: (decision, { read }) => decideStanding(decision, read),
  },
  {
    for: "what the person's own words decide or bound",
    rule: "CO220",
    of: "chats",
    take: (decision, { read, messages, noted, isTapped, language }) =>
      decideByNote(decision, {
        noted,
        read,
        language,
        isTapped,
        isOffered: openOffer(read.state, read.utterances) !== null,
        isRefused: guardOf(read, messages).no === "surely",
      }),
  },
  {
    for: "how long they say that it takes",
    rule: "CO198",
    of: "all",
    take: (decision, { read }) => ({ ...decision, row: withWaitNamed(decision.row, read.utterances) }),
  },
];

/** The steps that are asked of a chat, or of words alone (null). */
export function stepsFor(chat: Transcript | null, isTapped: boolean): readonly Step[] {
  const isChat = chat?.kind === "chat";
  const holds = { all: true, chats: isChat, untapped: isChat && !isTapped };
  return STEPS.filter((step) => holds[step.of]);
}
