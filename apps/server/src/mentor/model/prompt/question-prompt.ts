// A question as a model gets to see it: names masked (MF2), everything people wrote as data between delimiters (MF1), and no
// longer than it has to be.
import { nameRestorer } from "@fitil/coach";
import type { Hints, MaskedTexts, NameRestorer } from "@fitil/coach";
import type { Intent, Scene, Transcript, TranscriptMessage } from "@fitil/contracts";
import type { ModelMessage } from "ai";
import type { Question, Turn } from "../../mentor-port.ts";
import type { Malformed } from "../model-fault.ts";
import rehearsal from "./data/rehearsal.json" with { type: "json" };
import repairs from "./data/repairs.json" with { type: "json" };
import { systemPrompt } from "./system-prompt.ts";

/** The newest part of a long chat is what counts. Signs, then messages. */
const MAX_TRANSCRIPT_LENGTH = 24_000;
const MAX_TRANSCRIPT_LINES = 160;
const MAX_TURNS_LENGTH = 16_000;
const MAX_TURNS = 24;
/** Below this a line of a screenshot may be misread. */
const SURE = 0.6;

const INTENTS: Readonly<Record<Intent, string>> = {
  reply: "What should the person write next in this chat?",
  opener: "A first message to the person of this profile: a specific question about a concrete detail of it.",
  ask_out: "Asking for a date: is it the moment, and how; a concrete place and time, easy to decline.",
  confidence:
    "The person is unsure of themself. Steady them with what the chat really shows, then help with the words.",
  role_play: "A rehearsal: play the other person, then review.",
};

export interface PreparedQuestion {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** Puts the names back into what the model writes. */
  readonly names: NameRestorer;
}

/** Takes the names out of texts, where it holds nobody up: a long chat takes a tenth of a second. */
export type MaskNames = (texts: readonly string[]) => Promise<MaskedTexts>;

/**
 * Prepares a question for any provider. Throws what `maskNames` throws: unmasked, nothing goes out.
 * @param hints what the coach read in the transcript; null where there is none
 */
export async function prepareQuestion(
  question: Question,
  maskNames: MaskNames,
  hints: Hints | null = null,
): Promise<PreparedQuestion> {
  const { shape, locale } = question;
  const lines = newest(question.transcript?.messages ?? [], MAX_TRANSCRIPT_LINES, MAX_TRANSCRIPT_LENGTH);
  const turns = newest(question.turns, MAX_TURNS, MAX_TURNS_LENGTH);
  const { masked: plain, hidden } = await maskNames([
    question.profile,
    question.notes,
    ...lines.map(textOf),
    ...turns.map(textOf),
  ]);
  const [profile = "", notes = "", ...texts] = plain;
  const context = [
    block("profile", asData(profile)),
    block("notes", asData(notes)),
    question.transcript === null
      ? ""
      : block("transcript", transcriptLines(question.transcript, lines, texts)),
  ];
  const masked = turns.map((turn, index) => ({ ...turn, text: texts[lines.length + index] ?? "" }));
  return {
    instructions: systemPrompt(shape, locale),
    messages: messagesOf(masked, [...context, hinted(hints)], taskOf(question)),
    names: nameRestorer(hidden),
  };
}

/** The last turn goes with the context, because it is what the context is about; earlier ones go before. */
function messagesOf(
  turns: readonly Turn[],
  context: readonly string[],
  task: string,
): readonly ModelMessage[] {
  const last = turns.at(-1);
  const asks = last?.role === "user" ? last.text : "";
  const earlier = last?.role === "user" ? turns.slice(0, -1) : turns;
  // Some providers want the person to have the first word.
  const start = earlier.findIndex(({ role, text }) => role === "user" && text.trim() !== "");
  return [
    ...(start === -1 ? [] : earlier.slice(start))
      .filter(({ text }) => text.trim() !== "")
      .map(({ role, text }): ModelMessage =>
        role === "user" ? { role, content: block("request", asData(text)) } : { role, content: asData(text) },
      ),
    {
      role: "user",
      content: [...context, block("request", asData(asks)), task].filter((part) => part !== "").join("\n\n"),
    },
  ];
}

