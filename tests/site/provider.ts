// An OpenID provider on loopback, in Google's place: it shows a page that asks the person, as the real one does,
// and signs tokens that are checked for real.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";
import type { MutableToken } from "oauth2-mock-server";

export interface Provider {
  readonly origin: string;
  /** Whoever sits before the provider's page. */
  readonly person: { sub: string; email: string; email_verified: boolean; name: string };
  stop(): Promise<void>;
}

/** Starts a provider that knows one client, by its id. */
export async function startProvider(clientId: string): Promise<Provider> {
  const person = { sub: "google-1", email: "gena@example.com", email_verified: true, name: "Гена" };
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  service.on("beforeTokenSigning", (token: MutableToken) => {
    Object.assign(token.payload, person, { aud: clientId });
  });
  service.on("beforeUserinfo", (answer: { body: unknown }) => {
    answer.body = { ...person };
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    if (url.pathname === "/.well-known/openid-configuration") {
      response.setHeader("content-type", "application/json").end(JSON.stringify(discovery(origin)));
    } else if (url.pathname === "/consent") {
      response.setHeader("content-type", "text/html; charset=utf-8").end(consentPage(url));
    } else service.requestHandler(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  issuer.url = origin;
  return {
    origin,
    person,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function discovery(origin: string): object {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/consent`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  };
}

/** The provider's question: go on, or decline, both by leading back to where the client asked for. */
function consentPage({ search, searchParams }: URL): string {
  const back = new URL(searchParams.get("redirect_uri") ?? "");
  back.searchParams.set("error", "access_denied");
  back.searchParams.set("state", searchParams.get("state") ?? "");
  const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><html lang="ru"><title>Вход</title><link rel="icon" href="data:,">
    <p><a href="/authorize${attribute(search)}">Продолжить</a></p>
    <p><a href="${attribute(back.toString())}">Отказаться</a></p></html>`;
}
