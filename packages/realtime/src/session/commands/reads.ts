// What a client may read of a channel: who is there, and what was said. Both are off until the application allows them.
import type { Publication } from "../../protocol/publication.ts";
import type { ClientInfo } from "../../protocol/client.ts";
import { ERRORS } from "../../protocol/codes.ts";
import type { Command } from "../../protocol/command.ts";
import type { Core } from "../core.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import { andThen } from "../../schedule/maybe-promise.ts";
import type { Session, SessionClient } from "../session.ts";
import { clientInfoJson, publicationJson } from "../../protocol/wire.ts";
import { ask, type CommandContext, refuseCommand } from "./ask.ts";

type PresenceRequest = Extract<Command, { kind: "presence" | "presence_stats" }>;
type HistoryRequest = Extract<Command, { kind: "history" }>;

/** Who is in a channel, in full or in numbers. */
export function presence(
  core: Core,
  session: Session,
  client: SessionClient,
  request: PresenceRequest,
): MaybePromise<void> {
  const { id, channel, kind } = request;
  const { hooks } = core;
  if (hooks.presence === undefined) {
    session.replyError(id, ERRORS.notAvailable);
    return undefined;
  }
  const command: CommandContext = { core, session, id, where: "presence" };
  return ask(
    command,
    () => hooks.presence?.(client, channel),
    (answer) => {
      if (answer?.ok !== true) {
        if (answer !== undefined) refuseCommand(command, answer);
        return undefined;
      }
      return andThen(core.presence.list(channel), (infos) => {
        if (session.phase !== "open") return;
        session.reply(id, kind, kind === "presence" ? presenceResult(infos) : statsResult(infos));
      });
    },
  );
}

/** A part of a channel's stream, or its position alone. */
export function history(
  core: Core,
  session: Session,
  client: SessionClient,
  request: HistoryRequest,
): MaybePromise<void> {
  const { id, channel, since, reverse } = request;
  const { hooks } = core;
  if (hooks.history === undefined) {
    session.replyError(id, ERRORS.notAvailable);
    return undefined;
  }
  if (reverse && since?.offset === 0) {
    session.replyError(id, ERRORS.badRequest);
    return undefined;
  }
  const command: CommandContext = { core, session, id, where: "history" };
  const most = core.limits.maxHistoryPage;
  const limit = request.limit < 0 || request.limit > most ? most : request.limit;
  return ask(
    command,
    () => hooks.history?.(client, channel),
    (answer) => {
      if (answer?.ok !== true) {
        if (answer !== undefined) refuseCommand(command, answer);
        return undefined;
      }
      const query = { limit, reverse, ...(since === undefined ? {} : { since }) };
      return andThen(core.broker.history(channel, query), (page) => {
        if (session.phase !== "open") return;
        if (since !== undefined && since.epoch !== "" && since.epoch !== page.epoch) {
          session.replyError(id, ERRORS.unrecoverablePosition);
          return;
        }
        session.reply(id, "history", historyResult(page.publications, page.epoch, page.offset));
      });
    },
  );
}

function presenceResult(infos: readonly ClientInfo[]): string {
  return `{"presence":{${infos.map((info) => `${JSON.stringify(info.client)}:${clientInfoJson(info)}`).join(",")}}}`;
}

function statsResult(infos: readonly ClientInfo[]): string {
  const users = new Set(infos.map((info) => info.user));
  return `{"num_clients":${infos.length},"num_users":${users.size}}`;
}

function historyResult(publications: readonly Publication[], epoch: string, offset: number): string {
  const entries = publications.map((publication) => publicationJson(publication));
  return `{"publications":[${entries.join(",")}],"epoch":${JSON.stringify(epoch)},"offset":${offset}}`;
}
