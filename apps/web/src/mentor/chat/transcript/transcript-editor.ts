// Correcting what was read from a screenshot (MS1): fix a word, flip a speaker, drop a line, add one, move one. Pure; the
// card only shows what stands here.
import { MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT } from "@fitil/contracts";
import type { OtherPerson, Speaker, Transcript, TranscriptPart } from "@fitil/contracts";

/** Below this the reader was not sure, and the line asks to be looked at. */
const UNSURE_BELOW = 0.8;

export interface EditedLine {
  /** Stays with the line while others come and go. */
  readonly key: number;
  readonly speaker: Speaker;
  readonly text: string;
  /** 0–1; a line that a person touched is certain. */
  readonly confidence: number;
}

export interface EditedTranscript {
  readonly kind: Transcript["kind"];
  readonly language: Transcript["language"];
  readonly lines: readonly EditedLine[];
  readonly pictureIds: readonly string[];
  /** Whom the chat is with; null until somebody says. */
  readonly them: OtherPerson | null;
  /** The line dropped last and where it stood, to be put back. */
  readonly dropped: { readonly line: EditedLine; readonly at: number } | null;
  readonly nextKey: number;
}

export type TranscriptChange =
  | { readonly type: "text"; readonly key: number; readonly text: string }
  | { readonly type: "flip"; readonly key: number }
  | { readonly type: "them"; readonly them: OtherPerson }
  | { readonly type: "flip-all" }
  | { readonly type: "drop"; readonly key: number }
  | { readonly type: "undrop" }
  /** A new empty line below `key`, or at the end. */
  | { readonly type: "add"; readonly below: number | null }
  | { readonly type: "move"; readonly key: number; readonly by: -1 | 1 };

/** The transcript, ready to be corrected. Pure. */
export function startEditing(part: TranscriptPart): EditedTranscript {
  const { kind, language, messages, them = null } = part.transcript;
  return {
    kind,
    language,
    lines: messages.map(({ speaker, text, confidence }, key) => ({ key, speaker, text, confidence })),
    pictureIds: part.pictureIds ?? [],
    them,
    dropped: null,
    nextKey: messages.length,
  };
}

/** What is sent: without lines that were added and left empty. Pure. */
export function finishEditing(edited: EditedTranscript): TranscriptPart {
  const messages = edited.lines
    .map(({ speaker, text, confidence }) => ({ speaker, text: text.trim(), confidence }))
    .filter(({ text, confidence }) => text !== "" || confidence < 1);
  return {
    transcript: {
      kind: edited.kind,
      language: edited.language,
      messages,
      ...(edited.them !== null && { them: { ...edited.them, name: edited.them.name.trim() } }),
    },
    ...(edited.pictureIds.length === 0 ? {} : { pictureIds: [...edited.pictureIds] }),
  };
}

/** The same for good: a person who did not say whom the chat is with is not asked again. Pure. */
export function finishAsked(edited: EditedTranscript): TranscriptPart {
  const { name, gender } = edited.them ?? { name: "", gender: null };
  return finishEditing({ ...edited, them: { name, gender: gender ?? "unsaid" } });
}

/** Whether the line asks to be looked at: it was seen but not read, or read without certainty. Pure. */
export function doubtOf(line: Pick<EditedLine, "text" | "confidence">): "unread" | "unsure" | null {
  if (line.text.trim() === "") return "unread";
  return line.confidence < UNSURE_BELOW ? "unsure" : null;
}

/** The speaker after one tap: me and them change places, an unknown speaker becomes the other person. Pure. */
function flipped(speaker: Speaker): Speaker {
  return speaker === "them" ? "me" : "them";
}

/** The transcript after one change; what does not fit changes nothing. Pure. */
export function editTranscript(edited: EditedTranscript, change: TranscriptChange): EditedTranscript {
  switch (change.type) {
    case "text":
      return withLine(edited, change.key, (line) => ({
        ...line,
        text: change.text.slice(0, MAX_TRANSCRIPT_TEXT),
        confidence: 1,
      }));
    case "flip":
      return withLine(edited, change.key, (line) => ({ ...line, speaker: flipped(line.speaker) }));
    case "them":
      return { ...edited, them: change.them };
    case "flip-all":
      return {
        ...edited,
        lines: edited.lines.map((line) => ({ ...line, speaker: flipped(line.speaker) })),
      };
    case "drop": {
      const at = edited.lines.findIndex((line) => line.key === change.key);
      const line = edited.lines[at];
      if (line === undefined) return edited;
      return { ...edited, lines: edited.lines.toSpliced(at, 1), dropped: { line, at } };
    }
    case "undrop": {
      if (edited.dropped === null) return edited;
      const { line, at } = edited.dropped;
      return { ...edited, lines: edited.lines.toSpliced(at, 0, line), dropped: null };
    }
    case "add":
      return addLine(edited, change.below);
    case "move":
      return moveLine(edited, change.key, change.by);
    default: {
      const never: never = change;
      return never;
    }
  }
}

function withLine(
  edited: EditedTranscript,
  key: number,
  change: (line: EditedLine) => EditedLine,
): EditedTranscript {
  return { ...edited, lines: edited.lines.map((line) => (line.key === key ? change(line) : line)) };
}

function addLine(edited: EditedTranscript, below: number | null): EditedTranscript {
  if (edited.lines.length >= MAX_TRANSCRIPT_MESSAGES) return edited;
  const found = below === null ? -1 : edited.lines.findIndex((line) => line.key === below);
  const at = found === -1 ? edited.lines.length : found + 1;
  const before = edited.lines[at - 1];
  const line: EditedLine = {
    key: edited.nextKey,
    speaker: before === undefined ? "them" : flipped(before.speaker),
    text: "",
    confidence: 1,
  };
  return { ...edited, lines: edited.lines.toSpliced(at, 0, line), nextKey: edited.nextKey + 1 };
}

function moveLine(edited: EditedTranscript, key: number, by: -1 | 1): EditedTranscript {
  const at = edited.lines.findIndex((line) => line.key === key);
  const line = edited.lines[at];
  const to = at + by;
  if (line === undefined || to < 0 || to >= edited.lines.length) return edited;
  return { ...edited, lines: edited.lines.toSpliced(at, 1).toSpliced(to, 0, line) };
}
