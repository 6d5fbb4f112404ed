// Asks the server for its identity as early as a page can, so that nothing waits in line for it.
import { CallFailed } from "../../lib/http/http.ts";
import type { Services } from "../../lib/services.tsx";
import { createOpenApi, createServices } from "./create-services.ts";

/** Gives the services of this page; rejects with CallFailed when the server cannot be asked, and may be called again. */
export type Prepare = () => Promise<Services>;

/** Asks once. Rejects with CallFailed when the server cannot be asked. */
export async function askForServices(language: () => string): Promise<Services> {
  const config = await createOpenApi(language).authConfig();
  if (!config.ok) throw new CallFailed(config.failure);
  return createServices(config.value, language);
}

/** Starts asking at once: the first call of the returned function takes over that attempt, every later one is new. */
export function startPreparing(language: () => string): Prepare {
  let early: Promise<Services> | null = askForServices(language);
  // Whoever takes it over hears of a failure; until then it is not an unhandled one.
  early.catch(() => undefined);
  return () => {
    const running = early ?? askForServices(language);
    early = null;
    return running;
  };
}
