// Asks an address who answers there.
import type { AskAddress } from "./own-address.ts";

const PATIENCE_MS = 3_000;

/** Asks `/healthz`, without following anybody elsewhere; rejects when nothing answers in 3 s, or no JSON. */
export const askHealth: AskAddress = async (url) => {
  const answer = await fetch(`${url}/healthz`, {
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const said: unknown = await answer.json();
  return typeof said === "object" && said !== null && "process" in said && typeof said.process === "string"
    ? said.process
    : null;
};
