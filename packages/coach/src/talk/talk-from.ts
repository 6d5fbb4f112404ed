// What the built-in mentor says when words are enough (MS4, MS6): it answers what was said, and says so when it cannot.
import type { Advice, CoachQuestion } from "../advice/advice.ts";
import { adviseFrom } from "../advice/advise-from.ts";
import { fearIn, fearWords } from "../advice/fear.ts";
import { quotable } from "../advice/fill.ts";
import { silenceIn } from "../diagnosis/gap.ts";
import { isCommon } from "../diagnosis/hooks.ts";
import { factOf } from "../facts/facts.ts";
import { say } from "../telling/say.ts";
import { aboutOf, findTopics, topicIn } from "../topics/find-topics.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { guessLanguage } from "../transcript/alphabets.ts";
import { choose } from "../words/choose.ts";
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { COUNSELS } from "./counsel.ts";
import type { Counsel } from "./counsel.ts";
import { parsePastedChat } from "./parse-pasted-chat.ts";
import { TALK_WORDS, TURN_SIGNS } from "./phrases.ts";
import { playScene, sceneOf } from "./role-play.ts";
import type { TalkQuestion } from "./talk.ts";

const counsels = COUNSELS.map((counsel) => ({ counsel, pattern: wordPattern(counsel.finds) }));
const FEAR = wordPattern(
  "боюсь|страшно|стесня*|стыдно|тревож*|волнуюсь|переживаю|не уверен*|неуверен*|трясет|паник*|afraid|scared|nervous|shy|anxious|insecure|terrified|worried",
);
/** Words that speak of the other person: without them it is no matter of ours. */
const SOMEBODY = wordPattern(
  "она|он|ей|ему|ее|его|с ней|с ним|девушк*|парень|парня|парнем|мэтч*|мы|нас|нам|she|he|her|him|they|them|we|us|match|girl|guy|date",
);
/** What comes before the matter itself in a request. */
const STARTER =
  /^\s*(?:(?:пожалуйста|плиз|please)[,\s]+)?(?:дай(?:те)? совет|посоветуй|подскажи|проанализируй мою ситуацию|проанализируй|give me (?:some )?advice|advise me|analy[sz]e my situation|analy[sz]e)[\s,:]*(?:как(?= )|on|about|how to)?[\s,:]*/iu;
