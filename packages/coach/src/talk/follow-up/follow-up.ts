// What somebody asks about messages they were offered before: change them, why these, which one, and what if.
import { withHints, withText } from "../../advice/with-text.ts";
import type { Advice, AdviceOption, Tone } from "../../advice/advice.ts";
import { say } from "../../telling/say.ts";
import { has, wordsOf } from "../../words/pattern.ts";
import { formal } from "../../words/formal.ts";
import { shortened, withoutEmoji } from "./edits.ts";
import { ASK_SIGNS, EDIT_FRAME, EDIT_SIGNS, ORDINALS } from "./follow-up-signs.ts";
import type { AskKind, EditKind } from "./follow-up-signs.ts";
import { leavesOut } from "../../chat/aside/left-out.ts";
import { sayMore } from "../answers/say-counsel.ts";
import { counselWords } from "../../counsel/language-data.ts";
import { sureCounsel } from "../recognise-counsel.ts";
import { FOLLOW_UP_WORDS } from "./follow-up-words.ts";
import { TONES, usualAdvice } from "../offer.ts";
import { matterOf, spelt, WHAT_NOW } from "../../request/matter.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import type { TalkAnswer, TalkQuestion, TalkTurn } from "../talk.ts";

type Offer = NonNullable<TalkTurn["offer"]>;
/** Answers a talk as far as it went before. */
type Answer = (question: TalkQuestion) => TalkAnswer;

