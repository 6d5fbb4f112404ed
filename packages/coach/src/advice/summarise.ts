// The reading of a chat in 2–4 sentences that quote it [CO47].
import { has, wordPattern } from "../words/pattern.ts";
import { asks, invites } from "../diagnosis/acts.ts";
import { isNag } from "../diagnosis/knocks.ts";
import { SIGNALS } from "../diagnosis/signals.ts";
import type { StageTelling } from "../telling/telling.ts";
import { countLetters, countMessages, say, tellingIn } from "../telling/say.ts";
import { quotable } from "./fill.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";
import { nameHook, quoteOf } from "./naming.ts";
import { toldMood } from "./told-mood.ts";
import type { Move } from "./verdict.ts";

/** Where the stage itself is the whole story: no numbers, no hooks. */
const PLAIN = new Set([
  "refused",
  "not_ready",
  "my_dead_end",
  "hinted",
  "declined_twice",
  "silent_long",
  "trouble",
  "agreed",
  "agreed_mine_last",
  "after_date",
]);
const MOST_SENTENCES = 4;
const MAYBE = wordPattern(
  "подумаю|может быть|посмотрим|посмотрю по|гляну график|скажу позже|пока не знаю|maybe|let you know|let me check|check my schedule|we'll see",
);
const WARM_EMOJI = /[😀-😍😘-😛🤗🤩🥰🥹🙂😊❤💕-💟🧡💛💚💙💜🔥👏🙌]/u;
const WHY = wordPattern("почему|зачем|отчего|объясни|в чем причина|why|how come|what's the reason|explain");
const PLEADING = wordPattern(
  "дай шанс|пожалуйста|передумай|подумай|хотя бы|ну давай|give me a chance|please|think about it|one chance|come on",
);

/** The summary in the person's language. */
export function summarise(material: Material, move: Move, contextOnly: boolean, context: string): string {
  const { diagnosis } = material;
  const telling = tellingIn(material.locale);
  const words = (text: string | null, length = 70): string => quotable(text ?? "", length) || "…";
  const marks = {
    said: words(diagnosis.theirLast ?? diagnosis.myLast),
    mine: words(diagnosis.myLast, diagnosis.stage === "my_dead_end" ? 30 : 70),
    e: contextOnly ? words(context, 90) : words(diagnosis.evidence),
    q: words(diagnosis.openQuestion),
    hooks: hooksOf(material),
    count: countMessages(diagnosis.unansweredMine, material.locale),
    a: countLetters(diagnosis.me.length, material.locale),
    b: countLetters(diagnosis.them.length, material.locale),
    an: String(diagnosis.me.length),
    bn: String(diagnosis.them.length),
  };
  const hard = diagnosis.stage === "refused" && has(diagnosis.evidence ?? "", SIGNALS.hardStop);
  const open = diagnosis.stage === "declined" && has(diagnosis.evidence ?? "", MAYBE);
  const bare = diagnosis.stage === "profile" && !contextOnly && marks.hooks === "…";
  const stage = hard
    ? telling.hardStop
    : open
      ? telling.maybe
      : bare
        ? telling.bareProfile
        : (toldTelling(material) ?? telling.stages[diagnosis.stage]);
  const seen = contextOnly ? telling.contextOnly : stage;
  const what = pick(material, "what", seen.what, 0);
  const todo = todoOf(
    material,
    move,
    pick(material, "todo", (contextOnly && diagnosis.stage === "empty" ? seen : stage).todo, 0),
  );
  const numbers = PLAIN.has(diagnosis.stage) ? [] : numbersOf(material).slice(0, 1);
  const [hint] = hintsOf(material, move);
  const after = afterNo(material, hard);
  const proportion = proportionOf(material);
  const parts = [
    what,
    ...(after === null ? [] : [after]),
    ...(proportion === null ? [] : [proportion]),
    todo,
  ];
  // What there is no room for is left out: a hint first says what to do, a number what was seen.
  for (const part of [...(hint === undefined ? [] : [hint]), ...numbers]) {
    if (sentences(parts) + sentences([part]) <= MOST_SENTENCES)
      parts.splice(part === hint ? parts.length : 1, 0, part);
  }
  return parts.map((part) => say(part, marks)).join(" ");
}

/** A story or a smile says more about the moment than the stage does; null where it does not. */
function toldTelling(material: Material): StageTelling | null {
  const telling = tellingIn(material.locale);
  const { theirLast, last, stage } = material.diagnosis;
  if (last === "me") return null;
  const mood = toldMood(material);
  if (mood !== null) return telling.told[mood];
  const wordless = theirLast !== null && !/[\p{L}\d]/u.test(theirLast) && WARM_EMOJI.test(theirLast);
  return wordless && (stage === "flat" || stage === "cold" || stage === "warm") ? telling.emoji : null;
}

