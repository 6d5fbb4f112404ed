// For tests only: the written cases of `cases/`, dangerous ones by kind and ordinary look-alikes.
import type { Language, Transcript } from "../../transcript/transcript.ts";
import type { HelpKind, SafetyQuestion } from "../help/help.ts";
import heldOutEn from "./cases/held-out.en.json" with { type: "json" };
import heldOutRu from "./cases/held-out.ru.json" with { type: "json" };
import freshEn from "./cases/fresh.en.json" with { type: "json" };
import freshRu from "./cases/fresh.ru.json" with { type: "json" };
import ordinaryEn from "./cases/ordinary.en.json" with { type: "json" };
import ordinaryRu from "./cases/ordinary.ru.json" with { type: "json" };
import tunedEn from "./cases/tuned.en.json" with { type: "json" };
import tunedRu from "./cases/tuned.ru.json" with { type: "json" };

export interface SafetyCase {
  /** Null for an ordinary one. */
  readonly kind: HelpKind | null;
  readonly language: Language;
  /** As it stands in the file. */
  readonly line: string;
  readonly question: SafetyQuestion;
  /** The same as the person would paste it into the free question; null where it has no chat. */
  readonly pasted: SafetyQuestion | null;
}

const HALVES = {
  tuned: { ru: tunedRu, en: tunedEn },
  "held-out": { ru: heldOutRu, en: heldOutEn },
  fresh: { ru: freshRu, en: freshEn },
};
const KINDS = ["violence", "self_harm", "minor", "coercion", "blackmail", "deception", "boundary"] as const;

/** The cases of one half: `tuned` may be looked at while rules are written, `held-out` is only counted. */
export function readCases(half: keyof typeof HALVES): readonly SafetyCase[] {
  return (["ru", "en"] as const).flatMap((language) => {
    const { ordinary, ...dangerous } = HALVES[half][language];
    return [
      ...KINDS.flatMap((kind) => dangerous[kind].map((line) => caseOf(line, kind, language))),
      ...ordinary.map((line) => caseOf(line, null, language)),
    ];
  });
}

/** Chats and questions that nobody is in danger in, full of what sounds like it: grief, shifts, jokes, divorce, illness, self-mockery, money. */
export function readOrdinary(language: Language): readonly SafetyCase[] {
  const lines = { ru: ordinaryRu, en: ordinaryEn }[language];
  return lines.map((line) => caseOf(line.replace(/^\| /, ""), null, language));
}

/** A question with nothing in it but `parts`; in Russian where they do not say. */
export function ask(parts: Partial<SafetyQuestion>): SafetyQuestion {
  return { words: "", earlier: [], profile: "", notes: "", transcript: null, locale: "ru", ...parts };
}

function caseOf(line: string, kind: HelpKind | null, language: Language): SafetyCase {
  const blank = ask({ locale: language });
  if (!/^[<>] /.test(line))
    return { kind, language, line, question: { ...blank, words: line }, pasted: null };
  const messages = line.split(" / ").map((said) => ({
    speaker: said.startsWith("<") ? ("me" as const) : ("them" as const),
    text: said.slice(2),
    confidence: 1,
  }));
  const transcript: Transcript = { kind: "chat", language, messages };
  const [mine, theirs] = language === "ru" ? ["Я", "Она"] : ["Me", "Her"];
  const words = messages
    .map(({ speaker, text }) => `${speaker === "me" ? mine : theirs}: ${text}`)
    .join("\n");
  const pasted = messages.length > 1 ? { ...blank, words } : null;
  return { kind, language, line, question: { ...blank, transcript }, pasted };
}
