import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { answerBrokenRequest } from "./broken-requests.ts";

/** Everything a server answers to these bytes before it closes. */
async function answerTo(bytes: string): Promise<{ status: string; body: unknown; head: string }> {
  const app = Fastify({ clientErrorHandler: answerBrokenRequest });
  app.get("/", () => ({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.write(bytes);
    await new Promise<void>((resolve, reject) => socket.once("close", () => resolve()).once("error", reject));
    const [head = "", body = ""] = Buffer.concat(chunks).toString().split("\r\n\r\n");
    return { status: head.split("\r\n")[0] ?? "", head, body: JSON.parse(body) };
  } finally {
    await app.close();
  }
}

describe("what never becomes a request", () => {
  it("is answered with a code when it is no HTTP", async () => {
    const { status, body, head } = await answerTo("GARBAGE\r\n\r\n");
    expect(status).toBe("HTTP/1.1 400 Bad Request");
    expect(body).toEqual({ error: "Сервер не понял запрос.", code: "request/bad" });
    expect(head).toContain("Connection: close");
  });

  it("is answered with a code when its head is too long", async () => {
    const { status, body } = await answerTo(
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(20_000)}\r\n\r\n`,
    );
    expect(status).toBe("HTTP/1.1 431 Request Header Fields Too Large");
    expect(body).toEqual({ error: "Запрос слишком большой.", code: "request/too_large" });
  });
});
