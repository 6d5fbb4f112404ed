// A mentor that asks a vision model through the AI SDK (MS5). Nothing of the provider's package is loaded before the first
// question. No key, prompt or picture may reach a log or an error.
import type { Hints, NameRestorer } from "@fitil/coach";
import type { Transcript } from "@fitil/contracts";
import type { ModelSettings } from "../../env.ts";
import type { Clock } from "../../ports/process.ts";
import { AnswerFailure } from "../answer-failure.ts";
import type { AnswerEvent, Mentor, Question } from "../mentor-port.ts";
import { adviceShape } from "./advice-shape.ts";
import { withAttempts } from "./attempts.ts";
import type { Attempt, Habits } from "./attempts.ts";
import { guardAdvice, guardWords } from "./no-guard.ts";
import type { Boundaries } from "./no-guard.ts";
import { MAX_ANSWER_LENGTH, MAX_TRANSCRIPT_LENGTH, callModel } from "./model-call.ts";
import { Malformed } from "./model-fault.ts";
import { PICTURE_INSTRUCTIONS, pictureMessages, pictureShape } from "./prompt/picture-prompt.ts";
import { prepareQuestion, repairMessages } from "./prompt/question-prompt.ts";
import type { MaskNames, PreparedQuestion } from "./prompt/question-prompt.ts";
import { loadModels } from "./provider-models.ts";
import type { Models } from "./provider-models.ts";
import { transcriptFromModel } from "./read-pictures.ts";
import { createTextPipe } from "./text-pipe.ts";
import { adviceEvents } from "./advice-events.ts";

export interface ModelPorts {
  /** Times the waits for a slow provider; tests pass the virtual one. */
  readonly clock: Clock;
  /** Masks outside the loop that serves games. */
  readonly maskNames: MaskNames;
  readonly boundaries: Boundaries;
  /** What the coach reads in a question's transcript; null where it has none. */
  readonly hints: (question: Question) => Promise<Hints | null>;
  /** Answers where a no stands and the model will not leave it alone. */
  readonly standIn: Pick<Mentor, "answer" | "model">;
}

/** The mentor behind `MENTOR_MODEL`. Costs nothing until it is asked. [MS5] */
export function createModelMentor(settings: ModelSettings, ports: ModelPorts): Mentor {
  const habits: Habits = { strictness: "schema", mayLoosen: settings.provider === "compatible" };
  return createMentorOver(settings.model, () => loadModels(settings), habits, ports);
}

/** The mentor over any models of the SDK. `load` is called with the first question, and again if it failed. */
export function createMentorOver(
  name: string,
  load: () => Promise<Models>,
  habits: Habits,
  { clock, maskNames, boundaries, hints, standIn }: ModelPorts,
): Mentor {
  let loading: Promise<Models> | undefined;
  const loaded = (): Promise<Models> => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
  return {
    model: { kind: "model", name },
    async *answer(question, signal) {
      const isAdvice = question.shape === "advice";
      // In a scene the lines are the scene's; the person's own are judged by the guard.
      const isScene = !isAdvice && question.intent === "role_play";
      const [models, prepared, stands] = await Promise.all([
        loaded(),
        hints(question).then((read) => prepareQuestion(question, maskNames, read)),
        !isScene && boundaries.stands(question.transcript),
      ]);
      const ports = { clock, models, kept: stands ? boundaries : null };
      let spoilt = false;
      const start = async function* (attempt: Attempt) {
        try {
          yield* isAdvice ? advise(prepared, question, attempt, ports) : talk(prepared, attempt, ports);
        } catch (error) {
          spoilt = error instanceof Malformed;
          throw error;
        }
      };
      // Words have no shape that a server could refuse.
      const own = isAdvice ? habits : { ...habits, mayLoosen: false };
      try {
        yield* withAttempts(start, { clock, habits: own }, signal);
      } catch (error) {
        // Asked once more it was wrong again; nothing of it was shown.
        if (!stands || !spoilt || signal.aborted) throw error;
        yield { type: "by", model: standIn.model };
        yield* standIn.answer(question, signal);
      }
    },
    async readPictures(pictures, signal) {
      const ports = { clock, models: await loaded() };
      const start = async function* (attempt: Attempt) {
        const pieces = callModel(
          {
            instructions: PICTURE_INSTRUCTIONS,
            messages: [...pictureMessages(pictures), ...repairMessages(attempt.malformed)],
            pictures: pictures.map(({ bytes }) => bytes),
            shape: { name: "transcript", schema: pictureShape },
            strictness: attempt.strictness,
            maxLength: MAX_TRANSCRIPT_LENGTH,
          },
          ports,
          attempt.signal,
        );
        yield await transcriptFromModel(pieces, ports.models.sdk.parsePartialJson);
      };
      let transcript: Transcript | null = null;
      for await (const read of withAttempts(start, { clock, habits }, signal)) transcript = read;
      if (transcript !== null) return transcript;
      throw new AnswerFailure("mentor/nothing_readable");
    },
  };
}

