// Who holds an account beyond its deletion (CH7): the mail address, whatever its case. Pure.

/**
 * The holder of a mail address that the provider answers for. Tags (`ann+2@…`) and dots stay as they are: what they mean
 * is each mail server's own affair, and what first-day accounts can hand over is bounded anyway.
 */
export function mailHolder(email: string): string {
  return `mail:${email.normalize("NFC").trim().toLowerCase()}`;
}

/** The holder of a guest's account, which has no address: the account itself. Pure. */
export function guestHolder(userId: string): string {
  return `guest:${userId}`;
}
