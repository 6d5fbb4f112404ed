// Advice in one piece, for programs and for whoever needs no chat (MS3): the same mentor, guard and price as in a chat.
import { adviceRequestSchema, adviceSchema } from "@fitil/contracts";
import type { Advice, AdviceAnswer, AdviceRequest, Code, MessagePart, Transcript } from "@fitil/contracts";
import type { Asks, Help } from "@fitil/coach";
import type { FastifyInstance, FastifyReply } from "fastify";
import { CodedError } from "../../errors.ts";
import { aboutOther } from "../answer/about-other.ts";
import { aboutPerson } from "../answer/about-person.ts";
import { noticeOnPasted, withNotice } from "../answer/command-notice.ts";
import { helpOnWire } from "../answer/built-in-mentor.ts";
import { holdRequest } from "../answer/held-request.ts";
import { AnswerFailure } from "../answer/mentor-port.ts";
import type { Question } from "../answer/mentor-port.ts";
import { refined } from "../answer/refine.ts";
import { safetyQuestionOf } from "../answer/question.ts";
import { withCheck } from "../answer/with-check.ts";
import { writeAnswer } from "../answer/write-answer.ts";
import type { MentorServices } from "../mentor-services.ts";
import { newId } from "../store/new-id.ts";
import { turnAfter } from "./bulky-body.ts";
import type { Caller } from "./guard.ts";
import { readBody } from "./read-body.ts";

const SLOT_WAIT_S = 5;

/** Adds POST /api/mentor/advice. */
export function adviceRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard } = services;
  app.post("/api/mentor/advice", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(adviceRequestSchema, request.body);
    await turnAfter(request);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const asked = questionFrom(body.data, caller);
    const text = asked.turns.at(-1)?.text ?? "";
    const { refine, previous } = body.data;
    const mentor = caller.isGuest ? services.swiftBuiltInMentor : services.swiftMentor;
    if (asked.transcript === null && text === "" && previous === undefined)
      return edge.refuse(request, reply, "mentor/empty_message");
    await services.answerLimit.count(caller.limitKey);
    const free = services.adviceSlots.take(caller.limitKey);
    if (free === null) throw new CodedError("request/too_many", { retryAfterS: SLOT_WAIT_S });
    try {
      const pasted = asked.transcript === null ? await pastedIn(services, text) : null;
      const transcript = asked.transcript ?? pasted;
      const words = await services.coach.ask("unanswered", text);
      if (transcript === null && words === "" && previous === undefined)
        return await edge.refuse(request, reply, "mentor/empty_message");
      const first: Question = { ...asked, transcript, turns: [{ role: "user", text: words }] };
      const isRefined =
        refine !== undefined &&
        previous !== undefined &&
        (await leavesNoAlone(services, transcript, previous));
      // The built-in mentor hears words as they come; a model is told that messages are wanted.
      const shape = mentor.model.kind === "built-in" ? "talk" : "advice";
      const question = isRefined ? refined(first, refine, previous, shape) : first;
      const safety = safetyQuestionOf(question, isRefined ? [text] : []);
      const help = await services.coach.ask("help", isRefined ? safety : { ...safety, words: text });
      if (help !== null) return reply.send(helpAnswer(help));
      const notice = pasted === null ? null : await noticeOnPasted(services, pasted, asked.locale);
      const heard = isRefined ? safety : { ...safety, words: text };
      const check = await services.coach.ask("doubt", heard);
      const careful = await services.coach.ask("grave", heard);
      const swiftMentor = withCheck(withNotice(mentor, notice), check);
      const errand = {
        question: { ...question, careful },
        previous: previous ?? null,
        signal: goneSignal(reply),
      };
      const outcome = await advise({ ...services, swiftMentor }, caller.userId, errand);
      if (outcome.ok) return reply.send(outcome.advice);
      return edge.refuse(request, reply, outcome.code, withQuestion(outcome.facts, check));
    } catch (cause) {
      // The guard could not be asked: then nothing is answered either.
      if (cause instanceof AnswerFailure) return edge.refuse(request, reply, cause.code);
      throw cause;
    } finally {
      free();
    }
  });
}

function questionFrom({ intent, transcript, context = "", locale }: AdviceRequest, caller: Caller): Question {
  const readable = transcript?.messages.some(({ text }) => text.trim() !== "") === true;
  return {
    shape: "advice",
    guessed: false,
    intent,
    transcript: readable && transcript !== undefined ? transcript : null,
    turns: [{ role: "user", text: context.trim() }],
    profile: aboutPerson(caller.person, locale ?? caller.locale),
    notes: aboutOther(transcript?.them ?? null, "", locale ?? caller.locale),
    locale: locale ?? caller.locale,
    take: 0,
  };
}

/** Whether an answer may be gone on with: what asks, invites or pushes where a no stands is not made shorter or bolder, but anew. */
async function leavesNoAlone(
  { coach }: MentorServices,
  transcript: Transcript | null,
  { options }: Advice,
): Promise<boolean> {
  if (!(await coach.ask("stands", transcript))) return true;
  const texts = options.map(({ text }) => text);
  return !(await coach.ask("pushes", texts));
}

/** Help in the shape of advice. It costs nothing, so nothing is held for it. */
function helpAnswer(help: Help): AdviceAnswer {
  return { ...helpOnWire(help), options: [] };
}

/** What is missing, with the question that would have stood below an answer. */
function withQuestion(facts: Record<string, unknown> | undefined, check: Asks | null) {
  if (check === null || typeof facts?.["ask"] !== "string") return facts;
  return { ...facts, ask: `${facts["ask"]}\n\n${check.question}` };
}

/** A dialogue pasted as text is a transcript. */
async function pastedIn({ coach }: MentorServices, text: string): Promise<Transcript | null> {
  const pasted = await coach.ask("pasted", text);
  return pasted === null ? null : { ...pasted, messages: pasted.messages.map((message) => ({ ...message })) };
}

type Advised =
  | { readonly ok: true; readonly advice: Advice }
  | { readonly ok: false; readonly code: Code; readonly facts?: Record<string, unknown> };

interface Errand {
  readonly question: Question;
  /** The answer that is to be changed; null for a first one. */
  readonly previous: Advice | null;
  readonly signal: AbortSignal;
}

/** One request is held, the answer collected, and the request charged when it is whole. */
async function advise(
  services: MentorServices,
  userId: string,
  { question, previous, signal }: Errand,
): Promise<Advised> {
  const { swiftMentor: mentor, steadyClock: clock, failures } = services;
  const holding = await holdRequest(services, userId, newId(services.random));
  if (!holding.ok) return holding;
  using request = holding.request;
  const { parts, asks, failure } = await writeAnswer({ mentor, question, signal, clock, send: () => {} });
  const came = failure === null && !asks && !signal.aborted;
  const advice = came ? adviceIn(parts) : null;
  if (advice !== null) {
    await request.charge();
    return { ok: true, advice };
  }
  // Words alone say why there is nothing to change: the messages stay what they are, and cost nothing again.
  const isOver = failure === null && !signal.aborted;
  const told = isOver && previous !== null && (!asks || adviceIn(parts) !== null) ? textIn(parts) : "";
  if (previous !== null && told !== "") return { ok: true, advice: { ...previous, summary: told } };
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

/** Aborts when the caller hangs up: nobody pays for an answer that nobody gets. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
