// Where a contact of help leads: a call, or a page of the organisation's own.

/** `tel:` with the figures of a number, or the address itself when it is one of https. Pure. */
export function contactHref(value: string): string {
  return value.startsWith("https://") ? value : `tel:${value.replaceAll(/[^\d+]/g, "")}`;
}
