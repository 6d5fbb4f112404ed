// Where a no of the other one stands (MF1, MA17): nothing of a model's advice is shown before all of it was judged. What asks, invites or
// pushes is never shown.
import type { Transcript } from "@fitil/contracts";
import type { AnswerEvent } from "../mentor-port.ts";
import { Malformed } from "./model-fault.ts";
import repairs from "./prompt/data/repairs.json" with { type: "json" };

/** The coach's own judgement, the same that the built-in mentor's messages pass. */
export interface Boundaries {
  /** Whether a no of the other one stands in the chat. */
  stands(transcript: Transcript | null): Promise<boolean>;
  /** Whether one of these messages asks, invites or pushes. */
  crosses(texts: readonly string[]): Promise<boolean>;
  /** Whether counsel in plain words gives such messages, or tells the person to go on. */
  urges(counsel: string): Promise<boolean>;
}

/**
 * The events of an advice, all of them once it is whole. Throws `Malformed`, with what to ask the model for, when it does not leave a
 * no alone.
 * @param pieces the model's text as it comes
 * @param events turns that text into events
 */
export async function* guardAdvice(
  pieces: AsyncIterable<string>,
  events: (pieces: AsyncIterable<string>) => AsyncIterable<AnswerEvent>,
  boundaries: Boundaries,
): AsyncGenerator<AnswerEvent, void, undefined> {
  let written = "";
  async function* noted(): AsyncGenerator<string, void, undefined> {
    for await (const piece of pieces) {
      written += piece;
      yield piece;
    }
  }
  let summary = "";
  let advice: Extract<AnswerEvent, { type: "advice" }> | null = null;
  for await (const event of events(noted())) {
    if (event.type === "text") summary += event.delta;
    if (event.type === "advice") advice = event;
  }
  const { verdict, options = [] } = advice?.advice ?? {};
  const texts = options.map(({ text = "" }) => text);
  if (verdict === "ask_out" || (await boundaries.crosses(texts)))
    throw new Malformed(written, "it does not leave a no alone", repairs.adviceAfterNo);
  yield { type: "text", delta: summary };
  if (advice !== null) yield advice;
}

/** The words of an answer, all of them once they are whole. Throws `Malformed`, with what to ask for, when they do not leave a no alone. */
export async function* guardWords(
  events: AsyncIterable<AnswerEvent>,
  boundaries: Boundaries,
): AsyncGenerator<AnswerEvent, void, undefined> {
  let written = "";
  for await (const event of events) if (event.type === "text") written += event.delta;
  if (await boundaries.urges(written))
    throw new Malformed(written, "it does not leave a no alone", repairs.wordsAfterNo);
  yield { type: "text", delta: written };
}
