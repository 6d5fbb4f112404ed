// From a wish to an answer that is being written (MC1, MF1, MP2). In this order: a place, the branch, the guard, one
// request held, the message stored, and only then a word. Whatever refuses before that leaves nothing behind.
import type { Readable } from "node:stream";
import type { PreparedAnswer } from "@fitil/coach";
import type { Code, Intent, MentorMessage } from "@fitil/contracts";
import { aboutOther, aboutPerson } from "../question/about-people.ts";

import { answererFor } from "../answer/answerer.ts";
import { pastedBy } from "../answer/command-notice.ts";
import { holdRequest, NO_REQUEST } from "../answer/held-request.ts";
import type { AnswerJob, ReservedPlace } from "../answer/live-answers.ts";
import { planAnswer } from "../question/plan-answer.ts";
import type { AnswerPlan } from "../question/plan-answer.ts";
import { questionOf, safetyQuestionOf, textOf, transcriptOf } from "../question/question.ts";
import type { BesideBranch } from "../question/question.ts";
import { recallBranch } from "../question/recall-branch.ts";
import { replayAnswer } from "../answer/replay.ts";
import { partsToStore } from "../question/parts-to-store.ts";
import type { Wish } from "../question/wish.ts";
import { checkedTurns, withoutAnswers } from "../question/without-checks.ts";
import { AnswerFailure } from "../answer-failure.ts";
import type { Caller } from "../caller.ts";
import type { Mentor } from "../mentor-port.ts";
import type { StoredChat } from "../store/chats.ts";
import { themIn } from "../store/messages.ts";
import { newId } from "../store/new-id.ts";
import { fullness } from "../store/quotas.ts";
import type { Accounting, Keeping, TimeAndChance, Thinking, Writing } from "./ports.ts";

type Ports = Keeping & Thinking & Writing & Accounting & TimeAndChance;

export type Asked =
  | { readonly ok: true; readonly stream: Readable }
  | { readonly ok: false; readonly code: Code };

const NOT_FOUND = { ok: false, code: "mentor/not_found" } as const;
/** A refusal with help costs nothing (MA5). */
const FREE = { ok: true, request: NO_REQUEST } as const;

/** Begins the answer to `wish` in one of the caller's chats. */
export async function askInChat(ports: Ports, caller: Caller, chatId: string, wish: Wish): Promise<Asked> {
  const { userId } = caller;
  const reserved = await ports.live.reserve(userId, chatId);
  if (!reserved.ok) return reserved;
  // Given back, unless an answer begins in it.
  using place = reserved.place;
  try {
    const chat = await ports.chats.find(userId, chatId);
    if (chat === null) return NOT_FOUND;
    const plan = planAnswer(await settled(ports, userId, wish), {
      messages: await ports.messages.outline(chatId),
      leafId: chat.leafId,
      now: ports.clock.now(),
      freshId: () => newId(ports.random),
    });
    switch (plan.kind) {
      case "not_found":
        return NOT_FOUND;
      case "bad":
        return { ok: false, code: "request/bad" };
      case "replay": {
        const answer = await ports.messages.find(chatId, plan.answerId);
        return answer === null ? NOT_FOUND : { ok: true, stream: replayAnswer(ports.steadyClock, answer) };
      }
      case "write":
        return await write(ports, { caller, chat, wish, plan, place });
    }
  } catch (cause) {
    // The guard could not be asked: then nothing is answered either.
    if (cause instanceof AnswerFailure) return { ok: false, code: cause.code };
    throw cause;
  }
}

/** The wish, its message as it is stored. */
async function settled(ports: Ports, userId: string, wish: Wish): Promise<Wish> {
  if (wish.kind === "regenerate") return wish;
  const parts = await partsToStore(ports, userId, { parts: wish.message.parts, intent: wish.intent });
  return { ...wish, message: { ...wish.message, parts } };
}

/** Whose answer is to be written, where and to what. */
interface Asking {
  readonly caller: Caller;
  readonly chat: StoredChat;
  readonly wish: Wish;
  readonly plan: Extract<AnswerPlan, { kind: "write" }>;
  readonly place: ReservedPlace;
}

