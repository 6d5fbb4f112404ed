// The token a mailed link carries, in the page's fragment or in its query.
import { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "@fitil/contracts";

/** Everything a mailed link of either provider adds to the address. */
export const LINK_PARAMS: readonly string[] = [
  EMAIL_LINK_PARAM,
  VERIFY_EMAIL_PARAM,
  "apiKey",
  "oobCode",
  "mode",
  "lang",
  "continueUrl",
  "tenantId",
];

/** The value of `name` in the fragment (first) or the query of `url`; null when it is in neither. Pure. */
export function linkToken(url: string, name: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  const inFragment = new URLSearchParams(parsed.hash.replace(/^#/, "")).get(name);
  return inFragment || parsed.searchParams.get(name) || null;
}

/** The same address without the token, so that it stays in no history. Pure. */
export function withoutLinkToken(url: string, names: readonly string[]): string {
  const parsed = new URL(url);
  const fragment = new URLSearchParams(parsed.hash.replace(/^#/, ""));
  for (const name of names) {
    fragment.delete(name);
    parsed.searchParams.delete(name);
  }
  const rest = fragment.toString();
  parsed.hash = rest === "" ? "" : rest;
  return parsed.toString().replace(/#$/, "");
}

/**
 * Where a mailed link should lead back to: the path and query of the page it was asked from, without what an earlier link or
 * the version check has put there. Pure.
 */
export function returnPath(url: string): string {
  const { pathname, searchParams } = new URL(withoutLinkToken(url, [...LINK_PARAMS, "version"]));
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
