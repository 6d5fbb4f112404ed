// What never becomes a request: bytes that are no HTTP, heads that are too long, heads that do not end. Answered on the bare
// connection in the shape of every other refusal; nobody's language is known there.
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Code } from "@fitil/contracts";
import { messageFor } from "./messages.ts";

interface Breach {
  readonly status: number;
  readonly code: Code;
}

const NO_HTTP: Breach = { status: 400, code: "request/bad" };
const BREACHES: Readonly<Record<string, Breach>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: "request/too_large" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "request/bad" },
};

/** Answers `{error, code}` and closes; a connection that is already gone is only let go. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = BREACHES[error.code ?? ""] ?? NO_HTTP;
  const body = JSON.stringify({ error: messageFor(code, "ru"), code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