/** A reply that somebody reports: after a colon, or between quotes. */
const REPORTED =
  /(?:ответил[аи]?|пишет|написал[аи]?|пришло|пришел ответ|replied|said|answered|wrote(?: back)?|came back)[^:«“"]{0,30}[:«“"]\s*(.+?)[»”"]?\s*$/iu;

/** The answer to the last turn, in the person's language; never empty. The same talk gives the same words; a take, others. */
export function talkFrom(question: TalkQuestion): string {
  const said = question.turns.findLast((turn) => turn.role === "user")?.text.trim() ?? "";
  const scene = sceneOf(question);
  if (scene !== null) return playScene(question, scene);
  return (
    aboutChat(question, said) ??
    aboutPerson(question, said) ??
    adviceOn(question, said) ??
    beyond(question, said)
  );
}

/** Where a chat is at hand: pasted just now, an answer that came back, or one read before. */
function aboutChat(question: TalkQuestion, said: string): string | null {
  const pasted = parsePastedChat(said);
  if (pasted) return reading(question, pasted, said);
  const reply = REPORTED.exec(said)?.[1]?.trim();
  if (reply && has(said, TURN_SIGNS.cameBack))
    return reading(question, withReply(question.transcript, reply), "", reply);
  if (question.transcript && (has(said, TURN_SIGNS.analysis) || said === ""))
    return reading(question, question.transcript, said);
  return null;
}

/** The chat with what came back at its end. */
function withReply(transcript: Transcript | null, reply: string): Transcript {
  const message = { speaker: "them" as const, text: reply, confidence: 1 };
  const before = transcript?.kind === "chat" ? transcript.messages : [];
  return {
    kind: "chat",
    language: transcript?.language ?? guessLanguage([reply]),
    messages: [...before, message],
  };
}

function reading(question: TalkQuestion, transcript: Transcript, context: string, reply?: string): string {
  const outcome = adviseFrom(coachQuestion(question, transcript, context));
  if (!outcome.ok) return outcome.ask;
  const words = TALK_WORDS[question.locale];
  const intro =
    reply === undefined
      ? []
      : [say(choose(words.afterReply, reply, question.take), { said: quotable(reply, 90) })];
  return [...intro, outcome.advice.summary, words.toSend, listed(outcome.advice)].join("\n\n");
}

function coachQuestion(
  question: TalkQuestion,
  transcript: Transcript | null,
  context: string,
): CoachQuestion {
  const { intent, profile, notes, locale, take } = question;
  return {
    intent: intent === "role_play" ? "reply" : intent,
    transcript,
    context,
    profile,
    notes,
    locale,
    take,
  };
}

function listed(advice: Advice): string {
  return advice.options.map((option, index) => `${index + 1}. ${option.text}`).join("\n");
}

/** What is said to the mentor itself: who it is, hello, thanks. */
function aboutPerson(question: TalkQuestion, said: string): string | null {
  const words = TALK_WORDS[question.locale];
  const seed = question.turns.map((turn) => turn.text).join("\n");
  if (has(said, TURN_SIGNS.identity)) return words.identity;
  const short = wordsOf(said).length <= 4;
  if (short && has(said, TURN_SIGNS.thanks)) return choose(words.thanks, seed, question.take);
  const brief = wordsOf(said).length <= 7;
  if (brief && has(said, TURN_SIGNS.insult)) return choose(words.insult, seed, question.take);
  if (brief && has(said, TURN_SIGNS.bored)) return choose(words.bored, seed, question.take);
  if (short && has(said, TURN_SIGNS.smallTalk)) return choose(words.smallTalk, seed, question.take);
  if (said === "" || (short && has(said, TURN_SIGNS.greeting)))
    return choose(words.hello, seed, question.take);
  return null;
}

/** Fears, a told situation, or advice on something people ask often. */
function adviceOn(question: TalkQuestion, said: string): string | null {
  if (question.intent === "confidence" || has(said, FEAR)) return encouragement(question, said);
  const matter = said.replace(STARTER, "").trim();
  if (has(said, TURN_SIGNS.analysis) || silenceIn(said) !== null) {
    const told = toldStory(question, matter === "" ? said : matter);
    if (told !== null) return told;
  }
  const found = counsels.find(({ pattern }) => has(matter, pattern));
  if (found) return counselOn(question, found.counsel, matter);
  return findTopics(matter).length > 0 && has(matter, SOMEBODY) ? toldStory(question, matter) : null;
}

/** A situation told in words: a first reading, and what is missing for a real one. */
function toldStory(question: TalkQuestion, matter: string): string | null {
  const words = TALK_WORDS[question.locale];
  if (findTopics(matter).length === 0 && silenceIn(matter) === null) {
    return say(choose(words.needChat, matter, question.take), { said: quotable(matter, 90) });
  }
  const outcome = adviseFrom(coachQuestion(question, null, matter));
  if (!outcome.ok) return null;
  return [outcome.advice.summary, words.toSend, listed(outcome.advice)].join("\n\n");
}

function counselOn(question: TalkQuestion, counsel: Counsel, matter: string): string {
  const { locale, take } = question;
  const words = TALK_WORDS[locale];
  const parts = [
    `${say(choose(words.counselOpen, matter, take), { said: quotable(matter, 80) })} ${counsel.say[locale]}`,
  ];
  const example = exampleFor(question, matter);
  if (example !== null) parts.push(example);
  if (counsel.fact !== null)
    parts.push(`${factOf(counsel.fact).sentence[locale]} (${factOf(counsel.fact).source[locale]})`);
  return parts.join("\n\n");
}

/** A line on the topic the person names, or on one that their notes do. */
function exampleFor(question: TalkQuestion, matter: string): string | null {
  const { locale } = question;
  const find = [matter, question.notes]
    .flatMap((text) => findTopics(text))
    .find((one) => topicIn(locale, one.topic) !== null && !isCommon(one.topic));
  const topic = find ? topicIn(locale, find.topic) : null;
  if (!find || !topic) return null;
  const line = choose([...topic.ask, ...topic.playful], matter, question.take);
  return say(TALK_WORDS[locale].example, { about: aboutOf(locale, topic, find.quote), line });
}

function encouragement(question: TalkQuestion, said: string): string {
  const { locale } = question;
  const words = fearWords(fearIn(said), locale);
  const outcome = adviseFrom({ ...coachQuestion(question, question.transcript, said), intent: "confidence" });
  const quoted = quotable(said, 90);
  const named = locale === "ru" ? `${words.name}: «${quoted}».` : `${words.name}: “${quoted}”.`;
  const lines = outcome.ok ? listed(outcome.advice) : words.lines.sincere.join("\n");
  return [`${named} ${words.view}`, words.step, TALK_WORDS[locale].sayLines, lines].join("\n\n");
}

function beyond(question: TalkQuestion, said: string): string {
  const words = TALK_WORDS[question.locale];
  const list = has(said, TURN_SIGNS.analysis) ? words.needChat : words.beyond;
  return say(choose(list, said, question.take), { said: quotable(said, 90) });
}
