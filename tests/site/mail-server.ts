// A mail server on loopback that keeps every letter it takes.
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { readLetter } from "./mailbox.ts";
import type { Letter } from "./mailbox.ts";

export interface MailServer {
  /** For the product's `SMTP_URL`. */
  readonly url: string;
  /** Letters to that address, oldest first. */
  readonly lettersTo: (address: string) => Letter[];
  /** How many letters went to addresses that begin so. */
  readonly count: (prefix: string) => number;
  stop(): Promise<void>;
}

/** Starts a mail server without encryption or passwords. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onData(stream, _session, done) {
      let source = "";
      stream.on("data", (chunk: Buffer) => {
        source += chunk.toString();
      });
      stream.on("end", () => {
        letters.push(readLetter(source));
        done();
      });
    },
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    lettersTo: (address) => letters.filter(({ to }) => to === address),
    count: (prefix) => letters.filter(({ to }) => to.startsWith(prefix)).length,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
