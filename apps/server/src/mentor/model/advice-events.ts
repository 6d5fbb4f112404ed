// Turns the growing JSON of a model into the events of an advice: first the summary word by word, then verdict and options
// (MS3).
import type { NameRestorer } from "@fitil/coach";
import type { AdvicePart, MentorLanguage, Tone } from "@fitil/contracts";
import type { AnswerEvent } from "../mentor-port.ts";
import { finishedAdvice, readAdvice, shownReason } from "./advice-shape.ts";
import type { WrittenAdvice, WrittenOption } from "./advice-shape.ts";
import { Malformed } from "./model-fault.ts";
import { GrowingText } from "./text-pipe.ts";

export type ParsePartialJson = (text: string) => Promise<{ readonly value: unknown }>;

/** New signs of the options that are worth an event of their own. */
const WORTH_SHOWING = 24;

/**
 * The events of one advice. Throws `Malformed` when what the model wrote is not in shape at the end; then its summary was told, if it
 * was whole.
 * @param pieces the model's text as it comes: JSON, perhaps with a fence or a word before it
 * @param to `said`: the summary that was told before and stands in place of this one; "" where none was
 */
export async function* adviceEvents(
  pieces: AsyncIterable<string>,
  {
    names,
    locale,
    parsePartialJson,
    said,
  }: {
    names: NameRestorer;
    locale: MentorLanguage;
    parsePartialJson: ParsePartialJson;
    said: string;
  },
): AsyncGenerator<AnswerEvent, void, undefined> {
  const draft = new Draft(names, locale, said);
  let written = "";
  for await (const piece of pieces) {
    written += piece;
    const { value } = await parsePartialJson(jsonIn(written));
    yield* draft.grow(readAdvice(value));
  }
  const { value } = await parsePartialJson(jsonIn(written));
  const last = readAdvice(value);
  yield* draft.grow(last);
  const open = unfinished(last, said);
  // A summary that nothing follows may have been cut off in the middle.
  if (open !== null && !isSummaryWhole(value)) throw new Malformed(written, open);
  const rest = draft.end();
  if (rest !== "") yield { type: "text", delta: rest };
  const finished = finishedAdvice(draft.summary, draft.part());
  const wrong = open ?? (finished.ok ? null : finished.wrong);
  if (wrong !== null) throw new Malformed(written, wrong, null, draft.summary);
  yield { type: "advice", advice: draft.part() };
}

/** The fields come in order: one that came after the summary says that it has ended. */
function isSummaryWhole(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 1;
}

/** From the first brace on: models without a strict mode put fences and greetings before it. */
function jsonIn(written: string): string {
  const start = written.indexOf("{");
  return start === -1 ? "" : written.slice(start);
}

function unfinished({ summary, verdict, options }: WrittenAdvice, said: string): string | null {
  if (said === "" && (summary === null || summary.trim() === "")) return "there is no summary";
  if (verdict === null) return "there is no verdict of the list";
  const open = options.find(({ text, why, complete }) => text === null || why === null || !complete);
  if (open !== undefined) return `the option "${open.tone}" is not complete`;
  return options.length < 3 ? "an option is missing" : null;
}

interface DraftOption {
  readonly text: GrowingText;
  readonly why: GrowingText;
  written: WrittenOption;
}

/** An advice as far as the person may see it. */
class Draft {
  readonly #names: NameRestorer;
  readonly #locale: MentorLanguage;
  readonly #said: string;
  readonly #summary: GrowingText;
  readonly #options = new Map<Tone, DraftOption>();
  #verdict: AdvicePart["verdict"];
  #new = 0;

  constructor(names: NameRestorer, locale: MentorLanguage, said: string) {
    this.#names = names;
    this.#locale = locale;
    this.#said = said;
    this.#summary = new GrowingText(names);
  }

  get summary(): string {
    return this.#said === "" ? this.#summary.shown : this.#said;
  }

  /** The events for what is new. */
  *grow({ summary, verdict, options }: WrittenAdvice): Generator<AnswerEvent, void, undefined> {
    const delta = summary === null || this.#said !== "" ? "" : this.#summary.grow(summary);
    if (delta !== "") yield { type: "text", delta };
    if (verdict !== null && verdict !== this.#verdict) {
      this.#verdict = verdict;
      this.#new += WORTH_SHOWING;
    }
    for (const option of options) this.#growOption(option);
    // An advice without a summary will be asked for again: nothing of it is shown.
    if (this.#new < WORTH_SHOWING || this.summary === "") return;
    this.#new = 0;
    yield { type: "advice", advice: this.part() };
  }

  /** Everything was written: lets go of what was held back; returns the rest of the summary. */
  end(): string {
    for (const { text, why } of this.#options.values()) {
      text.end();
      why.end();
    }
    return this.#summary.end();
  }

  /** Verdict and options as far as they can be shown. */
  part(): AdvicePart {
    return {
      ...(this.#verdict !== undefined && { verdict: this.#verdict }),
      options: Array.from(this.#options.values(), ({ text, why, written }) => ({
        tone: written.tone,
        ...(text.shown !== "" && { text: text.shown }),
        ...(why.shown !== "" && { why: shownReason(why.shown, written.fact, this.#locale) }),
        ...(written.complete && { source: written.fact?.source[this.#locale] ?? "" }),
      })),
    };
  }

  #growOption(written: WrittenOption): void {
    let option = this.#options.get(written.tone);
    if (option === undefined) {
      option = { text: new GrowingText(this.#names), why: new GrowingText(this.#names), written };
      this.#options.set(written.tone, option);
    }
    if (written.complete && !option.written.complete) this.#new += WORTH_SHOWING;
    option.written = written;
    this.#new += option.text.grow(written.text ?? "").length + option.why.grow(written.why ?? "").length;
  }
}
