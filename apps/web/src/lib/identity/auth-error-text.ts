// What a refused sign-in says to the person.
import type { TFunction } from "i18next";
import type { AuthOutcome } from "./identity-client.ts";

/**
 * The sentence for a refusal: ours for a known code, the provider's own words for an unknown one, and otherwise
 * «Произошла неизвестная ошибка аутентификации.» A password's faults are said best by the service that checked it. Pure.
 */
export function authErrorText(t: TFunction, refusal: Extract<AuthOutcome, { ok: false }>): string {
  const { code, message } = refusal;
  if (message !== null && message !== "" && SAID_BY_SERVER.has(code)) return message;
  return t(`auth.errors.${code}`);
}

/** Our own server answers these in the person's language and says more than we know. */
const SAID_BY_SERVER: ReadonlySet<string> = new Set([
  "password-does-not-meet-requirements",
  "too-many-attempts",
  "bad-name",
]);
