// A configuration can hold anything; only web addresses become links.

/** The address when it is an http(s) one, otherwise null. Pure. */
export function safeLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}
