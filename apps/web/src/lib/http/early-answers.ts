// Answers that were asked for before the app was here (app/start/ask-early.ts), each given once to the first caller that asks the same.

/** Answers on their way, by the path that was asked; null once the app has asked that by itself or has its answer. */
export type EarlyAnswers = Map<string, Promise<Response> | null>;

declare global {
  // oxlint-disable-next-line no-var -- A property of the global object can be declared in no other way.
  var fitilEarly: EarlyAnswers | undefined;
}

/** `fetch`, but the first plain call of a path that was asked for early gets that answer. The query is nobody's business here. */
export const fetchEarly: typeof fetch = (input, init) => {
  if (typeof input !== "string" || init?.method !== undefined) return fetch(input, init);
  const [path = ""] = input.split("?", 1);
  const early = globalThis.fitilEarly?.get(path) ?? null;
  globalThis.fitilEarly?.set(path, null);
  return early ?? fetch(input, init);
};
