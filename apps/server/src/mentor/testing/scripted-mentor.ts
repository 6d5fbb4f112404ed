// For tests only: a mentor that says what the test tells it to, when the test tells it to.
import type { AdvicePart } from "@fitil/contracts";
import type { AnswerEvent, Mentor, Question } from "../mentor-port.ts";

export interface ScriptedMentor extends Mentor {
  /** Every question so far. */
  readonly questions: Question[];
  /** Signals of all answers, in order. */
  readonly signals: AbortSignal[];
  /** Resolves when one more question has come than was waited for before. */
  asked(): Promise<void>;
  /** Says something in the answer that was begun last. */
  say(event: AnswerEvent): void;
  text(delta: string): void;
  /** That answer is complete. */
  end(): void;
  /** That answer fails. */
  fail(cause: unknown): void;
}

interface Script {
  readonly lines: (
    | AnswerEvent
    | { readonly type: "end" }
    | { readonly type: "fail"; readonly cause: unknown }
  )[];
  wake: () => void;
}

/** A mentor that waits for its lines. */
export function createScriptedMentor(parts: Partial<Mentor> = {}): ScriptedMentor {
  const questions: Question[] = [];
  const signals: AbortSignal[] = [];
  const scripts: Script[] = [];
  let awaited = 0;
  let arrived = () => {};
  const add = (line: Script["lines"][number]) => {
    const script = scripts.at(-1);
    if (script === undefined) throw new Error("No answer was begun");
    script.lines.push(line);
    script.wake();
  };
  return {
    model: { kind: "model", name: "scripted" },
    async *answer(question, signal) {
      questions.push(question);
      signals.push(signal);
      const script: Script = { lines: [], wake: () => {} };
      scripts.push(script);
      arrived();
      for (;;) {
        const line = script.lines.shift();
        if (line === undefined) await new Promise<void>((resolve) => (script.wake = resolve));
        else if (line.type === "end") return;
        else if (line.type === "fail") throw line.cause;
        else yield line;
      }
    },
    questions,
    signals,
    async asked() {
      awaited += 1;
      while (questions.length < awaited) await new Promise<void>((resolve) => (arrived = resolve));
    },
    say: add,
    text: (delta) => add({ type: "text", delta }),
    end: () => add({ type: "end" }),
    fail: (cause) => add({ type: "fail", cause }),
    ...parts,
  };
}

/** Three whole options. */
export const WHOLE_ADVICE: AdvicePart = {
  verdict: "write_now",
  options: [
    { tone: "playful", text: "А кот согласен?", why: "Зацепка – кот.", source: "OkCupid" },
    { tone: "sincere", text: "Мне правда интересно, как кот.", why: "Зацепка – кот.", source: "OkCupid" },
    { tone: "direct", text: "Покажешь кота в субботу?", why: "Зацепка – кот.", source: "OkCupid" },
  ],
};
