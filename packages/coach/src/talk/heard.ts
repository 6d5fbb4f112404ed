// What the mentor hears in a talk: the words and the chat as they were meant, and nothing in them that commands it.
import { chatWithoutCommands, withoutCommands } from "../safety/injection.ts";
import { chatAsMeant, wordsAsMeant } from "../transcript/as-meant.ts";
import type { TalkQuestion } from "./talk.ts";

/** The question as it was meant, however it was typed, without what commands the mentor, whoever says it. [MF1] [CO210] */
export function heard(question: TalkQuestion): TalkQuestion {
  const { transcript, profile, notes, scene } = question;
  return {
    ...question,
    ...(scene !== undefined && {
      scene: { ...scene, words: asMeant(scene.words), lines: scene.lines.map(asMeant) },
    }),
    profile: wordsAsMeant(profile),
    notes: wordsAsMeant(notes),
    transcript: transcript === null ? null : chatWithoutCommands(chatAsMeant(transcript)),
    turns: question.turns.map((turn) =>
      turn.role === "user" ? { ...turn, text: asMeant(turn.text) } : turn,
    ),
  };
}

function asMeant(said: string): string {
  return withoutCommands(wordsAsMeant(said));
}
