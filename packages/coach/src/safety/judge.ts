// The judgement before every answer (MF1): whether somebody is in danger, or the wish itself would hurt somebody. Then help is
// said instead of messages. What it knows is in `data/`, and where that is silent, what was learnt speaks.
import { parsePastedChat } from "../request/parse-pasted-chat.ts";
import { questionAsMeant } from "../transcript/as-meant.ts";
import { listedNo } from "./no/standing-no.ts";
import { answersGiven, toldBeside } from "./check.ts";
import { standingCases } from "./help/follow-ups.ts";
import type { HelpCase } from "./help/help-words.ts";
import type { Help, SafetyQuestion } from "./help/help.ts";
import { DANGERS } from "../learnt/dangers.ts";
import { kindsLikely, likelyTold } from "./evidence/heard-by-classifier.ts";
import { gravestFirst, listedIn, listedTold } from "./evidence/found-by-lists.ts";
import { isNoMeant } from "./no/meant-no.ts";
import { speaksOfMinor } from "./evidence/minors.ts";
import { inTheirRole } from "./evidence/roles.ts";
import { signsOf } from "./evidence/signs.ts";
import { chatSpeeches, profileSpeeches, type Speech } from "./evidence/speeches.ts";
import { inWholeChat, mayHelp, saidByLists } from "./evidence/whole-chat.ts";
import { witnessesIn } from "./evidence/witnesses.ts";
import { writeHelp } from "./help/write-help.ts";

/** The help that a question calls for, by its gravest case; null mostly. [MF1] */
export function judge(asked: SafetyQuestion): Help | null {
  const question = questionAsMeant(asked);
  const [gravest] = casesIn(question);
  return gravest === undefined ? null : writeHelp(gravest, question);
}

/** The cases that the question's words are, the gravest first; none mostly. */
function casesIn(question: SafetyQuestion): readonly HelpCase[] {
  const { words, earlier, profile, notes, transcript } = question;
  const chat = transcript ?? parsePastedChat(words);
  const talk = chatSpeeches(chat);
  const boundary = talk.length === 0 ? null : listedNo(talk.map(lineOf));
  const turns = [...earlier, words];
  const answers = answersGiven(question);
  const told = (text: string, at: number): readonly HelpCase[] => {
    const answer = answers[at] ?? null;
    if (answer !== null) return answer === "safe" ? [] : [answer];
    const listed = listedTold(text, boundary !== null).sure;
    // What is told in so many words gets help beside the calmest chat; what was only heard in them waits for the whole.
    if (listed.length > 0 || parsePastedChat(text) !== null) return listed;
    return gravestFirst([...signsOf([], text).sure, ...likelyTold(text)]).filter((id) =>
      mayHelp(id, chat, beside),
    );
  };
  const beside = toldBeside(turns);
  const isOrdered =
    boundary?.kind === "ordered" &&
    chat !== null &&
    isNoMeant(chat.messages.slice(-talk.length), boundary.at);
  const listed = gravestFirst([
    ...standingCases(turns, told),
    ...listedIn(profileSpeeches(question), false).sure,
    ...(speaksOfMinor([profile, notes], null) ? ["minor"] : []),
    ...(isOrdered ? ["boundary_ordered"] : []),
  ]);
  const witnesses = witnessesIn(chat, talk, beside);
  const { sure } = inWholeChat(chat, beside, witnesses);
  // Who has answered that all is well knows better than what adds up or was learnt.
  const found = answers.includes("safe") ? saidByLists(witnesses, sure) : sure;
  return inTheirRole(withoutMeans(gravestFirst([...listed, ...found]), talk), talk, turns);
}

/** “I know where you work” beside a demand for money is what it is pressed with: the page of blackmail knows what helps, unless violence is likelier. */
function withoutMeans(cases: readonly HelpCase[], talk: readonly Speech[]): readonly HelpCase[] {
  if (!cases.includes("blackmail_suffered")) return cases;
  const likely = kindsLikely(talk.filter(({ by }) => by === "them"));
  const of = (kind: string) => likely[DANGERS.findIndex((one) => one === kind)] ?? 0;
  return of("blackmail") > of("violence") ? cases.filter((id) => id !== "violence_threat") : cases;
}

function lineOf({ by, text }: Speech) {
  return { speaker: by === "me" ? ("me" as const) : ("them" as const), text };
}
