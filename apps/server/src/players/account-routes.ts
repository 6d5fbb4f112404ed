// The calls about one's own account: current user, name, gift, chip movements, export, deletion.
import { playerSettingsSchema, renameSchema } from "@fitil/contracts";
import type { Gift, LedgerEntry } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import { CodedError } from "../errors.ts";
import type { Edge } from "../http/caller/edge.ts";
import { JSON_TYPE, jsonStream } from "../http/json-stream.ts";
import { createPersonSlots, heldWhile } from "../http/limits/person-limits.ts";
import type { Ledger } from "../ports/ledger.ts";
import type { PlayerCard } from "../ports/people.ts";
import type { Account } from "../ports/sessions.ts";
import { closeAccount } from "./close-account.ts";
import type { CloseAccountDeps } from "./close-account.ts";
import type { PlayerAccounts } from "./players.ts";

export interface AccountRouteDeps extends CloseAccountDeps {
  readonly edge: Edge;
  readonly players: PlayerAccounts;
  readonly ledger: Ledger;
  /** The digest that stands for an account's holder in the books. */
  readonly holderOf: (account: Account) => string;
  /** Somebody's name changed. */
  readonly cardChanged: (card: PlayerCard) => void;
}

const PAGE_ENTRIES = 50;
const EXPORT_PAGE_ENTRIES = 500;
/** One holds little in memory: what it costs is the database's time. */
const EXPORTS_AT_ONCE = { each: 1, all: 1_000 };
/** Seconds after which an export may be over. */
const EXPORT_WAIT_S = 10;

/** Adds everything below /api/user. */
export function accountRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { edge, players, ledger } = deps;
  const exportSlots = createPersonSlots(EXPORTS_AT_ONCE);
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (request.url.startsWith("/api/user/")) reply.header("cache-control", "no-store");
    return payload;
  });

  app.get("/api/user/me", async (request, reply) => {
    const account = await edge.account(request, reply);
    return account === null ? reply : reply.send(await present(players, account));
  });

  app.put("/api/user/me", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    if (account.isGuest) return edge.refuse(request, reply, "user/guest");
    const body = renameSchema.safeParse(request.body);
    if (!body.success) return edge.refuse(request, reply, "user/bad_name");
    const renamed = await players.rename(account.userId, body.data.name);
    if (!renamed.ok) return edge.refuse(request, reply, renamed.code);
    deps.cardChanged(renamed.card);
    return reply.send(await present(players, account));
  });

  app.delete("/api/user/me", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    if (await deps.isInGame(account.userId)) return edge.refuse(request, reply, "user/in_game");
    await closeAccount(deps, account.userId);
    return reply.code(204).send();
  });

  settingsRoutes(app, deps);

  app.delete<{ Querystring: { game?: unknown } }>("/api/user/missed", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const { game } = request.query;
    if (typeof game !== "string") return edge.refuse(request, reply, "request/bad");
    await players.forgetMissed(account.userId, game);
    return reply.code(204).send();
  });

  app.get("/api/user/export", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const free = exportSlots.take(account.userId);
    if (free === null) throw new CodedError("request/too_many", { retryAfterS: EXPORT_WAIT_S });
    try {
      const record = await exportOf(deps, account.userId);
      return reply
        .header("content-disposition", 'attachment; filename="fitil-account.json"')
        .type(JSON_TYPE)
        .send(heldWhile(jsonStream(record), free));
    } catch (cause) {
      free();
      throw cause;
    }
  });

  app.get<{ Querystring: { before?: unknown } }>("/api/user/ledger", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const { before } = request.query;
    if (before !== undefined && (typeof before !== "string" || !/^[1-9]\d{0,15}$/.test(before)))
      return edge.refuse(request, reply, "request/bad");
    return reply.send(await ledger.history(account.userId, before ?? null, PAGE_ENTRIES));
  });

  app.post("/api/user/gift", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    if (account.isGuest) return edge.refuse(request, reply, "user/guest");
    const gift = await ledger.gift(account.userId, deps.holderOf(account));
    if (!gift.ok) return edge.refuse(request, reply, gift.code, { nextAt: gift.nextAt });
    return reply.send({ Chips: gift.balance } satisfies Gift);
  });
}

/** What was set in a match, kept with the account. */
function settingsRoutes(app: FastifyInstance, { edge, players }: AccountRouteDeps): void {
  app.get("/api/user/settings", async (request, reply) => {
    const account = await edge.account(request, reply);
    return account === null ? reply : reply.send(await players.settings(account.userId));
  });

  app.put("/api/user/settings", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const body = playerSettingsSchema.safeParse(request.body);
    if (!body.success) return edge.refuse(request, reply, "request/bad");
    await players.keepSettings(account.userId, body.data);
    return reply.code(204).send();
  });
}

async function present(players: PlayerAccounts, account: Account) {
  const user = await players.currentUser(account.userId);
  // The account was closed between the guard and here.
  if (user === null) throw new CodedError("auth/unauthorized");
  return user;
}

/** Everything kept about a person. Long lists are read while they are sent, so that no account is too large to be taken along. */
async function exportOf(deps: AccountRouteDeps, userId: string): Promise<Record<string, unknown>> {
  const [player, identity, chips] = await Promise.all([
    deps.players.record(userId),
    deps.identity.record(userId),
    deps.ledger.balance(userId),
  ]);
  const others: Record<string, unknown> = {};
  for (const kept of deps.alsoKept) others[kept.section] = await kept.record(userId);
  return { player, identity, chips, chipMovements: movementsOf(deps.ledger, userId), ...others };
}

async function* movementsOf(ledger: Ledger, userId: string): AsyncGenerator<LedgerEntry, void, undefined> {
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Ledger["history"]>> = await ledger.history(
      userId,
      before,
      EXPORT_PAGE_ENTRIES,
    );
    yield* page.entries;
    before = page.next;
  } while (before !== null);
}
