// From a wish to an answer that is being written (MC1, MF1, MP2). In this order: a place, the branch, the guard, one
// request held, the message stored, and only then a word. Whatever refuses before that leaves nothing behind.
import type { Readable } from "node:stream";
import type { Code, Intent, MentorMessage } from "@fitil/contracts";
import type { Accounting, Keeping, TimeAndChance, Thinking, Writing } from "./ports.ts";
import type { Caller } from "../caller.ts";
import type { Wish } from "../answer/wish.ts";
import type { StoredChat } from "../store/chats.ts";
import { themIn } from "../store/messages.ts";
import { newId } from "../store/new-id.ts";
import { fullness } from "../store/quotas.ts";
import { aboutOther } from "../answer/about-other.ts";
import { aboutPerson } from "../answer/about-person.ts";
import { pastedBy } from "../answer/command-notice.ts";
import { holdRequest, NO_REQUEST } from "../answer/held-request.ts";
import { createLiveAnswer } from "../answer/live-answer.ts";
import type { Place } from "../answer/live-answers.ts";
import { AnswerFailure } from "../answer-failure.ts";
import { planAnswer } from "../answer/plan-answer.ts";
import type { AnswerPlan } from "../answer/plan-answer.ts";
import { prepareAnswer } from "../answer/prepare-answer.ts";
import { earlierWords, questionOf, safetyQuestionOf, textOf, transcriptOf } from "../answer/question.ts";
import { recallBranch } from "../answer/recall-branch.ts";
import { settleParts } from "../answer/settle-parts.ts";
import { safeAnswers, withoutAnswers } from "../answer/without-checks.ts";

type Ports = Keeping & Thinking & Writing & Accounting & TimeAndChance;

export type Asked =
  | { readonly ok: true; readonly stream: Readable }
  | { readonly ok: false; readonly code: Code };

/** Begins the answer to `wish` in one of the caller's chats. */
export async function ask(ports: Ports, caller: Caller, chatId: string, wish: Wish): Promise<Asked> {
  const reserved = await ports.live.reserve(caller.userId, chatId);
  if (!reserved.ok) return reserved;
  // Given back, unless an answer begins in it.
  using place = reserved.place;
  try {
    return await askAt(ports, caller, { chatId, wish, place });
  } catch (cause) {
    // The guard could not be asked: then nothing is answered either.
    if (cause instanceof AnswerFailure) return { ok: false, code: cause.code };
    throw cause;
  }
}

/** A refusal with help costs nothing (MA5). */
const FREE = { ok: true, request: NO_REQUEST } as const;

interface Asking {
  readonly chatId: string;
  readonly wish: Wish;
  readonly place: Place;
}

async function askAt(ports: Ports, caller: Caller, { chatId, wish, place }: Asking): Promise<Asked> {
  const { userId } = caller;
  const chat = await ports.chats.find(userId, chatId);
  if (chat === null) return { ok: false, code: "mentor/not_found" };
  const plan = planAnswer(await settled(ports, userId, wish), {
    messages: await ports.messages.outline(chatId),
    leafId: chat.leafId,
    now: ports.clock.now(),
    freshId: () => newId(ports.random),
  });
  switch (plan.kind) {
    case "not_found":
      return { ok: false, code: "mentor/not_found" };
    case "bad":
      return { ok: false, code: "request/bad" };
    case "replay": {
      const answer = await ports.messages.find(chatId, plan.answerId);
      if (answer === null) return { ok: false, code: "mentor/not_found" };
      return { ok: true, stream: replay(ports, answer) };
    }
    case "write":
      return write(ports, caller, { chat, wish, place, plan });
  }
}

