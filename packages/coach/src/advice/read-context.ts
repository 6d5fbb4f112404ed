// A diagnosis from nothing but the person's own words about a chat: «молчит третий день, говорили про горы» [CO7].
import { guessLanguage } from "@fitil/language";
import { wordPattern, has } from "../words/pattern.ts";
import { actOf, refuses } from "../diagnosis/acts.ts";
import type { Diagnosis, Hook, Stage } from "../diagnosis/diagnosis.ts";
import { silenceIn } from "../diagnosis/gap.ts";
import { findHooks, isCommon, isVeryCommon } from "../diagnosis/hooks.ts";
import type { TranscriptMessage } from "../transcript/transcript.ts";
import type { CoachQuestion } from "./advice.ts";

const NO_SIDE = { messages: 0, length: 0, questions: 0, short: 0 };
/** A no that is told of. */
const TOLD_NO = wordPattern(
  "есть парень|есть девушка|есть муж|отказала|отказал|отшила|отшил|послала|послал меня|сказала нет|сказал нет|ответила нет|ответил нет|не хочет встречаться|не хочет общаться|просит не писать|попросила не писать|попросил не писать|заблокировала|заблокировал|said no|rejected me|turned me down|asked me to stop|told me to stop|blocked me|isn't interested|she's not interested|he's not interested|has a boyfriend|has a girlfriend|doesn't want to see me|doesn't want to talk",
);
/** Where a hook stands that only the person's words name. */
const IN_CONTEXT = -2;

/** What can be known without a chat. Hooks are topics and names; the person's own sentences are never quoted to the other. */
export function readContext(question: Pick<CoachQuestion, "intent" | "notes">, context: string): Diagnosis {
  const language = guessLanguage([context]);
  const message: TranscriptMessage = { speaker: "unknown", text: context, confidence: 1 };
  const named = findHooks([message], question.notes, language).filter((hook) => hook.topic !== "quote");
  const special = named.filter((hook) => !isCommon(hook.topic));
  const hooks: readonly Hook[] = (
    special.length > 0 ? special : named.filter((hook) => !isVeryCommon(hook.topic))
  ).map((hook) => (hook.at === -1 ? hook : { ...hook, at: IN_CONTEXT }));
  const gapHours = silenceIn(context);
  return {
    kind: "chat",
    language,
    stage: stageFrom(question, context, gapHours),
    last: null,
    unansweredMine: 0,
    knocks: 0,
    me: NO_SIDE,
    them: NO_SIDE,
    turns: 0,
    theirLast: null,
    theirLastAct: null,
    myLast: null,
    openQuestion: null,
    hooks,
    mood: "flat",
    gapHours,
    invitationAt: null,
    hintedAt: null,
    unsureSpeakers: false,
    theirDays: [context],
    lateTexts: [],
    evidence: context,
  };
}

function stageFrom(question: Pick<CoachQuestion, "intent">, context: string, gapHours: number | null): Stage {
  if (refuses(context, false) || has(context, TOLD_NO)) return "refused";
  if (question.intent === "opener") return "profile";
  if (gapHours !== null) return gapHours >= 20 ? "silence_over" : "waiting";
  return actOf(context, false) === "trouble" && question.intent === "reply" ? "trouble" : "empty";
}
