// Signing out, while the real-time connection of that very session goes on playing: the connection must be closed and
// everything that the session had given out must be worthless, while the person's other device notices nothing.
import { Centrifuge } from "centrifuge";
import { call, signIn, signUp } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";

/** What is promised (SE2). */
const PROMISED_MS = 1_000;
/** Whoever still plays by then has won; a machine with other things to do takes its time. */
const WAIT_MS = 30_000;
const ACT_EVERY_MS = 20;
const PEOPLE = { short: 1, long: 40 } as const;

export const signedOutConnection: Attack = {
  name: "signed-out-connection",
  tries: "goes on playing over a connection whose session was signed out",
  async run(scale) {
    const server = await startServer();
    try {
      const outcomes = await Promise.all(
        Array.from({ length: PEOPLE[scale] }, (_, number) => attackAs(server.address, number)),
      );
      const closedAfterMs = Math.max(...outcomes.map((one) => one.closedAfterMs));
      const faults = [...new Set(outcomes.flatMap((one) => one.faults))];
      if (scale === "long" && closedAfterMs > PROMISED_MS) faults.push(`closed after ${closedAfterMs} ms`);
      const actsTakenAfter = outcomes.reduce((sum, one) => sum + one.actsTakenAfter, 0);
      const figures = { people: outcomes.length, closedAfterMs, actsTakenAfter };
      return { held: faults.length === 0, figures, ...(faults.length > 0 && { why: faults.join("; ") }) };
    } finally {
      await server.stop();
      removeData(server.dataDir);
    }
  },
};

interface Outcome {
  readonly closedAfterMs: number;
  /** Publications that were taken after the sign-out was answered. */
  readonly actsTakenAfter: number;
  readonly faults: string[];
}

async function attackAs(address: string, number: number): Promise<Outcome> {
  const account = {
    name: `Беглец ${number}`,
    email: `runaway-${number}@example.org`,
    password: "a long wooden pass",
  };
  const phone = await signUp(address, account);
  const laptop = await signIn(address, account);
  const kept = await connectionToken(address, phone.token);
  const line = connect(address, () => connectionToken(address, phone.token));
  await line.subscribed;

  let isOut = false;
  let taken = 0;
  const acting = setInterval(() => {
    void line.act().then((ok) => (taken += ok && isOut ? 1 : 0));
  }, ACT_EVERY_MS);
  await call(address, "/api/auth/sign-out", { method: "POST", token: phone.session, body: {} });
  isOut = true;
  const outAt = performance.now();
  const closed = await within(WAIT_MS, line.closed);
  clearInterval(acting);
  const closedAfterMs = Math.round(performance.now() - outAt);

  const faults: string[] = [];
  if (closed !== 3500) faults.push(`the connection was closed with ${String(closed)}`);
  if ((await statusOf(address, phone.token)) !== 401) faults.push("its identity token was taken");
  const late = connect(address, () => Promise.resolve(kept));
  if ((await within(WAIT_MS, late.closed)) !== 3500) faults.push("its connection token was taken");
  if ((await statusOf(address, laptop.token)) !== 200) faults.push("the other device was signed out as well");
  const other = connect(address, () => connectionToken(address, laptop.token));
  if ((await within(WAIT_MS, other.subscribed)) === null) faults.push("the other device cannot connect");
  for (const one of [line, late, other]) one.end();
  return { closedAfterMs, actsTakenAfter: taken, faults };
}

/** The list's channel over the unmodified client; `closed` is the final close code. */
function connect(address: string, getToken: () => Promise<string>) {
  const client = new Centrifuge(`${address.replace("http", "ws")}/ws`, {
    websocket: globalThis.WebSocket,
    getToken,
  });
  const list = client.newSubscription("public:lobby_updates");
  const closed = new Promise<number>((resolve) => {
    client.on("disconnected", ({ code }) => resolve(code));
  });
  const subscribed = new Promise<true>((resolve) => {
    list.on("subscribed", () => resolve(true));
  });
  list.subscribe();
  client.connect();
  return {
    closed,
    subscribed,
    end: () => client.disconnect(),
    act: () =>
      client.publish("public:lobby_updates", { type: "request_lobby_list" }).then(
        () => true,
        () => false,
      ),
  };
}

async function connectionToken(address: string, identity: SignedIn["token"]): Promise<string> {
  const path = "/api/centrifuge/connection_token";
  return (await call<{ token: string }>(address, path, { token: identity })).token;
}

async function statusOf(address: string, token: string): Promise<number> {
  const response = await fetch(`${address}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}

async function within<T>(ms: number, outcome: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}
