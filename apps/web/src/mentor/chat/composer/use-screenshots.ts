// What was read goes into the draft (MS1): after what is there, or on from the talk that the chat holds. Where neither shows,
// the person is asked whether it is the same one.
import type { TranscriptPart } from "@fitil/contracts";
import { useState } from "react";
import { isTalk } from "../transcript/continue-transcript.ts";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";
import type { ComposerDraft } from "./composer-draft.ts";
import { useReading } from "./use-reading.ts";
import type { ReadingHands } from "./use-reading.ts";

export interface Screenshots {
  readonly hands: ReadingHands;
  /** The server's word on what was read (MF1); null when it has none. */
  readonly notice: string | null;
  /** Takes the answer to «the same person?»; null where nothing is to be asked. */
  readonly ask: ((isSame: boolean) => void) | null;
  /** What was read is sent or thrown away: there is nothing to ask about it any more. */
  readonly forget: () => void;
}

/** Only whoever brings a screenshot needs it. */
const loadJoining = () => import("../transcript/join-transcripts.ts");

/** The composer's screenshots. `earlier` gives the talk that the chat holds; `onRead` is called when what was read stands in the draft. */
export function useScreenshots(props: {
  readonly draft: ComposerDraft;
  readonly change: (change: (now: ComposerDraft) => ComposerDraft) => void;
  readonly keep: boolean;
  readonly earlier: (() => TranscriptPart | null) | undefined;
  readonly onRead: () => void;
}): Screenshots {
  const { draft, change } = props;
  const [maybeSame, setMaybeSame] = useState<TranscriptPart | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const hands = useReading(props.keep, async (part, told) => {
    const { goesOn, joinTranscripts } = await loadJoining();
    const talk = draft.transcript === null ? (props.earlier?.() ?? null) : null;
    const isSame = talk !== null && goesOn(talk, part);
    setMaybeSame((before) => (talk === null ? before : isSame || !isTalk(part) ? null : talk));
    change((now) => {
      const first = now.transcript === null ? (isSame ? talk : null) : finishEditing(now.transcript);
      return { ...now, transcript: startEditing(first === null ? part : joinTranscripts(first, part)) };
    });
    setNotice((before) => told ?? before);
    props.onRead();
  });
  const joinTo = async (talk: TranscriptPart) => {
    const { joinTranscripts } = await loadJoining();
    change((now) => {
      if (now.transcript === null) return now;
      return { ...now, transcript: startEditing(joinTranscripts(talk, finishEditing(now.transcript))) };
    });
  };
  const answer = (isSame: boolean) => {
    setMaybeSame(null);
    if (isSame && maybeSame !== null) void joinTo(maybeSame);
  };
  const forget = () => {
    hands.reset();
    setNotice(null);
    setMaybeSame(null);
  };
  return { hands, notice, ask: maybeSame === null ? null : answer, forget };
}
