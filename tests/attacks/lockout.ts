// Strangers who know nothing but an address try to keep its owner out: of the password, of the one-time link and of its end.
import { lettersTo } from "../site/mailbox.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import type { Attack, Scale, Verdict } from "./attack.ts";
import { requestAs } from "./request-as.ts";
import type { Answer } from "./request-as.ts";

const OWNER = { email: "owner@example.org", password: "the owner's own word" };
const HOME = "127.0.0.1";
const NEW_DEVICE = "127.0.0.77";

export const lockout: Attack = {
  name: "lockout",
  tries: "keeps the owner of an address out by failing to sign in with it",
  async run(scale) {
    const server = await startServer({ LOG_LEVEL: "silent" });
    try {
      return await attack(server, scale);
    } finally {
      await server.stop();
      removeData(server.dataDir);
    }
  },
};

async function attack(server: ServerProcess, scale: Scale): Promise<Verdict> {
  const post = (path: string, body: object, from: string, cookie = ""): Promise<Answer> =>
    requestAs(server.address, `/api/auth/${path}`, {
      method: "POST",
      body,
      from,
      ...(cookie !== "" && { headers: { cookie } }),
    });
  const registered = await post("sign-up/email", OWNER, HOME);
  const device = (registered.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
  const { email } = OWNER;
  const strangers = scale === "long" ? 60 : 12;
  let judged = 0;
  const strike = async (from: string) => {
    for (let round = 0; round < (scale === "long" ? 12 : 1); round++) {
      const { status } = await post("sign-in/email", { email, password: `guess ${round}` }, from);
      if (status === 401) judged += 1;
    }
    await post("sign-in/magic-link", { email }, from);
    await post("email-link/complete", { email, token: "junk" }, from);
  };
  for (let index = 1; index <= strangers; index++) await strike(`127.0.1.${index}`);
  // And one of them sits behind the owner's own address.
  for (let round = 0; round < 11; round++) await post("sign-in/email", { email, password: "guess" }, HOME);

  const elsewhere = await post("sign-in/email", OWNER, NEW_DEVICE);
  const atHome = await post("sign-in/email", OWNER, HOME, device);
  const asked = await post("sign-in/magic-link", { email }, HOME, device);
  const link = lettersTo(server.dataDir, email).at(-1)?.link ?? server.address;
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get("signInToken") ?? "";
  const opened = await post("email-link/complete", { email, token }, NEW_DEVICE);
  const figures = {
    strangers,
    guessesJudged: judged,
    newDeviceStatus: elsewhere.status,
    knownDeviceStatus: atHome.status,
    linkAskedStatus: asked.status,
    linkOpenedStatus: opened.status,
  };
  const held = [elsewhere, atHome, asked, opened].every(({ status }) => status === 200);
  return held ? { held, figures } : { held, figures, why: "strangers keep the owner out" };
}
