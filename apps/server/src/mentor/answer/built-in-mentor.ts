// The mentor that needs no model (MS6): @fitil/coach knows at once what to say, and says it word by word, so that it
// can be read, and stopped, like any other answer.
import type { Advice as CoachAdvice, AdviceOption, Asks, Help, TalkAnswer } from "@fitil/coach";
import { gapIdsIn, withGapsFilled } from "@fitil/contracts";
import type { AdvicePart, AdviceOption as WireOption } from "@fitil/contracts";
import type { Clock } from "../../ports/process.ts";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import type { AnswerEvent, Mentor } from "../mentor-port.ts";

/** A whole answer takes about this long, a short one less; one step never longer than `MAX_STEP_MS`. */
const WHOLE_MS = 2_000;
const MAX_STEP_MS = 40;
const MIN_STEP_MS = 20;

const BUILT_IN: Mentor["model"] = { kind: "built-in", name: "built-in" };

/** The built-in mentor. Without a clock it says everything at once. */
export function createBuiltInMentor(coach: CoachWorker, clock: Clock | null): Mentor {
  return {
    model: BUILT_IN,
    async *answer(question, signal) {
      const told = await coach.ask("answer", question);
      yield* paced(() => stepsOf(told), clock, signal);
    },
  };
}

/** Help as the wire has it. [MF1] */
export function helpOnWire({ summary, verdict, kind, text, contacts }: Help) {
  return { summary, verdict, help: { kind, text, contacts: contacts.map((contact) => ({ ...contact })) } };
}

/** Says help the way the built-in mentor says everything. Without a clock it says it at once. [MF1] */
export function helpAnswerer(help: Help, clock: Clock | null): Pick<Mentor, "answer" | "model"> {
  const { summary, ...rest } = helpOnWire(help);
  const advice = { ...rest, options: [] };
  const steps = function* (): Generator<AnswerEvent> {
    yield* speak(summary);
    yield { type: "advice", advice };
  };
  return { model: BUILT_IN, answer: (_question, signal) => paced(steps, clock, signal) };
}

/** Says a few words of the house the same way: there is nothing else to answer, and they cost nothing. */
export function fixedAnswerer(words: string, clock: Clock | null): Pick<Mentor, "answer" | "model"> {
  const steps = () => stepsOf({ words, advice: null, asks: true });
  return { model: BUILT_IN, answer: (_question, signal) => paced(steps, clock, signal) };
}

/** The steps in their time. They are made as they are told: a long answer is hundreds, each with all of it so far. */
async function* paced(
  steps: () => Iterable<AnswerEvent>,
  clock: Clock | null,
  signal: AbortSignal,
): AsyncGenerator<AnswerEvent> {
  const { stepMs, stride } = paceOf(lengthOf(steps()));
  let told = 0;
  for (const event of steps()) {
    if (clock !== null && told > 0 && told % stride === 0) await wait(clock, stepMs, signal);
    if (signal.aborted) return;
    yield event;
    told += 1;
  }
}

function lengthOf(steps: Iterable<AnswerEvent>): number {
  const walk = steps[Symbol.iterator]();
  let length = 0;
  while (walk.next().done !== true) length += 1;
  return length;
}

/** How long to rest, and how many words to say between two rests. */
function paceOf(words: number): { stepMs: number; stride: number } {
  const stride = Math.max(1, Math.ceil((words * MIN_STEP_MS) / WHOLE_MS));
  const rests = Math.max(1, Math.floor(words / stride));
  return { stepMs: Math.min(MAX_STEP_MS, Math.round(WHOLE_MS / rests)), stride };
}

function* stepsOf({ words, advice, asks, unchanged, card }: TalkAnswer): Generator<AnswerEvent> {
  if (asks || unchanged) yield { type: "asks" };
  yield* speak(words);
  if (card !== undefined) yield askOf(card);
  if (advice !== null) yield* growing(advice);
}

/** Word by word. */
function* speak(text: string): Generator<AnswerEvent> {
  for (const delta of wordsOf(text)) yield { type: "text", delta };
}

/** A question back with answers to tap, and nothing beside it (MA15). */
function askOf(asks: Asks): AnswerEvent {
  return { type: "advice", advice: { asks: { ...asks, choices: [...asks.choices] }, options: [] } };
}

/** The verdict, then the options one after the other, each growing by a word; the last one is complete. */
function* growing({ understood, asks, verdict, waitDays, options }: CoachAdvice): Generator<AnswerEvent> {
  const head = {
    ...(understood !== undefined && { understood }),
    ...(asks !== undefined && { asks: { ...asks, choices: [...asks.choices] } }),
    verdict,
    ...(waitDays !== undefined && { waitDays }),
  };
  yield { type: "advice", advice: { ...head, options: [] } };
  const done: AdvicePart["options"] = [];
  for (const option of options) {
    const { tone, why, source } = option;
    const { text, gaps } = ownGaps(option);
    const begun = { tone, ...(gaps !== undefined && { gaps }) };
    let said = "";
    for (const word of wordsOf(text)) {
      said += word;
      yield { type: "advice", advice: { ...head, options: [...done, { ...begun, text: said }] } };
    }
    let reason = "";
    for (const word of wordsOf(why)) {
      reason += word;
      const grown = { ...begun, text, why: reason };
      yield { type: "advice", advice: { ...head, options: [...done, grown] } };
    }
    done.push({ ...begun, text, why, source });
    yield { type: "advice", advice: { ...head, options: [...done] } };
  }
}

/** The option's text with the gaps it has; a mark that somebody wrote in the chat and that is quoted here is none. */
function ownGaps({ text, gaps = [] }: AdviceOption): Pick<WireOption, "text" | "gaps"> {
  const marked = withGapsFilled(text, (id) => (gaps.some((gap) => gap.id === id) ? `{gap:${id}}` : "…"));
  const ids = gapIdsIn(marked);
  const own = gaps.filter(({ id }) => ids.includes(id));
  if (own.length === 0) return { text: marked };
  return {
    text: marked,
    gaps: own.map(({ id, hint, choices }) => ({
      id,
      hint,
      ...(choices !== undefined && { choices: [...choices] }),
    })),
  };
}

/** Words with the spaces behind them; together they are the text. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}

/** Resolves after `ms`, or as soon as `signal` aborts. */
function wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      cancel();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const cancel = clock.after(ms, done);
    signal.addEventListener("abort", done, { once: true });
  });
}
