// Between the identity library's web requests and answers and ours: only chosen headers go in, its refusals come out
// with our codes. Must never pass a stack trace or a library's own sentence to a caller.
import type { Code } from "@fitil/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../http/refusals/refuse.ts";
import type { ClientAddress } from "../../http/caller/client-address.ts";
import type { SiteAddress } from "../../http/site/site-address.ts";
import { CLIENT_ADDRESS_HEADER, MAIL_ORIGIN_HEADER, UNNAMED_SITE } from "./better-auth-setup.ts";

/** What the library may see of a request. Forwarded headers are not among them. */
const PASSED_HEADERS = [
  "accept-language",
  "authorization",
  "cookie",
  "origin",
  "referer",
  "user-agent",
] as const;
const MAX_HEADER_LENGTH = 4_096;

/** What the library may set on our answer. */
const PASSED_BACK = [
  "cache-control",
  "content-security-policy",
  "content-type",
  "location",
  "pragma",
  "set-auth-token",
] as const;

const CODES_OF_LIBRARY: Readonly<Record<string, Code>> = {
  INVALID_EMAIL_OR_PASSWORD: "auth/invalid-credentials",
  INVALID_EMAIL: "auth/invalid-email",
  EMAIL_NOT_VERIFIED: "auth/email-not-verified",
  USER_ALREADY_EXISTS: "auth/email-already-in-use",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "auth/email-already-in-use",
  FAILED_TO_CREATE_USER: "auth/email-already-in-use",
  INVALID_PASSWORD: "auth/wrong-password",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "auth/password-not-set",
  PASSWORD_ALREADY_SET: "auth/password-already-set",
  PASSWORD_TOO_SHORT: "auth/password-does-not-meet-requirements",
  PASSWORD_TOO_LONG: "auth/password-does-not-meet-requirements",
  INVALID_ORIGIN: "request/forbidden_origin",
  MISSING_OR_NULL_ORIGIN: "request/forbidden_origin",
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: "request/forbidden_origin",
  INVALID_TOKEN: "auth/link-expired",
  TOKEN_EXPIRED: "auth/link-expired",
};

/** Who asks and from where, as the library is told. */
export interface EngineCaller {
  readonly site: SiteAddress;
  readonly clientAddress: ClientAddress;
}

/** Builds the library's request; `path` begins with /api/auth and has its query. Without `method` it is the request's own. */
export function engineRequest(
  request: FastifyRequest,
  { site, clientAddress }: EngineCaller,
  call: { path: string; method?: "GET" | "POST"; body?: object },
): Request {
  const headers = new Headers({
    [CLIENT_ADDRESS_HEADER]: clientAddress(request.raw),
    [MAIL_ORIGIN_HEADER]: site.mailOriginOf(request),
  });
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string" && value.length <= MAX_HEADER_LENGTH) headers.set(name, value);
  }
  const method = call.method ?? request.method;
  const url = new URL(call.path, UNNAMED_SITE);
  if (method !== "POST") return new Request(url, { method, headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method, headers, body: JSON.stringify(call.body ?? {}) });
}

/** Sends the library's answer on: success and redirects as they are, refusals with our code in the caller's language. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<FastifyReply> {
  if (answer.status >= 400) return refuse(request, reply, await codeOf(answer));
  copyHeaders(reply, answer);
  if (!answer.headers.has("cache-control")) reply.header("cache-control", "no-store");
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}

/** Sets cookies and the session token of a successful answer on ours. */
export function copyHeaders(reply: FastifyReply, answer: Response): void {
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
}

async function codeOf(answer: Response): Promise<Code> {
  // A body that is no JSON names no code: the status decides.
  const body: unknown = await answer.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? String(body.code) : "";
  const known = CODES_OF_LIBRARY[code];
  if (known) return known;
  if (answer.status === 401) return "auth/unauthorized";
  if (answer.status === 404 || answer.status === 405) return "request/not_found";
  if (answer.status === 415) return "request/unsupported_media";
  return answer.status >= 500 ? "server/internal" : "request/bad";
}
