// One network that comes as guest after guest: each would be a free answer, a screenshot read, half a megabyte kept, a gift of
// chips to lose to a friend, and another name at the tables.
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";
import { requestAs } from "./request-as.ts";
import type { Answer } from "./request-as.ts";

/** What GU2 and GU3 allow a network. */
const MAX_GUESTS = 10;
const FROM = "127.0.0.77";

interface Spoils {
  guests: number;
  answers: number;
  chips: number;
  staked: number;
  chats: number;
}

export const guestSwarm: Attack = {
  name: "guest-swarm",
  tries: "comes as guest after guest for free answers, chips and room on the disk",
  async run(scale) {
    const swarm = scale === "short" ? 12 : 60;
    const server = await startServer({ MENTOR_FREE_REQUESTS: "1" });
    const spoils: Spoils = { guests: 0, answers: 0, chips: 0, staked: 0, chats: 0 };
    try {
      for (let n = 0; n < swarm; n++) await plunder(server.address, spoils);
    } finally {
      await server.kill();
      removeData(server.dataDir);
    }
    const figures = { swarm, ...spoils };
    const held =
      spoils.guests > 0 &&
      spoils.guests <= MAX_GUESTS &&
      spoils.answers <= spoils.guests &&
      spoils.chips === 0 &&
      spoils.staked === 0 &&
      spoils.chats <= 3 * spoils.guests;
    const why = "guests of one network had more than a guest's share";
    return held ? { held, figures } : { held, figures, why };
  },
};

/** Comes as one more guest and takes whatever there is; every other one wipes the traces. */
async function plunder(address: string, spoils: Spoils): Promise<void> {
  const entered = await ask(address, "POST", "/api/auth/sign-in/anonymous");
  if (entered.status !== 200) return;
  spoils.guests += 1;
  const session = String(entered.headers["set-auth-token"]);
  const { token } = read<{ token: string }>(await ask(address, "GET", "/api/auth/token", session));
  await ask(address, "PUT", "/api/mentor/me", token, { adult: true });
  await ask(address, "POST", "/api/user/gift", token);
  const { Chips } = read<{ Chips: number }>(await ask(address, "GET", "/api/user/me", token));
  spoils.chips += Chips;
  spoils.staked += taken(await ask(address, "POST", "/api/rooms", token, { stakes: 100 }), 201);
  for (let n = 0; n < 5; n++)
    spoils.chats += taken(await ask(address, "POST", "/api/mentor/chats", token), 201);
  const wish = { intent: "reply", context: "Она ходит на скалодром, что ответить?" };
  const advised = await Promise.all(
    [1, 2, 3].map(() => ask(address, "POST", "/api/mentor/advice", token, wish)),
  );
  for (const answer of advised) spoils.answers += taken(answer, 200);
  if (spoils.guests % 2 === 0) await ask(address, "DELETE", "/api/user/me", token);
}

function ask(address: string, method: string, path: string, token?: string, body?: object): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return requestAs(address, path, { method, headers, from: FROM, ...(body && { body }) });
}

function taken({ status }: Answer, when: number): number {
  return status === when ? 1 : 0;
}

function read<T>({ status, text }: Answer): T {
  if (status !== 200) throw new Error(`A guest was refused: ${status} ${text}`);
  return JSON.parse(text) as T;
}
