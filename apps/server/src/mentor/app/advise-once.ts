// Advice in one piece, for programs and for whoever needs no chat (MS3): the same mentor, guard and price as in a chat.
import { adviceSchema } from "@fitil/contracts";
import type { Advice, AdviceAnswer, AdviceRequest, Code, MessagePart, Transcript } from "@fitil/contracts";
import type { Asks, SafetyQuestion } from "@fitil/coach";
import { aboutOther, aboutPerson } from "../question/about-people.ts";

import { answererFor } from "../answer/answerer.ts";
import { helpOnWire } from "../answer/built-in-mentor.ts";
import { holdRequest } from "../answer/held-request.ts";
import { refined } from "../question/refine.ts";
import { writeAnswer } from "../answer/write-answer.ts";
import type { Caller } from "../caller.ts";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import { AnswerFailure } from "../answer-failure.ts";
import type { Mentor, Question } from "../mentor-port.ts";
import { newId } from "../store/new-id.ts";
import type { Accounting, TimeAndChance, Thinking } from "./ports.ts";

type Ports = Thinking & Accounting & Pick<TimeAndChance, "steadyClock" | "random">;

export type Advised =
  | { readonly ok: true; readonly answer: AdviceAnswer }
  | { readonly ok: false; readonly code: Code; readonly facts?: Record<string, unknown> | undefined };

const EMPTY: Advised = { ok: false, code: "mentor/empty_message" };

/** Whether there is nothing in it that could be advised on, before anybody is asked. */
export function asksNothing(request: AdviceRequest): boolean {
  return (
    readable(request.transcript) === null &&
    (request.context ?? "").trim() === "" &&
    request.previous === undefined
  );
}

/**
 * Advice on what the caller brought. One request is held, and charged when the answer is whole; `signal` aborts when nobody waits for it any
 * more. Refused with `mentor/empty_message`, `mentor/nothing_to_go_on` and what `ask` is missing, and as the allowance and the mentor refuse.
 */
export async function adviseOnce(
  ports: Ports,
  caller: Caller,
  request: AdviceRequest,
  signal: AbortSignal,
): Promise<Advised> {
  const mentor = caller.isGuest ? ports.swiftBuiltInMentor : ports.swiftMentor;
  try {
    const asked = await understood(ports.coach, { caller, request, mentor });
    if (asked === null) return EMPTY;
    const { question, safety, pasted } = asked;
    const prepared = await ports.coach.ask("prepare", {
      safety,
      checked: [],
      unlabelled: null,
      untitled: null,
    });
    // Help costs nothing, so nothing is held for it.
    if (prepared.help !== null) return { ok: true, answer: { ...helpOnWire(prepared.help), options: [] } };
    const { locale } = question;
    const answerer = await answererFor(ports, prepared, { mentor, pasted, locale });
    const outcome = await collect(ports, caller.userId, {
      mentor: answerer.mentor,
      question: { ...question, careful: prepared.standing },
      previous: request.previous ?? null,
      signal,
    });
    return outcome.ok ? outcome : { ...outcome, facts: withQuestion(outcome.facts, prepared.check) };
  } catch (cause) {
    // The guard could not be asked: then nothing is answered either.
    if (cause instanceof AnswerFailure) return { ok: false, code: cause.code };
    throw cause;
  }
}

interface Understood {
  readonly question: Question;
  readonly safety: SafetyQuestion;
  /** The dialogue that came as text; null for none. */
  readonly pasted: Transcript | null;
}

/** What a request asks; null where it holds nothing that could be advised on. */
async function understood(
  coach: CoachWorker,
  it: { readonly caller: Caller; readonly request: AdviceRequest; readonly mentor: Mentor },
): Promise<Understood | null> {
  const { request, mentor } = it;
  const { refine, previous } = request;
  const asked = questionFrom(request, it.caller);
  const given = asked.turns.at(-1)?.text ?? "";
  const { pasted, words: text } =
    asked.transcript === null ? await pastedIn(coach, given) : { pasted: null, words: given };
  const transcript = asked.transcript ?? pasted;
  const words = await coach.ask("unanswered", text);
  if (transcript === null && words === "" && previous === undefined) return null;
  const first: Question = { ...asked, transcript, turns: [{ role: "user", text: words }] };
  const { profile, notes, locale } = asked;
  const heard = { profile, notes, transcript, locale };
  if (refine === undefined || previous === undefined || !(await leavesNoAlone(coach, transcript, previous)))
    return { question: first, pasted, safety: { ...heard, words: text, earlier: [] } };
  // The built-in mentor hears words as they come; a model is told that messages are wanted.
  const shape = mentor.model.kind === "built-in" ? "talk" : "advice";
  const question = refined(first, refine, previous, shape);
  const wish = question.turns.at(-1)?.text ?? "";
  return { question, pasted, safety: { ...heard, words: wish, earlier: [text] } };
}

