// The face of the mentor's judgement.
export { maskNames, nameRestorer } from "./names/mask-names.ts";
export type { MaskedTexts, NameRestorer } from "./names/mask-names.ts";
export type { StreamRestorer } from "./names/stream-restorer.ts";
export { commandNotice } from "./safety/injection.ts";
export type { Help, SafetyQuestion } from "./safety/help/help.ts";
export type { CheckId } from "./safety/check-words.ts";
export { withoutSafeAnswer } from "./safety/check.ts";
export { noStands } from "./deciding/no-stands.ts";
export { asksOrPushes } from "./safety/no/standing-no.ts";
export { urgesOn } from "./safety/no/urges.ts";
export type {
  Advice,
  AdviceOption,
  AdviceOutcome,
  Asks,
  CoachQuestion,
  Intent,
  Tone,
  Verdict,
} from "./advice/advice.ts";
export { prepareAnswer } from "./talk/prepare-answer.ts";
export type { BeforeAnswer, CheckedTurn, PreparedAnswer } from "./talk/prepare-answer.ts";
export { answerQuestion } from "./talk/answer-question.ts";
export type { AnswerQuestion } from "./talk/answer-question.ts";
export type { TalkAnswer, TalkTurn } from "./talk/talk.ts";
export { parsePastedChat, pastedChat } from "./request/parse-pasted-chat.ts";
export type { PastedChat } from "./request/parse-pasted-chat.ts";
export { hintsOf, type Hints } from "./deciding/hints.ts";
export { listFacts } from "./facts/facts.ts";
export type { Fact } from "./facts/facts.ts";
export { useEncoder } from "./encoder/open-encoder.ts";
