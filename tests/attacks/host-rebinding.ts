// A page of evil.example whose name is rebound to the address of somebody's server becomes "same origin" with it: the
// browser sends the foreign name as Host and as Origin. The server must not know itself under that name.
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack, Verdict } from "./attack.ts";
import { openingHeaders, requestAs } from "./request-as.ts";

const FOREIGN = ["evil.example", "evil.example:3000"];
const MORE_FOREIGN = [
  "127.0.0.1.evil.example",
  "localhost.evil.example",
  "evillocalhost",
  "EVIL.example.",
  "localhost@evil.example",
  "evil.example#localhost",
  "printer.local",
  "xn--80ak6aa92e.example",
];
const OWN = [
  "localhost:3000",
  "shop.localhost",
  "127.0.0.1",
  "127.1.2.3:8080",
  "192.168.1.20:3000",
  "[::1]:3000",
];

export const hostRebinding: Attack = {
  name: "host-rebinding",
  tries: "talks to the server under a name of its own choice, over HTTP and /ws",
  async run(scale) {
    const server = await startServer({ LOG_LEVEL: "silent" });
    try {
      return await attack(server.address, scale === "long" ? [...FOREIGN, ...MORE_FOREIGN] : FOREIGN);
    } finally {
      await server.stop();
      removeData(server.dataDir);
    }
  },
};

async function attack(address: string, foreign: readonly string[]): Promise<Verdict> {
  const faults: string[] = [];
  let [answered, opened, accounts] = [0, 0, 0];
  for (const [index, host] of foreign.entries()) {
    const origin = `http://${host}`;
    const email = `victim-${index}@example.org`;
    const answers = [
      await requestAs(address, "/", { headers: { host } }),
      await requestAs(address, "/api/auth/config", { headers: { host } }),
      await requestAs(address, "/api/auth/sign-in/magic-link", {
        method: "POST",
        headers: { host, origin },
        body: { email },
      }),
    ];
    answered += answers.filter(({ status }) => status !== 421).length;
    if (answers.some(({ text }) => !text.includes("PUBLIC_URL")))
      faults.push(`${host}: nobody says PUBLIC_URL`);
    const registered = await requestAs(address, "/api/auth/sign-up/email", {
      method: "POST",
      headers: { host, origin },
      body: { email, password: "correct horse" },
    });
    if (registered.status !== 421) accounts += 1;
    const upgrade = await requestAs(address, "/ws", { headers: openingHeaders(host, origin) });
    if (upgrade.status !== 421) opened += 1;
  }
  if (answered + accounts + opened > 0) faults.push("the server answered under a foreign name");
  let lost = 0;
  for (const host of OWN) {
    const page = await requestAs(address, "/api/auth/config", { headers: { host } });
    const upgrade = await requestAs(address, "/ws", { headers: openingHeaders(host, `http://${host}`) });
    if (page.status !== 200 || upgrade.status !== 101) lost += 1;
  }
  if (lost > 0) faults.push("an address of the server's own is refused");
  const figures = { foreignNames: foreign.length, answered, accounts, opened, ownNamesLost: lost };
  return faults.length === 0 ? { held: true, figures } : { held: false, figures, why: faults.join("; ") };
}
