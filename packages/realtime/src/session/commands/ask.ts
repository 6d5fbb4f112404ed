// Asks the application's hook one thing and goes on with its answer, at once or later. Whatever a hook throws costs
// that command an error 100 and is reported; the connection lives.
import { ERRORS } from "../../protocol/codes.ts";
import type { Core } from "../core.ts";
import { endSession } from "../end-session.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import type { Refusal } from "../hooks.ts";
import { isLater } from "../../schedule/maybe-promise.ts";
import type { Session } from "../session.ts";

/** One command in hand. */
export interface CommandContext {
  readonly core: Core;
  readonly session: Session;
  /** The command's id; 0 where no reply is expected. */
  readonly id: number;
  /** Names the hook in reports. */
  readonly where: string;
}

/** Calls a hook and goes on with `proceed` if the session is still there. Never throws, never rejects. */
export function ask<T>(
  command: CommandContext,
  hook: () => MaybePromise<T>,
  proceed: (answer: T) => MaybePromise<void>,
): MaybePromise<void> {
  try {
    const answer = hook();
    if (isLater(answer)) {
      return answer
        .then((known) => (command.session.phase === "closed" ? undefined : proceed(known)))
        .catch((error: unknown) => failed(command, error));
    }
    if (command.session.phase === "closed") return undefined;
    const outcome = proceed(answer);
    return isLater(outcome) ? outcome.catch((error: unknown) => failed(command, error)) : undefined;
  } catch (error) {
    failed(command, error);
    return undefined;
  }
}

/** Answers a refusal: an error reply or the end. */
export function refuseCommand(command: CommandContext, refusal: Refusal): void {
  if ("close" in refusal) endSession(command.core, command.session, refusal.close);
  else if (command.id > 0) command.session.replyError(command.id, refusal.error);
}

function failed(command: CommandContext, error: unknown): void {
  command.core.fail(error, command.where);
  if (command.session.phase !== "closed" && command.id > 0)
    command.session.replyError(command.id, ERRORS.internal);
}
