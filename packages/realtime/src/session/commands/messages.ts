// Calls with an answer (rpc) and messages without one (send).
import { CLOSES, ERRORS } from "../../protocol/codes.ts";
import type { Core } from "../core.ts";
import { endSession } from "../end-session.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import type { Session, SessionClient } from "../session.ts";
import { encodeJson } from "../../protocol/wire.ts";
import { ask, type CommandContext, refuseCommand } from "./ask.ts";

/** Answers a call; 108 where the application takes none. */
export function rpc(
  core: Core,
  session: Session,
  client: SessionClient,
  request: { readonly id: number; readonly method: string; readonly data: unknown },
): MaybePromise<void> {
  const { hooks } = core;
  const { id } = request;
  if (hooks.rpc === undefined) {
    session.replyError(id, ERRORS.notAvailable);
    return undefined;
  }
  const command: CommandContext = { core, session, id, where: "rpc" };
  return ask(
    command,
    () => hooks.rpc?.(client, request.method, request.data),
    (answer) => {
      if (answer === undefined) return;
      if (answer.ok) session.reply(id, "rpc", `{"data":${encodeJson(answer.data)}}`);
      else refuseCommand(command, answer);
    },
  );
}

/** Takes a message; where the application takes none, the connection ends with 3508. */
export function send(core: Core, session: Session, client: SessionClient, data: unknown): MaybePromise<void> {
  const { hooks } = core;
  if (hooks.send === undefined) {
    endSession(core, session, CLOSES.notAvailable);
    return undefined;
  }
  return ask(
    { core, session, id: 0, where: "send" },
    () => hooks.send?.(client, data),
    () => undefined,
  );
}
