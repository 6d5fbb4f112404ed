// The mentor's slice, put together: store, guard, answers, routes. app.ts gives it what it stands on and joins it with
// the account pages; nothing else of the server knows what is in here.
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { Edge } from "../http/caller/edge.ts";
import { createPersonLimit, createPersonSlots } from "../http/limits/person-limits.ts";
import type { PersonalData } from "../ports/people.ts";
import type { Clock, Log, Random } from "../ports/process.ts";
import type { MentorAllowance } from "../ports/mentor-requests.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import { createBuiltInMentor } from "./answer/built-in-mentor.ts";
import { createFailures } from "./answer/failures.ts";
import { createLiveAnswers } from "./answer/live-answers.ts";
import type { AnswerStats } from "./answer/live-answers.ts";
import { shareAnswers } from "./answer/shared-answers.ts";
import type { Mentor } from "./mentor-port.ts";
import type { CoachWorker } from "./coach-thread/coach-worker.ts";
import type { MentorServices } from "./mentor-services.ts";
import { createUploadPacer } from "./pictures/upload-pacer.ts";
import { MAX_UPLOAD_BYTES } from "./pictures/receive-pictures.ts";
import { createUploadMemory } from "./pictures/upload-memory.ts";
import type { ScreenshotReader } from "./reader/screenshot-reader.ts";
import { adviceRoutes } from "./routes/advice-routes.ts";
import { isBulky, MOST_BODY_BYTES, turnAfter } from "./routes/bulky-body.ts";
import { chatRoutes } from "./routes/chat-routes.ts";
import { compressAnswers } from "./routes/compress-answers.ts";
import { createGuard } from "./guard.ts";
import { meRoutes } from "./routes/me-routes.ts";
import { messageRoutes } from "./routes/message-routes.ts";
import { pictureRoutes, shareRoute } from "./routes/picture-routes.ts";
import { projectRoutes } from "./routes/project-routes.ts";
import { reminderRoutes } from "./routes/reminder-routes.ts";
import { sentRoutes } from "./routes/sent-routes.ts";
import type { ChatSearch } from "./search/chat-search.ts";
import { createChats } from "./store/chats.ts";
import { isOfSomethingGone } from "./store/gone.ts";
import { createMessages } from "./store/messages.ts";
import { createPeople } from "./store/people.ts";
import { eraseBulk, erasureOf, recordOf } from "./store/person-data.ts";
import { createPictures } from "./store/pictures.ts";
import { createProjects } from "./store/projects.ts";
import { usageOf } from "./store/quotas.ts";
import { createReminders } from "./store/reminders.ts";
import { forgetEnded } from "./store/retention.ts";
import { createSentOptions } from "./store/sent-options.ts";
import { trashOf } from "./store/trash.ts";
import { whatWorked } from "./store/what-worked.ts";
import { HOUR_MS, MINUTE_MS } from "../ports/process.ts";

export interface MentorDeps {
  /** Migrated. */
  readonly database: Database;
  readonly edge: Edge;
  readonly clientAddress: ClientAddress;
  readonly clock: Clock;
  /** Times the writing of answers; never jumps. */
  readonly steadyClock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly allowance: MentorAllowance;
  readonly reader: ScreenshotReader;
  readonly coach: CoachWorker;
  readonly search: ChatSearch;
  /** The model that answers now; null: the built-in mentor does. */
  readonly model: () => Mentor | null;
  /** The other processes of the site; null where there are none. */
  readonly shared?: SharedSite | null;
}

export interface MentorSlice extends PersonalData {
  /** Adds everything below /api/mentor that is the mentor's own. */
  addRoutes(app: FastifyInstance): void;
  /** Ends the answers of an account that is gone. */
  dismiss(userId: string): void;
  /** Removes what was deleted for good and what was kept long enough. Call now and then. */
  forgetEnded(): Promise<void>;
  stats(): AnswerStats & { readonly modelFailures: number };
  /** Ends all answers and stores what had come; lets the reader and the coach go. */
  close(): Promise<void>;
}

const ANSWERS_A_MINUTE = 20;
/** Bytes of messages: a hundred honest ones, or five of the largest. */
const WRITTEN_A_MINUTE = 8_000_000;
const UPLOADS_A_MINUTE = 10;
const GUEST_UPLOADS_AN_HOUR = 30;
/** Uploads that come from slow phones take minutes and hold little: what they hold is counted by itself. */
const UPLOADS_AT_ONCE = { each: 2, all: 200 };
/** Pictures held while they come and wait to be read, for everybody together. */
const UPLOAD_MEMORY_BYTES = 480 * 1_048_576;
/** Bytes in a millisecond: a quarter of a gigabit for what is read, half of that for what is refused. */
const UPLOADED_A_MS = 32_768;
const REFUSED_A_MS = 16_384;
/** One holds little: what it costs is the database's time. */
const EXPORTS_AT_ONCE = { each: 1, all: 1_000 };
/** Whoever types a word is a search or two ahead of the answers. */
const SEARCHES_AT_ONCE = { each: 3, all: 300 };
const ADVICE_AT_ONCE = { each: 3, all: 200 };

