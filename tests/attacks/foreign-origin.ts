// The sign-in window of an OpenID provider, opened by a page of another site: it must hand nobody a session, and neither
// its success nor its failure may lead a person to a foreign page.
import { startProvider } from "../site/provider.ts";
import type { Provider } from "../site/provider.ts";
import { ownAddress, removeData, startServer } from "../site/server-process.ts";
import type { Attack, Verdict } from "./attack.ts";
import { requestAs } from "./request-as.ts";
import type { Answer } from "./request-as.ts";

const EVIL = "http://evil.example";
const CLIENT = "fitil-attacks";

export const foreignOrigin: Attack = {
  name: "foreign-origin",
  tries: "opens the provider's sign-in window from a page of its own and waits for the session",
  async run() {
    const provider = await startProvider(CLIENT);
    try {
      const settings = {
        LOG_LEVEL: "silent",
        GOOGLE_CLIENT_ID: CLIENT,
        GOOGLE_CLIENT_SECRET: "a secret of the attacks",
        GOOGLE_ISSUER: provider.origin,
      };
      const nameless = await attackServer(settings, provider);
      const named = await attackServer({ ...settings, ...(await ownAddress()) }, provider);
      const started = nameless === null ? 0 : 1;
      if (named === null) throw new Error("The server does not start with PUBLIC_URL");
      const verdict = nameless?.held === false ? nameless : named;
      return { ...verdict, figures: { ...verdict.figures, startedWithoutPublicUrl: started } };
    } finally {
      await provider.stop();
    }
  },
};

/** Null when the server refuses to start, naming PUBLIC_URL. */
async function attackServer(env: Record<string, string>, provider: Provider): Promise<Verdict | null> {
  const server = await startServer(env).catch((cause: unknown) => {
    if (String(cause).includes("PUBLIC_URL")) return null;
    throw cause;
  });
  if (server === null) return null;
  try {
    return await attack(server.address, provider);
  } finally {
    await server.stop();
    removeData(server.dataDir);
  }
}

async function attack(site: string, provider: Provider): Promise<Verdict> {
  const own = new URL(site).origin;
  const leads = (answer: Answer) =>
    answer.headers.location === undefined ? own : new URL(answer.headers.location, site).origin;
  let [sessionsShown, ledAway, toldForeigners, signedIn] = [0, 0, 0, 0];
  const look = (answer: Answer) => {
    const session = /session_token=([^;.]+)/.exec(String(answer.headers["set-cookie"]))?.[1];
    if (session !== undefined && session !== "") signedIn += 1;
    if (session !== undefined && session !== "" && answer.text.includes(session)) sessionsShown += 1;
    if (answer.text.includes(EVIL)) toldForeigners += 1;
    if (![own, provider.origin].includes(leads(answer))) ledAway += 1;
  };
  for (const popupOrigin of [EVIL, own])
    for (const accepts of [true, false]) {
      const query = new URLSearchParams({
        provider: "google",
        popupOrigin,
        popupNonce: "n",
        nonce: "n",
        callbackURL: EVIL,
        errorCallbackURL: EVIL,
        newUserCallbackURL: EVIL,
      });
      const start = await requestAs(site, `/api/auth/oauth-popup/start?${query}`);
      look(start);
      if (leads(start) !== provider.origin) continue;
      let back = await requestAs(site, await wayBack(provider, String(start.headers.location), accepts), {
        headers: { cookie: cookiesOf(start) },
      });
      look(back);
      if (back.headers.location !== undefined && leads(back) === own) {
        const { pathname, search } = new URL(back.headers.location, site);
        back = await requestAs(site, pathname + search);
        look(back);
      }
    }
  const figures = { sessionsShown, ledAway, toldForeigners, signedIn };
  if (signedIn === 0) return { held: false, figures, why: "the provider's window signs nobody in any more" };
  const held = sessionsShown + ledAway + toldForeigners === 0;
  return held
    ? { held, figures }
    : { held, figures, why: "the sign-in window serves a page of another site" };
}

/** Where the provider leads the person back to: after a yes with a code, after a no with an error. */
async function wayBack(provider: Provider, location: string, accepts: boolean): Promise<string> {
  const { search, searchParams } = new URL(location);
  if (!accepts)
    return `/api/auth/callback/google?${new URLSearchParams({ error: "access_denied", state: searchParams.get("state") ?? "" })}`;
  const answer = await fetch(`${provider.origin}/authorize${search}`, { redirect: "manual" });
  return `/api/auth/callback/google${new URL(String(answer.headers.get("location"))).search}`;
}

function cookiesOf(answer: Answer): string {
  return (answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
