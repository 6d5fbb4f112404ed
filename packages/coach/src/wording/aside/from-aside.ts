// What the person says beside the chat, in the messages: their own answer where they were asked, and what they want to suggest. Only where
// something is to be said at all. [CO225] [CO226]
import type { CoachQuestion } from "../../advice/advice.ts";
import { lastTurn } from "../../chat/facts-of-talk.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import { clearOnly } from "../../message/utterance.ts";
import type { Language } from "../../transcript/transcript.ts";
import { choiceIn } from "./choices.ts";
import { footingOf } from "../footing.ts";
import { wishAside, wishLine } from "./aside-wish.ts";
import { ownLine, type Said, type Saying, withOwn } from "./own-lines.ts";
import { ownAnswer } from "./own-words.ts";

const ANSWER = "{gap:answer}";

/** The message as the note leaves it; what is chosen of their own words keeps them. */
type Noting = (said: Said, isFree: boolean, saying: Saying) => Said;

/** How the note goes into each message of an answer; it changes none where nothing is said on. */
export function fromAside(
  { row, state, asked, utterances }: TalkRead,
  { context }: CoachQuestion,
  told: SituationOrGroup | null,
  language: Language,
): Noting {
  const isEnd = row.verdict === "let_it_go" || row.verdict === "wait";
  const note = choiceIn(context) === null ? context : "";
  if (isEnd || state.standingNo !== null || state.last !== "them" || note === "") return (said) => said;
  const turn = lastTurn(state, clearOnly(utterances)).map(({ text }) => text);
  const own = ownAnswer(note, asked, turn.join("\n"), language);
  const wish = wishAside(note, language);
  const footing = footingOf(told, row.move);
  return (said, isFree, saying) => {
    const answer = asked === null ? null : (own?.first ?? ANSWER);
    const suggested = wishLine(wish, footing, answer, saying);
    if (suggested !== null)
      return { text: suggested, gaps: answer === ANSWER ? [{ id: "answer", hint: "" }] : [] };
    if (own === null) return said;
    return (isFree ? ownLine(own, footing, asked !== null, saying) : null) ?? withOwn(said, own, saying);
  };
}