type Ports = Parameters<typeof callModel>[1] & {
  /** Where a no stands: nothing is shown before it was judged. */
  readonly kept: Boundaries | null;
};

async function* advise(
  { instructions, messages, names }: PreparedQuestion,
  { locale, guessed }: Question,
  attempt: Attempt,
  { kept, ...ports }: Ports,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const request = {
    instructions,
    messages: [...messages, ...repairMessages(attempt.malformed)],
    shape: { name: "advice", schema: adviceShape },
    // The SDK holds words that are no JSON back until the end: whoever may answer in words is not held to the shape at first.
    strictness: guessed && attempt.malformed === null ? "words" : attempt.strictness,
    maxLength: MAX_ANSWER_LENGTH,
  } as const;
  const { begin, pieces } = await withBegin(callModel(request, ports, attempt.signal));
  if (guessed && /^[^{[`<]/.test(begin)) return yield* told(pieces, names, kept);
  const { parsePartialJson } = ports.models.sdk;
  // What is held back was not shown, however whole it was.
  const said = kept === null ? (attempt.malformed?.said ?? "") : "";
  const events = (text: AsyncIterable<string>) =>
    adviceEvents(text, { names, locale, parsePartialJson, said });
  yield* kept === null ? events(pieces) : guardAdvice(pieces, events, kept);
}

/** The first sign that is no space, and all pieces from the first one on. */
async function withBegin(
  pieces: AsyncGenerator<string, void, undefined>,
): Promise<{ readonly begin: string; readonly pieces: AsyncIterable<string> }> {
  let read = "";
  while (read.trim() === "") {
    const next = await pieces.next();
    if (next.done === true) break;
    read += next.value;
  }
  async function* all(): AsyncGenerator<string, void, undefined> {
    try {
      yield read;
      yield* pieces;
    } finally {
      // Whoever leaves at the first piece ends the call, too.
      await pieces.return();
    }
  }
  return { begin: read.trimStart().slice(0, 1), pieces: all() };
}

function talk(
  { instructions, messages, names }: PreparedQuestion,
  { strictness, signal, malformed }: Attempt,
  { kept, ...ports }: Ports,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const again = malformed?.repair == null ? [] : repairMessages(malformed);
  const request = {
    instructions,
    messages: [...messages, ...again],
    shape: null,
    strictness,
    maxLength: MAX_ANSWER_LENGTH,
  };
  return told(callModel(request, ports, signal), names, kept);
}

/** Words as they come, or all at once where a no stands and they leave it alone. */
function told(
  pieces: AsyncIterable<string>,
  names: NameRestorer,
  kept: Boundaries | null,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const words = tell(pieces, names);
  return kept === null ? words : guardWords(words, kept);
}

/** Words as they come. Throws `Malformed` when there are none. */
async function* tell(
  pieces: AsyncIterable<string>,
  names: NameRestorer,
): AsyncGenerator<AnswerEvent, void, undefined> {
  const pipe = createTextPipe(names);
  let shown = false;
  for await (const piece of pieces) {
    // An answer begins with a word.
    const delta = shown ? pipe.push(piece) : pipe.push(piece).trimStart();
    if (delta === "") continue;
    shown = true;
    yield { type: "text", delta };
  }
  const rest = pipe.end();
  if (rest.trim() !== "") yield { type: "text", delta: shown ? rest : rest.trimStart() };
  else if (!shown) throw new Malformed("", "it is empty");
}
