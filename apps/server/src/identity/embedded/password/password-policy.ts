// What a password must be (the embedded provider's policy): long enough, not among the well-known ones, not the e-mail.
import type { PasswordFault } from "@fitil/contracts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/** What the password lacks; empty when it is fine. Pure. */
export function passwordFaults(password: string, email: string): PasswordFault[] {
  const faults: PasswordFault[] = [];
  const length = Array.from(password).length;
  if (length < MIN_PASSWORD_LENGTH) faults.push("too_short");
  if (length > MAX_PASSWORD_LENGTH) faults.push("too_long");
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size <= 2) faults.push("too_common");
  const [mailbox = ""] = email.toLowerCase().split("@");
  if (plain === email.toLowerCase() || (mailbox.length >= 4 && plain === mailbox))
    faults.push("contains_email");
  return faults;
}