async function write(ports: Ports, it: Asking): Promise<Asked> {
  const { caller, chat, plan } = it;
  const full = fullness(await ports.usage(caller.userId), chat.messageCount);
  if (full !== null) return { ok: false, code: full };
  const recalled = await recallBranch(ports.messages, chat.id, plan.branch);
  const branch = plan.added === null ? recalled : [...recalled, plan.added];
  const asking = branch.at(-1);
  if (asking === undefined) return NOT_FOUND;
  const around = await surroundings(ports, it);
  const prepared = await ports.coach.ask("prepare", {
    safety: safetyQuestionOf(branch, around),
    checked: checkedTurns(branch),
    unlabelled: isUnlabelled(asking) ? textOf(asking) : null,
    untitled: chat.title === "" ? firstWords(it.wish, asking) : null,
  });
  const mentor = mentorFor(ports, it);
  const wish = wishHeard(prepared, mentor);
  const question = questionOf(withoutAnswers(branch, prepared.calm), { ...around, wish });
  const answerer = await answererFor(ports, prepared, {
    mentor,
    pasted: pastedBy(asking),
    locale: around.locale,
  });
  return begin(ports, it, {
    isFree: answerer.isFree,
    title: prepared.title ?? chat.title,
    parentId: asking.id,
    mentor: answerer.mentor,
    question: { ...question, careful: prepared.standing },
    // A wish in the midst of a scene is a line of it.
    beginsScene: wish === "role_play" && question.scene?.step === "begin" && !answerer.isFree,
  });
}

/** What is known beside the branch. */
async function surroundings(
  ports: Ports,
  { caller, chat, wish, plan }: Asking,
): Promise<Omit<BesideBranch, "wish">> {
  const project = chat.projectId === null ? null : await ports.projects.find(caller.userId, chat.projectId);
  const locale = wish.locale ?? caller.locale;
  // What comes with this message is newer than what the chat knows.
  const them = (plan.added === null ? null : themIn(plan.added)) ?? chat.them ?? null;
  return {
    profile: aboutPerson(caller.person, locale),
    notes: aboutOther(them, project?.notes ?? "", locale),
    locale,
    take: plan.take,
  };
}

function mentorFor(ports: Ports, { caller, wish }: Asking): Mentor {
  const isBuiltIn = caller.isGuest || (wish.kind === "regenerate" && wish.by === "built-in");
  return isBuiltIn ? ports.builtInMentor : ports.mentor;
}

/** Whether a message is words without an intent: what they want is to be found in them. */
function isUnlabelled(message: MentorMessage): boolean {
  return message.metadata.intent === undefined && transcriptOf(message) === null;
}

/** A chat is named once, by its first message as it was written: what was pasted names whom it is with. */
function firstWords(wish: Wish, asking: MentorMessage): string {
  return textOf(wish.kind === "submit" ? wish.message : asking);
}

/**
 * What words without an intent want, so that a model brings messages where messages are wanted (MS3). All but a scene, which
 * the page has to know of, the built-in mentor finds out by itself.
 */
function wishHeard({ wish }: PreparedAnswer, { model }: Mentor): Intent | null {
  return model.kind === "model" || wish === "role_play" ? wish : null;
}

interface Beginning extends Omit<AnswerJob, "id" | "request" | "store"> {
  readonly isFree: boolean;
  readonly title: string;
}

/** Holds a request, stores what is answered, and begins. Whatever ends before the answer has begun gives the request back. */
async function begin(
  ports: Ports,
  { caller: { userId }, chat, plan, place }: Asking,
  { isFree, title, ...job }: Beginning,
): Promise<Asked> {
  const id = newId(ports.random);
  const holding = isFree ? FREE : await holdRequest(ports, userId, id);
  if (!holding.ok) return holding;
  using unspent = new DisposableStack();
  const request = unspent.use(holding.request);
  const store = (message: MentorMessage) => ports.messages.add({ userId, chatId: chat.id, message, title });
  // Storing finds the chat; an answer that is asked for anew stores nothing first.
  const isThere =
    plan.added === null ? (await ports.chats.find(userId, chat.id)) !== null : await store(plan.added);
  const stream = isThere ? place.start({ ...job, id, request, store }) : null;
  if (stream === null) return NOT_FOUND;
  // The answer lets go of it from here on.
  unspent.move();
  return { ok: true, stream };
}
