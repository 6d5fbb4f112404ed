// How many mails leave: nobody's mailbox can be flooded, and nobody can use this server to flood others. A mail that is held
// back looks to its asker like one that was sent; at most 15 minutes before it another one went to the same mailbox, and the
// link in that one still works, or has been used by whoever reads it.
import type { AttemptLimits, AttemptRule } from "../attempt-limits.ts";

const MINUTE = 60_000;
/** To one mailbox, whoever asks: as often as a one-time link gets old. */
const MAILBOX: AttemptRule = { name: "mail/mailbox", burst: 4, everyMs: 15 * MINUTE };
/** For one asker: a school signs up behind one address. */
const ASKER: AttemptRule = { name: "mail/asker", burst: 40, everyMs: MINUTE };
/** Altogether: what a stranger with many addresses can have sent in an hour. */
const ALL: AttemptRule = { name: "mail/all", burst: 300, everyMs: 5_000 };
/** A device of the mailbox's own account, which strangers' wishes do not hold up. */
const DEVICE: AttemptRule = { name: "mail/device", burst: 4, everyMs: 5 * MINUTE };

/** Counts a mail to `to` that the caller at `address` asks for; false when it must not leave. `deviceId` as in `Guesser`. */
export async function mayMail(
  limits: AttemptLimits,
  mail: { readonly to: string; readonly address: string; readonly deviceId: string | null },
): Promise<boolean> {
  const { to, address, deviceId } = mail;
  if (deviceId !== null) return (await limits.take(DEVICE, `${deviceId}\n${to}`)).ok;
  if (!(await limits.take(ASKER, address)).ok) return false;
  if (!(await limits.take(MAILBOX, to)).ok) return false;
  if ((await limits.take(ALL, "")).ok) return true;
  // What was not sent does not fill anybody's mailbox.
  await limits.giveBack(MAILBOX, to);
  return false;
}
