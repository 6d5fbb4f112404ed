// What the server says about itself, and who is let in meanwhile.
import { call, signUp } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { connectGuest } from "../site/table-guest.ts";

/** One figure of /metrics; NaN when there is none of that name. */
export async function figureOf(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

/** Registers somebody new, by a name that is an address, too, and signs them in. */
export async function enter(address: string, name: string): Promise<SignedIn> {
  const account = { name, email: `${name}@example.org`, password: "correct horse battery" };
  return await signUp(address, account);
}

/** Somebody new signs up, opens a table and sits down at it, as every visitor does. Rejects when that fails. */
export async function visit(address: string, name: string): Promise<void> {
  const person = await enter(address, name);
  const room = await call<{ id: string }>(address, "/api/rooms", {
    method: "POST",
    token: person.token,
    body: { stakes: 0 },
  });
  const guest = connectGuest(address, person);
  try {
    await guest.join(room.id);
  } finally {
    guest.close();
  }
}