function taskOf({ shape, intent, take, transcript, scene }: Question): string {
  const parts = [`Task: ${scene === undefined ? INTENTS[intent] : sceneTask(scene)}`];
  if (transcript !== null)
    parts.push(
      transcript.kind === "profile"
        ? "The transcript is the text of a dating profile."
        : 'In the transcript "me" is the person you help, "them" is the other one; "unsure" lines may be misread.',
    );
  if (take > 0)
    parts.push(
      `The person has seen ${take} answer(s) to this and wants another one: come from a different side, with different words.`,
    );
  parts.push(shape === "advice" ? "Answer with the JSON object only." : "Answer in words.");
  return parts.join(" ");
}

/** The level may have been chosen in a turn that is no longer told. The first turn of a scene says itself what is wanted. */
function sceneTask({ step, level }: Scene): string {
  if (step === "begin") return INTENTS.role_play;
  return step === "stop" ? rehearsal.review : rehearsal[level];
}

/** Names of ours alone: nothing that somebody wrote stands here. */
function hinted(hints: Hints | null): string {
  if (hints === null) return "";
  const { facts, verdict } = hints;
  return `A simple reader noticed in this transcript: ${facts.length === 0 ? "nothing sure" : facts.join(", ")}; it would say ${verdict}. It is often right about who owes what, and sometimes wrong: where the transcript says otherwise, the transcript counts. Never name these hints.`;
}

/** One JSON object a line: no text of a message can pass for another message. */
function transcriptLines(
  { kind, language }: Transcript,
  lines: readonly TranscriptMessage[],
  texts: readonly string[],
): string {
  const head = JSON.stringify({ kind, language });
  const body = lines.map(({ speaker, confidence }, index) =>
    asData(
      JSON.stringify({
        n: index + 1,
        from: speaker,
        text: texts[index] ?? "",
        ...(confidence < SURE && { unsure: true }),
      }),
    ),
  );
  return [head, ...body].join("\n");
}

function textOf({ text }: { readonly text: string }): string {
  return text;
}

/** The last of `items` that fit, at least one. */
function newest<Item extends { readonly text: string }>(
  items: readonly Item[],
  most: number,
  mostLength: number,
): readonly Item[] {
  let length = 0;
  let first = items.length;
  while (first > 0 && items.length - first < most) {
    length += items[first - 1]?.text.length ?? 0;
    if (length > mostLength && first < items.length) break;
    first -= 1;
  }
  return items.slice(first);
}

// Data between delimiters that nothing inside can forge (MF1): what a person typed and what a screenshot said reaches the model
// as data and as nothing else.

/** What could be taken for a delimiter, for a tag, or for the sign of a turn in a model's own language. */
const DELIMITERS = /<(?=[a-z/!?|])/gi;
const TURN_SIGNS = /\[(\/?)(INST|SYS|SYSTEM)\]/gi;
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text that cannot close its block: `‹` for an opening bracket, nothing invisible. Everything else as it is. */
function asData(text: string): string {
  return text.replaceAll(INVISIBLE, " ").replaceAll(DELIMITERS, "‹").replaceAll(TURN_SIGNS, "($1$2)");
}

/** A named block; `content` must come from `asData` or be ours. Empty for an empty content. */
function block(name: string, content: string): string {
  return content.trim() === "" ? "" : `<${name}>\n${content}\n</${name}>`;
}

/** More of a broken answer does not help to mend it. */
const MAX_QUOTED = 6_000;

/** The messages to add for another try; none on the first, when nothing was malformed yet. */
export function repairMessages(malformed: Malformed | null): readonly ModelMessage[] {
  if (malformed === null) return [];
  const { written, repair } = malformed;
  const quoted = written.trim() === "" ? "(nothing)" : written.slice(0, MAX_QUOTED);
  return [
    { role: "assistant", content: quoted },
    { role: "user", content: repair ?? repairs.shape },
  ];
}