/** What I have sent after their no, and what it does; null when the last word is theirs [CO71]. */
function afterNo(material: Material, hard: boolean): string | null {
  const { diagnosis, locale } = material;
  if (hard || diagnosis.last !== "me" || diagnosis.myLast === null) return null;
  if (diagnosis.stage !== "refused" && diagnosis.stage !== "not_ready") return null;
  const { asked, pushed, wrote } = tellingIn(locale).afterNo;
  if (has(diagnosis.myLast, WHY)) return asked;
  const pushes = asks(diagnosis.myLast) || invites(diagnosis.myLast) || isNag(diagnosis.myLast);
  return pushes || has(diagnosis.myLast, PLEADING) ? pushed : wrote;
}

/** Sentences of lines that have not been filled yet. */
function sentences(lines: readonly string[]): number {
  return lines
    .join(" ")
    .split(/[.!?…]+(?=\s|$)/u)
    .filter((part) => part.trim() !== "").length;
}

function todoOf(material: Material, move: Move, usual: string): string {
  const telling = tellingIn(material.locale);
  if (move === "early_invite") return telling.early[0] ?? usual;
  const quiet = ["double_text", "waiting", "they_are_busy", "goodbye"].includes(material.diagnosis.stage);
  if (move === "invite" && quiet) return telling.inviteAnyway[0] ?? usual;
  return move === "invite" && material.diagnosis.stage !== "ripe" ? (telling.inviteNow[0] ?? usual) : usual;
}

/** One telling proportion, when the chat is long enough to have one. */
function numbersOf(material: Material): readonly string[] {
  const { me, them, stage } = material.diagnosis;
  const { numbers } = tellingIn(material.locale);
  if (me.messages < 2 || them.messages < 2) return [];
  const found: string[] = [];
  if (them.short > 0.5 && them.messages >= 3) found.push(numbers.shortReplies);
  if (me.length >= them.length * 2 && me.length >= 40) found.push(numbers.iWriteMore);
  if (me.questions > 0.5 && them.questions === 0 && them.messages >= 3) found.push(numbers.onlyIAsk);
  if (them.length >= me.length * 1.4 && them.length >= 40) found.push(numbers.theyWriteMore);
  if (them.questions >= 0.4 && stage !== "their_question") found.push(numbers.theyAsk);
  return found;
}

function hintsOf(material: Material, move: Move): readonly string[] {
  const { diagnosis, main } = material;
  const telling = tellingIn(material.locale);
  const hints: string[] = [];
  if (diagnosis.unsureSpeakers) hints.push(telling.unknownSpeaker);
  if (move === "answer") hints.push(telling.trueAnswer);
  if (diagnosis.last !== null && diagnosis.theirLastAct === "unread") hints.push(telling.unread);
  if (material.intent === "role_play") hints.push(telling.rolePlay);
  const hooked = ["reply", "revive", "later", "tomorrow", "busy", "invite", "early_invite"].includes(move);
  if (hooked && main?.topic && main.topic.id !== "talk_voice")
    hints.push(nameHook(material, main, "hook", telling.hooks.best));
  if (hooked && main?.topic && material.shared.has(main.topic.id)) hints.push(telling.shared);
  if (hooked && main === null) hints.push(pick(material, "ask", telling.askForHook, 0));
  return hints;
}

/** So many times longer is told. */
const LEAST_TIMES = 3;
const STORY_LENGTH = 40;

/** How many times longer their story is than my dead end; null where it is no story. */
function proportionOf(material: Material): string | null {
  const { stage, theirLast, myLast } = material.diagnosis;
  if (stage !== "my_dead_end" || theirLast === null || myLast === null) return null;
  const [theirs, mine] = [theirLast.length, Math.max(1, myLast.length)];
  const times = Math.round(theirs / mine);
  if (times < LEAST_TIMES || theirs < STORY_LENGTH) return null;
  const [long, short] = [countLetters(theirs, material.locale), String(mine)];
  if (material.locale === "en") return `They wrote ${times} times longer than you: ${long} against ${short}.`;
  const few = times % 10 > 1 && times % 10 < 5 && (times % 100 < 12 || times % 100 > 14);
  return `Тебе написали в ${times} ${few ? "раза" : "раз"} длиннее: ${long} против ${short}.`;
}

/** The first three hooks as a list of quotes. */
function hooksOf(material: Material): string {
  const found = material.threads.filter((thread) => thread.topic !== null || thread.hook.topic === "title");
  const list = (found.length > 0 ? found : material.threads).slice(0, 3).map((thread) => quoteOf(thread));
  const [open, close] = material.locale === "ru" ? ["«", "»"] : ["“", "”"];
  return [...new Set(list)].map((one) => `${open}${one}${close}`).join(", ") || "…";
}
