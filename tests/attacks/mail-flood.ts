// Somebody who wants a mailbox full, or wants this server to fill many: every call that sends a mail, from many addresses.
import { startMailServer } from "../site/mail-server.ts";
import type { MailServer } from "../site/mail-server.ts";
import { ownAddress, removeData, startServer } from "../site/server-process.ts";
import type { Attack, Scale, Verdict } from "./attack.ts";
import { requestAs } from "./request-as.ts";

const VICTIM = "victim@example.org";
const MAX_TO_ONE = 4;
const MAX_BY_ONE = 40;
const MAX_IN_ALL = 300;
/** The bounds let go of a mail in 15 minutes, 1 minute and 5 seconds; the long form takes about a minute. */
const EARNED_MEANWHILE = 1.1;

export const mailFlood: Attack = {
  name: "mail-flood",
  tries: "has the server send mail after mail to one mailbox, and to many",
  async run(scale) {
    const mail = await startMailServer();
    const server = await startServer({ LOG_LEVEL: "silent", SMTP_URL: mail.url, ...(await ownAddress()) });
    try {
      return await attack(server.address, mail, scale);
    } finally {
      await server.stop();
      await mail.stop();
      removeData(server.dataDir);
    }
  },
};

async function attack(address: string, mail: MailServer, scale: Scale): Promise<Verdict> {
  const isLong = scale === "long";
  const post = (path: string, body: object, from: string) =>
    requestAs(address, `/api/auth/${path}`, { method: "POST", body, from });
  const account = { email: VICTIM, password: "a stranger's word" };
  for (let index = 1; index <= (isLong ? 20 : 6); index++) {
    const from = `127.0.2.${index}`;
    await post("sign-up/email", account, from);
    await post("sign-in/email", account, from);
    await post("sign-in/magic-link", { email: VICTIM }, from);
  }
  const askers = isLong ? 12 : 1;
  const mailboxes = isLong ? 60 : 45;
  for (let asker = 1; asker <= askers; asker++)
    for (let box = 0; box < mailboxes; box++)
      await post("sign-in/magic-link", { email: `box-${asker}-${box}@example.org` }, `127.0.3.${asker}`);
  await settled(mail);
  const byAsker = Array.from({ length: askers }, (_, index) => mail.count(`box-${index + 1}-`));
  const figures = {
    mailboxesAimedAt: askers * mailboxes + 1,
    toOneMailbox: mail.count(VICTIM),
    byOneAsker: Math.max(...byAsker),
    inAll: mail.count(""),
  };
  const broken = [
    figures.toOneMailbox > MAX_TO_ONE && "a mailbox is flooded",
    figures.byOneAsker > MAX_BY_ONE * EARNED_MEANWHILE && "one stranger has many mailboxes filled",
    figures.inAll > MAX_IN_ALL * EARNED_MEANWHILE && "the server is a cannon",
    (figures.toOneMailbox === 0 || figures.byOneAsker === 0) && "no mail leaves at all",
  ].filter((fault) => fault !== false);
  const held = broken.length === 0;
  return held ? { held, figures } : { held, figures, why: broken.join("; ") };
}

/** Waits until no mail has come for half a second. */
async function settled(mail: MailServer): Promise<void> {
  for (let before = -1; before !== mail.count("");) {
    before = mail.count("");
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
