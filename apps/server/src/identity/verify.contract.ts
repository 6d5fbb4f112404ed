// What every identity must refuse and accept at `verify`. One suite, run on the embedded and on the firebase adapter.
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { CryptoKey, JWTPayload } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Identity } from "../ports/sessions.ts";

/** One adapter under test. */
export interface IdentityUnderTest {
  readonly identity: Identity;
  readonly algorithm: "EdDSA" | "RS256";
  /** The key that the provider signs with, and its id. */
  readonly key: CryptoKey;
  readonly kid: string;
  /** Claims of a good token of somebody who exists; `now` in seconds. */
  readonly claims: (now: number) => JWTPayload;
  /** Seconds since 1970. */
  now(): number;
  pass(ms: number): void;
  close(): Promise<void>;
}

/** Runs the contract on one adapter. */
export function verifyContract(name: string, open: () => Promise<IdentityUnderTest>): void {
  describe(`verifying tokens: ${name}`, () => {
    let t: IdentityUnderTest;
    beforeEach(async () => {
      t = await open();
    });
    afterEach(() => t.close());

    const sign = (claims: JWTPayload, header: { kid?: string; alg?: string } = {}, key = t.key) =>
      new SignJWT(claims).setProtectedHeader({ alg: t.algorithm, kid: t.kid, ...header }).sign(key);
    const good = () => t.claims(t.now());
    const refusal = { ok: false, code: "auth/unauthorized" };

    it("takes a good token, and says who it is", async () => {
      const verified = await t.identity.verify(await sign(good()));
      expect(verified).toMatchObject({ ok: true, account: { userId: good().sub, email: "ann@example.org" } });
    });

    it("[CH7] names the mail address as the account's holder", async () => {
      const verified = await t.identity.verify(await sign(good()));
      expect(verified).toMatchObject({ account: { holder: "mail:ann@example.org" } });
    });

    it("refuses what is no token", async () => {
      for (const text of ["", "x", "a.b.c", "..", "null", "e30.e30.", "x".repeat(8000)])
        expect(await t.identity.verify(text)).toEqual(refusal);
    });

    it("refuses an unsigned token", async () => {
      const unsigned = new UnsecuredJWT(good()).encode();
      expect(await t.identity.verify(unsigned)).toEqual(refusal);
      const [, payload] = (await sign(good())).split(".");
      const header = (alg: string) => Buffer.from(JSON.stringify({ alg, kid: t.kid })).toString("base64url");
      for (const alg of ["none", "None", "NONE", ""])
        expect(await t.identity.verify(`${header(alg)}.${payload}.`)).toEqual(refusal);
    });

    it("refuses a token signed by somebody else, or changed afterwards", async () => {
      const stranger = await generateKeyPair(t.algorithm);
      expect(await t.identity.verify(await sign(good(), {}, stranger.privateKey))).toEqual(refusal);
      const [header, , signature] = (await sign(good())).split(".");
      const payload = Buffer.from(JSON.stringify({ ...good(), sub: "somebody-else" })).toString("base64url");
      expect(await t.identity.verify(`${header}.${payload}.${signature}`)).toEqual(refusal);
    });

    it("refuses the public key used as a shared secret", async () => {
      const secret = new TextEncoder().encode(
        JSON.stringify(
          await exportJWK((await generateKeyPair(t.algorithm, { extractable: true })).publicKey),
        ),
      );
      const forged = await new SignJWT(good()).setProtectedHeader({ alg: "HS256", kid: t.kid }).sign(secret);
      expect(await t.identity.verify(forged)).toEqual(refusal);
    });

    it("refuses an unknown key", async () => {
      for (const kid of ["unknown", "../../etc/passwd", "' or 1=1; --", ""])
        expect(await t.identity.verify(await sign(good(), { kid }))).toEqual(refusal);
    });

    it("refuses a token of another issuer or for somebody else", async () => {
      for (const wrong of [
        { iss: "https://evil.example" },
        { aud: "another" },
        { iss: `${String(good().iss)}x` },
      ])
        expect(await t.identity.verify(await sign({ ...good(), ...wrong }))).toEqual(refusal);
    });

    it("refuses a token that has ended, and one without an end", async () => {
      const token = await sign(good());
      expect(await t.identity.verify(token)).toMatchObject({ ok: true });
      t.pass(3_700_000);
      expect(await t.identity.verify(token)).toEqual(refusal);
      const { exp: _exp, ...endless } = good();
      expect(await t.identity.verify(await sign(endless))).toEqual(refusal);
    });

    it("refuses a token without a person or a time", async () => {
      const { sub: _sub, ...nobody } = good();
      const { iat: _iat, ...timeless } = good();
      for (const claims of [nobody, timeless, { ...good(), sub: "" }])
        expect(await t.identity.verify(await sign(claims))).toEqual(refusal);
    });
  });
}
