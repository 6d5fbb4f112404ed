// The embedded service's calls about an account that is signed in: its password, and its sessions on every device. They go
// by the session's cookie; a session that is over shows in the answer.
import type { PasswordState } from "@fitil/contracts";
import type { Result } from "../http/http.ts";
import { embeddedErrorCode } from "./auth-errors.ts";
import { refused, SUCCESS } from "./identity-client.ts";
import type { AccountAccess, AuthOutcome } from "./identity-client.ts";

export interface EmbeddedAccessDeps {
  readonly get: (path: string) => Promise<Result<unknown>>;
  readonly post: (path: string, body: object) => Promise<Result<unknown>>;
  /** The server knows no session of this page any more. */
  readonly onSignedOut: () => void;
}

/** Builds the calls. */
export function createEmbeddedAccess({ get, post, onSignedOut }: EmbeddedAccessDeps): AccountAccess {
  const ask = async (path: string, body: object): Promise<AuthOutcome> => {
    const answer = await post(path, body);
    if (answer.ok) return SUCCESS;
    const { status, code, message } = answer.failure;
    if (status === 401) onSignedOut();
    return refused(embeddedErrorCode(code, status), message);
  };
  return {
    // The answer is ours: the same contract is checked on the server's side before it leaves.
    passwordState: () => get("/password") as Promise<Result<PasswordState>>,
    changePassword: (currentPassword, newPassword) =>
      ask("/change-password", { currentPassword, newPassword }),
    setPassword: (newPassword) => ask("/set-password", { newPassword }),
    endAllSessions: () => ask("/sign-out-everywhere", {}),
  };
}
