// The verdict that follows from a stage [CO30], and what the person's own wish changes about it [CO31].
import type { Diagnosis, Stage } from "../diagnosis/diagnosis.ts";
import { isHearty } from "../diagnosis/signals.ts";
import type { Intent, Verdict } from "./advice.ts";

/** What kind of messages are composed; a stage has one, the wish to ask out may change it. */
export type Move =
  | "reply"
  | "answer"
  | "care"
  | "later"
  /** Back to what they told, after my own dead end. */
  | "revive"
  | "tomorrow"
  | "busy"
  | "invite"
  /** To the place they hint at. */
  | "there"
  | "accept"
  | "other_time"
  | "no_time"
  | "second_date"
  | "confirm"
  | "day_of"
  | "no"
  | "silent_no"
  | "open_door"
  | "opener"
  /** Two replies and one light invitation: it is early. */
  | "early_invite";

export interface Decision {
  readonly verdict: Verdict;
  readonly move: Move;
}

const BY_STAGE: Readonly<Record<Stage, Decision>> = {
  refused: { verdict: "let_it_go", move: "no" },
  not_ready: { verdict: "let_it_go", move: "open_door" },
  my_dead_end: { verdict: "write_now", move: "revive" },
  hinted: { verdict: "ask_out", move: "there" },
  declined_twice: { verdict: "let_it_go", move: "open_door" },
  silent_long: { verdict: "let_it_go", move: "silent_no" },
  double_text: { verdict: "wait", move: "later" },
  waiting: { verdict: "wait", move: "later" },
  they_are_busy: { verdict: "wait", move: "busy" },
  goodbye: { verdict: "wait", move: "tomorrow" },
  agreed_mine_last: { verdict: "wait", move: "day_of" },
  agreed: { verdict: "write_now", move: "confirm" },
  invited_by_them: { verdict: "ask_out", move: "accept" },
  said_yes: { verdict: "ask_out", move: "accept" },
  declined_with_alternative: { verdict: "ask_out", move: "other_time" },
  declined: { verdict: "write_now", move: "no_time" },
  after_date: { verdict: "ask_out", move: "second_date" },
  trouble: { verdict: "write_now", move: "care" },
  their_question: { verdict: "write_now", move: "answer" },
  ripe: { verdict: "ask_out", move: "invite" },
  warm: { verdict: "write_now", move: "reply" },
  flat: { verdict: "write_now", move: "reply" },
  cold: { verdict: "write_now", move: "reply" },
  greeting: { verdict: "write_now", move: "reply" },
  silence_over: { verdict: "write_now", move: "later" },
  profile: { verdict: "write_now", move: "opener" },
  empty: { verdict: "write_now", move: "reply" },
};

/** What to do at this stage, for someone who wants `intent`. */
export function decide(diagnosis: Diagnosis, intent: Intent): Decision {
  const usual = BY_STAGE[diagnosis.stage];
  if (intent !== "ask_out") return usual;
  switch (diagnosis.stage) {
    case "warm":
    case "flat":
    case "their_question": {
      // «Ого» is no ground for an invitation yet [CO84].
      const short = diagnosis.stage === "flat" && diagnosis.theirLastAct === "short";
      const dry = short && !isHearty(diagnosis.theirLast ?? "");
      if (diagnosis.them.messages >= 2 && !dry) return { verdict: "ask_out", move: "invite" };
      return { verdict: "write_now", move: "early_invite" };
    }
    case "empty":
      return { verdict: "ask_out", move: "invite" };
    case "cold":
    case "greeting":
      return { verdict: "write_now", move: "early_invite" };
    case "double_text":
    case "waiting":
    case "goodbye":
      return { verdict: "wait", move: "invite" };
    case "silence_over":
      return { verdict: "write_now", move: "early_invite" };
    case "my_dead_end":
      return { verdict: "write_now", move: "early_invite" };
    case "refused":
    case "not_ready":
    case "they_are_busy":
    case "hinted":
    case "declined_twice":
    case "silent_long":
    case "agreed_mine_last":
    case "agreed":
    case "invited_by_them":
    case "said_yes":
    case "declined_with_alternative":
    case "declined":
    case "after_date":
    case "trouble":
    case "ripe":
    case "profile":
      return usual;
  }
}
