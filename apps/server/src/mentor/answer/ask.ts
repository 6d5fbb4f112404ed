// From a wish to an answer that is being written (MC1, MF1, MP2). In this order: a place, the branch, the guard, one
// request held, the message stored, and only then a word. Whatever refuses before that leaves nothing behind.
import type { Readable } from "node:stream";
import type { Code, Intent, MentorMessage } from "@fitil/contracts";
import type { MentorServices } from "../mentor-services.ts";
import type { Caller } from "../routes/guard.ts";
import type { Wish } from "../routes/send-body.ts";
import type { StoredChat } from "../store/chats.ts";
import { themIn } from "../store/messages.ts";
import { newId } from "../store/new-id.ts";
import { fullness } from "../store/quotas.ts";
import { aboutOther } from "./about-other.ts";
import { aboutPerson } from "./about-person.ts";
import { createHelper, createSayer } from "./built-in-mentor.ts";
import { noticeOnPasted, pastedBy, withNotice } from "./command-notice.ts";
import { holdRequest, NO_REQUEST } from "./held-request.ts";
import { createLiveAnswer } from "./live-answer.ts";
import type { Place } from "./live-answers.ts";
import { AnswerFailure } from "./mentor-port.ts";
import { planAnswer } from "./plan-answer.ts";
import type { AnswerPlan } from "./plan-answer.ts";
import { earlierWords, questionOf, safetyQuestionOf, textOf } from "./question.ts";
import { recallBranch } from "./recall-branch.ts";
import { settleParts } from "./settle-parts.ts";
import { withCheck } from "./with-check.ts";
import { safeAnswers, withoutAnswers } from "./without-checks.ts";

export type Asked =
  | { readonly ok: true; readonly stream: Readable }
  | { readonly ok: false; readonly code: Code };

/** Begins the answer to `wish` in one of the caller's chats. */
export async function ask(
  services: MentorServices,
  caller: Caller,
  chatId: string,
  wish: Wish,
): Promise<Asked> {
  const reserved = await services.live.reserve(caller.userId, chatId);
  if (!reserved.ok) return reserved;
  const { place } = reserved;
  let asked: Asked;
  try {
    asked = await askAt(services, caller, { chatId, wish, place });
  } catch (cause) {
    place.release();
    // The guard could not be asked: then nothing is answered either.
    if (cause instanceof AnswerFailure) return { ok: false, code: cause.code };
    throw cause;
  }
  if (!asked.ok) place.release();
  return asked;
}

/** A refusal with help costs nothing (MA5). */
const FREE = { ok: true, request: NO_REQUEST } as const;

interface Errand {
  readonly chatId: string;
  readonly wish: Wish;
  readonly place: Place;
}

async function askAt(
  services: MentorServices,
  caller: Caller,
  { chatId, wish, place }: Errand,
): Promise<Asked> {
  const { userId } = caller;
  const chat = await services.chats.find(userId, chatId);
  if (chat === null) return { ok: false, code: "mentor/not_found" };
  const plan = planAnswer(await settled(services, userId, wish), {
    messages: await services.messages.outline(chatId),
    leafId: chat.leafId,
    now: services.clock.now(),
    freshId: () => newId(services.random),
  });
  switch (plan.kind) {
    case "not_found":
      return { ok: false, code: "mentor/not_found" };
    case "bad":
      return { ok: false, code: "request/bad" };
    case "replay": {
      const answer = await services.messages.find(chatId, plan.answerId);
      if (answer === null) return { ok: false, code: "mentor/not_found" };
      place.release();
      return { ok: true, stream: replay(services, answer) };
    }
    case "write":
      return write(services, caller, { chat, wish, place, plan });
  }
}

