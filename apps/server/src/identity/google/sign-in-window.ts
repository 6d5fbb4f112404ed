// The last page of the provider's sign-in window: says to its opener that it is done and closes itself. It says so to
// this site's own pages only, and it knows no secret that it could give away: the session is a cookie.
import { createHash } from "node:crypto";
import { SIGN_IN_WINDOW_MESSAGE } from "@fitil/contracts";
import type { FastifyReply } from "fastify";

const SCRIPT = `
const told = new URLSearchParams(location.search);
const word = {
  type: ${JSON.stringify(SIGN_IN_WINDOW_MESSAGE)},
  nonce: told.get("nonce"),
  error: told.get("error"),
  passwordVoid: told.has("passwordVoid"),
};
window.opener?.postMessage(word, location.origin);
window.close();
`;
const SCRIPT_HASH = createHash("sha256").update(SCRIPT).digest("base64");
const PAGE = `<!doctype html><meta charset="utf-8"><title>Фитиль</title><script>${SCRIPT}</script>`;

/** Answers with the page. */
export function sendWindowEnd(reply: FastifyReply): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header(
      "content-security-policy",
      `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type("text/html; charset=utf-8")
    .send(PAGE);
}