function questionFrom(
  { intent, transcript, context = "", locale: wanted }: AdviceRequest,
  { person, locale: own }: Caller,
): Question {
  const locale = wanted ?? own;
  return {
    shape: "advice",
    guessed: false,
    intent,
    transcript: readable(transcript),
    turns: [{ role: "user", text: context.trim() }],
    profile: aboutPerson(person, locale),
    notes: aboutOther(transcript?.them ?? null, "", locale),
    locale,
    take: 0,
  };
}

/** The transcript, if there is a word in it. */
function readable(transcript: Transcript | undefined): Transcript | null {
  return transcript?.messages.some(({ text }) => text.trim() !== "") === true ? transcript : null;
}

/** Whether an answer may be gone on with: what asks, invites or pushes where a no stands is not made shorter or bolder, but anew. */
async function leavesNoAlone(
  coach: CoachWorker,
  transcript: Transcript | null,
  { options }: Advice,
): Promise<boolean> {
  if (!(await coach.ask("stands", transcript))) return true;
  const texts = options.map(({ text }) => text);
  return !(await coach.ask("pushes", texts));
}

/** What is missing, with the question that would have stood below an answer. */
function withQuestion(facts: Record<string, unknown> | undefined, check: Asks | null) {
  if (check === null || typeof facts?.["ask"] !== "string") return facts;
  return { ...facts, ask: `${facts["ask"]}\n\n${check.question}` };
}

/** A dialogue pasted as text is a transcript; what stands around it is what the person says. */
async function pastedIn(
  coach: CoachWorker,
  text: string,
): Promise<{ readonly pasted: Transcript | null; readonly words: string }> {
  const found = await coach.ask("pasted", text);
  if (found === null) return { pasted: null, words: text };
  const { transcript, words } = found;
  const messages = transcript.messages.map((message) => ({ ...message }));
  return { pasted: { ...transcript, messages }, words };
}

interface Collected {
  readonly mentor: Mentor;
  readonly question: Question;
  /** The answer that is to be changed; null for a first one. */
  readonly previous: Advice | null;
  readonly signal: AbortSignal;
}

/** One request is held, the answer collected, and the request charged when it is whole. */
async function collect(
  ports: Ports,
  userId: string,
  { mentor, question, previous, signal }: Collected,
): Promise<Advised> {
  const { steadyClock: clock, failures } = ports;
  const holding = await holdRequest(ports, userId, newId(ports.random));
  if (!holding.ok) return holding;
  using request = holding.request;
  const { parts, asks, failure } = await writeAnswer({ mentor, question, signal, clock, send: () => {} });
  const came = failure === null && !asks && !signal.aborted;
  const advice = came ? adviceIn(parts) : null;
  if (advice !== null) {
    await request.charge();
    return { ok: true, answer: advice };
  }
  // Words alone say why there is nothing to change: the messages stay what they are, and cost nothing again.
  const isOver = failure === null && !signal.aborted;
  const told = isOver && previous !== null && (!asks || adviceIn(parts) !== null) ? textIn(parts) : "";
  if (previous !== null && told !== "") return { ok: true, answer: { ...previous, summary: told } };
  if (asks) return { ok: false, code: "mentor/nothing_to_go_on", facts: { ask: textIn(parts) } };
  return { ok: false, code: failure === null ? "mentor/model_failed" : failures.note(failure, "advice") };
}

function adviceIn(parts: readonly MessagePart[]): Advice | null {
  const part = parts.find((one) => one.type === "data-advice");
  const parsed = adviceSchema.safeParse({ summary: textIn(parts), ...part?.data });
  return parsed.success ? parsed.data : null;
}

function textIn(parts: readonly MessagePart[]): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
}
