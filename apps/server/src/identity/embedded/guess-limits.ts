// How often passwords may be guessed. A stranger must not be able to lock the owner out, and a crowd of strangers must
// still be slow: tries are counted for each device or network and account together, and a besieged account only makes
// each network's next wrong try wait longer. The first try from anywhere is always judged.
import { networkOf } from "../../http/caller/client-address.ts";
import type { AttemptLimits, AttemptRule } from "./attempt-limits.ts";

const S = 1_000;
const MINUTE = 60 * S;
/** All tries of one address, at whatever accounts. */
const ADDRESS: AttemptRule = { name: "sign-in/address", burst: 100, everyMs: S };
/** A device that has been in the account before, by itself. */
const DEVICE: AttemptRule = { name: "sign-in/device", burst: 10, everyMs: MINUTE };
/** Wrong tries at one account from everywhere: beyond these it is besieged. Refuses nobody by itself. */
const ACCOUNT: AttemptRule = { name: "sign-in/account", burst: 30, everyMs: 2 * MINUTE };
/** One network's tries at one account, in calm times and when it is besieged: the same bucket. */
const CALM: AttemptRule = { name: "sign-in/network", burst: 10, everyMs: MINUTE };
const BESIEGED: AttemptRule = { name: "sign-in/network", burst: 1, everyMs: 15 * MINUTE };

export interface Guesser {
  /** In small letters. */
  readonly email: string;
  readonly address: string;
  /** A device that is known to the account, or null. */
  readonly deviceId: string | null;
}

/** A try that may be judged; `right` takes it back when the password was the right one. */
type Guess =
  | { readonly ok: true; right(): Promise<void> }
  | { readonly ok: false; readonly retryAfterS: number };

/** Counts one try. */
export async function takeGuess(limits: AttemptLimits, guesser: Guesser): Promise<Guess> {
  const { email, address, deviceId } = guesser;
  if (deviceId !== null) return takeAll(limits, [[DEVICE, `${deviceId}\n${email}`]]);
  const calm = await limits.take(ACCOUNT, email);
  const pair = `${networkOf(address)}\n${email}`;
  const taken = await takeAll(limits, [
    [ADDRESS, address],
    [calm.ok ? CALM : BESIEGED, pair],
  ]);
  const uncount = async () => (calm.ok ? limits.giveBack(ACCOUNT, email) : undefined);
  // What is not judged is no wrong try, or one stranger alone could besiege an account.
  if (!taken.ok) await uncount();
  if (!taken.ok) return taken;
  return {
    ok: true,
    async right() {
      await uncount();
      await limits.giveBack(calm.ok ? CALM : BESIEGED, pair);
    },
  };
}

async function takeAll(
  limits: AttemptLimits,
  counts: readonly (readonly [AttemptRule, string])[],
): Promise<Guess> {
  for (const [rule, who] of counts) {
    const attempt = await limits.take(rule, who);
    if (!attempt.ok) return attempt;
  }
  const [rule, who] = counts.at(-1) ?? [];
  return {
    ok: true,
    right: async () => (rule && who !== undefined ? limits.giveBack(rule, who) : undefined),
  };
}
