// A running server for the mentor's benches, and people who have said that they are grown up.
import { signUp } from "../../site/account.ts";
import type { SignedIn } from "../../site/account.ts";

/** Somebody new at the server at `address`, ready to talk to the mentor. `name` is unique there. */
export async function newPerson(address: string, name: string): Promise<SignedIn> {
  const account = { name, email: `${name}@example.com`, password: `${name}-long-enough-1` };
  const person = await signUp(address, account);
  await json(address, person, "PUT", "/api/mentor/me", { adult: true });
  return person;
}

/** One call with a JSON body; returns the parsed answer. Throws with the status when it is refused. */
export async function json<T>(
  address: string,
  person: SignedIn,
  method: string,
  path: string,
  body: unknown,
): Promise<T> {
  const response = await fetch(address + path, {
    method,
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Middle of the numbers; NaN for none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;
}

/** Prints one figure as a JSON line; `ok` says whether it keeps within `most`. */
export function tell(metric: string, value: number, most: number, unit: string): boolean {
  const ok = value <= most;
  const rounded = Math.round(value * 100) / 100;
  console.log(JSON.stringify({ bench: "mentor", metric, value: rounded, target: `<= ${most} ${unit}`, ok }));
  return ok;
}
