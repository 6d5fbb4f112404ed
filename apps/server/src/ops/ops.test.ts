// What those who run the server see: figures, health, and a log that gives nothing away.
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { createLog } from "./log.ts";
import { opsRoutes } from "./ops-routes.ts";

describe("the figures", () => {
  it("count tables, people, frames, corrections and ledger movements as Prometheus text", async () => {
    const t = await createTestApp();
    const { token } = await t.person("ann@example.org");
    await t.call("POST", "/api/rooms", { token, body: { stakes: 0 } });
    const { status, headers, text } = await t.call("GET", "/metrics");
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    expect([
      value("fitil_tables"),
      value("fitil_players"),
      value("fitil_games"),
      value("fitil_clients"),
    ]).toEqual([1, 0, 0, 0]);
    expect(value("fitil_ledger_movements_total")).toBe(1);
    const names = [
      "corrections_total",
      "connections",
      "connections_refused_total",
      "connections_displaced_total",
      "http_sockets",
      "http_sockets_refused_total",
      "frames_in_total",
      "frames_out_total",
      "bytes_in_total",
      "bytes_out_total",
      "event_loop_delay_p99_seconds",
    ];
    for (const name of names) expect([name, value(`fitil_${name}`) >= 0]).toEqual([name, true]);
    expect((await t.call("GET", "/metrics")).text).toContain("fitil_ledger_movements_total 1");
    await t.close();
  });
});

describe("the health", () => {
  it("says that the process lives, and what is wrong with the database; neither makes it unready", async () => {
    const t = await createTestApp();
    const ask = async (url: string) => {
      const { status, json } = await t.call("GET", url);
      return [status, json];
    };
    expect(await ask("/healthz")).toEqual([200, { status: "ok" }]);
    expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);
    t.deps.database.health.failed("away", new Error("gone"));
    expect(await ask("/healthz")).toEqual([
      200,
      { status: "degraded", database: "the database cannot be reached" },
    ]);
    expect(await ask("/readyz")).toEqual([200, { status: "ready" }]);
    expect((await t.call("GET", "/metrics")).text).toContain("fitil_database_well 0");
    await t.close();
  });

  it("is ready no more while the process goes down, and still lives", async () => {
    const app = Fastify();
    let why: string | null = "waiting for Redis";
    opsRoutes(app, {
      metrics: { contentType: "text/plain", text: async () => "", close: () => undefined },
      processId: "p1",
      database: { trouble: () => null },
      unready: () => why,
    });
    const waiting = await app.inject("/readyz");
    expect([waiting.statusCode, waiting.json()]).toEqual([503, { status: "waiting for Redis" }]);
    why = null;
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    why = "closing";
    const ready = await app.inject("/readyz");
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: "closing" }]);
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok", process: "p1" });
    await app.close();
  });
});

describe("the log", () => {
  const lines = (write: (log: ReturnType<typeof createLog>) => void, level = "info") => {
    const written: string[] = [];
    write(createLog(level, { write: (line) => void written.push(line) }));
    return written;
  };

  it("writes one JSON line without secrets, e-mails, tokens or passwords", () => {
    const cause = new Error(
      "Key (email)=(Ann.B+x@example.org) exists; see postgres://fitil:hunter2@db/fitil",
    );
    const [line = ""] = lines((log) =>
      log.warn(
        {
          password: "hunter2",
          newPassword: "hunter2",
          nested: { apiKey: "hunter2", api_key: "hunter2", to: "ann@example.org", list: ["почта@пример.рф"] },
          headers: { Authorization: "Bearer hunter2", cookie: "hunter2", "set-auth-token": "hunter2" },
          token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.sig",
          text: "got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.sig of ann@example.org",
          err: new Error("failed", { cause }),
          userId: "u1",
        },
        "mail to ann@example.org",
      ),
    );
    expect(line).not.toMatch(/hunter2|example\.org|пример|eyJ/);
    const entry = JSON.parse(line);
    expect(entry).toMatchObject({
      level: 40,
      userId: "u1",
      msg: "mail to [e-mail]",
      text: "got [token] of [e-mail]",
    });
    expect(entry.err).toMatchObject({ type: "Error", message: "failed", stack: expect.any(String) });
    expect(entry.err.cause.message).toBe(
      "Key (email)=([e-mail]) exists; see postgres://fitil:[removed]@db/fitil",
    );
  });

  it("keeps one-time links readable: without a mail server the log is where people find them", () => {
    const link = "http://localhost:3000/#signInToken=AbCdEf";
    expect(lines((log) => log.info({ text: `Откройте ссылку:\n\n${link}` }, "mail"))[0]).toContain(link);
  });

  it("survives what cannot be written plainly", () => {
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    expect(lines((log) => log.error({ loop, long: "x".repeat(100_000) }, "odd"))[0]?.length).toBeLessThan(
      10_000,
    );
  });

  it("is silent below its level", () => {
    expect(lines((log) => log.info({}, "x"), "warn")).toEqual([]);
    expect(lines((log) => log.error({}, "x"), "silent")).toEqual([]);
  });
});