const SHORT_WISH = 5;
const LONGEST_EDIT = 9;
const LONGEST_QUESTION = 12;
/** Takes that are looked through for three of one tone. */
const TAKES = 7;
const OWN_TEXT = /[:«“"]\s*(?<own>[^«»“”"]{12,})[»”"]?\s*$/u;
const TONE_OF: Readonly<Partial<Record<EditKind, Tone>>> = {
  funnier: "playful",
  warmer: "sincere",
  bolder: "direct",
  informal: "sincere",
};

/** The answer to a question about what was offered; null when it is none. `answer` is how the mentor answers a talk. */
export function followUp(question: TalkQuestion, said: string, answer: Answer): TalkAnswer | null {
  const at = question.turns.findLastIndex((turn) => turn.role === "assistant" && turn.offer !== undefined);
  const offer = question.turns[at]?.offer ?? null;
  const other = offer === null ? null : aboutSomethingElse(question);
  if (other !== null) return other;
  // «А что ей написать?» below what was offered asks for others.
  const wantsMore = offer !== null && question.transcript === null && wordsOf(said).length <= SHORT_WISH;
  const edit = editIn(said) ?? (wantsMore && has(said, WHAT_NOW) ? "again" : null);
  if (edit !== null) return edited(question, { said, edit, offer, at }, answer);
  const ask = askIn(said);
  if (ask === null) return null;
  if (ask === "more") return goneOn(question, said);
  return offer === null ? aboutNothing(question, ask) : aboutOffer(question, said, ask, offer);
}

/** «Не про это», «она не учится, она озвучивает»: what was wrong stays out, and the chat is answered anew. */
function aboutSomethingElse(question: TalkQuestion): TalkAnswer | null {
  const said = question.turns.at(-1)?.text ?? "";
  const transcript = unsent(question);
  if (transcript === null || !leavesOut(said)) return null;
  const advice = usualAdvice(question, { transcript, context: said });
  return advice === null ? null : { words: advice.summary, advice, asks: false };
}

function editIn(said: string): EditKind | null {
  const own = OWN_TEXT.exec(said)?.groups?.["own"] ?? "";
  const frame = own === "" ? said : said.slice(0, said.lastIndexOf(own));
  const count = wordsOf(frame).length;
  if (count > LONGEST_EDIT) return null;
  const kind = EDIT_SIGNS.find(([, pattern]) => has(frame, pattern))?.[0] ?? null;
  return kind !== null && (count <= 2 || has(frame, EDIT_FRAME) || kind === "again" || kind === "noEmoji")
    ? kind
    : null;
}

function askIn(said: string): AskKind | null {
  if (wordsOf(said).length > LONGEST_QUESTION) return null;
  const kind = ASK_SIGNS.find(([, pattern]) => has(said, pattern))?.[0] ?? null;
  return kind === "sent" && said.includes("?") ? null : kind;
}

function edited(
  question: TalkQuestion,
  wish: { readonly said: string; readonly edit: EditKind; readonly offer: Offer | null; readonly at: number },
  answer: Answer,
): TalkAnswer | null {
  const words = FOLLOW_UP_WORDS[question.locale];
  const { edit, offer, said, at } = wish;
  const own = OWN_TEXT.exec(said)?.groups?.["own"]?.trim();
  if (own !== undefined && changeOf(edit) !== null) {
    const line = changeOf(edit)?.(own) ?? own;
    return { words: say(words.own, { line }), advice: null, asks: false };
  }
  if (offer === null) {
    // «Не нравится» may be about anything.
    return edit === "again" ? null : { words: words.nothingYet, advice: null, asks: true };
  }
  const change = changeOf(edit);
  if (change !== null && edit !== "formal") return changed(question, offer, edit, change);
  if (edit === "formal" && question.locale === "ru") return changed(question, offer, edit, formal);
  if (edit === "formal")
    return { words: words.same.formal ?? words.edited.formal, advice: null, asks: false };
  const options = otherOptions(question, { edit, offer, at }, answer);
  return options === null
    ? null
    : {
        words: words.edited[edit],
        advice: { summary: words.edited[edit], verdict: offer.verdict, options },
        asks: false,
      };
}

function changeOf(edit: EditKind): ((text: string) => string) | null {
  switch (edit) {
    case "shorter":
      return shortened;
    case "noEmoji":
      return withoutEmoji;
    case "formal":
      return formal;
    case "funnier":
    case "warmer":
    case "bolder":
    case "informal":
    case "again":
      return null;
  }
}

function changed(
  question: TalkQuestion,
  offer: Offer,
  edit: EditKind,
  change: (text: string) => string,
): TalkAnswer {
  const words = FOLLOW_UP_WORDS[question.locale];
  const [first, second, third] = offer.options.map((option) => withText(option, change(option.text)));
  if (!first || !second || !third) throw new Error("An offer has three options");
  const isSame = offer.options.every(
    (option, index) => option.text.trim() === [first, second, third][index]?.text,
  );
  const summary = isSame ? (words.same[edit] ?? words.edited[edit]) : words.edited[edit];
  const advice: Advice = { summary, verdict: offer.verdict, options: [first, second, third] };
  return { words: summary, advice, asks: false, ...(isSame && { unchanged: true as const }) };
}

/** Three others, of the tone that is wanted as far as there are any, from what the first ones were made of. */
function otherOptions(
  question: TalkQuestion,
  wish: { readonly edit: EditKind; readonly offer: Offer; readonly at: number },
  answer: Answer,
): Advice["options"] | null {
  const { edit, offer, at } = wish;
  const tone = TONE_OF[edit] ?? null;
  const said = question.turns.flatMap((turn) => turn.offer?.options.map(({ text }) => text) ?? []);
  const last = offer.options.map(({ text }) => text);
  const fresh: AdviceOption[] = [];
  const again: AdviceOption[] = [];
  for (let take = 1; take <= TAKES; take += 1) {
    for (const option of advisedBefore(question, at, question.take + take, offer, answer)) {
      if ([...fresh, ...again].some(({ text }) => text === option.text)) continue;
      if (!said.includes(option.text)) fresh.push(option);
      // Talked of long ago is better than nothing, the same once more is not.
      else if (!last.includes(option.text)) again.push(option);
    }
  }
  const all = [...fresh, ...again];
  const list =
    tone === null
      ? TONES.map((one) => all.find((option) => option.tone === one))
      : [
          ...fresh.filter((option) => option.tone === tone),
          ...fresh.filter((option) => option.tone !== tone),
          ...again,
        ];
  const [first, second, third] = list;
  return first && second && third ? [first, second, third] : null;
}

/** What is advised on the same ground in another take: by the talk as it was, and by the chat alone. */
function advisedBefore(
  question: TalkQuestion,
  at: number,
  take: number,
  offer: Offer,
  answer: Answer,
): readonly AdviceOption[] {
  const before = question.turns.slice(0, at);
  const context = matterOf(before.findLast((turn) => turn.role === "user")?.text ?? "");
  const intent = offer.verdict === "ask_out" ? "ask_out" : "reply";
  const transcript = unsent(question);
  const usual = usualAdvice({ ...question, take }, { transcript, context, intent });
  const talked = transcript === null ? answer({ ...question, turns: before, intent, take }).advice : null;
  return [
    ...(talked?.options ?? []),
    ...(usual?.verdict === "let_it_go" && offer.verdict !== "let_it_go" ? [] : (usual?.options ?? [])),
  ];
}

/** The chat as it was before anything offered was sent: who wants such a message warmer wants no new greeting after it. */
function unsent({ transcript, turns }: TalkQuestion): Transcript | null {
  if (transcript === null) return null;
  // What stood in its gaps only the person knows: «…» stands there in a message that was sent.
  const offered = turns.flatMap(({ offer }) =>
    (offer?.options ?? []).flatMap((option) => [withHints(option), withHints(option, () => "…")]),
  );
  const { messages } = transcript;
  const last = messages.findLastIndex(({ speaker, text }) => speaker !== "me" || !offered.includes(text));
  return last < 0 ? transcript : { ...transcript, messages: messages.slice(0, last + 1) };
}

/** «А подробнее?» below a counsel: its other side, once; then the person's own case is asked for. */
function goneOn({ turns, locale }: TalkQuestion, said: string): TalkAnswer | null {
  if (wordsOf(said).length > SHORT_WISH) return null;
  const mine = turns.slice(0, -1).filter(({ role }) => role === "user");
  const at = mine.findLastIndex(({ text }) => sureCounsel(matterOf(text)) !== null);
  const counsel = sureCounsel(matterOf(mine[at]?.text ?? ""));
  if (counsel === null) return null;
  const isToldAll = mine.slice(at + 1).some(({ text }) => askIn(spelt(text)) === "more");
  return isToldAll
    ? { words: counselWords(locale).toldAll, advice: null, asks: true }
    : { words: sayMore(counsel.id, locale), advice: null, asks: false };
}

function aboutNothing(question: TalkQuestion, ask: Exclude<AskKind, "more">): TalkAnswer | null {
  const words = FOLLOW_UP_WORDS[question.locale];
  switch (ask) {
    case "ifNo":
    case "ifSilent":
    case "sent":
      return { words: words[ask], advice: null, asks: false };
    case "which":
    case "why":
    case "when":
      return null;
  }
}

function aboutOffer(
  question: TalkQuestion,
  said: string,
  ask: Exclude<AskKind, "more">,
  offer: Offer,
): TalkAnswer {
  const words = FOLLOW_UP_WORDS[question.locale];
  const plainly = (text: string): TalkAnswer => ({ words: text, advice: null, asks: false });
  switch (ask) {
    case "ifNo":
    case "ifSilent":
    case "sent":
      return plainly(words[ask]);
    case "when":
      return plainly(words.when[offer.verdict]);
    case "why":
      return plainly(reasons(question, said, offer));
    case "which":
      return plainly(bestOf(question, offer));
  }
}

function reasons(question: TalkQuestion, said: string, offer: Offer): string {
  const words = FOLLOW_UP_WORDS[question.locale];
  const named = ORDINALS.findIndex((pattern) => has(said, pattern));
  const list = offer.options
    .map((option, index) => ({ option, index }))
    .filter(({ index }) => named < 0 || index === named);
  return list
    .map(({ option, index }) => {
      const n = words.ordinals[index] ?? "";
      const reason = say(words.why, { n: capitalised(n), line: withHints(option), why: option.why });
      return `${reason} ${say(words.source, { source: option.source })}`;
    })
    .join("\n\n");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bestOf(question: TalkQuestion, offer: Offer): string {
  const words = FOLLOW_UP_WORDS[question.locale];
  const tone: Tone = offer.verdict === "ask_out" ? "direct" : "sincere";
  const at = offer.options.findIndex((option) => option.tone === tone);
  const index = at < 0 ? 0 : at;
  const option = offer.options[index] ?? offer.options[0];
  const n = (words.ordinals[index] ?? "").toLowerCase();
  return `${say(words.pick, { n, line: withHints(option), why: words.pickBy[option.tone] })} ${option.why}`;
}