/** Puts the slice together. */
export function createMentor(deps: MentorDeps): MentorSlice {
  const { database, clock, steadyClock, random, log, edge, clientAddress, coach, reader, search } = deps;
  const { shared = null } = deps;
  const messages = createMessages(database);
  const people = createPeople(database);
  const failures = createFailures(log);
  const own = createLiveAnswers({ clock, steadyClock, log, failures });
  const live = shared === null ? own : shareAnswers(own, shared, log);
  const limit = (name: string, most: number, windowMs = MINUTE_MS) =>
    createPersonLimit(steadyClock, { most, windowMs }, shared && { counts: shared.counts, name });
  const builtInMentor = createBuiltInMentor(coach, steadyClock);
  const swiftBuiltIn = createBuiltInMentor(coach, null);
  const services: MentorServices = {
    clock,
    steadyClock,
    random,
    log,
    edge,
    clientAddress,
    allowance: deps.allowance,
    coach,
    reader,
    guard: createGuard({ edge, people, clientAddress }),
    people,
    messages,
    chats: createChats({ database, clock, random, search }),
    projects: createProjects({ database, clock, random }),
    reminders: createReminders({ database }),
    sentOptions: createSentOptions({ database, clock }),
    whatWorked: (userId) => whatWorked(database, userId),
    trash: (userId) => trashOf(database, userId, clock.now()),
    pictures: createPictures({ database, clock, random }),
    usage: (userId) => usageOf(database, userId),
    live,
    failures,
    get mentor() {
      return deps.model() ?? builtInMentor;
    },
    builtInMentor,
    get swiftMentor() {
      return deps.model() ?? swiftBuiltIn;
    },
    swiftBuiltInMentor: swiftBuiltIn,
    answerLimit: limit("answers", ANSWERS_A_MINUTE),
    writingLimit: limit("written", WRITTEN_A_MINUTE),
    uploadLimit: limit("uploads", UPLOADS_A_MINUTE),
    guestUploadLimit: limit("guest uploads", GUEST_UPLOADS_AN_HOUR, HOUR_MS),
    adviceSlots: createPersonSlots(ADVICE_AT_ONCE),
    uploadSlots: createPersonSlots(UPLOADS_AT_ONCE),
    exportSlots: createPersonSlots(EXPORTS_AT_ONCE),
    uploadMemory: createUploadMemory(UPLOAD_MEMORY_BYTES),
    searchSlots: createPersonSlots(SEARCHES_AT_ONCE),
    uploads: createUploadPacer({ clock: steadyClock }, { bytesPerMs: UPLOADED_A_MS }),
    refusedUploads: createUploadPacer({ clock: steadyClock }, { bytesPerMs: REFUSED_A_MS }),
  };
  return {
    section: "mentor",
    record: (userId) => recordOf(database, messages, userId),
    eraseBulk: (userId) => eraseBulk(database, userId),
    erasure: (userId) => erasureOf(database, userId),
    addRoutes(app) {
      shareRoute(app);
      void app.register((scope) => addRoutes(scope, services));
    },
    dismiss: (userId) => live.forget(userId),
    forgetEnded: () => forgetEnded(database, clock.now()),
    stats: () => ({ ...live.stats(), modelFailures: failures.count() }),
    async close() {
      // Whatever it decodes, it holds nobody up.
      await reader.close();
      await live.close();
      await Promise.all([coach.close(), search.close()]);
    },
  };
}

/** The mentor's own room in the HTTP server: larger bodies, and nothing of it is ever cached. */
async function addRoutes(scope: FastifyInstance, services: MentorServices): Promise<void> {
  scope.addHook("onRequest", async (request, reply) => {
    // Nobody's bulk is read before it is known whose it is.
    if (isBulky(request) && (await services.edge.account(request, reply)) === null) return reply;
  });
  scope.addHook("preValidation", turnAfter);
  scope.addHook("onRoute", (route) => {
    route.bodyLimit ??= MOST_BODY_BYTES;
  });
  scope.addHook("onSend", async ({ raw }, reply, payload: unknown) => {
    // Node would read past at once all that comes of a body that was refused unread.
    if (!raw.complete) void services.refusedUploads.readPast(raw, MAX_UPLOAD_BYTES);
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    return payload;
  });
  scope.setErrorHandler(async (error, request, reply) => {
    if (!isOfSomethingGone(error)) throw error;
    // Deleted between the guard and the write: the account itself, or something of its that was named.
    if ((await services.edge.account(request, reply)) === null) return reply;
    return services.edge.refuse(request, reply, "mentor/not_found");
  });
  compressAnswers(scope);
  meRoutes(scope, services);
  projectRoutes(scope, services);
  chatRoutes(scope, services);
  messageRoutes(scope, services);
  sentRoutes(scope, services);
  reminderRoutes(scope, services);
  adviceRoutes(scope, services);
  await pictureRoutes(scope, services);
}
