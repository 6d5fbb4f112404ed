// How often somebody has knocked without an answer [CO73]: bubbles sent in one breath are one message; a nag, a question
// asked again and a day between begin another.
import { likeness } from "@fitil/language";
import type { TranscriptMessage } from "../transcript/transcript.ts";
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { asks, invites, laughs } from "./acts.ts";
import { isDayMark } from "./gap.ts";
import { SIGNALS } from "./signals.ts";

const NAG =
  /^(?:(?:эй|ау|алл?о|ку|hey|hello|hi|yo|so)[\s,]+)?(?:ты (?:тут|там|здесь|где|спишь|жива|жив|пропал\p{L}*|обиделась|обиделся)|тут|там|а+у+|э+й+|а+л+о+|ку|ку-?ку|hello+|hey+|hellooo|yo|you there|u there|are you there|anybody|anyone there|still there|ping|обиделась|обиделся|ну ладно|ладно|ok then|okay then|fine|well|и|ну|ответь|куда пропал\p{L}*|чего молчишь|что молчишь)?[\s?!.)(]*$/u;
const BLAME = wordPattern(
  "почему молчишь|почему не отвечаешь|чего молчишь|ты обиделась|ты обиделся|куда ты пропал*|игноришь|игнорируешь|не хочешь отвечать|ответь|жду ответа|why aren't you|why don't you answer|are you ignoring|did i say something|say something wrong|answer me|guess you're busy|guess not|no answer|you ignoring",
);
const SAME_QUESTION = 0.55;
const WISH = wordPattern(
  "удачи|пока|до завтра|до встречи|спокойной|сладких|хорошо|договорились|давай|пожалуйста|выздоравливай|держись|люблю|luck|night|bye|see you|welcome|deal|sure|take care|get well|sorry|прости|извини",
);
const FEW_WORDS = 3;

/** Whether a message only asks for an answer («Ты тут?», «??», “hello?”). */
export function isNag(text: string): boolean {
  const said = plain(text).trim();
  return /^[?!.\s]+$/u.test(said) || (wordsOf(said).length > 0 && NAG.test(said)) || has(text, BLAME);
}

/** How many times my messages at the end have knocked; `messages` with the day marks between them. */
export function knocksIn(messages: readonly TranscriptMessage[]): number {
  const start = messages.findLastIndex((message) => message.speaker !== "me" && !isDayMark(message)) + 1;
  const run = messages.slice(start);
  let knocks = 0;
  let fresh = true;
  const said: string[] = [];
  for (const message of run) {
    if (isDayMark(message)) {
      fresh = true;
      continue;
    }
    const again =
      asks(message.text) && said.some((one) => asks(one) && likeness(one, message.text) > SAME_QUESTION);
    if (fresh || again || (said.length > 0 && isNag(message.text))) knocks += 1;
    fresh = false;
    said.push(message.text);
  }
  return knocks;
}

/** Whether a message of mine leaves nothing to answer: «Понятно», «Ахах», “Nice”, a thumb. */
export function isDeadEnd(text: string): boolean {
  if (text.trim() === "" || asks(text) || invites(text) || isNag(text)) return false;
  if (has(text, SIGNALS.greeting) || has(text, WISH)) return false;
  const words = wordsOf(text).length;
  return words <= FEW_WORDS || (laughs(text) && words <= FEW_WORDS + 1);
}
