// What the built-in mentor says to free words (MS4, MS6): it answers what was said, and says so when it cannot. Whatever there
// is to send comes as three messages, in the one shape that messages have (MS3).
import { spelt } from "../request/matter.ts";
import { aboutChat } from "./answers/about-chat.ts";
import { aboutMentor, inWords } from "./answers/about-mentor.ts";
import { aboutReported, aboutTold } from "./answers/about-told.ts";
import { aboutNobody, aboutStarter, aboutWish, beyond } from "./answers/ask-back.ts";
import { askedMatter } from "./answers/asked-matter.ts";
import { aboutCounsel, aboutPhrased, aboutUnsure } from "./answers/by-counsel.ts";
import { aboutChoice, aboutKnownChat, aboutPasted } from "./answers/from-the-chat.ts";
import { followUp } from "./follow-up/follow-up.ts";
import { heard } from "./heard.ts";
import { playScene } from "./role/role-play.ts";
import type { TalkAnswer, TalkQuestion } from "./talk.ts";

/** The answer to the last turn. The same talk gives the same words; another take, others. */
export function answerTalk(asked: TalkQuestion): TalkAnswer {
  const question = heard(asked);
  const said = question.turns.findLast((turn) => turn.role === "user")?.text.trim() ?? "";
  if (question.scene !== undefined) return inWords(playScene(question, question.scene));
  const matter = askedMatter(said);
  return (
    aboutPasted(question, said) ??
    aboutChoice(question, said) ??
    aboutStarter(question, said) ??
    aboutNobody(question, matter) ??
    aboutChat(question, said) ??
    followUp(question, matter.spelt, answerTalk) ??
    aboutMentor(question, spelt(said)) ??
    aboutPhrased(question, matter) ??
    aboutReported(question, matter) ??
    aboutKnownChat(question, said, matter) ??
    aboutCounsel(question, matter) ??
    aboutUnsure(question, matter) ??
    aboutTold(question, matter) ??
    aboutWish(question, matter) ??
    beyond(question, said)
  );
}
