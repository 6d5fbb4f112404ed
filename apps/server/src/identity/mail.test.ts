// Mails by SMTP to a real server on loopback, and into the outbox without one.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { createTestApp } from "../testing/test-app.ts";
import { createOutboxMailer, createSmtpMailer } from "./mail.ts";

const MAIL = {
  to: "ann@example.org",
  subject: "Вход в «Фитиль»",
  text: "http://localhost:3000/#signInToken=abc\n",
};

describe("mails", () => {
  it("leave by the SMTP server that was named", async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      onData(stream, session, done) {
        let text = `${session.envelope.rcptTo.map(({ address }) => address).join()}\n`;
        stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    await createSmtpMailer(`smtp://127.0.0.1:${port}/?ignoreTLS=true`, "no-reply@play.example.org").send(
      MAIL,
    );
    expect(received[0]).toMatch(/^ann@example\.org\n/);
    expect(received[0]).toContain("From: no-reply@play.example.org");
    expect(received[0]).toContain("signInToken=abc");
    await new Promise<void>((resolve) => server.close(resolve));
  });

  it("go into the outbox and the log without one, where only the owner reads them", async () => {
    const folder = join(mkdtempSync(join(tmpdir(), "fitil-outbox-")), "outbox");
    const logged: object[] = [];
    const write = (fields: object) => void logged.push(fields);
    const mailer = createOutboxMailer({
      folder,
      from: "no-reply@localhost",
      clock: new VirtualClock(Date.UTC(2026, 0, 2, 3, 4, 5)),
      log: { info: write, warn: write, error: write },
    });
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(readdirSync(folder)).toEqual(["2026-01-02T03-04-05-000Z-1.eml", "2026-01-02T03-04-05-000Z-2.eml"]);
    const file = join(folder, "2026-01-02T03-04-05-000Z-1.eml");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const eml = readFileSync(file, "utf8");
    expect(eml).toContain("To: ann@example.org");
    expect(eml).toContain("signInToken=abc");
    expect(logged[0]).toMatchObject({ file, subject: MAIL.subject, text: MAIL.text });
    expect(JSON.stringify(logged)).not.toContain("ann@example.org");
    rmSync(join(folder, ".."), { recursive: true });
  });

  it("hold up nobody and fail no request when the server is down", async () => {
    const t = await createTestApp(
      {},
      { mailer: { send: async () => Promise.reject(new Error("mail server of ann@example.org is down")) } },
    );
    const { status } = await t.call("POST", "/api/auth/sign-in/magic-link", {
      body: { email: "ann@example.org" },
    });
    expect(status).toBe(200);
    expect(JSON.stringify(t.logged)).toContain("mail server of [e-mail] is down");
    await t.close();
  });
});
