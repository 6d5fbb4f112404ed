// The mentor with all that it works with: the coach, a model, the reader, the search, and the plans that people buy.
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "./app.ts";
import { createBilling } from "../billing/billing.ts";
import { createChatSearch, createThreadSearch } from "../mentor/search/chat-search.ts";
import { createCoachWorker } from "../mentor/coach-thread/coach-worker.ts";
import { createCredits } from "../ledger/credits.ts";
import { createMentor } from "../mentor/mentor.ts";
import { createScreenshotReader } from "../mentor/reader/screenshot-reader.ts";
import { openModels } from "../mentor/open-models.ts";
import type { Guests } from "../guest-book/guest-book.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { Edge } from "../http/caller/edge.ts";
import type { Clock } from "../ports/process.ts";

interface MentorSurroundings {
  readonly edge: Edge;
  readonly clientAddress: ClientAddress;
  readonly guests: Pick<Guests, "allowance">;
}

/** Adds the mentor, with the model that the settings name or the built-in one, and its plans. */
export async function addMentor(
  deps: AppDeps,
  http: FastifyInstance,
  { edge, clientAddress, guests }: MentorSurroundings,
) {
  const { env, database, databaseFile, clock, steadyClock, random, log, site, shared = null } = deps;
  const credits = createCredits({ database, random });
  const billing = createBilling({ env, database, credits, clock, random, log, site, shared });
  billing.addRoutes(http, edge);
  const after: Clock["after"] = (delayMs, task) => steadyClock.after(delayMs, task);
  const coach =
    deps.mentorCoach ??
    createCoachWorker({ after, onFailure: (reason) => log.error({ reason }, "the coach failed") });
  const { mentorModel, mentorLocalServers } = deps;
  const wanted = env.mentorModel;
  const models = await openModels({
    clock: steadyClock,
    log,
    wanted,
    coach,
    mentorModel,
    mentorLocalServers,
  });
  const mentor = createMentor({
    database,
    clock,
    steadyClock,
    random,
    log,
    shared,
    edge,
    clientAddress,
    allowance: guests.allowance(deps.mentorAllowance ?? billing.allowance),
    model: models.current,
    reader:
      deps.mentorReader ??
      createScreenshotReader({
        clock: steadyClock,
        onFailure: (reason) => log.error({ reason }, "the screenshot reader failed"),
      }),
    coach,
    search:
      databaseFile === undefined
        ? createChatSearch(database)
        : createThreadSearch(databaseFile, (reason) => log.error({ reason }, "a search failed")),
  });
  mentor.addRoutes(http);
  const close = async () => {
    models.close();
    await mentor.close();
  };
  return { billing, mentor: { ...mentor, close } };
}
