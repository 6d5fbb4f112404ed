// Ties every real-time connection to the session that its token came from: it is let in only while that session goes
// on, and closed when it is over. Knows no table.
import { CLOSES, ERRORS } from "@fitil/realtime";
import type { Client, CloseAdvice, HubHooks, Refusal } from "@fitil/realtime";
import type { Identity, SessionRef, SessionWatch } from "../../ports/sessions.ts";
import type { ConnectionTokens } from "./connection-token.ts";
import { isOver } from "./session-watch.ts";

/** Terminal: the client does not dial again by itself, and asks who it is (SE4). */
const SESSION_ENDED: CloseAdvice = { ...CLOSES.invalidToken, reason: "session ended" };

export interface ConnectionSessionDeps {
  readonly tokens: ConnectionTokens;
  readonly identity: Pick<Identity, "endedAmong">;
  readonly watch: SessionWatch;
  readonly disconnect: (clientId: string, why: CloseAdvice) => void;
}

export interface ConnectionSessions extends Required<Pick<HubHooks, "connected" | "disconnected">> {
  /** Whose connection token this is, while its session goes on (SE1); the session must become the client's `context`. */
  admit(token: string): Promise<{ readonly ok: true; readonly session: SessionRef } | Refusal>;
}

/** Makes the connection's side of sessions; `connected` and `disconnected` are hooks of the hub. */
export function createConnectionSessions(deps: ConnectionSessionDeps): ConnectionSessions {
  const { tokens, identity, watch, disconnect } = deps;
  const letGo = new Map<string, () => void>();
  return {
    async admit(token) {
      if (token === "") return { ok: false, close: CLOSES.badRequest };
      const verdict = await tokens.verify(token);
      if (!verdict.ok && verdict.why === "expired") return { ok: false, error: ERRORS.tokenExpired };
      if (!verdict.ok) return { ok: false, close: CLOSES.invalidToken };
      const { session } = verdict;
      if (await isOver(identity, session)) return { ok: false, close: SESSION_ENDED };
      return { ok: true, session };
    },
    connected({ id, context }: Client) {
      // SAFETY: `admit` says what stands there.
      const session = context as SessionRef;
      const end = () => disconnect(id, SESSION_ENDED);
      letGo.set(id, watch.hold(session, end));
    },
    disconnected({ id }: Client) {
      letGo.get(id)?.();
      letGo.delete(id);
    },
  };
}
