// How mails leave: by the SMTP server that was named, otherwise into the outbox folder and the log, so that a game on
// one's own machine needs no mail server. Sending never holds up or fails a request.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock, Log, Mailer } from "../ports/process.ts";

/** Mails by SMTP. `url` like smtps://user:password@host; `from` is the sender's address. The transport loads on first use. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = import("nodemailer").then((nodemailer) => nodemailer.createTransport(url));
  // A failure to load shows when the first mail is sent.
  transport.catch(() => undefined);
  return {
    async send(mail) {
      await (await transport).sendMail({ from, ...mail });
    },
  };
}

/** Mails into `<folder>/<time>-<n>.eml` and into the log, without the receiver's address there. */
export function createOutboxMailer(options: {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly log: Log;
}): Mailer {
  let count = 0;
  return {
    async send(mail) {
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
      const { message } = await transport.sendMail({ from: options.from, ...mail });
      mkdirSync(options.folder, { recursive: true, mode: 0o700 });
      const time = new Date(options.clock.now()).toISOString().replaceAll(/[:.]/g, "-");
      count += 1;
      const file = join(options.folder, `${time}-${count}.eml`);
      writeFileSync(file, message as Buffer, { mode: 0o600 });
      options.log.info({ file, subject: mail.subject, text: mail.text }, "a mail was written to the outbox");
    },
  };
}
