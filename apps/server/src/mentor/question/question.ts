// What the mentor is asked, out of a branch of a chat (MS3, MS4): which intent, whether an answer with options or words
// are wanted, and which transcript is in force. The latest one of the branch stays so, with what was sent since.
import type { SafetyQuestion } from "@fitil/coach";
import type { Intent, MentorLanguage, MentorMessage, MessagePart, Scene, Transcript } from "@fitil/contracts";
import { adviceSchema, sceneIn, withHints } from "@fitil/contracts";
import type { Question, Turn } from "../mentor-port.ts";
import WORDS from "./data/question-words.json" with { type: "json" };

const offerSchema = adviceSchema.pick({ verdict: true, options: true });

/** Turns that go along; what is older is left out. */
export const MAX_TURNS = 40;

/** What is known beside the branch. */
export interface BesideBranch {
  readonly profile: string;
  readonly notes: string;
  readonly locale: MentorLanguage;
  readonly take: number;
  /** What the words want where no intent came with them. */
  readonly wish: Intent | null;
}

/** The question that the last message of `branch` (the person's) asks. */
export function questionOf(branch: readonly MentorMessage[], { wish, ...around }: BesideBranch): Question {
  const last = branch.at(-1);
  const own = last === undefined ? null : transcriptOf(last);
  const scene = sceneOf(branch, wish);
  // In a scene every line is said in the scene.
  const asked = last?.metadata.intent ?? (scene === null ? (own === null ? wish : null) : "role_play");
  const transcript = transcriptInForce(branch);
  const text = last === undefined ? "" : textOf(last);
  const wantsOptions =
    asked === "reply" || asked === "opener" || asked === "ask_out" || (asked === null && own !== null);
  const somethingToGoOn = transcript !== null || text !== "";
  return {
    shape: wantsOptions && somethingToGoOn ? "advice" : "talk",
    guessed: last?.metadata.intent === undefined && own === null,
    intent: asked ?? (own === null ? goingOn(branch) : own.kind === "profile" ? "opener" : "reply"),
    transcript,
    turns: branch.slice(-MAX_TURNS).map((message) => turnOf(message, around.locale)),
    ...around,
    ...(scene !== null && { scene }),
  };
}

/**
 * The scene after the last message, as the page will read it, too: words alone begin one where none is played, because their answer is
 * going to say so (MA23).
 */
function sceneOf(branch: readonly MentorMessage[], wish: Intent | null): Scene | null {
  const turns = branch.map((message) => ({
    role: message.role,
    text: textOf(message),
    intent: message.metadata.intent,
    bringsTranscript: transcriptOf(message) !== null,
  }));
  const scene = sceneIn(turns);
  if (scene !== null || wish !== "role_play") return scene;
  return sceneIn([...turns, { role: "assistant", text: "", intent: wish }]);
}

/** What the safety judgement reads of a branch: the person's own words apart from everybody else's. [MF1] */
export function safetyQuestionOf(
  branch: readonly MentorMessage[],
  { profile, notes, locale }: Pick<BesideBranch, "profile" | "notes" | "locale">,
): SafetyQuestion {
  const last = branch.at(-1);
  return {
    words: last === undefined ? "" : textOf(last),
    earlier: earlierWords(branch),
    profile,
    notes,
    transcript: transcriptInForce(branch),
    locale,
  };
}

/** The person's words of a branch before its last message, from the one on that brought the latest transcript. */
export function earlierWords(branch: readonly MentorMessage[]): readonly string[] {
  const begin = branch.findLastIndex((message) => message.role === "user" && transcriptOf(message) !== null);
  return branch
    .slice(Math.max(0, begin), -1)
    .filter(({ role }) => role === "user")
    .map(textOf);
}

/** Words without an intent go on with a lesson that was begun. */
function goingOn(branch: readonly MentorMessage[]): Intent {
  const before = branch.findLast(({ metadata }) => metadata.intent !== undefined)?.metadata.intent;
  return before === "confidence" ? before : "reply";
}

/** The transcript that a message brought; null when it brought none. */
export function transcriptOf({ parts }: Pick<MentorMessage, "parts">): Transcript | null {
  const part = parts.findLast((one) => one.type === "data-transcript");
  return part === undefined || part.data.transcript.messages.length === 0 ? null : part.data.transcript;
}

/** The latest transcript of the branch, and the options that were marked as sent after it. */
function transcriptInForce(branch: readonly MentorMessage[]): Transcript | null {
  const at = branch.findLastIndex((message) => message.role === "user" && transcriptOf(message) !== null);
  const message = branch[at];
  const transcript = message === undefined ? null : transcriptOf(message);
  if (transcript === null) return null;
  const sent = branch.slice(at + 1).flatMap((later) => sentText(later) ?? []);
  if (transcript.kind === "profile" || sent.length === 0) return transcript;
  const mine = sent.map((text) => ({ speaker: "me" as const, text, confidence: 1 }));
  return { ...transcript, messages: [...transcript.messages, ...mine] };
}

function sentText({ parts, metadata }: MentorMessage): string | null {
  const part = parts.find((one) => one.type === "data-advice");
  if (part === undefined || metadata.sentOption === undefined) return null;
  const text = part.data.options[metadata.sentOption]?.text;
  // What stood in its gaps only the person knows: a hint must not pass for words of theirs.
  return text === undefined ? null : withHints(text);
}

/** The words of a message, without transcript and options. */
export function textOf({ parts }: { readonly parts: readonly MessagePart[] }): string {
  return parts
    .flatMap((part) => (part.type === "text" ? [part.text.trim()] : []))
    .filter((text) => text !== "")
    .join("\n\n");
}

function turnOf(message: MentorMessage, locale: MentorLanguage): Turn {
  const options = message.parts.flatMap((part) => (part.type === "data-advice" ? part.data.options : []));
  const listed = options.map(({ text = "", gaps }, index) => {
    const mark = message.metadata.sentOption === index ? ` (${WORDS[locale].sent})` : "";
    return `${index + 1}. ${withHints(text, gaps)}${mark}`;
  });
  const help = message.parts.flatMap((part) =>
    part.type === "data-advice" ? (part.data.help?.text ?? []) : [],
  );
  const text = [textOf(message), ...help, listed.join("\n")].filter((one) => one !== "").join("\n\n");
  const offer = message.role === "assistant" ? offerOf(message) : null;
  return { role: message.role, text, ...(offer !== null && { offer }) };
}

/** What an answer offered, if it came whole. */
function offerOf({ parts }: MentorMessage): NonNullable<Turn["offer"]> | null {
  const part = parts.findLast((one) => one.type === "data-advice");
  const whole = offerSchema.safeParse(part?.data);
  return whole.success ? whole.data : null;
}