async function write(
  services: MentorServices,
  caller: Caller,
  it: {
    readonly chat: StoredChat;
    readonly wish: Wish;
    readonly place: Place;
    readonly plan: Extract<AnswerPlan, { kind: "write" }>;
  },
): Promise<Asked> {
  const { chat, plan } = it;
  const { messages } = services;
  const { userId, person } = caller;
  const full = fullness(await services.usage(userId), chat.messageCount);
  if (full !== null) return { ok: false, code: full };
  const recalled = await recallBranch(messages, chat.id, plan.branch);
  const branch = plan.added === null ? recalled : [...recalled, plan.added];
  const asking = branch.at(-1);
  if (asking === undefined) return { ok: false, code: "mentor/not_found" };
  const project = chat.projectId === null ? null : await services.projects.find(userId, chat.projectId);
  const locale = it.wish.locale ?? caller.locale;
  const isBuiltIn = caller.isGuest || (it.wish.kind === "regenerate" && it.wish.by === "built-in");
  const mentor = isBuiltIn ? services.builtInMentor : services.mentor;
  // What comes with this message is newer than what the chat knows.
  const them = (plan.added === null ? null : themIn(plan.added)) ?? chat.them ?? null;
  const calm = await safeAnswers(services, branch);
  const isSettled = calm.has(asking.id);
  // That all is well is heard as it was said, and lets the matter rest; nothing else is to be answered.
  const said = isSettled ? branch : withoutAnswers(branch, calm);
  const worded = questionOf(said, {
    profile: aboutPerson(person, locale),
    notes: aboutOther(them, project?.notes ?? "", locale),
    locale,
    take: plan.take,
    wish: await wishOf({ coach: services.coach, mentor }, said),
  });
  const { transcript } = worded;
  const safety = safetyQuestionOf(worded, earlierWords(branch));
  const question = { ...worded, careful: await services.coach.ask("grave", safety) };
  const help = await services.coach.ask("help", safety);
  const check = help === null && !isSettled ? await services.coach.ask("doubt", safety) : null;
  const settled = help === null && isSettled ? await services.coach.ask("settled", locale) : null;
  const pasted = help === null ? await pastedBy(services, asking) : null;
  const notice = pasted === null ? null : await noticeOnPasted(services, pasted, locale);
  const answerer =
    help !== null
      ? createHelper(help, services.steadyClock)
      : settled !== null
        ? createSayer(settled, services.steadyClock)
        : withCheck(withNotice(mentor, notice), check);
  const id = newId(services.random);
  // Whatever ends before the answer has begun gives the request back.
  using unspent = new DisposableStack();
  const holding = help === null && settled === null ? await holdRequest(services, userId, id) : FREE;
  if (!holding.ok) return holding;
  const request = unspent.use(holding.request);
  // A chat is named once, by its first message.
  const title =
    chat.title === ""
      ? await services.coach.ask("title", { text: textOf(asking), transcript, locale })
      : chat.title;
  const store = (message: MentorMessage) => messages.add({ userId, chatId: chat.id, message, title });
  if (plan.added !== null && !(await store(plan.added))) return { ok: false, code: "mentor/not_found" };
  // Storing found the chat; an answer that is asked for anew stores nothing first.
  const isThere = plan.added !== null || (await services.chats.find(userId, chat.id)) !== null;
  const stream = !isThere
    ? null
    : it.place.start({
        id,
        parentId: asking.id,
        mentor: answerer,
        question,
        request,
        store,
      });
  if (stream === null) return { ok: false, code: "mentor/not_found" };
  // The answer lets go of it from here on.
  unspent.move();
  return { ok: true, stream };
}

/**
 * What words without an intent want, so that a model brings messages where messages are wanted (MS3). The built-in mentor
 * finds it out by itself.
 */
async function wishOf(
  { coach, mentor }: Pick<MentorServices, "coach" | "mentor">,
  branch: readonly MentorMessage[],
): Promise<Intent | null> {
  const last = branch.at(-1);
  if (mentor.model.kind === "built-in" || last === undefined || last.metadata.intent !== undefined)
    return null;
  return coach.ask("wish", textOf(last));
}

async function settled(services: MentorServices, userId: string, wish: Wish): Promise<Wish> {
  if (wish.kind === "regenerate") return wish;
  const parts = await settleParts(services, userId, { parts: wish.message.parts, intent: wish.intent });
  return { ...wish, message: { ...wish.message, parts } };
}

/** A stored answer as a stream that is over. */
function replay({ steadyClock }: MentorServices, { id, metadata, parts }: MentorMessage): Readable {
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
