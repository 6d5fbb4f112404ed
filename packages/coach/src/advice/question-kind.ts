// What kind of question is open, so that the answer fits it [CO33]. The first pattern that finds something counts.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import kinds from "./data/question-kinds.json" with { type: "json" };

/** What kind of question of theirs is open. */
export type QuestionKind =
  | "how_are_you"
  | "doing_now"
  | "hobby"
  | "plans"
  | "past_days"
  | "looking_for"
  | "favourite"
  | "choice"
  | "yes_no"
  | "ability"
  | "likes"
  | "been"
  | "why"
  | "kids"
  | "status"
  | "permission"
  | "contact"
  | "who"
  | "opinion"
  | "job"
  | "origin"
  | "measure"
  | "past"
  | "sign"
  | "where"
  | "when"
  | "how"
  | "how_many"
  | "how_long"
  | "who_with"
  | "open";

const KINDS = kinds.map(
  ({ kind, phrases }) => [kind as QuestionKind, wordPattern(phrases.join("|"))] as const,
);
/** «Как ты?», «Ты как?», «How about you?» with nothing after it. */
const BARE_HOW =
  /(?:как (?:ты|сам|сама)|ты как|(?:^|[.!,]\s*)(?:а|и) (?:ты|у тебя)|how about you|and you|what about you|hbu|wbu)[\s?!.)]*$/u;
const TAIL =
  /(?:what about you|how about you|and you|а (?:ты|вы)(?: сам| сама)?|а у тебя)\s*[,?–-]+\s*(?<tail>[^?]+)\?\s*$/u;
const ABILITY =
  /(?<!\p{L})(?:умеешь|умеете|готовишь|рисуешь|поешь|играешь|танцуешь|катаешься|водишь|говоришь по|печешь|вяжешь|лазаешь|бегаешь|плаваешь|(?:do|can) you (?:also |even |ever )?(?:cook|bake|draw|paint|sing|play|dance|ski|skate|snowboard|surf|drive|speak|knit|climb|run|swim|garden|code))(?!\p{L})/u;
const BEEN =
  /(?<!\p{L})(?:(?:ты|вы) (?:там |уже |когда-нибудь |хоть раз )*(?:был|была|были|ездил|ездила|пробовал|пробовала|видел|видела|смотрел|смотрела|читал|читала|слышал|слышала)|(?:был|была|пробовал|пробовала|смотрел|смотрела|читал|читала)(?: ли)?(?: ты| там| уже)|have you (?:ever |also |already )?(?:been|tried|seen|read|watched|heard)|ever been|ever tried|did you see)(?!\p{L})/u;
const LIKES =
  /(?<!\p{L})(?:любишь|любите|нравится|нравятся|обожаешь|do you (?:also |even )?(?:like|love|enjoy)|are you (?:into|a fan of)|you into)(?!\p{L})/u;
const WHY = /(?<!\p{L})(?:почему|зачем|отчего|why|how come)(?!\p{L})/u;
const HOW_LONG = /(?<!\p{L})(?:как долго|как давно|давно|сколько времени|сколько лет|how long)(?!\p{L})/u;
const HOW_MANY = /(?<!\p{L})(?:сколько|как часто|часто|how (?:many|much|often)|often)(?!\p{L})/u;
const WHERE = /(?<!\p{L})(?:где|куда|where)(?!\p{L})/u;
const WHEN = /(?<!\p{L})(?:когда|во сколько|when|what time)(?!\p{L})/u;
const WHO = /(?<!\p{L})(?:с кем|кто|кого|кому|who|with whom)(?!\p{L})/u;
const HOW = /(?<!\p{L})(?:как|каким образом|how)(?!\p{L})/u;
/** One of two things; «или нет» offers no second one. */
const CHOICE = /(?<!\p{L})(?:или|or)(?!\p{L})(?!\s+(?:нет|что|как|не|not|no|what)(?!\p{L}))/u;
const OPEN =
  /(?<!\p{L})(?:что|чем|кем|кто|где|куда|откуда|когда|почему|зачем|сколько|какой|какая|какие|какое|какую|каком|как|what|how|where|when|why|who|which)(?!\p{L})/u;

/** The kind of the question; `open` for one nothing better is known of. */
export function kindOfQuestion(question: string): QuestionKind {
  const text = plain(question);
  // “What about you, do you cook?”: the matter stands behind the comma.
  const tail = TAIL.exec(text)?.groups?.["tail"];
  if (tail !== undefined && wordsOf(tail).length >= 2) return kindOfQuestion(`${tail}?`);
  for (const [kind, pattern] of KINDS) {
    if (has(question, pattern)) return kind;
  }
  if (ABILITY.test(text)) return "ability";
  if (BEEN.test(text)) return "been";
  if (LIKES.test(text)) return "likes";
  if (WHY.test(text)) return "why";
  if (BARE_HOW.test(text)) return "how_are_you";
  if (CHOICE.test(text)) return "choice";
  if (HOW_LONG.test(text)) return "how_long";
  if (HOW_MANY.test(text)) return "how_many";
  if (WHERE.test(text)) return "where";
  if (WHEN.test(text)) return "when";
  if (WHO.test(text)) return "who_with";
  if (HOW.test(text)) return "how";
  return OPEN.test(text) || text.length > 90 ? "open" : "yes_no";
}
