// What was read goes into the draft (MS1): after what is there, or on from the talk that the chat holds. Where neither shows,
// the person is asked whether it is the same one.
import type { OtherPerson, TranscriptPart } from "@fitil/contracts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMentorServices } from "../../../lib/mentor-services.tsx";
import { useServices } from "../../../lib/services.tsx";
import { useChatContext } from "../data/chat-context.tsx";
import { useToast } from "../parts/toasts.tsx";
import { goOnInChat } from "./go-on-in-chat.ts";
import type { SameQuestion } from "../transcript/transcript-card.tsx";
import { isTalk } from "../transcript/continue-transcript.ts";
import { finishEditing, startEditing } from "../transcript/transcript-editor.ts";
import type { ComposerDraft } from "./composer-draft.ts";
import { useReading } from "./use-reading.ts";
import type { ReadingHands, ReadingNews } from "./use-reading.ts";

export interface Screenshots {
  readonly hands: ReadingHands;
  /** The server's word on what was read (MF1); null when it has none. */
  readonly notice: string | null;
  /** «The same person?», and who takes the answer; null where nothing is to be asked. */
  readonly same: SameQuestion | null;
  /** What was read is sent or thrown away: there is nothing to ask about it any more. */
  readonly forget: () => void;
}

/** Needed only when a screenshot is brought. */
const loadJoining = () => import("../transcript/join-transcripts.ts");

/** The composer's screenshots. `earlier` gives the talk that the chat holds, likeliest first; `onRead` is called when what was read stands in the draft. */
export function useScreenshots(props: {
  readonly draft: ComposerDraft;
  readonly change: (change: (now: ComposerDraft) => ComposerDraft) => void;
  readonly keep: boolean;
  readonly draftKey: string;
  readonly earlier: (() => readonly TranscriptPart[]) | undefined;
  /** Whom the chat is with, as far as it knows. */
  readonly them: OtherPerson | undefined;
  readonly onRead: () => void;
}): Screenshots {
  const { draft, change } = props;
  const [maybeSame, setMaybeSame] = useState<TranscriptPart | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [seen, setSeen] = useState<ReadingNews["seen"]>(null);
  const goOn = useGoOn();
  const hands = useReading(props.keep, async (read, told) => {
    const part = knownAs(read, props.them);
    const { goesOn, joinTranscripts } = await loadJoining();
    const talks = draft.transcript === null ? (props.earlier?.() ?? []) : [];
    const talk = talks.find((one) => goesOn(one, part)) ?? null;
    const [likeliest] = talks;
    setMaybeSame((before) =>
      likeliest === undefined ? before : talk !== null || !isTalk(part) ? null : likeliest,
    );
    change((now) => {
      const first = now.transcript === null ? talk : finishEditing(now.transcript);
      return { ...now, transcript: startEditing(first === null ? part : joinTranscripts(first, part)) };
    });
    setNotice((before) => told.notice ?? before);
    // In a chat of its own it is asked about that chat.
    if (props.earlier === undefined) setSeen(told.seen);
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
  const answerSeen = (isSame: boolean) => {
    setSeen(null);
    if (isSame && seen !== null) void goOn(seen.chatId, draft, props.draftKey);
  };
  const forget = () => {
    hands.reset();
    setNotice(null);
    setMaybeSame(null);
    setSeen(null);
  };
  const same =
    maybeSame !== null
      ? { title: null, answer }
      : seen === null
        ? null
        : { title: seen.title, answer: answerSeen };
  return { hands, notice, same, forget };
}

/** What the chat knows of them counts; where it knows no name, the one that was read does. */
function knownAs(part: TranscriptPart, them: OtherPerson | undefined): TranscriptPart {
  if (them === undefined) return part;
  const name = them.name === "" ? (part.transcript.them?.name ?? "") : them.name;
  return { ...part, transcript: { ...part.transcript, them: { ...them, name } } };
}

/** Takes a draft along into another chat. */
function useGoOn() {
  const { t } = useTranslation("mentor");
  const { storage } = useServices();
  const { mentorApi } = useMentorServices();
  const { go } = useChatContext();
  const toast = useToast();
  return async (chatId: string, draft: ComposerDraft, draftKey: string): Promise<void> => {
    const moved = { chatId, draft, draftKey };
    // Told to the person below.
    const isThere = await goOnInChat({ api: mentorApi, storage }, moved).catch(() => false);
    if (isThere) go({ kind: "chat", id: chatId });
    else toast({ text: t("chat.failed") });
  };
}