async function write(
  ports: Ports,
  caller: Caller,
  it: {
    readonly chat: StoredChat;
    readonly wish: Wish;
    readonly place: Place;
    readonly plan: Extract<AnswerPlan, { kind: "write" }>;
  },
): Promise<Asked> {
  const { chat, plan } = it;
  const { messages } = ports;
  const { userId, person } = caller;
  const full = fullness(await ports.usage(userId), chat.messageCount);
  if (full !== null) return { ok: false, code: full };
  const recalled = await recallBranch(messages, chat.id, plan.branch);
  const branch = plan.added === null ? recalled : [...recalled, plan.added];
  const asking = branch.at(-1);
  if (asking === undefined) return { ok: false, code: "mentor/not_found" };
  const project = chat.projectId === null ? null : await ports.projects.find(userId, chat.projectId);
  const locale = it.wish.locale ?? caller.locale;
  const isBuiltIn = caller.isGuest || (it.wish.kind === "regenerate" && it.wish.by === "built-in");
  const mentor = isBuiltIn ? ports.builtInMentor : ports.mentor;
  // What comes with this message is newer than what the chat knows.
  const them = (plan.added === null ? null : themIn(plan.added)) ?? chat.them ?? null;
  const calm = await safeAnswers(ports, branch);
  // That all is well is heard as it was said, and lets the matter rest; nothing else is to be answered.
  const said = calm.has(asking.id) ? branch : withoutAnswers(branch, calm);
  const wish = await wishOf({ coach: ports.coach, mentor }, said);
  const worded = questionOf(said, {
    profile: aboutPerson(person, locale),
    notes: aboutOther(them, project?.notes ?? "", locale),
    locale,
    take: plan.take,
    wish,
  });
  const { question, answerer, isFree } = await prepareAnswer(ports, {
    question: worded,
    safety: safetyQuestionOf(worded, earlierWords(branch)),
    mentor,
    pasted: pastedBy(asking),
    isSettled: calm.has(asking.id),
  });
  const id = newId(ports.random);
  // Whatever ends before the answer has begun gives the request back.
  using unspent = new DisposableStack();
  const holding = isFree ? FREE : await holdRequest(ports, userId, id);
  if (!holding.ok) return holding;
  const request = unspent.use(holding.request);
  // A chat is named once, by its first message as it was written: what was pasted names whom it is with.
  const written = it.wish.kind === "submit" ? it.wish.message : asking;
  const title =
    chat.title === ""
      ? await ports.coach.ask("title", { text: textOf(written), transcript: worded.transcript, locale })
      : chat.title;
  const store = (message: MentorMessage) => messages.add({ userId, chatId: chat.id, message, title });
  if (plan.added !== null && !(await store(plan.added))) return { ok: false, code: "mentor/not_found" };
  // Storing found the chat; an answer that is asked for anew stores nothing first.
  const isThere = plan.added !== null || (await ports.chats.find(userId, chat.id)) !== null;
  const stream = !isThere
    ? null
    : it.place.start({
        id,
        parentId: asking.id,
        mentor: answerer,
        question,
        beginsScene: wish === "role_play" && !isFree,
        request,
        store,
      });
  if (stream === null) return { ok: false, code: "mentor/not_found" };
  // The answer lets go of it from here on.
  unspent.move();
  return { ok: true, stream };
}

/**
 * What words without an intent want, so that a model brings messages where messages are wanted (MS3). All but a scene, which
 * the page has to know of, the built-in mentor finds out by itself.
 */
async function wishOf(
  { coach, mentor }: Pick<Thinking, "coach" | "mentor">,
  branch: readonly MentorMessage[],
): Promise<Intent | null> {
  const last = branch.at(-1);
  if (last === undefined || last.metadata.intent !== undefined || transcriptOf(last) !== null) return null;
  const wish = await coach.ask("wish", textOf(last));
  return mentor.model.kind === "model" || wish === "role_play" ? wish : null;
}

async function settled(ports: Ports, userId: string, wish: Wish): Promise<Wish> {
  if (wish.kind === "regenerate") return wish;
  const parts = await settleParts(ports, userId, { parts: wish.message.parts, intent: wish.intent });
  return { ...wish, message: { ...wish.message, parts } };
}

/** A stored answer as a stream that is over. */
function replay({ steadyClock }: TimeAndChance, { id, metadata, parts }: MentorMessage): Readable {
  const live = createLiveAnswer(steadyClock);
  live.send({ type: "start", messageId: id, messageMetadata: metadata });
  for (const [index, part] of parts.entries()) {
    const textId = `text-${index}`;
    switch (part.type) {
      case "text":
        live.send({ type: "text-start", id: textId });
        live.send({ type: "text-delta", id: textId, delta: part.text });
        live.send({ type: "text-end", id: textId });
        break;
      case "data-advice":
        live.send({ type: "data-advice", id: part.id ?? textId, data: part.data });
        break;
      case "data-transcript":
        live.send({ type: "data-transcript", id: part.id ?? textId, data: part.data });
        break;
    }
  }
  live.send({ type: "finish", finishReason: "stop", messageMetadata: metadata });
  live.end();
  return live.read();
}
